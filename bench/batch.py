"""How batches scale: with threads, with tables (memory), with games (time); how soon they begin.

    ./dev bench batch [threads memory growth start] [--games cyberion] [--plot FILE] [--json]

`threads`: random steps with masks, and with observations too, and whole games, on one thread and on
several in turn, by the clock, the quickest round of each: other work of the machine must leave the
cores alone for some rounds at least (the load average is told). `memory`: the most that a fresh
process held, with many tables dealt, asked for masks and played. `growth`: all that `dreamcog
simulate` does for a thousand to a million games, in seconds of the processor a game. `start`:
`dreamcog simulate` as it is typed, in a fresh process, until it has ended.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from growth_plot import growth_plot

from dreamcog.core.registry import game_kind, games
from dreamcog.core.result_columns import add_counts
from dreamcog.sim.batch import Batch
from dreamcog.sim.loops import RANDOM
from dreamcog.sim.native.layout import layout_of
from dreamcog.sim.parts import Job, job_of, parts_of, play_part
from dreamcog.sim.runs import player
from dreamcog.sim.speed import TABLES, take_steps

DREAMCOG = Path(sysconfig.get_path("scripts")) / "dreamcog"
BARS = {"threads": 1.8, "growth": 1.1, "seconds to the first result": 1.0}
BYTES_A_TABLE = 2048
BYTES_BESIDE = 100_000_000
Figures = dict[str, Any]


def threads(game: str, asked: argparse.Namespace) -> Figures:
    """How many times as fast several threads are as one, each in its quickest round."""
    opened = game_kind(game).open({})

    def stepping(count: int, is_observed: bool) -> Callable[[], object]:
        batch = Batch(opened, asked.stepped, seed=1, threads=count)
        return lambda: take_steps(batch, asked.steps, is_observed)

    def playing(count: int) -> Callable[[], object]:
        play = player(game, {}, "native", threads=count)
        return lambda: play(0, asked.stepped)

    work = {
        "masks": lambda count: stepping(count, False),
        "masks and observations": lambda count: stepping(count, True),
        "whole games": playing,
    }
    found: Figures = {}
    for what, prepared in work.items():
        one, several = prepared(1), prepared(asked.threads)
        one(), several()
        rounds = [(clocked(one), clocked(several)) for _ in range(asked.rounds)]
        quickest = [min(times) for times in zip(*rounds, strict=True)]
        found[what] = round(quickest[0] / quickest[1], 3)
    return {"threads": asked.threads, "times_as_fast": found, "bar": BARS["threads"]}


def clocked(work: Callable[[], object]) -> float:
    """How many seconds it takes, by the clock."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def memory(game: str, asked: argparse.Namespace) -> Figures:
    """The most bytes a fresh process held with many tables, beside what is allowed."""
    with get_context("spawn").Pool(1) as fresh:
        most, state = fresh.apply(bytes_held, (game, asked.tables))
    return {
        "tables": asked.tables,
        "bytes_of_a_state": state,
        "bytes": most,
        "bar": BYTES_A_TABLE * asked.tables + BYTES_BESIDE,
    }


def bytes_held(game: str, tables: int) -> tuple[int, int]:
    """Play a while at so many tables: the most memory of this process, the bytes of one state."""
    batch = Batch(game, tables, seed=1)
    take_steps(batch, 20, is_observed=False)
    status = Path("/proc/self/status").read_text()
    kilobytes = next(line.split()[1] for line in status.splitlines() if "VmHWM" in line)
    return int(kilobytes) * 1024, layout_of(batch.game.rules.state).bytes


def growth(game: str, asked: argparse.Namespace) -> Figures:
    """Seconds of the processor a game, for more and more games, played and summed up; of several
    passes the quickest."""
    opened = game_kind(game).open({})
    job = job_of(opened, "native", (RANDOM,), 0, None)
    summed(job, range(1000))
    found: dict[int, float] = {}
    for _ in range(asked.passes):
        for count in sizes(asked.most):
            repeats = max(1, asked.most // count // 10)
            start = time.process_time()
            for _ in range(repeats):
                opened.results(summed(job, range(count)))
            seconds = (time.process_time() - start) / repeats / count
            found[count] = min(seconds, found.get(count, seconds))
    spread = max(found.values()) / min(found.values())
    microseconds = {count: round(seconds * 1e6, 3) for count, seconds in found.items()}
    return {
        "microseconds_a_game": microseconds,
        "slowest_to_fastest": round(spread, 3),
        "bar": BARS["growth"],
    }


def sizes(most: int) -> list[int]:
    """A thousand games, ten thousand, and so on."""
    found = [1000]
    while found[-1] * 10 <= most:
        found.append(found[-1] * 10)
    return found


def summed(job: Job, games: range) -> dict[str, Any]:
    """What so many games came to, as `dreamcog simulate` sums them up."""
    counts: dict[str, Any] = {}
    for part in parts_of(job, [games], "native", 1):
        counts = add_counts(counts, play_part(part).counts)
    return counts


def start(game: str, asked: argparse.Namespace) -> Figures:
    """Seconds from typing `dreamcog simulate` to its report: the quickest round by the clock, and
    the mean of all by the processor."""
    command = [DREAMCOG, "simulate", game, "--games", "1000", "--seed", "1", "--json"]

    def simulate() -> None:
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        assert json.loads(done.stdout)["runtime"] == "native"

    simulate()
    spent = processor_of_children()
    seconds = min(clocked(simulate) for _ in range(asked.rounds))
    spent = (processor_of_children() - spent) / asked.rounds
    bar = BARS["seconds to the first result"]
    return {"seconds": round(seconds, 3), "of_processor": round(spent, 3), "bar": bar}


def processor_of_children() -> float:
    """Seconds of the processor that processes begun here have had."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


PARTS: dict[str, Callable[[str, argparse.Namespace], Figures]] = {
    "threads": threads,
    "memory": memory,
    "growth": growth,
    "start": start,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench batch", description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="*", help=f"any of {', '.join(PARTS)}; all by default")
    parser.add_argument("--games", nargs="+", choices=games(), default=games())
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--stepped", type=int, default=4 * TABLES, help="tables of `threads`")
    parser.add_argument("--steps", type=int, default=20, help="steps of `threads` in each round")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--tables", type=int, default=100_000, help="tables of `memory`")
    parser.add_argument("--most", type=int, default=1_000_000, help="games of `growth`")
    parser.add_argument("--passes", type=int, default=3, help="passes of `growth`")
    parser.add_argument("--plot", type=Path, help="draw `growth` into this SVG file")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    wanted = asked.what or list(PARTS)
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"unknown: {', '.join(unknown)}")
    found: Figures = {"python": platform.python_version(), "load_average": os.getloadavg()[0]}
    found |= {what: {game: PARTS[what](game, asked) for game in asked.games} for what in wanted}
    if asked.plot is not None and "growth" in found:
        lines = {game: each["microseconds_a_game"] for game, each in found["growth"].items()}
        asked.plot.write_text(growth_plot(lines), encoding="utf-8")
    if asked.json:
        print(json.dumps(found))
        return
    print(f"Python {found['python']}, load average {found['load_average']:.2f} before")
    for what in wanted:
        for game, figures in found[what].items():
            print(f"{what:8} {game:14} " + ", ".join(f"{k} {v}" for k, v in figures.items()))


if __name__ == "__main__":
    sys.exit(main())
