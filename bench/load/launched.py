"""The server as the benchmark starts it: on one core, and able to say where its time goes.

A first SIGUSR1 begins to look, many times a second of its own work, at what it is doing; the second
one writes down what was seen: each stack, innermost first, and how often. Where a file is named for
it, it writes down once a second for how long its event loop was held at most: between two ticks, in
processor time of the loop's thread, so that a busy machine does not count, and by the clock. Where
another file is named, it writes down what held the loop whenever that took longer than it may. The
server may be that of an older source tree: the Python that runs this has its package.
"""

from __future__ import annotations

import asyncio
import faulthandler
import json
import os
import signal
import socket
import tempfile
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
HOLDERS = "DREAMCOG_BENCH_HOLDERS"
MAY_HOLD = 0.02
"""Seconds of processor time for which the event loop may be held."""
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


async def watch_holders(file: Path) -> None:
    """Write down what held the event loop longer than it may: the stack a little before that.

    A thread that needs no lock of Python's writes it while the loop is held, of whatever holds it,
    as Python code, code of C or a search for garbage. What only other programs delayed is dropped.
    """
    with file.open("w") as out, tempfile.TemporaryFile("w+") as stacks:
        while True:
            stacks.seek(0)
            stacks.truncate()
            faulthandler.dump_traceback_later(0.8 * MAY_HOLD, file=stacks)
            worked = time.thread_time()
            await asyncio.sleep(TICK)
            faulthandler.cancel_dump_traceback_later()
            if (used := time.thread_time() - worked) > 0.8 * MAY_HOLD:
                stacks.seek(0)
                print(f"{1000 * used:.1f} ms", stacks.read(), sep="\n", file=out, flush=True)


class WatchedServer(processes.Server):
    """A server whose event loop is watched."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to watch, then start."""
        loop = asyncio.get_running_loop()
        watches = [watch_loop(Path(os.environ[HELD]))]
        if HOLDERS in os.environ:
            watches.append(watch_holders(Path(os.environ[HOLDERS])))
        self._watching = [loop.create_task(watch) for watch in watches]
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
