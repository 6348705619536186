"""How steps are drawn from likings: by the temperature, within reach, the same for the same key."""

from __future__ import annotations

import numpy as np
import pytest

from dreamcog.bots.network_layers import Network
from dreamcog.bots.policy import KEY_BITS, Policy
from support.networks import random_network

NETWORK = Network(random_network("cyberion"))
LIKINGS = np.array([2.0, -np.inf, 1.0, 0.0, -4.0])
DRAWS = 20_000


def drawn(policy: Policy, draws: int = DRAWS) -> list[float]:
    """How often each step is drawn."""
    keys = np.random.default_rng(3).integers(0, 1 << (KEY_BITS - 1), draws).astype(np.uint64)
    taken = policy.drawn(np.tile(LIKINGS, (draws, 1)), keys).argmax(axis=1)
    return [float(rate) for rate in np.bincount(taken, minlength=len(LIKINGS)) / draws]


@pytest.mark.parametrize("temperature", [0.5, 1.0, 3.0])
def test_steps_are_drawn_by_their_likings(temperature: float) -> None:
    powers = np.exp(LIKINGS / temperature)
    expected = powers / powers.sum()
    assert drawn(Policy(NETWORK, temperature)) == pytest.approx(expected.tolist(), abs=0.015)


def test_without_a_temperature_likings_stay_as_they_are() -> None:
    assert drawn(Policy(NETWORK), 5)[0] == 1.0


def test_what_is_beyond_reach_is_drawn_only_where_all_else_is_barred() -> None:
    rates = drawn(Policy(NETWORK, 50.0, reach=1.5))
    assert rates[1] == rates[3] == rates[4] == 0.0
    assert rates[0] == pytest.approx(rates[2], abs=0.03)
    order = np.argsort(
        -Policy(NETWORK, 50.0, reach=1.5).drawn(LIKINGS[None], np.ones(1, np.uint64))
    )
    assert set(order[0, :2].tolist()) == {0, 2}
    assert order[0, -1] == 1


def test_a_draw_depends_on_its_own_key_alone() -> None:
    policy, keys = Policy(NETWORK, 2.0), np.arange(7, dtype=np.uint64)
    likings = np.random.default_rng(1).normal(size=(7, 30))
    together = policy.drawn(likings, keys)
    for row in range(7):
        alone = policy.drawn(likings[row : row + 1], keys[row : row + 1])
        assert np.array_equal(alone[0], together[row])
    assert len({int(each) for each in policy.drawn(likings[:1].repeat(7, 0), keys).argmax(1)}) > 1
