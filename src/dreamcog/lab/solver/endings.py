"""Exact endings: the best score that a seat can still come to, where everything can be searched.

For games in which players win against each other, from the last round on. Two scores are found:

    best    what the seat comes to if all others play as suits it: nobody can get more
    sure    what it can come to whatever the others do, and whenever, where several may act

Every legal move of every position is made, each position once, so both are exact. Where nobody else
matters to the seat any more (`Game.alone`) only its own moves are made, and the two are equal.

The search knows what is hidden. `reveals` says whether any move that it made shows something: if
none does, it knows no more than the players.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from operator import attrgetter
from typing import Any, NamedTuple

from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.runtime import runtime_of
from dreamcog.core.table import Table
from dreamcog.lab.solver.budget import Budget
from dreamcog.lab.solver.exhaustion import DIGEST
from dreamcog.lab.solver.lines import Line, public_moves, undrafted
from dreamcog.sim.native.packing import packer


class Spent(Exception):
    """The budget is spent before everything was looked at."""


class Worth(NamedTuple):
    """What a position comes to for the seat, and the move that leads to the best of it."""

    best: int
    sure: int
    seat: int
    """Who makes the move."""
    move: bytes
    """A packed draft; empty where nothing more decides."""


@dataclass(frozen=True)
class ExactEnding:
    """What was found for one seat."""

    seat: int
    best: int | None
    """None, as `sure`: the budget was spent before it was known."""
    sure: int | None
    reveals: bool
    """Whether a move that was looked at shows something hidden."""
    moves: list[dict[str, Any]]
    """Public moves that lead to the best score; what others do after them changes nothing of it."""
    line: Line
    """The same, each with who makes it: the seat's own before others' where both would do."""
    nodes: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """As commands print it."""
        return {
            "seat": self.seat,
            "best": self.best,
            "sure": self.sure,
            "reveals": self.reveals,
            "moves": self.moves,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
        }


def exact_ending(
    game: Game[Any], state: Any, seat: int, budget: Budget | None = None
) -> ExactEnding:
    """The best scores of the seat from this state on; the line told has been replayed."""
    if game.kind.together:
        raise malformed("seat", f"none: in {game.kind.name} all win together")
    game.seat(seat)
    start = undrafted(game, state)
    if not game.is_last_round(start):
        raise Refused("too-early-to-solve")
    budget = Budget() if budget is None else budget
    budget.begin()
    search = Endings(game, seat, budget)
    try:
        found = search.worth(start)
    except Spent:
        return ExactEnding(seat, None, None, search.reveals, [], [], budget.spent, budget.elapsed)
    line = search.line(start)
    check_score(game, start, line, seat, found.best)
    told = public_moves(game, start, line)
    return ExactEnding(
        seat, found.best, found.sure, search.reveals, told, line, budget.spent, budget.elapsed
    )


class Endings:
    """Everything that can come of positions, for one seat."""

    def __init__(self, game: Game[Any], seat: int, budget: Budget) -> None:
        self._game, self._seat, self._budget = game, seat, budget
        self._runtime = runtime_of(game)
        state: Any = game.rules.state
        self._pack = packer(state)
        self._known: dict[bytes, Worth] = {}
        self.reveals = False
        """Whether a move that was made has shown something hidden."""

    def worth(self, state: Any, is_alone: bool = False) -> Worth:
        """What the position comes to; `Spent` if the budget does not reach."""
        state, is_alone = self._seen(state, is_alone)
        packed = self._pack(self._runtime.readable(state))
        key = blake2b(packed, digest_size=DIGEST).digest()
        if key not in self._known:
            self._known[key] = self._searched(state, is_alone)
        return self._known[key]

    def _seen(self, state: Any, is_alone: bool) -> tuple[Any, bool]:
        """The position that is searched in place of this one; whether nobody else acts in it."""
        alone = None if is_alone else self._game.alone(self._runtime.readable(state), self._seat)
        return (state, is_alone) if alone is None else (alone, True)

    def _searched(self, state: Any, is_alone: bool) -> Worth:
        runtime, seat = self._runtime, self._seat
        deciders = sorted(runtime.deciders(state), key=lambda mover: (mover != seat, mover))
        if not deciders:
            score = self._game.rules.final_score(runtime.readable(state), self._game.box, seat)
            return Worth(score, score, seat, b"")
        found: list[Worth] = []
        sure: list[int] = []
        for mover in deciders:
            each = [
                self._after(state, mover, packed, is_alone)._replace(seat=mover, move=packed)
                for moves in runtime.whole_moves(state, mover)
                for packed in moves
            ]
            found += each
            sure.append((max if mover == seat else min)(worth.sure for worth in each))
        return max(found, key=attrgetter("best", "sure"))._replace(sure=min(sure))

    def _made(self, state: Any, mover: int, packed: bytes) -> tuple[Any, Log]:
        """The state after a move of a menu, which is read as a public move, and its log."""
        move = self._game.writer.kept(packed, state)
        return self._runtime.make(state, self._game.read_move(move, mover, True))

    def _after(self, state: Any, mover: int, packed: bytes, is_alone: bool) -> Worth:
        """What it comes to after a move."""
        if self._budget.is_over:
            raise Spent
        self._budget.spend(1)
        after, log = self._made(state, mover, packed)
        self.reveals = self.reveals or any(log.reveals[: log.n])
        return self.worth(after, is_alone)

    def line(self, start: Any) -> Line:
        """The moves that lead from a position that was searched to the best score."""
        line: Line = []
        game, state, is_alone = self._game, start, False
        while True:
            found = self.worth(state, is_alone)
            if not found.move:
                return line
            state, is_alone = self._seen(state, is_alone)
            move = game.writer.write(found.move, self._runtime.readable(state))
            line.append((found.seat, move))
            state, _ = self._made(state, found.seat, found.move)


def check_score(game: Game[Any], start: Any, line: Line, seat: int, score: int) -> None:
    """Play the moves by the rules; `AssertionError` unless the seat then ends with this score.

    Where the line ends before the game does, all others go on by the first moves of their menus,
    the seat by none.
    """
    table = Table(game, start)
    for mover, move in line:
        table.play(move, mover)
    while table.deciders:
        mover = min(table.deciders - {seat})
        table.play(Menu(game, table.state, mover)[0], mover)
    reached = game.ending(table.state, seat).score
    assert reached == score, f"the line comes to {reached}, not {score}"
