"""The games of OpenSpiel: its own tests, what states tell, and how they are stored."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from dreamcog.core.options import AnyOf
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.envs.open_spiel import short_name
from envs.sets import every_game, every_set

REFUSED = (Refused, pyspiel.SpielError)
"""Ours, but for -1, which OpenSpiel itself does not hand on."""


def loaded(name: str, options: dict[str, Any] | None = None, **more: Any) -> Any:
    """A game with options as OpenSpiel spells them."""
    spelled = {}
    for option in game_kind(name).options:
        if option.name in (options or {}):
            value = (options or {})[option.name]
            if isinstance(option, AnyOf):
                value = "+".join(value) or "none"
            spelled[option.name] = value
    return pyspiel.load_game(short_name(name), {**spelled, **more})


def walked(game: Any, deal: int, steps: int, seed: int = 1) -> Any:
    """A state after some random steps of a deal."""
    rng, state = random.Random(seed), game.new_initial_state()
    state.apply_action(deal)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def told(state: Any) -> list[Any]:
    """All that a state says of itself."""
    seats = range(state.num_players())
    return [
        *(str(state), state.current_player(), state.history(), state.returns()),
        *([] if state.is_terminal() else [state.legal_actions()]),
        *[state.information_state_string(seat) for seat in seats],
        *[state.information_state_tensor(seat) for seat in seats],
        *[state.observation_string(seat) for seat in seats],
        *[state.observation_tensor(seat) for seat in seats],
    ]


@pytest.mark.slow
@pytest.mark.parametrize("reward", ["win", "score"])
@every_set
def test_openspiels_own_test_passes(name: str, options: dict[str, Any], reward: str) -> None:
    game = loaded(name, options, reward=reward, deals=7)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_set
def test_tensors_are_the_observations(name: str, options: dict[str, Any]) -> None:
    state = walked(loaded(name, options), 4, 9)
    batch = state.table.batch
    for seat in range(state.num_players()):
        observed = batch.game.observe(batch.state(0), seat)
        assert state.observation_tensor(seat) == observed
        assert state.information_state_tensor(seat)[: len(observed)] == observed
        assert len(state.information_state_tensor(seat)) == len(observed) + 16


@every_game
def test_a_state_is_stored_and_read_back_at_every_moment(name: str) -> None:
    game = loaded(name, {"players": 2}, deals=3, seed=70)
    for steps in (0, 1, 5, 30):
        state = walked(game, 2, steps)
        text = pyspiel.serialize_game_and_state(game, state)
        other_game, other = pyspiel.deserialize_game_and_state(text)
        assert str(other_game) == str(game)
        for same in (other, game.deserialize_state(state.serialize()), state.clone()):
            assert told(same) == told(state)
        for same in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert told(same) == told(state)
    undealt = game.new_initial_state()
    assert game.deserialize_state(undealt.serialize()).is_chance_node()


@every_game
def test_a_copy_is_independent(name: str) -> None:
    state = walked(loaded(name), 1, 3)
    before = told(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert told(state) == before != told(other)


@every_game
def test_a_history_tells_the_whole_state(name: str) -> None:
    game = loaded(name)
    state, again = walked(game, 8, 12), game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert told(again) == told(state)
    hidden = [each.table.game.hash(each.table.batch.state(0)) for each in (state, again)]
    assert hidden[0] == hidden[1]


def test_each_deal_has_a_seed_of_its_own() -> None:
    game = loaded("cyberion", deals=5, seed=1000)
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    state.apply_action(3)
    own = state.table.game
    assert own.hash(state.table.batch.state(0)) == own.hash(own.deal(1003))


@every_game
def test_pasts_that_differ_have_information_states_that_differ(name: str) -> None:
    game = loaded(name, {"players": 2})
    strings: dict[tuple[int, str], Any] = {}
    tensors: dict[tuple[int, Any], Any] = {}
    for seed in range(12):
        state, rng = game.new_initial_state(), random.Random(seed)
        state.apply_action(seed % 2)
        while not state.is_terminal():
            for seat in range(2):
                text = state.information_state_string(seat)
                tensor = tuple(state.information_state_tensor(seat))
                assert strings.setdefault((seat, text), tensor) == tensor
                assert tensors.setdefault((seat, tensor), text) == text
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(strings) == len(tensors) > 50


@every_game
def test_recall_has_what_the_seat_did_and_nothing_of_what_it_did_not_see(name: str) -> None:
    state = walked(loaded(name, {"players": 2}), 3, 25)
    own = [line for line in state.information_state_string(0).split("\n") if "take" in line]
    actions = [a.action for a in state.full_history()[1:] if a.player == 0]
    assert own == [f"take {action}" for action in actions]


@every_set
def test_resampling_keeps_what_the_player_knows(name: str, options: dict[str, Any]) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = walked(loaded(name, options), 1, 4)
    player = state.current_player()
    hashes = set()
    for _ in range(4):
        other = state.resample_from_infostate(player, sampler)
        for what in ("information_state_string", "information_state_tensor", "observation_tensor"):
            assert getattr(other, what)(player) == getattr(state, what)(player)
        assert other.legal_actions() == state.legal_actions()
        assert told(pickle.loads(pickle.dumps(other))) == told(other)
        hashes.add(other.table.game.hash(other.table.batch.state(0)))
    assert len(hashes) == 4


@every_game
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    state = loaded(name, deals=4).new_initial_state()
    for action in (-1, 4):
        with pytest.raises(REFUSED):
            state.apply_action(action)
    assert state.history() == []
    state.apply_action(3)
    before = told(state)
    masked = next(i for i, legal in enumerate(state.legal_actions_mask()) if not legal)
    for action in (masked, -1, -2, state.num_distinct_actions(), 1 << 40):
        with pytest.raises(REFUSED):
            state.apply_action(action)
    assert told(state) == before


@every_game
def test_actions_have_names_that_differ(name: str) -> None:
    game = loaded(name)
    state = walked(game, 0, 0)
    names = [state.action_to_string(0, action) for action in range(game.num_distinct_actions())]
    assert len(set(names)) == len(names)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "deal 5"


def test_utilities_are_what_the_reward_says() -> None:
    types = pyspiel.GameType.Utility
    for name, reward, utility, total in (
        ("cyberion", "win", types.IDENTICAL, None),
        ("cyberion", "score", types.IDENTICAL, None),
        ("mech-a-dream", "win", types.CONSTANT_SUM, 1.0),
        ("mech-a-dream", "score", types.GENERAL_SUM, None),
    ):
        game = loaded(name, reward=reward)
        assert game.get_type().utility == utility
        assert game.utility_sum() == total
        assert game.min_utility() == 0


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"players": 9}, "players"),
        ({"deals": 0}, "deals"),
        ({"seed": -1}, "seed"),
        ({"reward": "points"}, "reward"),
        ({"expansions": "babybots+nothing"}, "expansions"),
    ],
    ids=str,
)
def test_parameters_that_the_game_lacks_are_refused(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(Refused, match=where):
        loaded("cyberion", **wrong)


def test_observers_that_part_public_and_private_are_refused() -> None:
    kind = pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.NONE)
    with pytest.raises(Refused, match="iig_obs_type"):
        make_observation(loaded("cyberion"), kind)


def test_algorithms_of_openspiel_play() -> None:
    game = loaded("cyberion", reward="score")
    state = walked(game, 0, 0)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = (
        mcts.MCTSBot(game, 1.0, 4, evaluator, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(game, evaluator, 1.0, 4, random_state=np.random.RandomState(1)),
    )
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


def test_a_process_that_has_loaded_games_ends_quietly() -> None:
    text = f"""
import pyspiel, dreamcog.envs.open_spiel
for name in {[short_name(name) for name in games()]}:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(0)
    state.clone()
"""
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
