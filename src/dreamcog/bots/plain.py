"""Plain bots: one loop of `sim.loops` each, run on a position imagined from the view."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.core.game import Game
from dreamcog.core.placeholders import bind
from dreamcog.core.rng import SEED_BITS, Rng, sow
from dreamcog.sim.loops import GREEDY, RANDOM, Desk, choose_at_random, choose_greedily

Choice = Callable[..., None]
"""A loop that writes the steps of its chosen move into the desk's `best`."""


CHOICES: dict[int, Choice] = {RANDOM: choose_at_random, GREEDY: choose_greedily}
"""The loop of each bot, by its number in batches."""


@dataclass(frozen=True)
class PlainBot:
    """A bot that is one loop; batches run the same loop under this number."""

    name: str
    number: int
    """The number by which `sim.loops.play_move` knows it; each has a loop in `CHOICES`."""

    @property
    def choice(self) -> Choice:
        """The loop by which it chooses."""
        return CHOICES[self.number]

    def choose(
        self, game: Game[Any], view: Mapping[str, Any], seat: int, rng: random.Random
    ) -> dict[str, Any]:
        """The move that the loop chooses in a state imagined from the seat's view."""
        state = game.guess(view, rng)
        game.draft_of(state).seat = seat
        desk, own = Desk(), Rng()
        sow(own, rng.getrandbits(SEED_BITS))
        choose: Choice = bind(self.choice, game.rules)
        choose(state, game.box, desk, own, game.blank(), game.blank())
        draft = Draft(seat=seat)
        for i in range(desk.best.n):
            game.rules.extend(state, draft, desk.best.kind[i], desk.best.arg[i])
        return game.write_move(state, draft)
