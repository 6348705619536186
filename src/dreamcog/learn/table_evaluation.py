"""How well a network plays at tables: an evaluation that adds to itself, call by call.

What a file tells is by games as its bots play them (`as_played.py`), on the processor. They take
their time, so each call plays for some minutes, adds its games to those that the file tells of
already, and begins where the last call has ended: no deal is played twice.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from dreamcog.bots.network_file import NetworkFile
from dreamcog.bots.network_layers import Network
from dreamcog.core.kind import Kind
from dreamcog.learn.as_played import Outcome, play
from dreamcog.learn.rulesets import book_rulesets, every_ruleset
from dreamcog.learn.sections import counts_of, section_of, summary
from dreamcog.learn.statistics import sums_by_tenths, sums_told, told_by_tenths

DEALS = 10_000_000
"""Added to a seed's deals: none of a training's, nor of another evaluation's."""

WAVE = 1024
"""Games that are played side by side."""

SHARE = 1 / 8
"""The part of all positions with a choice whose chances are compared."""

SECTION, CHANCES = "as_played", "reliability"
"""Where an evaluation keeps it."""


@dataclass(frozen=True)
class Wanted:
    """How much is to be played in all, and how long in this call."""

    minutes: float
    games: int = 1000
    """For each option set as the book has it."""
    positions: int = 400_000
    """Whose chances are compared, from all option sets."""
    seed: int = 1


class TableEvaluation:
    """Plays on from what a file tells of such games."""

    def __init__(self, file: NetworkFile, kind: Kind, wanted: Wanted) -> None:
        self._file, self._kind, self._wanted = file, kind, wanted
        self._network = Network(file)
        self._book = book_rulesets(kind) if kind.together else every_ruleset(kind)
        self._found = dict(file.evaluation)

    def run(self, tell: Callable[[str], None], is_stopped: Callable[[], bool]) -> NetworkFile:
        """Play until all is played, the time is over, or a stop is wanted."""
        until = time.monotonic() + 60 * self._wanted.minutes
        while time.monotonic() < until and not is_stopped():
            left = [part for part, is_left in self._parts if is_left]
            if not left:
                break
            for part in left:
                tell(part())
        return replace(self._file, evaluation=self._found)

    @property
    def _parts(self) -> tuple[tuple[Callable[[], str], bool], ...]:
        """What there is to play, and whether any of it is left."""
        games = min((each["games"] for each in self._section.get("sets", ())), default=0)
        positions = self._chances.get("positions", 0)
        wanted = self._wanted
        return (
            (self._play_sets, games < wanted.games),
            (self._play_for_chances, positions < wanted.positions),
        )

    @property
    def _section(self) -> dict[str, Any]:
        return dict(self._found.get(SECTION, {}))

    @property
    def _chances(self) -> dict[str, Any]:
        """What is told of chances, if it is by games as played; other games are not added to."""
        found = dict(self._found.get(CHANCES, {}))
        return found if SECTION in found else {}

    def _play_sets(self) -> str:
        """A wave of every set as the book has it: the network alone, or one among greedy bots."""
        before, sets = self._section, self._book
        wave, among_greedy = before.get("waves", 0), not self._kind.together
        each = max(1, WAVE // len(sets))
        counts = play(
            *(self._kind, self._network, sets, each, first_deal(self._wanted.seed, 2 * wave)),
            among_greedy=among_greedy,
        ).counts
        if before:
            counts += counts_of(before)
        told = {"seed": self._wanted.seed, "waves": wave + 1}
        self._found[SECTION] = {**section_of(sets, counts), **told}
        games = int(counts[:, 0].min())
        return f"{games:,} games of each set: {summary(self._found[SECTION])}"

    def _play_for_chances(self) -> str:
        """A wave of some of all option sets, the network in every seat."""
        before = self._chances
        wave = before.get("waves", 0)
        found = Chances(self._kind, self._network, self._wanted.seed).wave(wave)
        told = self._network.chances(found.positions.told)[:, 0]
        sums = sums_by_tenths(told, found.positions.wins[:, 0])
        if before:
            sums += sums_told(before)
        games = before.get("games", 0) + int(found.counts[:, 0].sum())
        more = {"games": games, "seed": self._wanted.seed, "waves": wave + 1, SECTION: True}
        self._found[CHANCES] = {**told_by_tenths(sums), **more}
        error = self._found[CHANCES]["largest_error"]
        return f"{int(np.sum(sums[:, 0])):,} positions of {games:,} games: {error:.2%}"


class Chances:
    """Games of all option sets, wave by wave, for what networks tell of their chances."""

    def __init__(self, kind: Kind, network: Network, seed: int) -> None:
        self._kind, self._network, self._seed = kind, network, seed
        every = every_ruleset(kind)
        self._order = Random(seed).sample(every, len(every))

    def wave(self, number: int) -> Outcome:
        """Some games of the next of all option sets, with positions kept."""
        order, size = self._order, min(len(self._order), WAVE // 8)
        some = [order[(number * size + i) % len(order)] for i in range(size)]
        deals = first_deal(self._seed, 2 * number + 1)
        return play(self._kind, self._network, some, WAVE // size, deals, share=SHARE)


def first_deal(seed: int, wave: int) -> int:
    """The first deal of a wave; those of sets are even, those for chances odd."""
    return seed * DEALS * 100 + DEALS + wave * WAVE * 4


def as_played(evaluation: Mapping[str, Any]) -> dict[str, Any]:
    """What an evaluation tells of games as played: another kind of evaluation leaves it there."""
    return {
        name: found
        for name, found in evaluation.items()
        if name == SECTION or (name == CHANCES and SECTION in found)
    }
