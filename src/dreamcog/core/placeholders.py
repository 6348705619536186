"""Placeholders for a game's rules, so that loops around the rules can be written for every game.

A loop (`core/menu_walk.py`, `sim/loops.py`) is written in the rules' own subset and calls the
functions below, which do nothing. Before it runs, the game's function of the same name in its
`RuleSet` replaces each: `bind` does so for the interpreter, `sim` for native code.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

from dreamcog.core.draft import Draft, Steps
from dreamcog.core.log import Log
from dreamcog.core.rng import Rng

if TYPE_CHECKING:
    from dreamcog.core.rule_set import RuleSet


class State:
    """Placeholder for the game's state: the fields that loops read."""

    over: int
    turn: int
    draft: Draft


class Box:
    """Placeholder for the game's box."""


def set_up(s: State, box: Box, log: Log) -> None:
    """Placeholder for the game's function of this name."""


def may_act(s: State, seat: int) -> bool:  # type: ignore[empty-body]
    """Placeholder for the game's function of this name."""


def extend(s: State, d: Draft, kind: int, arg: int) -> None:
    """Placeholder for the game's function of this name."""


def is_whole(s: State, box: Box, d: Draft) -> bool:  # type: ignore[empty-body]
    """Placeholder for the game's function of this name."""


def usual(s: State, box: Box, d: Draft) -> int:  # type: ignore[empty-body]
    """Placeholder for the game's function of this name."""


def can_step(s: State, box: Box, d: Draft, kind: int, arg: int) -> int:  # type: ignore[empty-body]
    """Placeholder for the game's function of this name."""


def list_steps(s: State, box: Box, d: Draft, out: Steps) -> None:
    """Placeholder for the game's function of this name."""


def step(s: State, box: Box, log: Log, kind: int, arg: int) -> bool:  # type: ignore[empty-body]
    """Placeholder for the game's function of this name."""


def hide(s: State, box: Box, seat: int, rng: Rng) -> None:
    """Placeholder for the game's function of this name."""


def appraise(s: State, box: Box, seat: int) -> int:  # type: ignore[empty-body]
    """Placeholder for the game's function of this name."""


PLACEHOLDERS = (
    *(set_up, may_act, extend, is_whole, usual, can_step, list_steps, step),
    *(hide, appraise),
)
"""The functions above, each replaced by the game's function of the same name."""


def nothing_usual(_s: State, _box: Box, _d: Draft) -> int:
    """The function `usual` of games in which no number is meant where a field is left out."""
    return -1


@cache
def bind(loop: Any, rules: RuleSet) -> Any:
    """The loop as an interpreted function that calls this game's rule functions.

    All functions of its module are rebuilt in a namespace of their own, so that a loop called by
    a loop finds the game's functions too.
    """
    space = dict(loop.__globals__)
    for name, value in loop.__globals__.items():
        if isinstance(value, FunctionType) and value.__module__ == loop.__module__:
            space[name] = FunctionType(value.__code__, space)
    for placeholder in PLACEHOLDERS:
        space[placeholder.__name__] = getattr(rules, placeholder.__name__)
    return space[loop.__name__]
