"""Keys as they are pressed, where there is a real terminal; the terminal is always put back."""

from __future__ import annotations

import codecs
import importlib.util
import os
import re
import select
import signal
import sys
from types import FrameType, TracebackType
from typing import Any

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
ENTER, ESCAPE, BACKSPACE = "enter", "escape", "backspace"
CLEAR, REDRAW, END, OTHER = "clear", "redraw", "end", "other"

PLAIN = {
    "\r": ENTER,
    "\n": ENTER,
    "\x7f": BACKSPACE,
    "\b": BACKSPACE,
    "\t": RIGHT,
    "\x04": END,
    "\x0c": REDRAW,
    "\x15": CLEAR,
}
"""What single characters mean; a printable one that is not here stands for itself."""

SEQUENCES = {"A": UP, "B": DOWN, "C": RIGHT, "D": LEFT, "Z": LEFT}
"""What the last letter of an escape sequence means."""

SEQUENCE = re.compile(r"\x1b[\[O][0-9;]*([A-Za-z~])")
SOON = 0.05
"""Seconds: what follows an escape character later than this is not part of its sequence."""


def is_terminal() -> bool:
    """Whether keys can be read one by one and the screen painted."""
    both = sys.stdin.isatty() and sys.stdout.isatty()
    known = importlib.util.find_spec("termios") is not None
    return both and known and os.environ.get("TERM", "dumb") not in ("dumb", "unknown", "")


class Keyboard:
    """The keys of a terminal, for as long as it is entered (`with`)."""

    def __init__(self, fd: int) -> None:
        self.fd = fd
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._waiting = ""
        self._saved: list[Any] = []
        self._is_woken = False

    def __enter__(self) -> Keyboard:
        import termios

        self._saved = termios.tcgetattr(self.fd)
        self._key_by_key()
        signal.signal(signal.SIGCONT, self._wake)
        return self

    def _key_by_key(self) -> None:
        """From now on keys arrive as they are pressed, and are not shown."""
        import tty

        tty.setcbreak(self.fd)

    def _wake(self, _number: int, _frame: FrameType | None) -> None:
        """Back from the shell (after Control-Z), which has set the terminal as it likes it."""
        self._key_by_key()
        self._is_woken = True

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        import termios

        signal.signal(signal.SIGCONT, signal.SIG_DFL)
        termios.tcsetattr(self.fd, termios.TCSADRAIN, self._saved)

    def read(self, timeout: float | None = None) -> str | None:
        """The next key: a name above, or a printable character; None when none comes in time."""
        if not self._waiting and not self._fill(timeout):
            woken, self._is_woken = self._is_woken, False
            return REDRAW if woken else None
        if self._waiting == "\x1b":
            self._fill(SOON)
        if found := SEQUENCE.match(self._waiting):
            self._waiting = self._waiting[found.end() :]
            return SEQUENCES.get(found[1], OTHER)
        letter, self._waiting = self._waiting[0], self._waiting[1:]
        if letter == "\x1b":
            return ESCAPE
        return PLAIN.get(letter) or (letter if letter.isprintable() else OTHER)

    def _fill(self, timeout: float | None) -> bool:
        """Wait for something to be pressed; whether something was."""
        if not select.select([self.fd], [], [], timeout)[0]:
            return False
        try:
            pressed = os.read(self.fd, 1024)
        except OSError:
            raise EOFError from None
        if not pressed:
            raise EOFError
        self._waiting += self._decoder.decode(pressed)
        return bool(self._waiting)
