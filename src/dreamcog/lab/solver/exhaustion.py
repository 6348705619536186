"""The exhaustive search: every legal move of every position that can be reached, each once.

Whether a win can be reached from a position does not depend on how the position was reached. So a
position that was met before need not be looked at again, even where the play comes back to it, and
when none is left that was not looked at, there is no win.

Positions are told apart by 128 bits of a hash of what counts in them (`Game.what_counts`).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from dreamcog.core.draft import unpacked_draft
from dreamcog.core.game import Game
from dreamcog.core.runtime import runtime_of
from dreamcog.lab.solver.budget import Budget
from dreamcog.lab.solver.lines import START, Line, Path, is_won
from dreamcog.sim.native.packing import packer

DIGEST = 16


class Exhaustion:
    """A search in depth that can be stopped and gone on with."""

    def __init__(self, game: Game[Any], start: Any) -> None:
        self._game, self._start = game, start
        self._runtime = runtime_of(game)
        state: Any = game.rules.state
        self._pack = packer(state)
        self._met = {self._key(start)}
        self._open: list[tuple[Any, Path]] = [(start, START)]
        self.won: Path | None = None
        """The way to a win, if one was met: its moves are pairs of a seat and a packed draft."""

    @property
    def is_done(self) -> bool:
        """Whether a win was met, or everything was looked at."""
        return self.won is not None or not self._open

    def go_on(self, nodes: int, budget: Budget) -> None:
        """Look at so many more positions, as far as the budget reaches."""
        end = budget.spent + nodes
        while not self.is_done and budget.spent < end and not budget.is_over:
            self._expand(*self._open.pop(), budget)

    def _expand(self, state: Any, path: Path, budget: Budget) -> None:
        """Make every move of a position; what it leads to is looked at later, the last one first.

        The first move of a menu leads out of the turn, so that turns are played to their end.
        """
        runtime = self._runtime
        for seat in runtime.deciders(state):
            for moves in runtime.whole_moves(state, seat):
                for packed in moves:
                    after, _ = runtime.make(state, unpacked_draft(packed))
                    budget.spend(1)
                    key = self._key(after)
                    if key in self._met:
                        continue
                    self._met.add(key)
                    reached = Path(path, (seat, packed))
                    if runtime.deciders(after):
                        self._open.append((after, reached))
                    elif is_won(self._game, after):
                        self.won = reached
                        return

    def _key(self, state: Any) -> bytes:
        """A short name of all positions that are the same in what counts."""
        seen = self._runtime.readable(state)
        counts = self._game.what_counts(seen)
        return blake2b(self._pack(seen) if counts is None else counts, digest_size=DIGEST).digest()

    def line(self) -> Line:
        """The moves to the win that was met."""
        assert self.won is not None
        game, state, line = self._game, self._start, []
        for seat, packed in self.won.steps():
            line.append((seat, game.writer.write(packed, game.runtime.readable(state))))
            state = game.play(state, *line[-1]).after
        return line
