"""Positions to test with: dealt ones, and wild ones that ordinary play hardly ever reaches."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice
from typing import Any

import numpy as np

from dreamcog.core.game import Game
from dreamcog.core.options import OneOf
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import Rng, sow
from dreamcog.sim import Batch
from support.kits import KITS
from support.turns import turn

REDEALS = 3
"""How often a position is dealt anew behind what a seat sees."""

CYCLE = 8
"""Every set of options that is none of the quick ones is tried in one of so many runs."""

OPTION_SETS = [(name, options) for name in games() for options in game_kind(name).option_sets()]
"""Every registered game with every set of options from its `option_sets`."""


def option_id(name: str, options: dict[str, Any]) -> str:
    """Return a short name for a set of options, as the id of a test."""
    table = game_kind(name).options
    chosen = [word[:4] for word in table.additions(options)]
    chosen += [options[o.name] for o in table if isinstance(o, OneOf) and o.name in options]
    return f"{name}-{options['players']}-{'+'.join(chosen) or 'base'}"


OPTION_IDS = [option_id(name, options) for name, options in OPTION_SETS]


def pairs_of_values(name: str, options: dict[str, Any]) -> set[tuple[Any, ...]]:
    """Return each two values that a set of options has together."""
    lists = {key: value if isinstance(value, list) else [value] for key, value in options.items()}
    values = [(key, each) for key, some in lists.items() for each in some]
    return {(name, *pair) for pair in combinations(values, 2)}


@cache
def quick_sets() -> list[tuple[str, dict[str, Any]]]:
    """Return the sets of options to try where time is short.

    The base games, and enough others that each two values that occur together in any set occur
    together in one of these: the set that adds most pairs is taken, until none adds any.
    """
    found = [each for each in OPTION_SETS if not game_kind(each[0]).options.additions(each[1])]
    seen = {pair for each in found for pair in pairs_of_values(*each)}
    while new := max((pairs_of_values(*each) - seen for each in OPTION_SETS), key=len):
        found.append(next(each for each in OPTION_SETS if new <= pairs_of_values(*each)))
        seen |= new
    return found


@cache
def slow_sets() -> list[tuple[str, dict[str, Any]]]:
    """Return the sets of options that are tried by turns, one in `CYCLE` of them in a run."""
    quick = quick_sets()
    return [each for each in OPTION_SETS if each not in quick]


def sets_in_a_run(name: str) -> int:
    """Return of how many sets of options of a game a run tries each law, at least.

    Who wants so many games in all plays more of each set where only some have their turn.
    """
    quick, slow = (sum(each[0] == name for each in some) for some in (quick_sets(), slow_sets()))
    return quick + (slow if turn() is None else slow // CYCLE)


def some_states(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Game[Any], Any]]:
    """Yield starting states of a game without end: dealt ones and wild ones by turns."""
    rng = random.Random(f"{name} {options} {seed}")
    game = game_kind(name).open(options)
    while True:
        yield game, game.deal(rng.getrandbits(128))
        yield game, KITS[name].wild(game, rng)


def lively_step(game: Game[Any], state: Any, rng: random.Random) -> int:
    """Choose a random small step that seldom ends the turn, so that a turn has many moves."""
    steps = game.steps(state)
    if len(steps) > 1 and rng.random() < 0.9:
        steps = steps[1:]
    return rng.choice(steps)


def walk(game: Game[Any], state: Any, rng: random.Random, most: int) -> Iterator[Any]:
    """Yield the state after each lively step, for at most `most` steps."""
    for _ in range(most):
        if not game.deciders(state):
            return
        state = game.take(state, lively_step(game, state, rng)).after
        yield state


def some_of_whole_games(
    name: str, options: dict[str, Any], number: int, share: float, rng: random.Random
) -> Iterator[tuple[Game[Any], Any]]:
    """Yield this share of all positions between two moves of so many lively games.

    The games are a batch, which plays as the rules do (law 9) and several times as fast.
    """
    batch = Batch(name, number, options=options, seed=rng.getrandbits(64))
    numbers = np.random.default_rng(rng.getrandbits(64))
    while not (over := batch.over).all():
        for table in np.flatnonzero(~over & (numbers.random(number) < share)):
            state = batch.state(int(table))
            if not batch.game.draft_of(state).verb:
                yield batch.game, state
        batch.step(batch.sample(lively_numbers(batch, numbers)))


def lively_numbers(batch: Batch, numbers: np.random.Generator) -> Any:
    """Numbers by which `Batch.sample` chooses as `lively_step` does."""
    chosen = numbers.random(batch.size)
    steps = batch.masks().sum(axis=1, dtype=np.int64)
    is_lively = (steps > 1) & (numbers.random(batch.size) < 0.9)
    others = (1 + chosen * (steps - 1)) / np.maximum(steps, 1)
    return np.where(is_lively, np.minimum(others, np.nextafter(1.0, 0.0)), chosen)


def redealt(game: Game[Any], state: Any, seat: int, rng: random.Random) -> Iterator[Any]:
    """States that the seat cannot tell from this one."""
    for _ in range(REDEALS):
        other, source = game.copy(state), Rng()
        sow(source, rng.getrandbits(128))
        game.rules.hide(other, game.box, seat, source)
        yield other
    yield game.guess(json.loads(json.dumps(game.view(state, seat))), rng)


def some_decisions(
    name: str, options: dict[str, Any], seed: int, starts: int, depth: int = 40
) -> Iterator[tuple[Game[Any], Any, int]]:
    """Decisions in positions of random play, dealt and wild ones."""
    rng = random.Random(seed)
    for game, start in islice(some_states(name, options, seed), starts):
        for state in [start, *walk(game, start, rng, depth)]:
            if not game.draft_of(state).verb:
                yield from ((game, state, seat) for seat in game.deciders(state))
