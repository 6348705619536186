"""Random play of catanatron (Catan, four players), in Python.

* Whole games are played with ``Game.play()`` and no accumulators, the way catanatron's own
  documentation plays them.
* Only ``Game.play()`` is inside the clock. Laying out the board and seating the players is not,
  which favours catanatron by about 3 %.
* A decision is one entry of ``game.state.actions``: a roll, a discard, moving the robber and ending
  a turn each count as one. After every action catanatron lists the legal actions of the next.
* No observation is made.

The games are a sample, not a fixed list: catanatron picks from sets whose order follows string
hashes and, before Python 3.12, the address of ``None``, so one seed plays other games in each
process. Actions per second hardly depend on that.
"""

import random
import time

from catanatron import Color, Game, RandomPlayer
from report import report

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
WARM_UP_GAMES = 20


def play_one(seed: int) -> tuple[int, float]:
    """Play one random game: its number of actions, the seconds it took."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    start = time.process_time()
    game.play()
    return len(game.state.actions), time.process_time() - start


def catan(seconds: float, seed: int) -> tuple[int, float]:
    """Random games for at least so many seconds of playing."""
    seeds = random.Random(seed)  # its own stream: every Game reseeds the global one

    def next_seed() -> int:
        return seeds.randrange(1, 2**31)  # never 0, which catanatron 3.2.1 takes for "no seed"

    for _ in range(WARM_UP_GAMES):
        play_one(next_seed())
    decisions, played = 0, 0.0
    while played < seconds:
        actions, took = play_one(next_seed())
        decisions += actions
        played += took
    return decisions, played


if __name__ == "__main__":
    report("catanatron", {"Catan": catan})
