"""Networks do not go round in circles in batches; at tables see `test_circles_at_tables.py`."""

from __future__ import annotations

import numpy as np
import pytest

from dreamcog.bots.network_choosing import MOST_IN_TURN, Choosers
from dreamcog.bots.network_layers import Network
from dreamcog.bots.policy import Policy
from dreamcog.core.registry import games
from dreamcog.sim.batch import Batch
from dreamcog.sim.composing import first_listed
from support.networks import random_network


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
