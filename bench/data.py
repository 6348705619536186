"""Many games: how workers share them, what a Parquet file costs, what a Ray cluster gives.

    ./dev bench data [workers parquet cluster] [--games cyberion] [--seconds 120] [--json]

All are runs of `dreamcog simulate` as it is typed, each in a fresh process, in turn with what it is
compared to. The rate is that of its own report, by the clock; the quickest round of each counts.
The cores must be free: the load average is told. `workers`: two workers against one. `parquet`:
with `--out` against without, and the most memory the process held for half of the games and for
all. `cluster`: a Ray cluster of two workers on this machine against two local workers, for so many
seconds; one worker works a quarter of that in `workers`. To start workers is in every clock.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from dreamcog.core.registry import games
from support.ray_cluster import ray_cluster

DREAMCOG = Path(sysconfig.get_path("scripts")) / "dreamcog"
BARS = {"workers": 1.8, "parquet": 0.8, "cluster": 0.9, "memory": 1.25}
WORKERS = 2
Figures = dict[str, Any]


def simulated(game: str, number: int, *flags: str) -> tuple[float, int]:
    """Games a second of a run, and the most bytes that its process held."""
    command = [str(DREAMCOG), "simulate", game, "--games", str(number), "--seed", "1", "--json"]
    with tempfile.TemporaryFile("w+") as out:
        started = subprocess.Popen([*command, *flags], stdout=out)
        _, status, usage = os.wait4(started.pid, 0)
        started.returncode = os.waitstatus_to_exitcode(status)
        assert started.returncode == 0, flags
        out.seek(0)
        told = json.load(out)
    assert told["runtime"] == "native"
    return told["games_per_second"], usage.ru_maxrss * 1024


def compared(
    game: str, number: int, one: Sequence[str], other: Sequence[str], rounds: int
) -> tuple[float, float]:
    """The quickest rates of two ways to run the same games, in turn."""
    rates = [[simulated(game, number, *flags)[0] for flags in (one, other)] for _ in range(rounds)]
    first, second = (max(each) for each in zip(*rates, strict=True))
    return first, second


def workers(game: str, asked: argparse.Namespace) -> Figures:
    """How many times as fast several workers are as one."""
    several = ("--workers", str(WORKERS))
    rate, _ = simulated(game, asked.number // 10)
    number = max(asked.number // 10, int(rate * asked.seconds / 4))
    one, more = compared(game, number, (), several, asked.rounds)
    return figures("workers", more / one, games_per_second=[one, more], games=number)


def parquet(game: str, asked: argparse.Namespace) -> Figures:
    """What part of the rate is left when a file is written, and how much memory it takes."""
    with tempfile.TemporaryDirectory() as folder:
        out = ("--out", str(Path(folder) / "games.parquet"))
        without, written = compared(game, asked.number, (), out, asked.rounds)
        held = [simulated(game, number, *out)[1] for number in (asked.number // 2, asked.number)]
    return figures(
        "parquet",
        written / without,
        games_per_second=[without, written],
        bytes_held=held,
        growth_of_memory=round(held[1] / held[0], 3),
        bar_of_memory=BARS["memory"],
    )


def cluster(game: str, asked: argparse.Namespace) -> Figures:
    """What part of the rate of local workers a cluster of as many has."""
    local = ("--workers", str(WORKERS))
    rate, _ = simulated(game, asked.number, *local)
    number = max(asked.number, int(rate * asked.seconds))
    with ray_cluster(WORKERS) as (address, _):
        here, there = compared(game, number, local, ("--cluster", address), 1)
    return figures("cluster", there / here, games_per_second=[here, there], games=number)


def figures(what: str, ratio: float, **others: Any) -> Figures:
    """A ratio with its bar, and what it was made from."""
    return {"ratio": round(ratio, 3), "bar": BARS[what], **others}


PARTS: dict[str, Callable[[str, argparse.Namespace], Figures]] = {
    "workers": workers,
    "parquet": parquet,
    "cluster": cluster,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench data", description=__doc__.splitlines()[0])
    parser.add_argument("what", nargs="*", help=f"any of {', '.join(PARTS)}; all by default")
    parser.add_argument("--games", nargs="+", choices=games(), default=games())
    parser.add_argument("--number", type=int, default=1_000_000, help="games of each run")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=120.0, help="of a run of `cluster`")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    wanted = asked.what or list(PARTS)
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"unknown: {', '.join(unknown)}")
    found: Figures = {"python": platform.python_version(), "load_average": os.getloadavg()[0]}
    found |= {what: {game: PARTS[what](game, asked) for game in asked.games} for what in wanted}
    if asked.json:
        print(json.dumps(found))
        return
    print(f"Python {found['python']}, load average {found['load_average']:.2f} before")
    for what in wanted:
        for game, told in found[what].items():
            print(f"{what:8} {game:14} " + ", ".join(f"{k} {v}" for k, v in told.items()))


if __name__ == "__main__":
    sys.exit(main())
