"""Our engine beside its peers: random play in the same run, on the same core, round by round.

    ./dev bench [--seconds 5] [--rounds 3] [--json]

Different games, so the figures say where the field stands, not which game is better written.
Both sides list every legal choice for each decision and pick one at random; dealing is not timed
except in the compiled batches, compiling and warming up never.
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

from peers.environment import peer_python

from dreamcog.core.registry import games
from dreamcog.sim.speed import MEASURES, measure

PEER = Path(__file__).parent / "peers" / "catanatron_random.py"


def measure_peer(seconds: float, seed: int) -> dict[str, Any]:
    """Catanatron's random players, in its own environment, on the core we run on."""
    done = subprocess.run(
        [peer_python(), PEER, "--seconds", str(seconds), "--seed", str(seed)],
        check=True,
        capture_output=True,
        text=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    speeds: dict[str, list[float]] = {}
    for number in range(1, asked.rounds + 1):
        peer = measure_peer(asked.seconds, number)
        name = f"catanatron {peer['version']} actions"
        speeds.setdefault(name, []).append(peer["actions_per_second"])
        for game in games():
            for what in MEASURES:
                found = measure(game, {}, what, asked.seconds)
                speeds.setdefault(f"{game} {what}", []).append(found["decisions_per_second"])
    medians = {name: statistics.median(values) for name, values in speeds.items()}
    base = medians[name]
    if asked.json:
        print(json.dumps({"per_second": medians, "rounds": speeds, "python": sys.version}))
        return
    print(f"Python {platform.python_version()}, one core, median of {asked.rounds} rounds")
    for what, speed in medians.items():
        print(f"{what:40} {speed:>12,.0f}/s {speed / base:>8.2f} x catanatron")


if __name__ == "__main__":
    main()
