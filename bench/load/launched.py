"""The server as the benchmark starts it: on one core, and able to say where its time goes.

A first SIGUSR1 begins to look, many times a second of its own work, at what it is doing; the second
one writes down what was seen: each stack, innermost first, and how often. Where a file is named for
it, it writes down once a second for how long its event loop was held at most: between two ticks, in
processor time of the loop's thread, so that a busy machine does not count, and by the clock. The
server may be that of an older source tree: the Python that runs this has its package.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections import Counter
from pathlib import Path
from types import FrameType

import msgspec

from dreamcog.server import processes
from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import run_alone

SETTINGS = "DREAMCOG_BENCH_SETTINGS"
SOCKET = "DREAMCOG_BENCH_SOCKET"
SEEN = "DREAMCOG_BENCH_SEEN"
HELD = "DREAMCOG_BENCH_HELD"
TICK = 0.002
"""Seconds between two ticks of the event loop that are compared."""
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


async def watch_loop(file: Path) -> None:
    """Write down, second by second, the longest that the event loop was held."""
    with file.open("w") as out:
        while True:
            used = passed = 0.0
            end = time.perf_counter() + 1
            while time.perf_counter() < end:
                worked, at = time.thread_time(), time.perf_counter()
                await asyncio.sleep(TICK)
                used = max(used, time.thread_time() - worked)
                passed = max(passed, time.perf_counter() - at - TICK)
            print(used, passed, file=out, flush=True)


class WatchedServer(processes.Server):
    """A server whose event loop is watched."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to watch, then start."""
        watch = watch_loop(Path(os.environ[HELD]))
        self._watching = asyncio.get_running_loop().create_task(watch)
        await super().startup(sockets)


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(os.environ[CORE])})
    looks = Looks(Path(os.environ[SEEN]))
    signal.signal(signal.SIGUSR1, looks.switch)
    signal.signal(signal.SIGPROF, looks.look)
    if HELD in os.environ:
        processes.Server = WatchedServer  # type: ignore[misc]
    run_alone(
        msgspec.json.decode(os.environ[SETTINGS], type=Settings),
        socket.socket(fileno=int(os.environ[SOCKET])),
    )
