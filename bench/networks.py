"""How fast networks play, on one core and in processor time: one decision, one move, many games.

    ./dev bench networks [large small] [--games cyberion] [--seconds 2] [--json]

Weights are random, of the sizes that are released (at most 16 and 2 MB in half precision), or those
of the released files with `--released`: speed does not depend on what was learned, the length of
games does.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from dreamcog.bots.threads import keep_to_one_thread

keep_to_one_thread()

import numpy as np  # noqa: E402

from dreamcog.bots.decision import USUAL_BUDGET  # noqa: E402
from dreamcog.bots.network import NetworkBot  # noqa: E402
from dreamcog.bots.network_file import NetworkFile  # noqa: E402
from dreamcog.bots.network_folder import network_file  # noqa: E402
from dreamcog.bots.network_layers import Network  # noqa: E402
from dreamcog.bots.network_runs import NetworkGames  # noqa: E402
from dreamcog.bots.policy import Policy  # noqa: E402
from dreamcog.bots.untrained import untrained_network  # noqa: E402
from dreamcog.core.registry import game_kind, games  # noqa: E402
from dreamcog.sim.batch import Batch  # noqa: E402
from dreamcog.sim.loops import NOBODY  # noqa: E402

Figures = dict[str, Any]
BOTS = {"large": "network", "small": "network-small"}
SIZES = {
    ("cyberion", "large"): (1216, 3),
    ("cyberion", "small"): (320, 1),
    ("mech-a-dream", "large"): (1136, 3),
    ("mech-a-dream", "small"): (256, 1),
}
"""Width and depth of random weights."""

POSITIONS = 256
STEPS = 12
"""Random steps before positions are looked at."""

GAMES = 256


def some_positions(game: str) -> tuple[Any, Any]:
    """Observations and masks of positions with a choice, as random play comes to them."""
    batch = Batch(game, POSITIONS, seed=1)
    for _ in range(STEPS):
        batch.step(batch.sample())
        batch.reset_over()
    has_choice = batch.masks().sum(axis=1) > 1
    return batch.observe()[has_choice], batch.masks()[has_choice]


def seconds_of(work: Callable[[], int], seconds: float) -> float:
    """Processor time for each of the things that `work` says it has done; the best of three."""
    work()
    best = float("inf")
    for _ in range(3):
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds / 3:
            done += work()
        best = min(best, (time.process_time() - start) / done)
    return best


def measured(game: str, file: NetworkFile, seconds: float) -> Figures:
    """All figures of one network."""
    network, opened = Network(file), game_kind(game).open({})
    observations, masks = some_positions(game)
    legal = [np.flatnonzero(mask) for mask in masks]
    bot, state = NetworkBot("network", network), opened.deal(1)
    seat = min(opened.deciders(state))
    view, rng = opened.view(state, seat), random.Random(1)
    seats = opened.options["players"]
    play = NetworkGames(opened, [NOBODY] * seats, [Policy(network)] * seats, "native")

    def decide() -> int:
        for observation, steps in zip(observations, legal, strict=True):
            network.logits(network.read(observation), steps)
        return len(legal)

    def choose() -> int:
        bot.decide(opened, view, seat, rng, USUAL_BUDGET)
        return 1

    def evaluate() -> int:
        network.liked(observations, masks)
        return len(legal)

    def play_games() -> int:
        return int(play(1, GAMES)["decisions"].sum())

    return {
        "megabytes": round(sum(array.size for array in file.arrays.values()) * 2 / 1e6, 2),
        "milliseconds_a_decision": round(1e3 * seconds_of(decide, seconds), 3),
        "milliseconds_of_the_first_move": round(1e3 * seconds_of(choose, seconds), 3),
        "batched_positions_a_second": round(1 / seconds_of(evaluate, seconds)),
        "simulated_decisions_a_second": round(1 / seconds_of(play_games, seconds)),
    }


def network_of(game: str, size: str, is_released: bool) -> NetworkFile:
    """The released network of this size, or one with random weights."""
    kind = game_kind(game)
    if is_released:
        return network_file(kind, BOTS[size])
    return untrained_network(kind, *SIZES[game, size])


def main() -> None:
    about = __doc__.splitlines()[0]
    parser = argparse.ArgumentParser(prog="./dev bench networks", description=about)
    parser.add_argument("what", nargs="*", help=f"any of {', '.join(BOTS)}; both by default")
    parser.add_argument("--games", nargs="+", choices=games(), default=games())
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--released", action="store_true", help="measure the released files")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    wanted = asked.what or list(BOTS)
    if unknown := set(wanted) - set(BOTS):
        parser.error(f"unknown: {', '.join(unknown)}")
    found: Figures = {"python": platform.python_version(), "load_average": os.getloadavg()[0]}
    for size in wanted:
        found[size] = {
            game: measured(game, network_of(game, size, asked.released), asked.seconds)
            for game in asked.games
        }
    if asked.json:
        print(json.dumps(found))
        return
    print(f"Python {found['python']}, load average {found['load_average']:.2f} before")
    for size in wanted:
        for game, figures in found[size].items():
            print(f"{size:6} {game:14} " + ", ".join(f"{k} {v}" for k, v in figures.items()))


if __name__ == "__main__":
    sys.exit(main())
