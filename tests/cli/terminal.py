"""A terminal for a process to sit at: a pty with a size, keys to press, a screen to read."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType

QUIET = 0.1
"""Seconds without a new letter after which a screen is taken as painted."""

PATIENCE = 20.0

AGAIN = 5.0
"""Seconds after which keys are pressed again that have not been noticed."""


class Terminal:
    """`dreamcog play`, or another command, in a terminal of its own."""

    def __init__(
        self,
        *args: str,
        size: tuple[int, int] = (35, 100),
        game: str = "cyberion",
        command: str = "play",
    ) -> None:
        self.ours, self.theirs = pty.openpty()
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        self.before = termios.tcgetattr(self.theirs)
        program = [sys.executable, "-c", "from dreamcog.cli.main import main; main()", command]
        hidden = ("COLUMNS", "LINES", "NO_COLOR")
        env = {name: value for name, value in os.environ.items() if name not in hidden}
        self.process = subprocess.Popen(
            [*program, game, *args],
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            env=env | {"TERM": "xterm-256color"},
            preexec_fn=self._own_it,
        )
        self.seen = ""
        self._read_until(lambda: "\x1b[H" in self.seen)

    def _own_it(self) -> None:
        """The terminal becomes the process's own, so that Control-C reaches it."""
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # whatever this process ignores
        os.setsid()
        fcntl.ioctl(self.theirs, termios.TIOCSCTTY, 0)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)
        os.close(self.theirs)

    def press(self, *pressed: str) -> str:
        """Press keys one after the other; what the screen shows then."""
        for keys in pressed:
            self.type(keys)
        return self.screen()

    def type(self, keys: str) -> None:
        """Press keys at once, and wait until the screen has been painted again."""
        painted = self.seen.count("\x1b[H")
        os.write(self.ours, keys.encode())
        self._read_until(lambda: self.seen.count("\x1b[H") > painted)

    def leave(self, *pressed: str) -> int:
        """Press keys after which the process ends; its exit status.

        They are pressed again where nothing comes of them, as a person would.
        """
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            for keys in pressed:
                os.write(self.ours, keys.encode())
            again = time.monotonic() + AGAIN
            while self.process.poll() is None and time.monotonic() < again:
                self._read(0.05)
        return self.process.wait(1)

    def screen(self) -> str:
        """What has been painted last, without colours."""
        last = self.seen.rpartition("\x1b[H")[2]
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", last).replace("\xa0", " ")

    def is_as_before(self) -> bool:
        """Whether the terminal has its settings back."""
        return termios.tcgetattr(self.theirs) == self.before

    def _read_until(self, is_done: object) -> None:
        assert callable(is_done)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            if not self._read(QUIET) and is_done():
                return

    def _read(self, wait: float) -> bool:
        """Take in what has been written; whether there was something."""
        if not select.select([self.ours], [], [], wait)[0]:
            return False
        self.seen += os.read(self.ours, 65536).decode("utf-8", "replace")
        return True
