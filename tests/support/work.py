"""Work for fleets under test: functions that worker processes can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

from dreamcog.core.refusal import malformed


def squared(number: int) -> tuple[int, int]:
    """The square, and the process that found it."""
    return number * number, os.getpid()


def slow_at_first(number: int) -> int:
    """The number itself; the first takes a while."""
    time.sleep(0.5 if number == 0 else 0.0)
    return number


def refuse(number: int) -> int:
    raise malformed("number", f"not {number}")


def fail(number: int) -> int:
    raise ZeroDivisionError(f"no {number}")


class Deadly(NamedTuple):
    """A part that kills its worker until this file has so many lines."""

    file: Path
    deaths: int
    number: int


def die(part: Deadly) -> int:
    """Kill the process that works on this, the first few times."""
    before = part.file.read_text().count("\n") if part.file.exists() else 0
    if before < part.deaths:
        with part.file.open("a") as file:
            file.write(f"{os.getpid()}\n")
        os.kill(os.getpid(), signal.SIGKILL)
    return part.number


def sleep(seconds: float) -> None:
    time.sleep(seconds)
