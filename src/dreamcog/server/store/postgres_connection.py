"""Connections to PostgreSQL, and its errors translated to those of `store.database`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg

from dreamcog.server.store.database import Missing, Taken, Unreachable

TIMEOUT = 5.0
"""Seconds after which a query is given up."""

SETTINGS = {
    "application_name": "dreamcog",
    "lock_timeout": "2000",
    "idle_in_transaction_session_timeout": "60000",
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Timeouts: waiting for a lock ends soon, and the locks of a dead client are freed soon."""

REASONS = {
    "08": "gone",
    "57P01": "gone",
    "57P02": "gone",
    "57P03": "gone",
    "57P05": "gone",
    "53300": "gone",
    "25P03": "gone",
    "53100": "full",
    "25006": "read-only",
    "40001": "locked",
    "40P01": "locked",
    "55P03": "locked",
    "57014": "locked",
    "28": "failed",
    "3D": "failed",
    "53": "failed",
    "58": "failed",
    "XX": "failed",
}
"""SQLSTATE codes and classes of errors for which the server and not the query is at fault."""

ENDED_WHILE_IDLE = asyncpg.InternalClientError
"""Raised by a connection that ended while it was idle: the query was not sent."""


def store_error(error: Exception) -> Exception:
    """The error as one of `store.database`; an error of the program itself stays as it is."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if isinstance(error, asyncpg.ForeignKeyViolationError):
        return Missing(str(error))
    if isinstance(error, asyncpg.PostgresError):
        code = error.sqlstate or ""
        reason = REASONS.get(code) or REASONS.get(code[:2])
        return Unreachable(reason, str(error)) if reason else error
    if isinstance(error, asyncpg.DataError):
        return error
    if isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError | ENDED_WHILE_IDLE):
        return Unreachable("gone", str(error) or "no answer")
    return error


@contextmanager
def translated_errors() -> Iterator[None]:
    """Raise errors of PostgreSQL in this block as those of `store.database`."""
    try:
        yield
    except Exception as error:
        other = store_error(error)
        if other is error:
            raise
        raise other from error


async def connect(url: str, *, can_wait: bool = False) -> asyncpg.Connection[Any]:
    """A connection outside the pool; with `can_wait`, its queries have no timeout."""
    with translated_errors():
        return await asyncpg.connect(
            url,
            timeout=TIMEOUT,
            command_timeout=None if can_wait else TIMEOUT,
            server_settings={**SETTINGS, "lock_timeout": "0"} if can_wait else SETTINGS,
        )


async def close_connection(connection: asyncpg.Connection[Any]) -> None:
    """Close a connection; one that does not answer is terminated."""
    try:
        await connection.close(timeout=1)
    except Exception:
        connection.terminate()
