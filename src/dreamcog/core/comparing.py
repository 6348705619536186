"""Comparing: whether a game that is played again comes to what was seen when it was played.

Rules change, and with them what events say. Two tellings of a move contradict each other only where
both tell of the same kind of thing, and tell it differently: an event that is new, or gone, or has
more details than before, is no contradiction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import differing_parts, play_again, read_save, save
from dreamcog.core.table import Table

NOT_FACTS = ("rule", "reveals", "audience")
"""Keys of an event that tell nothing of the position."""

Told = Mapping[str, Any]
"""An event as plain JSON types."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A saved game beside the same moves played by the present rules."""

    found: int
    """The version of the rules that it was played by."""
    known: int
    """The present version."""
    moves: int
    differing: tuple[str, ...] = ()
    """Which parts came out otherwise: `outcome`, `hash`, `events`; `moves` if one is refused."""
    since: int | None = None
    """The number of the first move whose events differ."""
    refused: Refused | None = None
    """Why a move is refused; its `entry` is the number of that move."""

    @property
    def is_older(self) -> bool:
        """Whether the rules have changed since."""
        return self.found < self.known

    @property
    def is_same(self) -> bool:
        """Whether the game is as it was saved; an older one may differ in all but its outcome."""
        if self.refused is not None or "moves" in self.differing:
            return False
        return "outcome" not in self.differing if self.is_older else not self.differing


def compare(text: str | bytes) -> Comparison:
    """Play a saved game again and compare it with what was saved."""
    told = read_save(text)
    known = game_kind(told["game"]).rules_version
    moves = len(told["moves"])
    try:
        table = play_again(told)
    except Refused as refused:
        if refused.code not in ("bad-save", "no-longer-allowed"):
            raise
        return Comparison(told["rules_version"], known, moves, ("moves",), refused=refused)
    differing = tuple(differing_parts(told, save(table)))
    since = first_difference(told["events"], table) if "events" in differing else None
    return Comparison(told["rules_version"], known, moves, differing, since)


def first_difference(stored: object, table: Table) -> int:
    """The number of the first move whose events are not those that were stored."""
    left = list(stored) if isinstance(stored, list) else []
    for number, turn in enumerate(table.turns, 1):
        again = [event.to_json() for event in turn.events]
        if left[: len(again)] != again:
            return number
        left = left[len(again) :]
    return len(table.turns)


def contradicts(stored: Sequence[Told], again: Sequence[Told]) -> bool:
    """Whether two tellings of one move cannot both be true."""
    kinds = {event.get("kind") for event in stored} & {event["kind"] for event in again}
    return not all(
        is_part(
            [event for event in stored if event["kind"] == kind],
            [event for event in again if event["kind"] == kind],
        )
        for kind in kinds
    )


def is_part(some: Sequence[Told], others: Sequence[Told]) -> bool:
    """Whether the events of the shorter list occur in the longer, in the same order."""
    short, long = sorted((some, others), key=len)
    rest = iter(long)
    return all(any(agree(event, other) for other in rest) for event in short)


def agree(one: Told, other: Told) -> bool:
    """Whether two events say the same of everything that both speak of."""
    both = (one.keys() & other.keys()) - set(NOT_FACTS)
    return all(one[name] == other[name] for name in both)
