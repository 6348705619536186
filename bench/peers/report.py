"""What the peers' scripts share: their arguments, and the one JSON line that each prints.

A script runs in the peer's own environment, on the core of the process that calls it. Seconds are
those of the processor: by the clock, a machine with other work to do would count that too.
"""

import argparse
import json
from collections.abc import Callable
from importlib.metadata import version

Figure = Callable[[float, int], tuple[int, float]]
"""Plays for at least so many seconds, from a seed: decisions made, seconds they took."""


def positive_seconds(text: str) -> float:
    """Parse a duration that is greater than zero."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a positive number of seconds, not {text}")
    return value


def report(package: str, figures: dict[str, Figure]) -> None:
    """Read the arguments, measure each figure for so many seconds, and print one JSON line."""
    parser = argparse.ArgumentParser(description=f"{package}: random play, as one JSON line")
    parser.add_argument("--seconds", type=positive_seconds, default=5.0, help="for each figure")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    per_second = {}
    for name, figure in figures.items():
        decisions, seconds = figure(asked.seconds, asked.seed)
        per_second[name] = round(decisions / seconds, 1)
    told = {"package": package, "version": version(package), "per_second": per_second}
    print(json.dumps(told))
