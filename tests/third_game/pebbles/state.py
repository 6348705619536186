"""The records that the rules work on: the box, and the state of a game."""

from __future__ import annotations

from dataclasses import dataclass

from dreamcog.core.draft import Draft
from dreamcog.core.records import copier, ints, record
from dreamcog.core.rng import Rng
from pebbles.words import ANY_SEAT, MOST_COPIES, SEATS, VALUES


@dataclass(slots=True)
class Box:
    """The printed numbers."""

    copies: int = 0
    """How many pebbles there are of each value (P1.1)."""


@dataclass(slots=True)
class State:
    """Everything about a running game. Pebbles before a seat are counted by seat and value."""

    players: int = 0
    first: int = ANY_SEAT
    reach: int = 0
    showing: int = 0
    seat: int = 0
    turn: int = 0
    over: int = 0
    heap: list[int] = ints(MOST_COPIES * VALUES)
    n_heap: int = 0
    held: list[int] = ints(SEATS * VALUES)
    shown: list[int] = ints(SEATS * VALUES)
    points: list[int] = ints(SEATS, "i2")
    """Filled when the game ends (P3.2)."""
    draft: Draft = record(Draft)
    rng: Rng = record(Rng)


copy_state = copier(State)
