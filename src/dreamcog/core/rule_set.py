"""A game's rule functions by what they do: what the engine and the bots call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dreamcog.core.observation import Observation
from dreamcog.core.placeholders import nothing_usual


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A game's rule functions, in the subset that runs interpreted and native."""

    package: str
    state: type[Any]
    box: type[Any]
    set_up: Callable[..., None]
    may_act: Callable[..., bool]
    """Whether a seat is one of those that decide now; none is when the game is over."""
    can: Callable[..., int]
    do: Callable[..., None]
    extend: Callable[..., None]
    is_whole: Callable[..., bool]
    step: Callable[..., bool]
    can_step: Callable[..., int]
    list_steps: Callable[..., None]
    hide: Callable[..., None]
    """Deal anew, in place, everything that a seat cannot know."""
    appraise: Callable[..., int]
    """How well a seat stands, from what it can see: for bots, no rule of the game."""
    is_winner: Callable[..., bool]
    """Whether a seat has won a game that is over, alone or with others."""
    final_score: Callable[..., int]
    """The seat's `Ending.score` in a game that is over."""
    progress: Callable[..., int]
    """How far a seat has come, in hundredths of a machine or a point, at any time of the game: what
    learners are shaped by, no rule of the game."""
    points_so_far: Callable[..., int]
    """The machines or points that a seat has, at any time of the game: what a learner foretells."""
    observe: Callable[..., None]
    """Write what a seat may know as small whole numbers, for learners: no rule of the game."""
    observe_printed: Callable[..., None]
    """Write what is the same in every position of a box: before `observe`, which adds the rest."""
    observation: Observation
    """The layout of what `observe` writes."""
    usual: Callable[..., int] = nothing_usual
    """The number that is meant where a move leaves out a field that is declared `usual`."""
