"""One table as an environment of Gymnasium."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dreamcog
from dreamcog.bots import Budget, Decision, bot
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.envs import TableEnv, env_id
from dreamcog.envs.opening import USUAL_BOT
from envs.sets import every_game, every_set


def made(name: str, **arguments: Any) -> TableEnv:
    """The environment without Gymnasium's wrappers."""
    found: Any = gymnasium.make(env_id(name), **arguments).unwrapped
    assert isinstance(found, TableEnv)
    return found


def played(env: TableEnv, seed: int, steps: int = 10_000) -> list[Any]:
    """A game of random steps: everything that was told."""
    env.action_space.seed(seed)
    told: list[Any] = [env.reset(seed=seed)]
    while len(told) <= steps:
        told.append(env.step(env.action_space.sample()))
        if told[-1][2]:
            break
    return told


@every_set
def test_gymnasiums_own_check_passes(name: str, options: dict[str, Any]) -> None:
    """It takes an action in another position than the one that it was drawn for."""
    check_env(
        made(name, options=options, bots="random", illegal="replace", render_mode="ansi"),
    )


@every_game
def test_gymnasiums_own_check_passes_where_illegal_actions_are_refused(name: str) -> None:
    env = made(name, bots="random")
    env.action_space.seed(0)
    check_env(env)


@every_game
def test_an_action_that_is_masked_can_be_replaced_by_a_legal_one(name: str) -> None:
    told = []
    for _ in range(2):
        env = made(name, bots="random", illegal="replace")
        steps: list[Any] = [env.reset(seed=5)]
        while len(steps) < 300 and not (len(steps) > 1 and steps[-1][2]):
            steps.append(env.step(7))
        told.append(pickle.dumps(steps))
        with pytest.raises(Refused):
            env.step(int(env.action_space.n))
    assert told[0] == told[1]
    assert steps[-1][2]


def test_ids_follow_from_the_names_of_games() -> None:
    assert env_id("mech-a-dream") == "dreamcog/MechADream-v0"
    assert {env_id(name) for name in games()} <= set(gymnasium.registry)


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    told = [pickle.dumps(played(made(name, bots="random"), seed)) for seed in (3, 3, 4)]
    assert told[0] == told[1] != told[2]


def test_a_seed_is_that_of_the_whole_engine() -> None:
    env = made("cyberion")
    env.reset(seed=7)
    table = dreamcog.deal("cyberion", seed=7)
    assert env.game.hash(env._learner.batch.state(0)) == table.game.hash(table.state)


@every_game
def test_without_a_seed_games_follow_from_the_seed_before(name: str) -> None:
    env, again = made(name, bots="random"), made(name, bots="random")
    first, same = (e.reset(seed=1)[0] for e in (env, again))
    second, as_second = (e.reset()[0] for e in (env, again))
    assert (first == same).all()
    assert (second == as_second).all()
    assert (first != second).any()


@every_set
def test_masks_and_observations_are_those_of_the_seat(name: str, options: dict[str, Any]) -> None:
    env = made(name, options=options, bots="random", seat=0)
    observed, info = env.reset(seed=2)
    over = False
    while not over:
        observed, _, over, _, info = env.step(env.action_space.sample())
        state = env._learner.batch.state(0)
        assert observed.tolist() == env.game.observe(state, 0)
        legal = [] if over else sorted(env.game.steps(state, 0))
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert info["action_mask"].dtype == np.int8


@every_game
def test_an_action_that_is_masked_or_unknown_is_refused_and_changes_nothing(name: str) -> None:
    env = made(name, bots="random")
    _, info = env.reset(seed=5)
    before = env.game.hash(env._learner.batch.state(0))
    masked = int(np.flatnonzero(info["action_mask"] == 0)[0])
    wrong: list[Any] = [masked, -1, -2, int(env.action_space.n), 1 << 70, 0.0, "0", None, [0], True]
    for action in wrong:
        with pytest.raises(Refused):
            env.step(action)
    assert env.game.hash(env._learner.batch.state(0)) == before
    env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))


@every_game
def test_a_game_that_is_over_takes_no_action(name: str) -> None:
    env = made(name, bots="random")
    last = played(env, 1)[-1]
    assert last[2]
    assert not last[4]["action_mask"].any()
    assert env.action_space.sample() == 0
    with pytest.raises(Refused):
        env.step(0)


@every_game
def test_every_seat_can_learn(name: str) -> None:
    most = game_kind(name).options.players.most
    for seat in range(most):
        env = made(name, players=most, seat=seat, bots="random")
        env.reset(seed=seat)
        assert env._learner.batch.seats[0] == seat
        assert played(env, seat)[-1][2]


def test_the_usual_bot_is_named_and_plays_in_the_other_seats() -> None:
    usual, named = made("mech-a-dream"), made("mech-a-dream", bots=[USUAL_BOT])
    assert pickle.dumps(played(usual, 7)) == pickle.dumps(played(named, 7))


class Slow:
    """A bot that is no loop, as later ones may be."""

    name = "slow"

    def __init__(self) -> None:
        self.asked: list[int] = []

    def decide(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        rng: random.Random,
        budget: Budget,
    ) -> Decision:
        """As the bot at random; which seats asked is noted."""
        self.asked.append(seat)
        return bot("random").decide(game, view, seat, rng, budget)


def test_a_bot_that_is_no_loop_is_asked_through_its_contract() -> None:
    told = []
    for _ in range(2):
        slow = Slow()
        env = made("mech-a-dream", players=3, seat=1, bots=[slow, "random"])
        told.append(pickle.dumps(played(env, 3)))
        assert set(slow.asked) == {0}
    assert told[0] == told[1]


def test_a_position_is_rendered_as_the_seat_sees_it() -> None:
    env = made("cyberion", render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    assert json.loads(told) == env.game.view(env._learner.batch.state(0), 0)
    assert made("cyberion").render() is None


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"nonsense": 1}, "nonsense"),
        ({"players": 9}, "players"),
        ({"players": 2, "options": {"players": 2}}, "players"),
        ({"players": 2, "bots": "nobody"}, "bots"),
        ({"players": 2, "bots": ["random", "random"]}, "bots"),
        ({"seat": 1}, "seat"),
        ({"seat": "0"}, "seat"),
        ({"reward": "points"}, "reward"),
        ({"shaping": -1.0}, "shaping"),
        ({"shaping": "much"}, "shaping"),
        ({"shaping": float("inf")}, "shaping"),
        ({"discount": 1.5}, "discount"),
        ({"runtime": "compiled"}, "runtime"),
        ({"illegal": "allow"}, "illegal"),
    ],
    ids=str,
)
def test_what_an_environment_cannot_be_is_refused(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(Refused, match=where):
        TableEnv("cyberion", **wrong)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="game"):
        TableEnv("chess")
    with pytest.raises(Refused, match="render_mode"):
        TableEnv("cyberion", render_mode="human")
    with pytest.raises(Refused, match="options"):
        TableEnv("cyberion").reset(options={"players": 2})


@every_set
def test_nothing_hidden_is_observed(name: str, options: dict[str, Any]) -> None:
    env = made(name, options=options, bots="random")
    env.reset(seed=11)
    batch = env._learner.batch
    for seed in range(30):
        observed = np.array(env._observed())
        mask = batch.masks().copy()
        truth = env.game.hash(batch.state(0))
        batch.hide(0, 0, seed)
        assert env.game.hash(batch.state(0)) != truth
        assert (env._observed() == observed).all()
        assert (batch.masks() == mask).all()
        if env.step(env.action_space.sample())[2]:
            env.reset(seed=seed)


def test_a_space_copied_or_pickled_leaves_its_environment_behind() -> None:
    env = made("cyberion")
    env.reset(seed=1)
    for space in (pickle.loads(pickle.dumps(env.action_space)),):
        assert type(space) is gymnasium.spaces.Discrete
        assert space == env.action_space
