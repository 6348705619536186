"""Queries and statements for what all processes count together: requests, and wrong passwords.

A count belongs to a key and to a period, which is named by the moment when it ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dreamcog.server.store.database import Database
from dreamcog.server.store.statements import Statement, statement


def count_below(key: str, ends: float, most: int) -> Statement:
    """Count one more, unless there are as many as allowed: then no row is changed."""
    return statement(
        "INSERT INTO counts (key, ends, number) VALUES (?, ?, 1) ON CONFLICT (key, ends) "
        "DO UPDATE SET number = counts.number + 1 WHERE counts.number < ?",
        *(key, ends, most),
    )


def add_counts(numbers: Mapping[tuple[str, float], int]) -> Statement:
    """Add to counts, by key and period; always in the same order, so that no two writers wait for
    each other."""
    rows = ", ".join(["(?, ?, ?)"] * len(numbers))
    return statement(
        f"INSERT INTO counts (key, ends, number) VALUES {rows} ON CONFLICT (key, ends) "
        "DO UPDATE SET number = counts.number + excluded.number",
        *(
            value
            for (key, ends), number in sorted(numbers.items())
            for value in (key, ends, number)
        ),
    )


async def find_counts(database: Database, keys: Sequence[str], since: float) -> dict[str, int]:
    """The counts of some keys in the periods that end after a moment."""
    some = ", ".join("?" * len(keys))
    rows = await database.rows(
        f"SELECT key, number FROM counts WHERE key IN ({some}) AND ends > ?", *keys, since
    )
    return dict(rows)


def remove_old_counts(before: float) -> Statement:
    """Remove the counts of periods that ended before a moment."""
    return statement("DELETE FROM counts WHERE ends < ?", before)


def add_guess(key: str, at: float, forgotten: float) -> Statement:
    """Count one more failed attempt; attempts before `forgotten` count no more."""
    return statement(
        "INSERT INTO guesses (key, number, last) VALUES (?, 1, ?) ON CONFLICT (key) DO UPDATE SET "
        "number = CASE WHEN guesses.last <= ? THEN 1 ELSE guesses.number + 1 END, "
        "last = excluded.last",
        *(key, at, forgotten),
    )


def take_guess_back(key: str) -> Statement:
    """Count one failed attempt fewer."""
    return statement("UPDATE guesses SET number = number - 1 WHERE key = ? AND number > 0", key)


def remove_guesses(key: str) -> Statement:
    """Forget the failed attempts of a key."""
    return statement("DELETE FROM guesses WHERE key = ?", key)


def remove_old_guesses(before: float) -> Statement:
    """Forget the failed attempts of which the last was before a moment."""
    return statement("DELETE FROM guesses WHERE last < ?", before)


async def find_guesses(database: Database, keys: Sequence[str]) -> dict[str, tuple[int, float]]:
    """The number of failed attempts of some keys, and when the last of them began."""
    some = ", ".join("?" * len(keys))
    rows = await database.rows(
        f"SELECT key, number, last FROM guesses WHERE key IN ({some})", *keys
    )
    return {key: (number, last) for key, number, last in rows}
