"""A line of moves: small steps as public moves, and these played again by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from dreamcog.core.draft import Draft, clear
from dreamcog.core.game import Game
from dreamcog.core.table import Table

Line = list[tuple[int, dict[str, Any]]]
"""Public moves, each with the seat that makes it."""


class Path(NamedTuple):
    """How a position was reached: by a last step (or move) from where an earlier path led."""

    before: Path | None
    last: Any

    def steps(self) -> list[Any]:
        """All steps from the beginning."""
        found, at = [], self
        while at.before is not None:
            found.append(at.last)
            at = at.before
        return found[::-1]


START = Path(None, None)


def line_of_steps(game: Game[Any], start: Any, steps: Sequence[int]) -> Line:
    """The moves that these small steps compose, from a position in which none is begun."""
    state = game.copy(game.runtime.readable(start))
    line: Line = []
    draft = Draft(seat=state.draft.seat)
    for flat in steps:
        game.rules.extend(state, draft, *game.alphabet.step(flat))
        if game.rules.is_whole(state, game.box, draft):
            line.append((draft.seat, game.write_move(state, draft)))
            state = game.runtime.readable(game.play(state, *line[-1]).after)
            draft = Draft(seat=state.draft.seat)
    return line


def is_won(game: Game[Any], state: Any) -> bool:
    """Whether the game is over and won."""
    if game.deciders(state):
        return False
    seats = range(game.options["players"])
    seen = game.runtime.readable(state)
    return all(game.rules.is_winner(seen, game.box, seat) for seat in seats)


def check_line(game: Game[Any], start: Any, line: Line) -> None:
    """Play the moves by the rules; `AssertionError` unless every one is legal and the last wins.

    A move that is not legal raises `Refused`. A line that fails here is a fault of the solver, and
    no answer.
    """
    table = Table(game, start)
    for seat, move in line:
        table.play(move, seat)
    assert is_won(game, table.state), "the line does not win"


def public_moves(game: Game[Any], start: Any, line: Line) -> list[dict[str, Any]]:
    """The moves as they are told: with the seat where another could have moved instead."""
    table, told = Table(game, start), []
    for seat, move in line:
        told.append({"seat": seat, **move} if len(table.deciders) > 1 else move)
        table.play(move, seat)
    return told


def undrafted(game: Game[Any], state: Any) -> Any:
    """A plain copy of the state in which no move is begun."""
    found = game.copy(game.runtime.readable(state))
    clear(game.draft_of(found))
    return found
