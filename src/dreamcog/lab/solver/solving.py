"""Whether a position can be won: several searches in turn, until one of them knows.

First a short exhaustive search, which decides positions near the end; then the game that the guide
likes best; then games drawn ever wider, and in between the exhaustive search goes on. What is done
in which order depends on the position and on the nodes spent, never on the clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind, games
from dreamcog.lab.solver.budget import Budget
from dreamcog.lab.solver.exhaustion import Exhaustion
from dreamcog.lab.solver.guides import Guide, guide_for
from dreamcog.lab.solver.lines import (
    Line,
    check_line,
    is_won,
    line_of_steps,
    public_moves,
    undrafted,
)
from dreamcog.lab.solver.sampling import Draw, Sampler
from dreamcog.sim.batch import Batch

FIRST_LOOK = 500
"""Nodes of the exhaustive search before anything else is tried."""

SHARE = 3
"""One in so many nodes, after that, is one of the exhaustive search."""

WIDENING = (
    Draw(1, 0.0),
    Draw(60, 1.0),
    Draw(60, 1.0, kept=15),
    Draw(60, 1.5, kept=15),
    Draw(120, 1.0, kept=30),
    Draw(120, 2.0, kept=30),
)
LAST = (Draw(240, 1.0, kept=60), Draw(240, 1.5, kept=60), Draw(240, 2.0, kept=60))
"""How games are drawn, one after the other; the last ones again and again.

Networks evaluate 64 positions at once, at a few of whose places none can stand.
"""


@dataclass(frozen=True)
class Answer:
    """What was found."""

    winnable: bool | None
    """None: the budget was spent before it was known."""
    moves: list[dict[str, Any]]
    """Public moves that win; none where no win was found, or the game is over."""
    nodes: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """As commands print it."""
        return {
            "winnable": self.winnable,
            "moves": self.moves,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
        }


def solve(
    game: Game[Any], state: Any, budget: Budget | None = None, guide: Guide | None = None
) -> Answer:
    """Whether the players can still win from this state; a win that is told has been replayed.

    The budget's clock begins when native code is ready, which may have to be built first.
    """
    require_together(game)
    start = undrafted(game, state)
    batch = Batch(game, 1)
    batch.put(0, start)
    budget = Budget() if budget is None else budget
    budget.begin()
    winnable, line = search(game, start, batch, budget, guide)
    if winnable:
        check_line(game, start, line)
    moves = public_moves(game, start, line)
    return Answer(winnable, moves, budget.spent, budget.elapsed)


def require_together(game: Game[Any]) -> None:
    """Refuse a game in which players win against each other."""
    if not game.kind.together:
        raise malformed("game", f"one of {', '.join(solvable_games())}")


def solvable_games() -> list[str]:
    """The games whose players win together."""
    return [name for name in games() if game_kind(name).together]


def search(
    game: Game[Any], start: Any, batch: Batch, budget: Budget, guide: Guide | None
) -> tuple[bool | None, Line]:
    """What the searches find: whether it can be won, and the winning line."""
    if not game.deciders(start):
        return is_won(game, start), []
    proof = Exhaustion(game, start)
    proof.go_on(FIRST_LOOK, budget)
    sampler = None if proof.is_done else Sampler(game, batch, guide or guide_for(game.kind))
    for how in draws():
        if proof.is_done or budget.is_over or sampler is None:
            break
        before = budget.spent
        steps = sampler.draw(how, budget)
        if steps is not None:
            return True, line_of_steps(game, start, steps)
        proof.go_on((budget.spent - before) // (SHARE - 1), budget)
    if proof.won is not None:
        return True, proof.line()
    return (False if proof.is_done else None), []


def draws() -> Iterator[Draw]:
    """How games are drawn, one way after the other, without end."""
    return chain(WIDENING, chain.from_iterable(repeat(LAST)))
