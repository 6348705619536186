"""What a learner is rewarded for, to the number."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dreamcog.core.registry import game_kind
from dreamcog.envs import TableEnv, TablesEnv
from dreamcog.envs.rewards import win_shares
from envs.sets import every_game


def game_of(env: TableEnv, seed: int) -> tuple[list[float], dict[str, Any]]:
    """The rewards of a game of random steps, and what was told at its end."""
    env.action_space.seed(seed)
    env.reset(seed=seed)
    rewards: list[float] = []
    over, info = False, {}
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample())
        rewards.append(reward)
    return rewards, info


def test_a_shared_win_counts_in_equal_parts_but_where_all_win_together() -> None:
    wins = np.array([[1, 0, 0], [1, 0, 1], [1, 1, 1], [0, 0, 0]])
    third = 1 / 3
    shares = [[1, 0, 0], [0.5, 0, 0.5], [third] * 3, [0, 0, 0]]
    assert win_shares(wins, together=False).tolist() == shares
    assert win_shares(wins, together=True).tolist() == wins.tolist()


@every_game
def test_a_win_and_the_score_come_with_the_last_step(name: str) -> None:
    won = 0.0
    for seed in range(6):
        found = {}
        for reward in ("win", "score"):
            env = TableEnv(name, players=2, bots="random", reward=reward)
            rewards, info = game_of(env, seed)
            assert not any(rewards[:-1])
            state = env._learner.batch.state(0)
            endings = [env.game.ending(state, seat) for seat in range(2)]
            winners = sum(ending.is_won for ending in endings)
            share = endings[0].is_won / (1 if env.game.kind.together else max(winners, 1))
            assert info["won"] == share
            assert info["score"] == endings[0].score
            found[reward] = rewards[-1]
        assert found == {"win": info["won"], "score": info["score"]}
        won += found["win"]
    assert won > 0 or game_kind(name).together


@pytest.mark.parametrize("discount", [1.0, 0.97])
@every_game
def test_shaping_adds_up_to_minus_the_first_potential(name: str, discount: float) -> None:
    for seed in range(3):
        plain = TableEnv(name, players=2, bots="random")
        shaped = TableEnv(name, players=2, bots="random", shaping=0.003, discount=discount)
        shaped.reset(seed=seed)
        first = 0.003 * max(0, int(shaped._learner.batch.appraise([0])[0]))
        assert first > 0
        rewards, others = game_of(plain, seed)[0], game_of(shaped, seed)[0]
        added = np.array(others) - np.array(rewards)
        assert (added * discount ** np.arange(len(added))).sum() == pytest.approx(-first)
        assert np.count_nonzero(added) > len(added) // 4


def test_shaping_of_a_game_that_was_cut_off_keeps_its_last_potential() -> None:
    env = TablesEnv("cyberion", 40, shaping=0.001, max_episode_steps=3)
    env.reset(seed=1)
    env.action_space.seed(1)
    before = env._learner._potential.copy()
    added = np.zeros(40)
    for _ in range(3):
        potential = env._learner._potential.copy()
        _, rewards, terminated, truncated, _ = env.step(env.action_space.sample())
        added += rewards
    assert truncated.any()
    whole = truncated & ~terminated
    ends = added[whole] + before[whole]
    assert ends.min() >= -1e-9
    assert (ends > 0.1).mean() > 0.5
    assert (env._learner._potential[whole] != potential[whole]).any()


def test_a_position_that_seems_lost_has_no_potential_below_that_of_the_end() -> None:
    env = TablesEnv("cyberion", 200, shaping=1.0)
    env.reset(seed=1)
    for _ in range(60):
        env.step(env.action_space.sample())
        assert env._learner._potential.min() >= 0
