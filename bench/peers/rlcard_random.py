"""Random play of RLCard, in Python: gin rummy (which OpenSpiel has too) and UNO, its fastest
game of more than a few decisions.

* ``Env.step`` lists the legal actions and makes an observation every time; there is no way to have
  one without the other, so both are inside the clock. Dealing is not.
* A decision is one action id, as RLCard counts them: drawing a card is one, discarding another.
"""

import random
import time
from functools import partial

import rlcard
from report import report

WARM_UP_GAMES = 5


def play(game: str, seconds: float, seed: int) -> tuple[int, float]:
    """Random games for at least so many seconds of playing."""
    table = rlcard.make(game, config={"seed": seed})
    rng = random.Random(seed)
    games, decisions, played = 0, 0, 0.0
    while played < seconds:
        if games == WARM_UP_GAMES:
            decisions, played = 0, 0.0
        state, _ = table.reset()
        start = time.process_time()
        while not table.is_over():
            state, _ = table.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        played += time.process_time() - start
        games += 1
    return decisions, played


if __name__ == "__main__":
    names = {"gin rummy": "gin-rummy", "UNO": "uno"}
    report("rlcard", {f"{name}, observed": partial(play, game) for name, game in names.items()})
