"""Ctrl-C and SIGTERM during long work: what is done is kept, then the command ends."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any

EXIT_CODE = 130
"""The exit status of a command that was interrupted."""


class Interrupted(BaseException):
    """The person, or the system, wants the command to end."""


class Interruption:
    """Turns these signals into `Interrupted`, except where something must not be cut short."""

    def __init__(self) -> None:
        self._came = self._is_shielded = False
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Interruption:
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, self._handle)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _handle(self, _number: int, _frame: FrameType | None) -> None:
        """Interrupt once; while something is shielded, or a second time, only take note."""
        is_first, self._came = not self._came, True
        if is_first and not self._is_shielded:
            raise Interrupted

    @contextmanager
    def shielded(self) -> Iterator[None]:
        """What is done here is done whole; a signal that came meanwhile counts afterwards."""
        came_before = self._came
        self._is_shielded = True
        try:
            yield
        finally:
            self._is_shielded = False
        if self._came and not came_before:
            raise Interrupted
