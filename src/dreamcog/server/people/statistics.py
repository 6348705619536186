"""How somebody has done: games and wins, by game, by combination, by who else played."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from dreamcog.server.store.database import Database
from dreamcog.server.store.records import PersonRecord, Result
from dreamcog.server.store.results import results_of
from dreamcog.server.wire.fields import Wire


class Tally(Wire):
    """Games of one sort: how many, how many won, and their scores where they were played out."""

    games: int
    wins: int
    best: int | None
    mean: float | None


class ByCombination(Wire):
    """Games with the same options."""

    game: str
    options: dict[str, Any]
    tally: Tally


class ByOpponents(Wire):
    """Games with, or against, the same sort of others: bots by name, `people`, or nobody."""

    game: str
    others: list[str]
    tally: Tally


class Statistics(Wire):
    """All of it, since somebody last began to count."""

    since: float
    by_game: dict[str, Tally]
    by_combination: list[ByCombination]
    by_opponents: list[ByOpponents]


def tally(results: Iterable[Result]) -> Tally:
    """Some games, counted."""
    some = list(results)
    scores = [result.score for result in some if result.score is not None]
    return Tally(
        games=len(some),
        wins=sum(result.is_won for result in some),
        best=max(scores, default=None),
        mean=round(sum(scores) / len(scores), 2) if scores else None,
    )


async def statistics_of(database: Database, person: PersonRecord) -> Statistics:
    """Everything that somebody has played to an end."""
    results = await results_of(database, person.id, person.counted_from)
    by_combination: dict[tuple[str, str], list[Result]] = {}
    by_opponents: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        by_combination.setdefault((result.game, result.combination), []).append(result)
        by_opponents.setdefault((result.game, result.opponents), []).append(result)
    names = sorted({result.game for result in results})
    return Statistics(
        since=person.counted_from,
        by_game={name: tally(each for each in results if each.game == name) for name in names},
        by_combination=[
            ByCombination(game, json.loads(options), tally(some))
            for (game, options), some in sorted(by_combination.items())
        ],
        by_opponents=[
            ByOpponents(game, others.split(",") if others else [], tally(some))
            for (game, others), some in sorted(by_opponents.items())
        ],
    )
