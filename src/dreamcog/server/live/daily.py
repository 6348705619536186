"""Daily deals: one for each game and day, the same for all people, secret until the day is over."""

from __future__ import annotations

import datetime
from typing import Any

from dreamcog.bots import stand_in
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.registry import game_kind, games
from dreamcog.server.live.creation import new_seed, record_of, seat_assignment
from dreamcog.server.live.exports import today
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.store.database import Taken
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.results import (
    add_attempt,
    add_day,
    day_results,
    find_attempt,
    find_day,
)
from dreamcog.server.table.game_cache import open_game
from dreamcog.server.table.statements import creation_statements
from dreamcog.server.wire.fields import Wire
from dreamcog.server.wire.tables import NewSeat


class DailyDeal(Wire):
    """A daily deal, as far as the caller may know it."""

    day: str
    game: str
    options: dict[str, Any]
    is_over: bool
    attempt: str | None
    """The table of the caller's first attempt."""
    seed: str | None
    """Null until the day is over."""


class DailyResult(Wire):
    """The result of a person's first attempt."""

    rank: int
    name: str
    is_won: bool
    score: int | None
    is_mine: bool
    hints: int
    """For how many decisions a hint was asked."""


class DailyResults(Wire):
    """The results of a daily deal."""

    deal: DailyDeal
    results: list[DailyResult]


def day_of(text: str) -> datetime.date:
    """A day in ISO format such as 2026-11-15; refused if it is in the future."""
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError as error:
        raise malformed("day", "a day such as 2026-11-15") from error
    if day.isoformat() != text or text > today():
        raise malformed("day", "a day until today")
    return day


async def deal_of(registry: TableRegistry, day: str, game: str) -> tuple[str, dict[str, Any]]:
    """The seed and the options of a daily deal; today's is made at the first request."""
    found = await find_day(registry.database, day, game)
    if found is None and day == today():
        options = game_kind(game).daily_options(day_of(day))
        await registry.database.write(add_day(day, game, new_seed(), options))
        found = await find_day(registry.database, day, game)
    if found is None:
        raise Refused("no-such-page")
    return found


async def visible_deal(
    registry: TableRegistry, day: str, game: str, person: str | None
) -> DailyDeal:
    """A daily deal, as a person may know it."""
    day_of(day)
    seed, options = await deal_of(registry, day, game)
    is_over = day < today()
    attempt = None if person is None else await find_attempt(registry.database, day, game, person)
    return DailyDeal(day, game, options, is_over, attempt, seed if is_over else None)


async def todays_deals(registry: TableRegistry, person: str | None) -> list[DailyDeal]:
    """Today's deal of each game."""
    return [await visible_deal(registry, today(), game, person) for game in games()]


async def play(registry: TableRegistry, game: str, person: PersonRecord) -> str:
    """A table for today's deal: the first attempt counts, later ones are for practice.

    A person whose first attempt is still running continues it.
    """
    day = today()
    seed, options = await deal_of(registry, day, game_kind(game).name)
    first = await find_attempt(registry.database, day, game, person.id)
    if first is not None:
        live = await registry.table(first)
        if live.state.status == "playing":
            return first
    opened_game = open_game(game, options)
    record = record_of(
        opened_game, seed=seed, host=person.id, daily=day, is_watched=False, counts=first is None
    )
    others = opened_game.options["players"] - 1
    seats = [NewSeat("me")] + [NewSeat("bot", bot=stand_in(opened_game.kind))] * others
    statements = creation_statements(
        record, [seat_assignment(opened_game, i, seat, person) for i, seat in enumerate(seats)]
    )
    if first is None:
        statements.append(add_attempt(day, game, person.id, record.id))
    try:
        await registry.database.write(*statements)
    except Taken:
        return str(await find_attempt(registry.database, day, game, person.id))
    return record.id


async def results(registry: TableRegistry, day: str, game: str, person: str | None) -> DailyResults:
    """All first attempts, the best first; equal scores share a rank.

    Those that hints have helped come after all others, and share no rank with them.
    """
    game = game_kind(game).name
    deal = await visible_deal(registry, day, game, person)
    ranked: list[DailyResult] = []
    for place, (own, name, is_won, score, hints) in enumerate(
        await day_results(registry.database, day, game), 1
    ):
        last = ranked[-1] if ranked else None
        is_equal = last is not None and (last.score, last.hints > 0) == (score, hints > 0)
        rank = last.rank if last is not None and is_equal else place
        ranked.append(DailyResult(rank, name, is_won, score, own == person, hints))
    return DailyResults(deal, ranked)
