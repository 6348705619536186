"""The loops around the rules, in the rules' own subset, so that they too run compiled.

`list_steps`, `step` and `set_up` stand here for the functions of the game in hand: `bind` and the
compiled runtime put the game's own in their place.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

from dreamcog.core.draft import Draft, Steps
from dreamcog.core.game import RuleSet
from dreamcog.core.log import Log
from dreamcog.core.rng import Rng, below


class State:
    """Stands for the game's state: what a loop needs to know of any."""

    over: int
    turn: int
    draft: Draft


class Box:
    """Stands for the game's box."""


def set_up(s: State, box: Box, log: Log) -> None:
    """Stands for the game's own."""


def list_steps(s: State, box: Box, d: Draft, out: Steps) -> None:
    """Stands for the game's own."""


def step(s: State, box: Box, log: Log, kind: int, arg: int) -> bool:  # type: ignore[empty-body]
    """Stands for the game's own."""


def play_at_random(s: State, box: Box, log: Log, out: Steps, rng: Rng, most: int) -> int:
    """Take random steps to the end of the game; how many.

    After `most` steps in one turn the first listed step is taken instead, which every game makes
    the one that leads out of the turn: without it a turn need not end.
    """
    taken = 0
    in_turn = 0
    turn = s.turn
    while s.over == 0:
        if s.turn != turn:
            turn = s.turn
            in_turn = 0
        list_steps(s, box, s.draft, out)
        chosen = 0
        if in_turn < most:
            chosen = below(rng, out.n)
        log.n = 0
        step(s, box, log, out.kind[chosen], out.arg[chosen])
        taken += 1
        in_turn += 1
    return taken


def play_batch(
    states: list[Any],
    box: Box,
    log: Log,
    out: Steps,
    rngs: list[Any],
    taken: list[int],
    most: int,
) -> None:
    """Set up and play many games; `taken` gets the number of steps of each."""
    for i in range(len(states)):
        log.n = 0
        set_up(states[i], box, log)
        taken[i] = play_at_random(states[i], box, log, out, rngs[i], most)


def bind(function: Any, rules: RuleSet) -> Any:
    """The loop with this game's functions in it, interpreted."""
    space = dict(globals())
    for name in ("set_up", "list_steps", "step"):
        space[name] = getattr(rules, name)
    space["play_at_random"] = FunctionType(play_at_random.__code__, space)
    return FunctionType(function.__code__, space)
