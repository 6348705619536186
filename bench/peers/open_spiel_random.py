"""Random play of OpenSpiel's hearts and gin rummy: rules in C++, called from a Python loop.

* A decision is one action of a player; ``legal_actions`` is asked for before each. What chance does
  before the first decision (the deal) is not in the clock; what it does later (a card drawn) is,
  and is not counted.
* "observed": the player's tensor is written into a NumPy buffer before each decision, the fastest
  way there is from Python. Hearts has an information state only (5,088 numbers, all history), gin
  rummy an observation (644).
* "in C++": OpenSpiel's own loop, ``evaluate_bots`` with uniformly random bots; Python is asked once
  a game.
"""

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation
from report import report

WARM_UP_GAMES = 20
DEALS = 200
"""Games begin with copies of so many deals: to deal anew takes much longer than to play."""
State = Any
Player = Callable[[State, random.Random], int]
"""Plays a dealt game to its end: how many decisions were made."""


def let_chance_act(state: State, rng: random.Random) -> None:
    """Draw one outcome of chance."""
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, chances)[0])


def deal(game: Any, rng: random.Random) -> State:
    """A game before its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        let_chance_act(state, rng)
    return state


def play_from_python(state: State, rng: random.Random) -> int:
    """Take random legal actions, one by one."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            let_chance_act(state, rng)
            continue
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def observed(game: Any) -> Player:
    """The same with the player's tensor written before each decision."""
    has_history = not game.get_type().provides_observation_tensor
    tensor = make_observation(game, pyspiel.IIGObservationType(perfect_recall=has_history))

    def play(state: State, rng: random.Random) -> int:
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                let_chance_act(state, rng)
                continue
            tensor.set_from(state, state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def in_cpp(game: Any) -> Player:
    """OpenSpiel's own loop; in hearts all chance comes before the first decision."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play(state: State, rng: random.Random) -> int:
        before = state.move_number()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
        return int(state.move_number() - before)

    return play


def measure(
    name: str, player: Callable[[Any], Player], seconds: float, seed: int
) -> tuple[int, float]:
    """Random games for at least so many seconds of playing."""
    game = pyspiel.load_game(name)
    play, rng = player(game), random.Random(seed)
    dealt = [deal(game, rng) for _ in range(DEALS)]
    games, decisions, played = 0, 0, 0.0
    while played < seconds:
        if games == WARM_UP_GAMES:
            decisions, played = 0, 0.0
        state = dealt[games % DEALS].clone()
        start = time.process_time()
        decisions += play(state, rng)
        played += time.process_time() - start
        games += 1
    return decisions, played


def from_python(_game: Any) -> Player:
    """The loop that observes nothing."""
    return play_from_python


if __name__ == "__main__":
    report(
        "open-spiel",
        {
            "hearts": partial(measure, "hearts", from_python),
            "hearts, observed": partial(measure, "hearts", observed),
            "hearts, in C++": partial(measure, "hearts", in_cpp),
            "gin rummy": partial(measure, "gin_rummy", from_python),
            "gin rummy, observed": partial(measure, "gin_rummy", observed),
        },
    )
