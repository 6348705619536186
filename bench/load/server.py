"""A server in a process of its own, watched from outside."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psutil

from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import listen
from load.launched import CORE, HELD, HOLDERS, SEEN, SETTINGS, SOCKET

TREE = Path(__file__).parents[2]
"""The source tree whose server is measured, if no other is given."""
LAUNCHED = Path(__file__).parent / "launched.py"
STAGES = ("check", "store", "tell", "all")
PART = re.compile(r'dreamcog_move_seconds_(sum|count)\{stage="(\w+)"\} (\S+)')

Looked = list[tuple[list[str], int]]
"""What the server was seen doing: stacks, innermost first, and how often."""


class Reading(NamedTuple):
    """What a server has used and done up to a moment."""

    at: float
    processor: float
    memory: int
    stages: dict[str, tuple[float, float]]
    """By stage of a move: seconds in all, and moves."""


class Server:
    """The server: where it is, and what it uses."""

    def __init__(self, process: subprocess.Popen[bytes], url: str, seen: Path) -> None:
        self.url = url
        self._process = process
        self._seen = seen
        self._watched = psutil.Process(process.pid)
        self.pid = process.pid

    def ask(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=20) as answer:
            text: str = answer.read().decode()
        return text

    def is_up(self) -> bool:
        assert self._process.poll() is None, "the server did not start"
        try:
            return bool(self.ask("/healthz"))
        except OSError:
            return False

    def memory(self) -> int:
        return int(self._watched.memory_info().rss)

    def reading(self) -> Reading:
        parts = {(kind, stage): float(value) for kind, stage, value in PART.findall(self.metrics())}
        stages = {
            stage: (parts.get(("sum", stage), 0.0), parts.get(("count", stage), 0.0))
            for stage in STAGES
        }
        used = self._watched.cpu_times()
        return Reading(time.perf_counter(), used.user + used.system, self.memory(), stages)

    def metrics(self) -> str:
        return self.ask("/metrics")

    def held(self) -> list[tuple[float, float]]:
        """For how long its event loop was held, at most, in each second until now.

        In processor time of the loop's thread, and by the clock.
        """
        lines = self._seen.with_name("held.txt").read_text().splitlines()
        return [(float(used), float(passed)) for used, passed in map(str.split, lines)]

    def begin_looking(self) -> None:
        self._seen.unlink(missing_ok=True)
        self._process.send_signal(signal.SIGUSR1)

    def end_looking(self) -> Looked:
        self._process.send_signal(signal.SIGUSR1)
        for _ in range(100):
            time.sleep(0.1)
            if self._seen.exists() and (text := self._seen.read_text()):
                return [(stack, count) for stack, count in json.loads(text)]
        raise TimeoutError("the server does not say what it was doing")


@contextmanager
def serving(
    folder: Path,
    core: int,
    tree: Path = TREE,
    is_watched: bool = False,
    holders: Path | None = None,
    **settings: Any,
) -> Iterator[Server]:
    """A server with an empty SQLite database in a folder, without limits where none are given.

    Another source tree than this one must have a .venv of its own. The event loop of a server that
    is watched has a little more to do: it says for how long it was held; with a file for it, also
    what held it longer than it may.
    """
    without_limits = {"pace": 0.0, "most_connections": 0, "most_from_one_address": 0}
    usual = {"database": f"sqlite:///{folder / 'tables.sqlite'}", "most_tables": 10**6}
    chosen = Settings(
        log_level="warning", metrics="local", **{**usual, **without_limits, **settings}
    )
    with listen("127.0.0.1", 0) as listening:
        told = {
            SETTINGS: msgspec.json.encode(chosen).decode(),
            SOCKET: str(listening.fileno()),
            SEEN: str(folder / "seen.json"),
            CORE: str(core),
        }
        if is_watched:
            told[HELD] = str(folder / "held.txt")
        if holders is not None:
            told[HOLDERS] = str(holders.resolve())
        python = sys.executable if tree == TREE else str(tree / ".venv/bin/python")
        process = subprocess.Popen(
            [python, str(LAUNCHED)],
            env={**os.environ, **told},
            pass_fds=[listening.fileno()],
        )
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        server = Server(process, url, folder / "seen.json")
        while not server.is_up():
            time.sleep(0.1)
        yield server
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
