"""What a run writes to: the protocol of its files, and none at all."""

from __future__ import annotations

from typing import Protocol

from dreamcog.core.result_columns import Counts
from dreamcog.sim.parts import Played


class Output(Protocol):
    """Where games go as they are played; a file may hold some of an earlier run already."""

    @property
    def games(self) -> int:
        """How many games are kept, whatever happens."""

    @property
    def decisions(self) -> int:
        """How many decisions were made in these games."""

    def counts(self) -> Counts:
        """What was counted of these games."""

    def missing(self, games: int) -> list[range]:
        """The games that are still to be played to have so many."""

    def add(self, played: Played) -> None:
        """Take what was played; games come in order."""

    def flush(self) -> None:
        """Keep what has been taken, where the run ends before it is whole."""

    def finish(self) -> None:
        """Make the file whole."""

    def close(self) -> None:
        """Let go of everything; what is not whole is not left looking as if it were."""


class NoOutput:
    """Nothing is written, and nothing was there before."""

    games = decisions = 0

    def counts(self) -> Counts:
        """Nothing was counted before."""
        return {}

    def missing(self, games: int) -> list[range]:
        """All games."""
        return [range(games)]

    def add(self, played: Played) -> None:
        """Drop it: what was counted is added up elsewhere."""

    def flush(self) -> None:
        """Nothing is kept."""

    def finish(self) -> None:
        """Nothing was written."""

    def close(self) -> None:
        """Nothing is held."""
