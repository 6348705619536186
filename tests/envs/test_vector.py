"""Many tables as one environment: the same as each alone, both ways of dealing anew."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from dreamcog.core.refusal import Refused
from dreamcog.envs import TableEnv, TablesEnv, env_id
from envs.sets import every_game, every_set

TABLES = 5


def made(name: str, tables: int = TABLES, **arguments: Any) -> TablesEnv:
    found = gymnasium.make_vec(
        env_id(name), num_envs=tables, vectorization_mode="vector_entry_point", **arguments
    )
    assert isinstance(found, TablesEnv)
    return found


class Alone:
    """Each table by itself, dealt anew by the seeds that the environment of many states."""

    def __init__(self, name: str, **arguments: Any) -> None:
        self.envs = [TableEnv(name, **arguments) for _ in range(TABLES)]
        self.rounds = [0] * TABLES

    def reset(self, i: int, seed: int) -> tuple[Any, Any]:
        return self.envs[i].reset(seed=seed + i + self.rounds[i] * TABLES)


@pytest.mark.parametrize("arguments", [{}, {"reward": "score", "shaping": 0.01, "discount": 0.9}])
@every_set
def test_tables_dealt_anew_in_the_same_step_are_those_alone(
    name: str, options: dict[str, Any], arguments: dict[str, Any]
) -> None:
    given = {"options": options, "bots": "random", **arguments}
    many, alone = made(name, threads=2, **given), Alone(name, **given)
    observed, infos = many.reset(seed=9)
    for i in range(TABLES):
        first, info = alone.reset(i, 9)
        assert (observed[i] == first).all()
        assert (infos["action_mask"][i] == info["action_mask"]).all()
    ends = 0
    for _ in range(90):
        actions = many.action_space.sample()
        observed, rewards, terminated, truncated, infos = many.step(actions)
        assert not truncated.any()
        for i in range(TABLES):
            seen, reward, over, _, info = alone.envs[i].step(actions[i])
            assert (rewards[i], terminated[i]) == (reward, over)
            if over:
                ends += 1
                assert infos["_final_obs"][i]
                assert infos["_final_info"][i]
                assert (infos["final_obs"][i] == seen).all()
                for key in ("won", "score"):
                    assert infos["final_info"][key][i] == info[key]
                    assert infos["final_info"][f"_{key}"][i]
                alone.rounds[i] += 1
                seen, info = alone.reset(i, 9)
            else:
                assert "_final_obs" not in infos or not infos["_final_obs"][i]
            assert (observed[i] == seen).all()
            assert (infos["action_mask"][i] == info["action_mask"]).all()
    assert ends > 0


@every_game
def test_tables_dealt_anew_in_the_next_step_are_those_alone(name: str) -> None:
    given: dict[str, Any] = {"bots": "random", "shaping": 0.01}
    many = made(name, autoreset_mode=AutoresetMode.NEXT_STEP, **given)
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    alone, waiting, ends = Alone(name, **given), [False] * TABLES, 0
    many.reset(seed=9)
    for i in range(TABLES):
        alone.reset(i, 9)
    for _ in range(150):
        actions = np.where(waiting, -7, many.action_space.sample())
        observed, rewards, terminated, _, infos = many.step(actions)
        for i in range(TABLES):
            if waiting[i]:
                alone.rounds[i] += 1
                seen, info = alone.reset(i, 9)
                assert (rewards[i], terminated[i], waiting[i]) == (0.0, False, True)
                waiting[i] = False
            else:
                seen, reward, waiting[i], _, info = alone.envs[i].step(actions[i])
                assert (rewards[i], terminated[i]) == (reward, waiting[i])
                ends += waiting[i]
                if waiting[i]:
                    assert infos["won"][i] == info["won"]
                    assert infos["_score"][i]
            assert (observed[i] == seen).all()
            assert (infos["action_mask"][i] == info["action_mask"]).all()
    assert ends > 0


@pytest.mark.parametrize("mode", ["SAME_STEP", "NEXT_STEP"])
def test_gymnasiums_own_vectors_of_single_tables_are_the_same(mode: str) -> None:
    """As its `SyncVectorEnv` has it: keys, types and numbers, until a first game has ended."""
    reset = AutoresetMode[mode]
    own = gymnasium.make_vec(
        env_id("cyberion"),
        num_envs=TABLES,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": reset},
    )
    many = made("cyberion", autoreset_mode=mode)
    assert many.single_action_space == own.single_action_space
    assert many.action_space == own.action_space
    assert many.observation_space == own.observation_space
    told, expected = many.reset(seed=4), own.reset(seed=4)
    assert pickle.dumps(told[1]) == pickle.dumps(expected[1])
    while True:
        actions = many.action_space.sample()
        told_now, expected_now = many.step(actions), own.step(actions)
        for mine, theirs in zip(told_now[1:4], expected_now[1:4], strict=True):
            assert mine.dtype == theirs.dtype
            assert (mine == theirs).all()
        if told_now[2].any():
            break
        assert (told_now[0] == expected_now[0]).all()
    if mode == "SAME_STEP":
        assert set(told_now[4]) == set(expected_now[4])
        ended = told_now[2]
        assert (told_now[4]["_final_info"] == ended).all()
        for place in np.flatnonzero(ended):
            assert (told_now[4]["final_obs"][place] == expected_now[4]["final_obs"][place]).all()
            for key in ("won", "score"):
                mine, theirs = (each[4]["final_info"][key] for each in (told_now, expected_now))
                assert mine[place] == theirs[place]


@every_game
def test_an_action_that_is_not_legal_changes_no_table(name: str) -> None:
    many = made(name, bots="random")
    _, infos = many.reset(seed=3)
    batch = many._learner.batch
    before = [many.game.hash(batch.state(i)) for i in range(TABLES)]
    good = many.action_space.sample()
    masked = int(np.flatnonzero(infos["action_mask"][2] == 0)[0])
    for wrong in (masked, -1, -2, len(many.game.alphabet), 1 << 40):
        actions = good.copy()
        actions[2] = wrong
        with pytest.raises(Refused):
            many.step(actions)
    for shape in ([0], good[:-1], good.astype(float), good.reshape(1, -1), None, "0"):
        with pytest.raises(Refused, match="actions"):
            many.step(shape)
    assert [many.game.hash(batch.state(i)) for i in range(TABLES)] == before
    many.step(good)


def test_observations_and_masks_are_the_callers_own() -> None:
    many = made("cyberion", 3)
    kept: list[Any] = []
    observed, infos = many.reset(seed=1)
    for _ in range(12):
        kept.append((observed, observed.copy(), infos["action_mask"], infos["action_mask"].copy()))
        observed, *_, infos = many.step(many.action_space.sample())
    for seen, copied, mask, copied_mask in kept:
        assert (seen == copied).all()
        assert (mask == copied_mask).all()
    rows = observed[1:]
    before = rows.copy()
    del observed
    for _ in range(6):
        many.step(many.action_space.sample())
    assert (rows == before).all()


def test_without_copies_the_same_array_is_given_every_time() -> None:
    many = made("cyberion", 3, copy=False)
    observed, _ = many.reset(seed=1)
    again, *_ = many.step(many.action_space.sample())
    assert observed is again


def test_a_game_that_lasts_too_long_is_cut_off() -> None:
    many = made("mech-a-dream", 3, bots="random", max_episode_steps=7)
    many.reset(seed=1)
    for step in range(1, 22):
        _, _, terminated, truncated, infos = many.step(many.action_space.sample())
        assert not terminated.any()
        assert truncated.tolist() == [step % 7 == 0] * 3
        if truncated.any():
            assert infos["_final_obs"].all()
            assert infos["final_info"] == {}
    assert many._learner.batch.column("day").tolist() == [1] * 3


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"num_envs": 0}, "num_envs"),
        ({"num_envs": -1}, "num_envs"),
        ({"num_envs": 10**9}, "num_envs"),
        ({"num_envs": 2.0}, "num_envs"),
        ({"threads": 0}, "threads"),
        ({"autoreset_mode": "DISABLED"}, "autoreset_mode"),
        ({"autoreset_mode": 1}, "autoreset_mode"),
        ({"max_episode_steps": 0}, "max_episode_steps"),
        ({"bots": "nobody", "players": 2}, "bots"),
        ({"nonsense": 1}, "nonsense"),
    ],
    ids=str,
)
def test_what_an_environment_cannot_be_is_refused(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(Refused, match=where):
        TablesEnv("cyberion", **{"num_envs": 2, **wrong})
