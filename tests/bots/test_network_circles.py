"""Networks do not go round in circles within a turn: at a table, and in batches."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from dreamcog.bots import network as network_module
from dreamcog.bots.network import NetworkBot
from dreamcog.bots.network_choosing import MOST_IN_TURN, Choosers
from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_thinking import Thinking
from dreamcog.bots.policy import Policy
from dreamcog.core.registry import games
from dreamcog.sim.batch import Batch
from dreamcog.sim.composing import first_listed
from support.networks import random_network

ROUND, WAIT, OUT = 0, 1, 2


class Rooms:
    """A position with rooms in a ring: `ROUND` leads to the next, `OUT` ends the turn."""

    def __init__(self, room: int, rooms: int) -> None:
        self.room, self.rooms, self.turn = room, rooms, 1

    def legal(self) -> Any:
        return np.array([ROUND, WAIT, OUT])

    def observe(self) -> Any:
        return np.array([self.room], np.uint8)

    def take(self, flat: int) -> None:
        self.room = (self.room + (flat == ROUND)) % self.rooms
        self.turn += flat == OUT

    def leading_out(self) -> int:
        return OUT

    is_composed = True

    @property
    def moment(self) -> tuple[int, int, int]:
        return 0, self.turn, 0


class Fixed(Network):
    """Likes steps in one order, whatever it sees."""

    def __init__(self, *likings: float) -> None:
        self._likings = np.array(likings)

    def read(self, observation: Any) -> Any:
        return observation

    def logits(self, seen: Any, steps: Any) -> Any:
        return self._likings[steps]


@pytest.mark.parametrize(
    ("rooms", "likings", "chosen"),
    [
        (2, (3, 2, 1), OUT),  # both other steps lead back to the room
        (9, (3, 2, 1), OUT),
        (9, (3, 1, 2), OUT),
        (2, (1, 2, 3), OUT),
        (400, (3, 2, 1), ROUND),  # so many rooms are no circle yet
    ],
)
def test_a_bot_leaves_a_circle(
    rooms: int, likings: tuple[float, ...], chosen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def position_of(_game: Any, state: Any) -> Rooms:
        return Rooms(state, rooms)

    monkeypatch.setattr(network_module, "position_of", position_of)
    bot, game = NetworkBot("network", network := Fixed(*likings)), object()
    taken = bot.chosen_steps(game, 0, random.Random(1), Thinking(network))  # type: ignore[arg-type]
    assert taken == [chosen]


@pytest.mark.parametrize("game", games())
def test_no_step_is_taken_twice_from_one_observation_in_a_turn(game: str) -> None:
    """The tables stand still here, so that what is seen is the same every time."""
    batch = Batch(game, 12, seed=3)
    network = Network(random_network(game))
    choosers = Choosers(batch, [Policy(network)] * batch.game.options["players"])
    masks = batch.masks()
    chosen = [choosers.steps() for _ in range(int(masks.sum(axis=1).max()) + 2)]
    for table in range(batch.size):
        legal = np.flatnonzero(masks[table])
        own = [int(steps[table]) for steps in chosen]
        if len(legal) > 1:
            assert sorted(own[: len(legal)]) == legal.tolist()
            listed = first_listed(batch.game, batch.state(table))
            assert set(own[len(legal) :]) == {listed}


@pytest.mark.parametrize("game", games())
def test_after_very_many_steps_in_a_turn_the_first_listed_is_taken(game: str) -> None:
    batch = Batch(game, 4, seed=3)
    policy = Policy(Network(random_network(game)))
    choosers = Choosers(batch, [policy] * batch.game.options["players"])
    choosers.steps()
    choosers._in_turn[:] = MOST_IN_TURN
    listed = [first_listed(batch.game, batch.state(table)) for table in range(4)]
    free = batch.masks().sum(axis=1) > 1
    assert free.any()
    assert (choosers.steps()[free] == np.array(listed)[free]).all()
