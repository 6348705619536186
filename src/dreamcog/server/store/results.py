"""Queries and statements for results and daily deals."""

from __future__ import annotations

import json
from typing import Any

from dreamcog.server.store.database import Database
from dreamcog.server.store.reading import read_rows
from dreamcog.server.store.records import Result
from dreamcog.server.store.statements import Statement, statement

RESULT = '"table", seat, person, game, combination, opponents, is_won, score, at, hints'


async def results_of(database: Database, person: str, since: float) -> list[Result]:
    """The results of a person since a moment."""
    rows = await database.rows(
        f"SELECT {RESULT} FROM results WHERE person = ? AND at >= ? ORDER BY at", person, since
    )
    return await read_rows(read_result, rows)


async def uncounted_games(
    database: Database, person: str, since: float
) -> list[tuple[str, bool, bool, int]]:
    """Finished games of a person without a result: game, whether the table counts, whether it is
    of a daily deal, and how many seats were theirs. Games tried again, or uploaded, are none."""
    rows = await database.rows(
        "SELECT tables.game, tables.counts, tables.daily, count(*) FROM tables "
        'JOIN seats ON seats."table" = tables.id WHERE seats.person = ? '
        "AND tables.again_of IS NULL AND tables.is_uploaded = 0 "
        "AND tables.status = 'finished' AND tables.finished >= ? AND NOT EXISTS "
        '(SELECT 1 FROM results WHERE results."table" = tables.id AND results.person = ?) '
        "GROUP BY tables.id, tables.game, tables.counts, tables.daily",
        *(person, since, person),
    )
    return [(game, bool(counts), daily is not None, seats) for game, counts, daily, seats in rows]


def read_result(row: tuple[Any, ...]) -> Result:
    """A result, from its columns."""
    table, seat, person, game, combination, others, is_won, score, at, hints = row
    return Result(table, seat, person, game, combination, others, bool(is_won), score, at, hints)


def add_day(day: str, game: str, seed: str, options: dict[str, Any]) -> Statement:
    """Store a daily deal, unless there is one already."""
    return statement(
        "INSERT INTO days (day, game, seed, options) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (day, game) DO NOTHING",
        *(day, game, seed, json.dumps(options)),
    )


async def find_day(database: Database, day: str, game: str) -> tuple[str, dict[str, Any]] | None:
    """The seed and the options of a daily deal."""
    rows = await database.rows(
        "SELECT seed, options FROM days WHERE day = ? AND game = ?", day, game
    )
    return (rows[0][0], json.loads(rows[0][1])) if rows else None


def add_attempt(day: str, game: str, person: str, table: str) -> Statement:
    """Store a person's first attempt at a daily deal; a second one is `Taken`."""
    return statement(
        'INSERT INTO attempts (day, game, person, "table") VALUES (?, ?, ?, ?)',
        *(day, game, person, table),
    )


async def find_attempt(database: Database, day: str, game: str, person: str) -> str | None:
    """The table of a person's first attempt."""
    rows = await database.rows(
        'SELECT "table" FROM attempts WHERE day = ? AND game = ? AND person = ?', day, game, person
    )
    return rows[0][0] if rows else None


async def day_results(
    database: Database, day: str, game: str
) -> list[tuple[str, str, bool, int, int]]:
    """The results of all first attempts as person, name, won, score, hints.

    The best first; those that hints have helped come after all others.
    """
    rows = await database.rows(
        "SELECT people.id, people.name, results.is_won, results.score, results.hints "
        "FROM attempts "
        'JOIN results ON results."table" = attempts."table" AND results.person = attempts.person '
        "JOIN people ON people.id = attempts.person "
        "WHERE attempts.day = ? AND attempts.game = ? "
        "ORDER BY results.hints > 0, results.score IS NULL, results.score DESC, results.at "
        "LIMIT 500",
        *(day, game),
    )
    return [(person, name, bool(won), score, hints) for person, name, won, score, hints in rows]
