"""Measure how many actions per second catanatron plays with four random players.

Run it with a Python that has catanatron installed (``environment.py`` makes one)::

    python catanatron_random.py --seconds 10 --seed 1

It prints one JSON line. How the figure is made:

* Whole games are played with ``Game.play()`` and no accumulators, the way catanatron's own
  documentation plays them, until the playing has taken ``--seconds``.
* Only ``Game.play()`` is inside the clock. Laying out the board and seating the players is not,
  which favours catanatron by about 3 %.
* An action is one entry of ``game.state.actions``: a roll, a discard, moving the robber and ending
  a turn each count as one. After every action catanatron lists the legal actions of the next.
* A fixed number of warm-up games comes first, untimed.

The games are a sample, not a fixed list: catanatron picks from sets whose order follows string
hashes and, before Python 3.12, the address of ``None``, so one ``--seed`` plays other games in each
process. Actions per second hardly depend on that; games per second do, as games vary in length.
CPU affinity is inherited: pin the calling process to compare two engines on one core.
"""

import argparse
import json
import random
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
WARM_UP_GAMES = 20


def play_one(seed: int) -> tuple[int, float]:
    """Play one random game and return its number of actions and the seconds it took."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    start = time.perf_counter()
    game.play()
    elapsed = time.perf_counter() - start
    return len(game.state.actions), elapsed


def measure(seconds: float, seed: int) -> dict[str, str | int | float]:
    """Play random games for at least ``seconds`` of playing time and return the totals."""
    seeds = random.Random(seed)  # its own stream: every Game reseeds the global one

    def next_seed() -> int:
        return seeds.randrange(1, 2**31)  # never 0, which catanatron 3.2.1 takes for "no seed"

    for _ in range(WARM_UP_GAMES):
        play_one(next_seed())

    games = 0
    actions = 0
    played = 0.0
    while played < seconds:
        game_actions, game_seconds = play_one(next_seed())
        games += 1
        actions += game_actions
        played += game_seconds
    return {
        "peer": "catanatron",
        "version": version("catanatron"),
        "games": games,
        "actions": actions,
        "seconds": round(played, 4),
        "actions_per_second": round(actions / played, 1),
    }


def positive_seconds(text: str) -> float:
    """Parse a duration that is greater than zero."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a positive number of seconds, not {text}")
    return value


def main() -> None:
    """Read the arguments, measure, and print one JSON line."""
    parser = argparse.ArgumentParser(description="catanatron's random-play speed, as one JSON line")
    parser.add_argument("--seconds", type=positive_seconds, default=10.0, help="time to play for")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games' seeds")
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.seconds, arguments.seed)))


if __name__ == "__main__":
    main()
