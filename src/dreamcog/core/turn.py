"""A turn: one accepted move, between two states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from dreamcog.core.draft import Draft
from dreamcog.core.events import Event
from dreamcog.core.rng import Rng

T = TypeVar("T")


class AnyState(Protocol):
    """What the state of every game has."""

    rng: Rng
    draft: Draft
    """The move being composed in small steps."""


@dataclass(frozen=True, slots=True)
class Turn(Generic[T]):
    """One accepted move: the state before it, the state after it, and its events."""

    before: T
    after: T
    events: tuple[Event, ...]
