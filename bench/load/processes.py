"""Two server processes on one PostgreSQL against one, each with the same share of a core."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from load.crowd import Crowd
from load.figures import spread
from load.server import Server, serving
from support.databases import POSTGRES, fresh_url

THROTTLE = Path(__file__).parent / "throttle.py"
KINDS = {"one": (1, False), "two": (2, False), "two, tables spread": (2, True)}
"""How many processes there are, and whether the connections of a table go to different ones."""
MOST_AT_ONCE = 32
"""Moves that are always on their way, if there are twice as many tables."""
WARM = 4
"""Moves at each table, on average, before anything is measured."""
Figures = dict[str, Any]


@contextmanager
def throttled(servers: Sequence[Server], share: float) -> Iterator[None]:
    """The servers have a share of a core each."""
    pids = [str(server.pid) for server in servers]
    with subprocess.Popen([sys.executable, str(THROTTLE), str(share), *pids]) as process:
        try:
            yield
        finally:
            process.terminate()


async def play(servers: Sequence[Server], is_spread: bool, asked: argparse.Namespace) -> Figures:
    """Moves a second, and the processor time of a move at all servers together."""
    crowd = Crowd([server.url for server in servers], asked.each, asked.seed, is_spread)
    await crowd.gather(asked.tables)
    moves, at_once = WARM * asked.tables, min(MOST_AT_ONCE, asked.tables // 2)
    while moves > 0:
        moves -= len((await crowd.play_busily(at_once, 1.0)).took)
    before = [server.reading() for server in servers]
    with throttled(servers, asked.share):
        seen = await crowd.play_busily(at_once, asked.busy_seconds)
    after = [server.reading() for server in servers]
    await crowd.leave()
    used = sum(b.processor - a.processor for a, b in zip(before, after, strict=True))
    made = sum(b.stages["all"][1] - a.stages["all"][1] for a, b in zip(before, after, strict=True))
    return {
        "moves_per_second": round(len(seen.took) / asked.busy_seconds, 1),
        "milliseconds_a_move": round(1000 * used / made, 3),
        "processor": round(used / (after[0].at - before[0].at), 3),
        "milliseconds": spread(seen.took),
        "problems": dict(seen.problems),
    }


def measure(processes: int, is_spread: bool, asked: argparse.Namespace) -> Figures:
    """Measure servers of their own on a database of their own."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        url = fresh_url(POSTGRES, Path(folder))
        servers = []
        for number in range(processes):
            own = Path(folder) / str(number)
            own.mkdir()
            servers.append(stack.enter_context(serving(own, asked.cores[0], database=url)))
        return uvloop.run(play(servers, is_spread, asked))


def compare_processes(asked: argparse.Namespace) -> Figures:
    """Measure all kinds one after the other, several times; what two bring against one."""
    found: dict[str, list[Figures]] = {kind: [] for kind in KINDS}
    for _ in range(asked.rounds):
        for kind, (processes, is_spread) in KINDS.items():
            found[kind].append(measure(processes, is_spread, asked))
    told: Figures = {
        kind: {str(i): each for i, each in enumerate(rounds, 1)} for kind, rounds in found.items()
    }

    def middle(kind: str, name: str) -> float:
        return median(each[name] for each in found[kind])

    for kind in list(KINDS)[1:]:
        told[f"{kind}, against one"] = {
            "moves_per_second": round(
                middle(kind, "moves_per_second") / middle("one", "moves_per_second"), 2
            ),
            "milliseconds_a_move": round(
                middle(kind, "milliseconds_a_move") / middle("one", "milliseconds_a_move"), 2
            ),
        }
    return told
