"""Queries and statements for the tokens of programs."""

from __future__ import annotations

from typing import NamedTuple

from dreamcog.server.store.database import Database
from dreamcog.server.store.people import PERSON
from dreamcog.server.store.records import PersonRecord, TokenRecord
from dreamcog.server.store.statements import Statement, statement


class TokenOwner(NamedTuple):
    """The person of a token, what the token may do, and when it expires."""

    person: PersonRecord
    scope: str
    ends: float


def add_token(digest: str, person: str, token: TokenRecord) -> Statement:
    """Store the digest of a token."""
    return statement(
        "INSERT INTO tokens (hash, person, name, created, scope, ends) VALUES (?, ?, ?, ?, ?, ?)",
        *(digest, person, token.name, token.created, token.scope, token.ends),
    )


def remove_token(digest: str) -> Statement:
    """Remove a token."""
    return statement("DELETE FROM tokens WHERE hash = ?", digest)


def remove_tokens(person: str) -> Statement:
    """Remove all tokens of a person."""
    return statement("DELETE FROM tokens WHERE person = ?", person)


def remove_expired_tokens(now: float) -> Statement:
    """Remove the tokens that have expired."""
    return statement("DELETE FROM tokens WHERE ends <= ?", now)


async def find_token(database: Database, digest: str) -> TokenOwner | None:
    """The person of a token, expired or not."""
    rows = await database.lookup(
        f"SELECT {PERSON}, scope, ends FROM people JOIN "
        "(SELECT person, scope, ends FROM tokens WHERE hash = ?) AS token ON person = id",
        digest,
    )
    return TokenOwner(PersonRecord(*rows[0][:-2]), *rows[0][-2:]) if rows else None


async def find_token_digests(database: Database, person: str, name: str) -> list[str]:
    """The digests of a person's tokens of a name."""
    rows = await database.rows(
        "SELECT hash FROM tokens WHERE person = ? AND name = ?", person, name
    )
    return [digest for (digest,) in rows]


async def tokens_of(database: Database, person: str, now: float) -> list[TokenRecord]:
    """A person's tokens that have not expired, the oldest first."""
    rows = await database.rows(
        "SELECT name, created, scope, ends FROM tokens WHERE person = ? AND ends > ? "
        "ORDER BY created",
        *(person, now),
    )
    return [TokenRecord(*row) for row in rows]
