"""What has been played of an arena, deal by deal: what is missing, and each line-up as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from dreamcog.lab.arena.lineups import Lineup, deals_of, orders_of, seatings_of
from dreamcog.lab.arena.playing import Judged
from dreamcog.sim.native.arrays import Array

NO_LINEUPS: Mapping[Lineup, int] = MappingProxyType({})


class Outcomes:
    """The deals of one seating, of which some or all have been played."""

    def __init__(self, deals: int, players: int) -> None:
        self.wins = np.zeros((deals, players), np.int64)
        self.scores = np.zeros((deals, players), np.int64)
        self.replaced = np.zeros((deals, players), np.int64)
        self.thought = np.zeros((deals, players, 3))
        self.decisions = np.zeros(deals, np.int64)
        self.seconds = np.zeros(deals)
        self.known = np.zeros(deals, np.bool_)

    def add(self, judged: Judged) -> None:
        """Take in what was played; deals beyond those that are wanted are left out."""
        deals = slice(judged.first, judged.first + len(judged.wins))
        size = len(self.known[deals])
        self.wins[deals], self.scores[deals] = judged.wins[:size], judged.scores[:size]
        self.replaced[deals], self.thought[deals] = judged.replaced[:size], judged.thought[:size]
        self.decisions[deals] = judged.decisions[:size]
        self.seconds[deals] = judged.seconds / max(1, len(judged.wins))
        self.known[deals] = True

    def missing(self) -> Iterator[range]:
        """The deals that have not been played."""
        edges = np.flatnonzero(np.diff(np.concatenate(([1], self.known, [1]))))
        for start, stop in zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True):
            yield range(start, stop)


class Played(NamedTuple):
    """All games of a line-up; columns are its places, whichever seat a bot had."""

    lineup: Lineup
    wins: Array
    scores: Array
    replaced: Array
    thought: Array
    decisions: int
    seconds: float


class Arena:
    """All games that are wanted, by line-up and seating."""

    def __init__(
        self,
        lineups: Sequence[Lineup],
        games: int,
        labels: Mapping[str, str],
        fewer: Mapping[Lineup, int] = NO_LINEUPS,
    ) -> None:
        """So many games of each line-up, of some fewer; results know bots by their labels."""
        self._lineups = list(lineups)
        self._labels = labels
        self.seatings: dict[Lineup, Outcomes] = {}
        """By the labels in each seat."""
        for lineup in self._lineups:
            turns = seatings_of(lineup)
            number = min(games, fewer.get(lineup, games))
            for seating, deals in zip(turns, deals_of(number, len(turns)), strict=True):
                self.seatings[self.labelled(seating)] = Outcomes(deals, len(lineup))

    def labelled(self, seating: Lineup) -> Lineup:
        """The labels of these bots."""
        return tuple(self._labels[bot] for bot in seating)

    def all_seatings(self) -> Iterator[Lineup]:
        """Every seating by the bots' names."""
        for lineup in self._lineups:
            yield from seatings_of(lineup)

    def add(self, judged: Judged) -> None:
        """Take in what was played; what is not wanted is left out."""
        if judged.seating in self.seatings:
            self.seatings[judged.seating].add(judged)

    @property
    def games(self) -> int:
        """How many games are wanted."""
        return sum(len(each.known) for each in self.seatings.values())

    @property
    def done(self) -> int:
        """How many of them have been played."""
        return sum(int(each.known.sum()) for each in self.seatings.values())

    @property
    def decisions(self) -> int:
        """The small steps of all games that have been played."""
        return sum(int(each.decisions.sum()) for each in self.seatings.values())

    def played(self) -> list[Played]:
        """Every line-up with what its games came to, one seating after the other."""
        return [self._whole(lineup) for lineup in self._lineups]

    def _whole(self, lineup: Lineup) -> Played:
        """The games of a line-up: who sat at place 0 in a seating is at place 0 here."""
        turns = [self.seatings[self.labelled(seating)] for seating in seatings_of(lineup)]
        seats = [np.argsort(order) for order in orders_of(lineup)]

        def by_place(name: str) -> Array:
            parts = [getattr(each, name)[:, own] for each, own in zip(turns, seats, strict=True)]
            whole: Array = np.concatenate(parts)
            return whole

        return Played(
            lineup,
            by_place("wins"),
            by_place("scores"),
            by_place("replaced"),
            by_place("thought"),
            sum(int(each.decisions.sum()) for each in turns),
            float(sum(each.seconds.sum() for each in turns)),
        )
