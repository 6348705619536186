"""Which components are used, and how often the seats that use them win: a report over many games.

What counts as a use is said by the game: see `Kind.uses`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from dreamcog.core.kind import Use
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind, games
from dreamcog.sim.watched import Watched


@dataclass
class Tally:
    """How often each component was used, and how often the seats that used it won."""

    games: int = 0
    times: Counter[tuple[str, str]] = field(default_factory=Counter)
    seats: Counter[tuple[str, str]] = field(default_factory=Counter)
    won: defaultdict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))

    def add(self, uses: Iterator[Use], winners: list[int]) -> None:
        """Count one more game; a shared win counts in part for each of its winners."""
        self.games += 1
        by_seat: set[Use] = set()
        for kind, name, seat in uses:
            self.times[kind, name] += 1
            by_seat.add((kind, name, seat))
        for kind, name, seat in by_seat:
            self.seats[kind, name] += 1
            self.won[kind, name] += (seat in winners) / len(winners)

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.times.update(other.times)
        self.seats.update(other.seats)
        for key, wins in other.won.items():
            self.won[key] += wins

    def report(self, players: int) -> dict[str, dict[str, dict[str, float]]]:
        """Each component by kind: uses a game, seats a game that use it, and their share of wins.

        `edge` compares that share with an even one: 1.0 is what chance would give.
        """
        told: dict[str, dict[str, dict[str, float]]] = {}
        for kind, name in sorted(self.times):
            seats, wins = self.seats[kind, name], self.won[kind, name]
            told.setdefault(kind, {})[name] = {
                "per_game": round(self.times[kind, name] / self.games, 3),
                "seats_per_game": round(seats / self.games, 3),
                "win_share": round(wins / seats, 4),
                "edge": round(wins / seats * players, 3),
            }
        return told


def tally_games(
    name: str, options: Mapping[str, Any], bots: list[int], seeds: range
) -> Iterator[Tally]:
    """A tally of each of these games, as it is played."""
    kind = game_kind(name)
    if not kind.use_kinds:
        known = [each for each in games() if game_kind(each).use_kinds]
        raise malformed("game", f"one of {', '.join(known)}")
    watched = Watched(kind.open(options), bots)
    for seed in seeds:
        story = watched.play(seed)
        tally = Tally()
        tally.add(kind.uses(story.start, story.events), story.end["outcome"]["winners"])
        yield tally


@dataclass(frozen=True, slots=True)
class Watching:
    """A part of the work: the games to be watched."""

    game: str
    options: dict[str, Any]
    bots: list[int]
    seeds: range


def tally_part(part: Watching) -> Tally:
    """One tally of the games of a part: what a worker does."""
    total = Tally()
    for tally in tally_games(part.game, part.options, part.bots, part.seeds):
        total.merge(tally)
    return total
