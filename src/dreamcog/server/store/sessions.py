"""Queries and statements for the sessions of browsers, and for where people have signed in."""

from __future__ import annotations

from dreamcog.server.store.database import Database
from dreamcog.server.store.people import PERSON
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.statements import Statement, statement


def add_session(digest: str, person: PersonRecord, at: float) -> Statement:
    """Store a session, unless all sessions of the person were ended since they were read."""
    return statement(
        "INSERT INTO sessions (hash, person, created) "
        "SELECT ?, id, CAST(? AS FLOAT) FROM people WHERE id = ? AND session = ?",
        *(digest, at, person.id, person.session),
    )


def remove_session(digest: str) -> Statement:
    """Remove one session."""
    return statement("DELETE FROM sessions WHERE hash = ?", digest)


def remove_sessions(person: str) -> Statement:
    """Remove all sessions of a person."""
    return statement("DELETE FROM sessions WHERE person = ?", person)


def remove_old_sessions(before: float) -> Statement:
    """Remove the sessions that began before a moment."""
    return statement("DELETE FROM sessions WHERE created < ?", before)


def end_generation(person: str, generation: int) -> Statement:
    """Make cookies from before sessions were stored invalid, if they are of this generation."""
    return statement(
        "UPDATE people SET session = session + 1 WHERE id = ? AND session = ?", person, generation
    )


async def find_session(database: Database, digest: str) -> PersonRecord | None:
    """The person of a session."""
    rows = await database.lookup(
        f"SELECT {PERSON} FROM people WHERE id = (SELECT person FROM sessions WHERE hash = ?)",
        digest,
    )
    return PersonRecord(*rows[0]) if rows else None


def add_sign_in(person: str, address: str, at: float) -> Statement:
    """Store that a person has signed in from an address, given by its digest."""
    return statement(
        "INSERT INTO sign_ins (person, address, at) VALUES (?, ?, ?) "
        "ON CONFLICT (person, address) DO UPDATE SET at = excluded.at",
        *(person, address, at),
    )


def remove_old_sign_ins(before: float) -> Statement:
    """Forget addresses from which nobody has signed in since a moment."""
    return statement("DELETE FROM sign_ins WHERE at < ?", before)


async def has_signed_in(database: Database, login: str, address: str) -> bool:
    """Whether the owner of a login has signed in from an address, given by its digest."""
    rows = await database.rows(
        "SELECT 1 FROM sign_ins WHERE address = ? "
        "AND person = (SELECT id FROM people WHERE login = ?)",
        *(address, login),
    )
    return bool(rows)
