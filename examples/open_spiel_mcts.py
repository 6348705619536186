"""Information-set Monte Carlo tree search of OpenSpiel beside random play, on the same deals.

python examples/open_spiel_mcts.py --games 2 --simulations 30
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from dreamcog.envs.open_spiel import short_name

Choose = Callable[[Any], int]


def play(game: Any, deal: int, choosers: list[Choose]) -> list[float]:
    """A game of this deal, each seat by its own chooser; its returns."""
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        state.apply_action(choosers[state.current_player()](state))
    return list(state.returns())


def main() -> None:
    """Let the search and random play take the first seat in turn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default=f"{short_name('cyberion')}(reward=score)")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game, rng = pyspiel.load_game(asked.game), np.random.RandomState(asked.seed)
    evaluator = RandomRolloutEvaluator(1, rng)
    search = ISMCTSBot(game, evaluator, 2.0, asked.simulations, random_state=rng)

    def at_random(state: Any) -> int:
        return int(rng.choice(state.legal_actions()))

    for name, first in (("search", search.step), ("random", at_random)):
        choosers = [first, *[at_random] * (game.num_players() - 1)]
        found = [play(game, deal, choosers)[0] for deal in range(asked.games)]
        print(f"{name}: mean return of the first seat {np.mean(found):.2f}, each {found}")


if __name__ == "__main__":
    main()
