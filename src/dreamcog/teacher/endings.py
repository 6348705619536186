"""What a seat could still have come to at the end of a game, where that is known exactly.

Told of games of opponents that are over: for each seat, from its first move in the last round
after which no other player could change its score (`Game.alone`). Where others could do so to the
end, it begins as far back in the last round as the search reaches, as long as the seat could get
its best score whichever moves the other players made. Endings that would reveal something hidden
on the way are left out: the seat's player could not have known what comes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from dreamcog.core.table import Table
from dreamcog.lab.solver.budget import Budget
from dreamcog.lab.solver.endings import exact_ending

NODES = 10_000
"""Moves that the search may make for one seat: half a second. A number of moves and not a time, so
that equal games have equal reviews."""


@dataclass(frozen=True, slots=True)
class SeatEnding:
    """The end of a game for one seat: the best score that was possible, and what it came to."""

    number: int
    """The move from which on it was in the seat's own hands, by its place in the game."""
    best: int
    made: int
    moves: tuple[dict[str, Any], ...]
    """The seat's moves that lead to the best score; none where it was reached."""

    def to_json(self) -> dict[str, Any]:
        """As reviews have it."""
        return {
            "number": self.number,
            "best": self.best,
            "made": self.made,
            "moves": list(self.moves),
        }


def endings_of(table: Table) -> tuple[SeatEnding | None, ...]:
    """The end of the game for each seat; None where nothing can be told of it."""
    seats = range(table.game.options["players"])
    if table.game.kind.together or table.outcome is None:
        return tuple(None for _ in seats)
    return tuple(ending_of(table, seat) for seat in seats)


def ending_of(table: Table, seat: int, nodes: int = NODES) -> SeatEnding | None:
    """The same for one seat of a game of opponents that is over."""
    numbers = list(last_moves(table, seat))
    alone = [number for number in numbers if is_alone(table, seat, number)]
    found, budget = None, Budget(math.inf, nodes)
    for number in alone[-1:] or numbers:
        earlier = ending_from(table, seat, number, budget)
        if earlier is None:
            break
        found = earlier
    return found


def last_moves(table: Table, seat: int) -> Iterator[int]:
    """The numbers of the seat's moves in the last round, from the last one back."""
    for number in range(len(table.history), 0, -1):
        if not table.game.is_last_round(position(table, number)):
            return
        if table.history[number - 1][0] == seat:
            yield number


def is_alone(table: Table, seat: int, number: int) -> bool:
    """Whether no other player could change the seat's score any more when it made this move."""
    return table.game.alone(position(table, number), seat) is not None


def position(table: Table, number: int) -> Any:
    """The state before a move."""
    return table.game.runtime.readable(table.turns[number - 1].before)


def ending_from(table: Table, seat: int, number: int, budget: Budget) -> SeatEnding | None:
    """What was possible from this move on.

    None where that cannot be searched, shows something hidden, or was for others to decide.
    """
    found = exact_ending(table.game, table.turns[number - 1].before, seat, budget)
    if found.best is None or found.reveals or found.best != found.sure:
        return None
    own = [move for _, move in takewhile(lambda made: made[0] == seat, found.line)]
    if any(mover == seat for mover, _ in found.line[len(own) :]):
        return None
    made = table.game.ending(table.state, seat).score
    return SeatEnding(number, found.best, made, tuple(own) if found.best > made else ())
