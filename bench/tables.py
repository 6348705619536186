"""A server under load: many clients at many tables, each of which receives every move.

    ./dev bench tables [steady] [busy] [idle] [coming] [kept] [opening] [processes] [--json]
        [--looks] [--against TREE]

One server process with SQLite runs on the first core, all clients on the second. The time of a move
is counted from its sending until the last connection of its table has received it. `steady` sends
moves at a fixed rate; `busy` keeps more and more moves in flight, until the server handles no more;
`idle` measures the memory of many connections; `coming` what connecting and leaving cost by
themselves; `kept` compares a database that keeps 100,000 tables with an empty one; `opening` a
table with a log of 20,000 entries with one of 200; `processes` two processes on PostgreSQL with
one, each with 0.3 of a core. `--looks` also samples where the server spends its time (sampling
takes a little of it). `--against TREE` measures `busy` and `coming` in turn with the server of
another source tree, which has a .venv of its own; the clients are those of this one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from load import kept
from load.against import compare_trees
from load.coming import come_and_go
from load.crowd import Crowd, Seen
from load.figures import between, busiest_functions, spread, where_time_goes
from load.opening import open_long_tables
from load.processes import compare_processes
from load.server import TREE, Server, serving

Work = Callable[[], Awaitable[Seen]]
WARM = 8
"""Moves at each table, on average, before anything is measured."""


async def measured(server: Server, work: Work, seconds: float, looks: bool) -> dict[str, Any]:
    """Measure a phase of play; return its figures."""
    own = time.process_time()
    before = server.reading()
    if looks:
        server.begin_looking()
    seen = await work()
    looked = server.end_looking() if looks else []
    after = server.reading()
    figures: dict[str, Any] = {
        "moves": len(seen.took),
        "moves_per_second": round(len(seen.took) / seconds, 1),
        "milliseconds": spread(seen.took),
    }
    if seen.late:
        figures["late_milliseconds"] = spread(seen.late)
    figures["slow_by_second"] = dict(seen.slow)
    figures |= between(before, after)
    figures["load_processor"] = round((time.process_time() - own) / (after.at - before.at), 3)
    figures["games_begun"] = seen.games_begun
    figures["problems"] = dict(seen.problems)
    figures["load_average"] = round(os.getloadavg()[0], 2)
    if looks:
        figures["where"] = where_time_goes(looked)
        figures["functions"] = busiest_functions(looked)
    return figures


async def play(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """Measure steady and busy play."""
    crowd = Crowd([server.url], asked.each, asked.seed)
    await crowd.gather(asked.tables)
    found: dict[str, Any] = {"connections": asked.each * asked.tables, "tables": asked.tables}
    await warm_up(crowd, WARM * asked.tables)
    if "steady" in asked.what:
        play_steadily = partial(crowd.play_steadily, asked.rate, asked.seconds)
        found["steady"] = await measured(server, play_steadily, asked.seconds, asked.looks)
    if "busy" in asked.what:
        found["busy"] = {}
        for at_once in asked.at_once:
            play_busily = partial(crowd.play_busily, at_once, asked.busy_seconds)
            figures = await measured(server, play_busily, asked.busy_seconds, asked.looks)
            found["busy"][at_once] = figures
    await crowd.leave()
    return found


async def warm_up(crowd: Crowd, moves: int) -> None:
    """Play this many moves first, so that the tables are at different points of their games."""
    for _ in range(60):
        if moves <= 0:
            return
        moves -= len((await crowd.play_busily(8, 1.0)).took)


async def sit_idle(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """Measure the server's memory with many connections at tables with some moves made."""
    empty = server.memory()
    crowd = Crowd([server.url], asked.each, asked.seed)
    await crowd.gather(asked.tables)
    await warm_up(crowd, WARM * asked.tables)
    playing = server.memory()
    watchers = asked.idle // asked.tables - asked.each
    for table in crowd.tables:
        await table.invite_watchers(watchers)
    await asyncio.sleep(asked.idle_seconds)
    before, full = server.reading(), server.memory()
    await asyncio.sleep(asked.idle_seconds)
    after = server.reading()
    connections = sum(len(table.connections) for table in crowd.tables)
    await crowd.leave()
    await asyncio.sleep(3)
    return {
        "connections": connections,
        "tables": asked.tables,
        "megabytes_empty": round(empty / 1e6, 1),
        "megabytes_with_tables": round(playing / 1e6, 1),
        "megabytes": round(full / 1e6, 1),
        "kilobytes_per_watcher": round((full - playing) / 1e3 / (watchers * asked.tables), 2),
        "megabytes_when_all_left": round(server.memory() / 1e6, 1),
        "server_processor": between(before, after)["server_processor"],
    }


async def come(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """Measure connecting and leaving."""
    return await come_and_go(server, asked.busy_seconds, asked.seed)


def run(
    work: Callable[[Server, argparse.Namespace], Any],
    asked: argparse.Namespace,
    tree: Path = TREE,
) -> Any:
    """Run one measurement with a server of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), asked.cores[0], tree) as server,
    ):
        return uvloop.run(work(server, asked))


def main() -> None:
    kinds = ("steady", "busy", "idle", "coming", "kept", "opening", "processes")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="*", help=f"any of {', '.join(kinds)}; all by default")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--each", type=int, default=4, help="connections at each table")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--at-once", type=int, nargs="+", default=[4, 16, 64])
    parser.add_argument("--busy-seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=5000, help="idle connections")
    parser.add_argument("--idle-seconds", type=float, default=5.0)
    parser.add_argument("--share", type=float, default=0.3, help="of a core for each process")
    parser.add_argument("--rounds", type=int, default=2, help="of processes and trees compared")
    parser.add_argument("--against", type=Path, metavar="TREE", help="compare with its server")
    parser.add_argument("--kept", type=int, default=100_000, help="tables that are kept")
    parser.add_argument("--kept-rate", type=float, default=50.0, help="moves a second beside them")
    parser.add_argument("--kept-played", type=int, default=50, help="tables played beside them")
    parser.add_argument("--entries", type=int, default=20_000, help="of the table that is opened")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    asked.what = asked.what or list(kinds)
    if unknown := set(asked.what) - set(kinds):
        parser.error(f"unknown: {', '.join(unknown)}")
    cores = sorted(os.sched_getaffinity(0))
    asked.cores = (cores[0], cores[-1])
    os.sched_setaffinity(0, {asked.cores[1]})
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found: dict[str, Any] = {"python": platform.python_version(), "cores": len(cores)}
    if asked.against:
        works = {"busy": play, "coming": come}
        chosen = {what: partial(run, works[what], asked) for what in asked.what if what in works}
        found |= compare_trees(chosen, [asked.against.resolve(), TREE], asked.rounds)
        asked.what = []
    if {"steady", "busy"} & set(asked.what):
        found |= run(play, asked)
    if "idle" in asked.what:
        found["idle"] = run(sit_idle, asked)
    if "processes" in asked.what:
        found["processes"] = compare_processes(asked)
    if "coming" in asked.what:
        found["coming"] = run(come, asked)
    if "kept" in asked.what:
        with tempfile.TemporaryDirectory() as folder:
            found["kept"] = kept.compare(Path(folder), asked)
    if "opening" in asked.what:
        found["opening"] = open_long_tables(asked)
    found["load_average"] = round(os.getloadavg()[0], 2)
    print(json.dumps(found) if asked.json else told(found))


def told(found: dict[str, Any], indent: str = "") -> str:
    """Return the figures as text: a line for each group of figures that belong together."""
    lines = []
    for name, value in found.items():
        words = str(name).replace("_", " ")
        if isinstance(value, dict) and any(isinstance(each, dict) for each in value.values()):
            lines += [f"{indent}{words}", told(value, indent + "  ")]
        elif isinstance(value, dict) and name in ("where", "functions"):
            lines += [f"{indent}{words}"]
            lines += [f"{indent}  {share:6.1%}  {each}" for each, share in value.items()]
        elif isinstance(value, dict):
            each = ", ".join(f"{key} {number}" for key, number in value.items())
            lines.append(f"{indent}{words}: {each or 'none'}")
        else:
            lines.append(f"{indent}{words}: {value}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
