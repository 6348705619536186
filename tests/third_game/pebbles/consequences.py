"""What a move of Pebbles spends and gains, and that its end depends on pebbles nobody has seen."""

from __future__ import annotations

from collections.abc import Iterable

from dreamcog.core.consequences import Amounts, Consequences
from dreamcog.core.log import Log
from pebbles.rules.pebbles import pebbles_held, place_of
from pebbles.state import Box, State, copy_state
from pebbles.words import VALUES, Happening


class PebblesConsequences(Consequences[State]):
    """The heap and each seat's pebbles are counted; their values are not told."""

    neutral = frozenset(("heap",))

    def __init__(self, box: Box) -> None:
        self.box = box

    def counted(self, state: State, seat: int, viewer: int) -> Amounts:
        """Pebbles face down and shown; of the heap it is told once, with the viewer's own."""
        shown = sum(state.shown[place_of(seat, 1) : place_of(seat, VALUES) + 1])
        own = {"pebbles": pebbles_held(state, seat), "shown": shown}
        return {"heap": state.n_heap, **own} if seat == viewer else own

    def revealed(self, log: Log, i: int) -> str:
        """The heap, or the seat's own pebbles."""
        return "heap" if log.kind[i] == Happening.LOOKED else "pebbles"

    def deals(self, state: State, seat: int) -> Iterable[State]:
        """P3.2: points depend on values; so the lowest unseen ones lie in the heap, or the highest.

        A seat has the same points in both only if its pebbles are known, or every unseen value is
        the same.
        """
        unseen = [
            value
            for value in range(1, VALUES + 1)
            for _ in range(self.box.copies - pebbles_seen(state, seat, value))
        ]
        others = [other for other in range(state.players) if other != seat]
        return [dealt(state, others, values) for values in (unseen, unseen[::-1])]


def pebbles_seen(state: State, seat: int, value: int) -> int:
    """How many pebbles of a value the seat knows: its own, and those that were shown."""
    shown = sum(state.shown[place_of(other, value)] for other in range(state.players))
    return shown + state.held[place_of(seat, value)]


def dealt(state: State, others: list[int], values: list[int]) -> State:
    """The same position, with these values in the heap, then seat by seat before the others."""
    again = copy_state(state)
    again.heap[: state.n_heap] = values[: state.n_heap]
    left = values[state.n_heap :]
    for other in others:
        count = pebbles_held(state, other)
        held, left = left[:count], left[count:]
        for value in range(1, VALUES + 1):
            again.held[place_of(other, value)] = held.count(value)
    return again
