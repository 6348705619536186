"""Ending a training early: Ctrl-C and SIGTERM are noted, and the loop ends where it is safe."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Whether the training is to end. A second signal of the same kind ends the program at once."""

    def __init__(self) -> None:
        self.is_wanted = False

    def want(self, number: int, frame: FrameType | None) -> None:
        """Note a signal."""
        self.is_wanted = True
        signal.signal(number, signal.SIG_DFL)


@contextmanager
def stopping() -> Iterator[Stop]:
    """Note signals while the block runs; then they do what they did before."""
    stop = Stop()
    before = {number: signal.signal(number, stop.want) for number in SIGNALS}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
