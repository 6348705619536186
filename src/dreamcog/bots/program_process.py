"""The process of a program that plays: a line of JSON to it, a line of JSON back, in time."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

LONGEST_LINE = 1 << 20
PATIENCE = 1.0
"""Seconds that a program has to end by itself when its input is closed."""
OURS = "DREAMCOG_"
"""Begins variables that a program is not given: there may be passwords in them."""


class ProgramFailed(Exception):
    """A program could not be begun, has ended, or has written what nobody understands."""


class ProgramProcess:
    """A running program. It is ended with this process, if not before."""

    def __init__(self, command: Sequence[str]) -> None:
        """Begin it; what it writes to standard error goes where ours goes."""
        given = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=given,
                start_new_session=not leads_session(),
            )
        except OSError as error:
            raise ProgramFailed(f"{command[0]}: {error.strerror or error}") from error
        atexit.register(self.end)

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def exchange(self, told: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """What it answers to this; `TimeoutError` where that takes longer.

        A thread of its own writes and reads: a program that does not read would block the writer.
        """
        answers: SimpleQueue[dict[str, Any] | Exception] = SimpleQueue()
        line = json.dumps(told, separators=(",", ":"), allow_nan=False).encode() + b"\n"
        Thread(target=self._exchange, args=(line, answers), daemon=True).start()
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            self.end(0.0)
            raise TimeoutError(f"no answer within {seconds:g} seconds") from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _exchange(self, line: bytes, answers: SimpleQueue[dict[str, Any] | Exception]) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
            read = self._process.stdout.readline(LONGEST_LINE)
            if not read.endswith(b"\n"):
                raise ProgramFailed("it has ended, or written a line that is too long")
            answer = json.loads(read)
            if not isinstance(answer, dict):
                raise ProgramFailed("a line that is no JSON object")
        except (OSError, ValueError, RecursionError) as error:
            answers.put(ProgramFailed(f"{type(error).__name__}: {error}"))
        except ProgramFailed as failed:
            answers.put(failed)
        else:
            answers.put(answer)

    def end(self, patience: float = PATIENCE) -> None:
        """Close its input, which asks it to end, and kill it where it does not."""
        atexit.unregister(self.end)
        process = self._process
        assert process.stdin is not None
        if patience == 0.0:
            process.kill()
        with suppress(OSError, ValueError):
            process.stdin.close()
        try:
            process.wait(patience or None)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            with suppress(OSError, ValueError):
                process.stdout.close()


def leads_session() -> bool:
    """Whether this process leads a session, as a worker of a server: its programs end with it.

    Elsewhere a program gets a session of its own: Ctrl-C at a terminal is not meant for it.
    """
    return hasattr(os, "getsid") and os.getsid(0) == os.getpid()
