"""Our engine beside its peers: random play in the same run, on the same core, round by round.

    ./dev bench [--seconds 5] [--rounds 3] [--peers catanatron pgx] [--json]

Different games, so the figures say where the field stands, not which game is better written;
docs/speed.md says what is and is not comparable. Seconds are those of the processor, so that other
work of the machine hardly counts; a ratio is the median of those of each round.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import vectorised
from peers.environment import peer_python, peers

from dreamcog.core.registry import games
from dreamcog.sim.speed import MEASURES, measure, measures

Round = dict[str, float]
"""What was measured in one round: decisions a second, by figure."""

PEERS = Path(__file__).parent / "peers"
PAIRS = (
    ("interpreted public moves", "catanatron Catan"),
    ("native public moves", "catanatron Catan"),
    ("native public moves, any of a menu", "catanatron Catan"),
    ("native small steps", "interpreted small steps"),
    ("native small steps", "open-spiel hearts, in C++"),
    ("batch with masks", "open-spiel hearts"),
    ("batch with masks", "open-spiel gin rummy"),
    ("batch with observations", "open-spiel hearts, observed"),
    ("batch with observations", "open-spiel gin rummy, observed"),
    ("batch with observations", "pgx 2048, observed"),
    ("batch with observations", "pgx sparrow mahjong, observed"),
    ("batch with observations", "rlcard UNO, observed"),
    ("batch with observations", "rlcard gin rummy, observed"),
    (vectorised.WHAT, "open-spiel hearts, observed"),
    (vectorised.WHAT, "open-spiel gin rummy, observed"),
    (vectorised.WHAT, "pgx 2048, observed"),
    (vectorised.WHAT, "pgx sparrow mahjong, observed"),
)
"""A measure of ours, and the figure that is nearest to it: a peer's, or another of the game."""


def measure_peer(peer: str, seconds: float, seed: int) -> tuple[str, Round]:
    """A peer's name with its version, and its figures, measured in its own environment."""
    script = PEERS / f"{peer}_random.py"
    done = subprocess.run(
        [peer_python(peer), script, "--seconds", str(seconds), "--seed", str(seed)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    told = json.loads(done.stdout)
    figures = {f"{told['package']} {what}": speed for what, speed in told["per_second"].items()}
    return f"{told['package']} {told['version']}", figures


def ratios(rounds: list[Round]) -> dict[str, float]:
    """How many times as fast as its counterpart each measure of ours was, in the middle round.

    A counterpart is left out only where its whole engine was not measured.
    """
    engines = {name.split()[0] for name in rounds[0]}
    found = {}
    for game in games():
        for ours, other in PAIRS:
            mine = f"{game} {ours}"
            theirs = f"{game} {other}" if other in MEASURES else other
            if mine in rounds[0] and theirs.split()[0] in engines:
                each = [figures[mine] / figures[theirs] for figures in rounds]
                found[f"{mine} / {other}"] = round(statistics.median(each), 3)
    return found


def compare(wanted: list[str], seconds: float, count: int) -> dict[str, Any]:
    """Measure everything, round by round."""
    rounds: list[Round] = []
    versions: list[str] = []
    for number in range(1, count + 1):
        figures: Round = {}
        for peer in wanted:
            version, theirs = measure_peer(peer, seconds, number)
            figures |= theirs
            versions += [version] if number == 1 else []
        for game in games():
            for what in measures(game):
                ours = measure(game, {}, what, seconds)
                figures[f"{game} {what}"] = ours["decisions_per_second"]
            ours = vectorised.measure(game, seconds)
            figures[f"{game} {vectorised.WHAT}"] = ours["decisions_per_second"]
        rounds.append(figures)
    return {
        "per_second": {name: statistics.median(each[name] for each in rounds) for name in figures},
        "ratios": ratios(rounds),
        "rounds": rounds,
        "peers": versions,
        "python": platform.python_version(),
        "load_average": round(os.getloadavg()[0], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peers", nargs="*", choices=peers(), default=peers())
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    found = compare(asked.peers, asked.seconds, asked.rounds)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"Python {found['python']}, one core, median of {asked.rounds} rounds")
    print(f"load average {found['load_average']}; {', '.join(found['peers']) or 'no peers'}")
    for what, speed in found["per_second"].items():
        print(f"{what:44} {speed:>12,.0f}/s")
    for what, ratio in found["ratios"].items():
        print(f"{what:72} {ratio:>8.2f}")


if __name__ == "__main__":
    main()
