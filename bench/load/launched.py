"""The server as the benchmark starts it: on one core, and able to say where its time goes.

A first SIGUSR1 begins to look, many times a second of its own work, at what it is doing; the second
one writes down what was seen: each stack, innermost first, and how often.
"""

from __future__ import annotations

import json
import os
import signal
import socket
from collections import Counter
from pathlib import Path
from types import FrameType

import msgspec

from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import SETTINGS, SOCKET, run_alone

SEEN = "DREAMCOG_BENCH_SEEN"
CORE = "DREAMCOG_BENCH_CORE"
EVERY = 0.002
"""Seconds of the process's own work between two looks."""


class Looks:
    """What the server was seen doing."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._stacks: Counter[tuple[str, ...]] = Counter()
        self._is_looking = False

    def switch(self, *_: object) -> None:
        self._is_looking = not self._is_looking
        every = EVERY if self._is_looking else 0.0
        signal.setitimer(signal.ITIMER_PROF, every, every)
        if not self._is_looking:
            self._file.write_text(json.dumps(list(self._stacks.items())))
            self._stacks.clear()

    def look(self, _: int, frame: FrameType | None) -> None:
        stack = []
        while frame is not None:
            stack.append(f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_qualname}")
            frame = frame.f_back
        self._stacks[tuple(stack)] += 1


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(os.environ[CORE])})
    looks = Looks(Path(os.environ[SEEN]))
    signal.signal(signal.SIGUSR1, looks.switch)
    signal.signal(signal.SIGPROF, looks.look)
    run_alone(
        msgspec.json.decode(os.environ[SETTINGS], type=Settings),
        socket.socket(fileno=int(os.environ[SOCKET])),
    )
