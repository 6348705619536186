"""Plain bots: one loop of `sim.loops` each, run on a position imagined from the view."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dreamcog.bots.decision import Budget, Decision
from dreamcog.core.draft import Draft
from dreamcog.core.game import Game
from dreamcog.core.rng import SEED_BITS, Rng, sow
from dreamcog.sim.choosing import chosen_steps


@dataclass(frozen=True)
class PlainBot:
    """A bot that is one loop; batches run the same loop under this number."""

    name: str
    number: int
    """The number by which `sim.loops.play_move` knows it; each has a loop in `sim/choosing.py`."""

    def decide(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        rng: random.Random,
        budget: Budget,
    ) -> Decision:
        """The move that the loop chooses in a state imagined from the seat's view.

        A loop does the same work in any budget: far less than a millisecond where it runs native.
        """
        state = game.guess(view, rng)
        game.draft_of(state).seat = seat
        own, draft = Rng(), Draft(seat=seat)
        sow(own, rng.getrandbits(SEED_BITS))
        chosen = chosen_steps(game, state, own, self.number)
        for i in range(chosen.n):
            game.rules.extend(state, draft, chosen.kind[i], chosen.arg[i])
        return Decision(game.write_move(state, draft), about={"kind": "loop"})
