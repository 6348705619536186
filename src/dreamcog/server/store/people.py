"""Queries and statements for people and secrets."""

from __future__ import annotations

import json
from typing import Any

from dreamcog.server.store.database import Database, Row
from dreamcog.server.store.positions import forget_states_of
from dreamcog.server.store.reading import read_rows
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.statements import Statement, statement

PERSON = "id, name, created, seen, login, password, webhook, counted_from, session, language"
NAMING = "('say', 'sit', 'keep')"
"""The kinds of entries that hold what a person said, or their name."""


def add_person(person: PersonRecord) -> Statement:
    """Store a new person."""
    return statement(
        f"INSERT INTO people ({PERSON}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(person.id, person.name, person.created, person.seen, person.login, person.password),
        *(person.webhook, person.counted_from, person.session, person.language),
    )


def update_person(person: PersonRecord) -> Statement:
    """Store a person's changed fields, except for login, password and session."""
    return statement(
        "UPDATE people SET name = ?, seen = ?, webhook = ?, counted_from = ?, language = ? "
        "WHERE id = ?",
        *(person.name, person.seen, person.webhook, person.counted_from, person.language),
        person.id,
    )


def update_login(person: PersonRecord) -> Statement:
    """Store another login or password; the login has to be unused."""
    return statement(
        "UPDATE people SET login = ?, password = ?, session = ? WHERE id = ?",
        *(person.login, person.password, person.session, person.id),
    )


def update_person_seen(person: str, at: float) -> Statement:
    """Store when a person was last seen."""
    return statement("UPDATE people SET seen = ? WHERE id = ?", at, person)


def remove_person(person: str) -> list[Statement]:
    """Remove a person, their chat lines, and their id and name in entries and seats."""
    return [
        forget_states_of("?", person),
        statement(
            f"UPDATE entries SET body = '{{}}' WHERE kind IN {NAMING} AND person = ?", person
        ),
        statement("UPDATE entries SET person = NULL WHERE person = ?", person),
        statement("UPDATE seats SET name = '' WHERE person = ? OR kept_for = ?", person, person),
        statement("DELETE FROM people WHERE id = ?", person),
    ]


def transfer_person_data(old: str, new: str) -> list[Statement]:
    """Everything of one person becomes another's; the first is removed.

    Where both attempted the same daily deal, the attempt of the new owner stays.
    """
    return [
        forget_states_of("?", old),
        statement("UPDATE seats SET person = ? WHERE person = ?", new, old),
        statement("UPDATE seats SET kept_for = ? WHERE kept_for = ?", new, old),
        statement("UPDATE tables SET host = ? WHERE host = ?", new, old),
        statement("UPDATE entries SET person = ? WHERE person = ?", new, old),
        statement("UPDATE results SET person = ? WHERE person = ?", new, old),
        statement("UPDATE reviews SET person = ? WHERE person = ?", new, old),
        statement(
            "UPDATE attempts SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM "
            "attempts AS own WHERE own.person = ? AND own.day = attempts.day "
            "AND own.game = attempts.game)",
            *(new, old, new),
        ),
        statement("DELETE FROM people WHERE id = ?", old),
    ]


async def find_person(database: Database, person: str) -> PersonRecord | None:
    """The person with an id."""
    rows = await database.rows(f"SELECT {PERSON} FROM people WHERE id = ?", person)
    return PersonRecord(*rows[0]) if rows else None


async def find_login(database: Database, login: str) -> PersonRecord | None:
    """The owner of an account."""
    rows = await database.rows(f"SELECT {PERSON} FROM people WHERE login = ?", login)
    return PersonRecord(*rows[0]) if rows else None


async def chat_lines_of(database: Database, person: str) -> list[dict[str, Any]]:
    """All chat lines of a person."""
    rows = await database.rows(
        "SELECT \"table\", at, body FROM entries WHERE person = ? AND kind = 'say' ORDER BY at",
        person,
    )
    return await read_rows(read_line, rows)


def read_line(row: Row) -> dict[str, Any]:
    """A line of chat, from its columns."""
    table, at, body = row
    return {"table": table, "at": at, **json.loads(body)}


IDLE_GUESTS = (
    "FROM people WHERE login IS NULL AND seen < ? AND id NOT IN "
    "(SELECT person FROM seats WHERE person IS NOT NULL) AND id NOT IN "
    "(SELECT kept_for FROM seats WHERE kept_for IS NOT NULL) AND id NOT IN "
    "(SELECT host FROM tables WHERE host IS NOT NULL)"
)
"""Guests who have not been seen since a moment, have no seat, none kept for them, and no table."""


def remove_idle_guests(before: float) -> list[Statement]:
    """Remove idle guests, their chat lines, and their id and name in entries."""
    guests = f"(SELECT id {IDLE_GUESTS})"
    return [
        forget_states_of(f"SELECT id {IDLE_GUESTS}", before),
        statement(
            f"UPDATE entries SET body = '{{}}' WHERE kind IN {NAMING} AND person IN {guests}",
            before,
        ),
        statement(f"UPDATE entries SET person = NULL WHERE person IN {guests}", before),
        statement(f"DELETE {IDLE_GUESTS}", before),
    ]


async def count_idle_guests(database: Database, before: float) -> int:
    """How many guests `remove_idle_guests` would remove."""
    rows = await database.rows(f"SELECT count(*) {IDLE_GUESTS}", before)
    return int(rows[0][0])


def add_secret(name: str, value: str) -> Statement:
    """Store a secret of the server, unless it has one of this name."""
    return statement(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value
    )


def remove_secret(name: str) -> Statement:
    """Remove a secret of the server."""
    return statement("DELETE FROM secrets WHERE name = ?", name)


async def find_secret(database: Database, name: str) -> str | None:
    """A secret of the server."""
    rows = await database.rows("SELECT value FROM secrets WHERE name = ?", name)
    return rows[0][0] if rows else None
