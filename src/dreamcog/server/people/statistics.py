"""Statistics of a person: games and wins by game, options and opponents; what does not count."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from dreamcog.core.registry import game_kind
from dreamcog.server.store.database import Database
from dreamcog.server.store.records import PersonRecord, Result
from dreamcog.server.store.results import results_of, uncounted_games
from dreamcog.server.wire.fields import Wire

WhyNot = Literal["seed-chosen", "daily-again", "both-sides", "bot-at-end"]
"""Why a finished game does not count, as `server/table/results.py` decides."""


class Tally(Wire):
    """Games of one sort: their number, wins, and scores of those that were played to the end.

    Games that hints have helped are counted, but their scores are nobody's best.
    """

    games: int
    wins: int
    best: int | None
    mean: float | None
    assisted: int
    """How many of the games hints have helped."""


class ByCombination(Wire):
    """Games with the same options."""

    game: str
    options: dict[str, Any]
    tally: Tally


class ByOpponents(Wire):
    """Games with the same opponents or partners: bots by name, `people`, or none."""

    game: str
    others: list[str]
    tally: Tally


class Uncounted(Wire):
    """Finished games that do not count, for the same reason."""

    game: str
    why: WhyNot
    games: int


class Statistics(Wire):
    """The statistics of a person since they last reset them."""

    since: float
    by_game: dict[str, Tally]
    by_combination: list[ByCombination]
    by_opponents: list[ByOpponents]
    uncounted: list[Uncounted]


def tally(results: Iterable[Result]) -> Tally:
    """The tally of some results."""
    some = list(results)
    scores = [each.score for each in some if each.score is not None and not each.hints]
    return Tally(
        games=len(some),
        wins=sum(result.is_won for result in some),
        best=max(scores, default=None),
        mean=round(sum(scores) / len(scores), 2) if scores else None,
        assisted=sum(result.hints > 0 for result in some),
    )


def why_not(game: str, is_counted: bool, is_daily: bool, seats: int) -> WhyNot:
    """Why a finished game has no result for a person who had this many seats at its table."""
    if not is_counted:
        return "daily-again" if is_daily else "seed-chosen"
    return "both-sides" if seats > 1 and not game_kind(game).together else "bot-at-end"


async def statistics_of(database: Database, person: PersonRecord) -> Statistics:
    """The statistics of all games that count for a person."""
    results = await results_of(database, person.id, person.counted_from)
    uncounted = Counter(
        (game, why_not(game, is_counted, is_daily, seats))
        for game, is_counted, is_daily, seats in await uncounted_games(
            database, person.id, person.counted_from
        )
    )
    return await asyncio.to_thread(statistics_from, person, results, uncounted)


def statistics_from(
    person: PersonRecord, results: Sequence[Result], uncounted: Mapping[tuple[str, WhyNot], int]
) -> Statistics:
    """The statistics of these results, which may be many: for a thread."""
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
        uncounted=[Uncounted(game, why, n) for (game, why), n in sorted(uncounted.items())],
    )
