"""All seats of a table as an environment of PettingZoo."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from warnings import catch_warnings, filterwarnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.envs import aec
from dreamcog.envs.petting_zoo import raw_env
from envs.sets import every_game, every_set


@pytest.fixture
def admitted() -> Iterator[None]:
    """PettingZoo's test warns of observations with a mask, and of masks of those who wait."""
    with catch_warnings():
        filterwarnings("ignore", "Observation space for each agent probably")
        filterwarnings("ignore", "Observation is not a NumPy array")
        filterwarnings("ignore", r"Action mask numpy array is all zeros")
        yield


@pytest.mark.usefixtures("admitted")
@every_set
def test_pettingzoos_own_test_passes(name: str, options: dict[str, Any]) -> None:
    api_test(aec(name, options=options), num_cycles=100)


@every_set
def test_pettingzoos_own_test_of_seeds_passes(name: str, options: dict[str, Any]) -> None:
    seed_test(lambda: aec(name, **options), num_cycles=60)


@every_set
def test_each_seat_sees_its_own_and_the_acting_one_has_a_mask(
    name: str, options: dict[str, Any]
) -> None:
    env = raw_env(name, options=options)
    env.reset(seed=4)
    for _ in range(40):
        state, acting = env._batch.state(0), env.agent_selection
        for seat, agent in enumerate(env.agents):
            told = env.observe(agent)
            assert told["observation"].tolist() == env.game.observe(state, seat)
            legal = sorted(env.game.steps(state)) if agent == acting else []
            assert np.flatnonzero(told["action_mask"]).tolist() == legal
            assert env.observation_space(agent).contains(told)
        env.step(env.action_space(acting).sample())
        if not all(env.terminations.values()):
            continue
        env.reset(seed=5)


@pytest.mark.parametrize("reward", ["win", "score"])
@every_game
def test_rewards_come_at_the_end_to_every_seat(name: str, reward: str) -> None:
    players = game_kind(name).options.players.most
    env = aec(name, players=players, reward=reward)
    env.reset(seed=3)
    total: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        told, given, over, _, _ = env.last()
        total[agent] += given
        env.step(None if over else env.action_space(agent).sample(told["action_mask"]))
    batch = env.unwrapped._batch
    endings = [batch.game.ending(batch.state(0), seat) for seat in range(players)]
    if reward == "score":
        assert list(total.values()) == [ending.score for ending in endings]
    elif game_kind(name).together:
        assert list(total.values()) == [float(ending.is_won) for ending in endings]
    else:
        assert sum(total.values()) == pytest.approx(1)
        assert [share > 0 for share in total.values()] == [ending.is_won for ending in endings]


@every_game
def test_an_action_that_is_masked_or_unknown_is_refused_and_changes_nothing(name: str) -> None:
    env = aec(name, players=2)
    env.reset(seed=5)
    before = env.unwrapped.game.hash(env.unwrapped._batch.state(0))
    mask = env.last()[0]["action_mask"]
    masked = int(np.flatnonzero(mask == 0)[0])
    for action in (masked, -1, -2, len(mask), 1 << 70, 0.0, "0", None, [0]):
        with pytest.raises(Refused):
            env.step(action)
    assert env.unwrapped.game.hash(env.unwrapped._batch.state(0)) == before
    assert env.rewards == dict.fromkeys(env.agents, 0.0)
    env.step(int(np.flatnonzero(mask)[0]))


def test_a_position_is_rendered_as_a_watcher_sees_it() -> None:
    env = raw_env("mech-a-dream", render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    assert json.loads(told) == env.game.view(env._batch.state(0), None)


@pytest.mark.parametrize(
    ("wrong", "where"),
    [({"players": 9}, "players"), ({"reward": "x"}, "reward"), ({"render_mode": "x"}, "render")],
)
def test_what_an_environment_cannot_be_is_refused(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(Refused, match=where):
        aec("cyberion", **wrong)
