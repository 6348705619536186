"""Heartbeats of the server, and the times for which it was down: no process wrote a heartbeat."""

from __future__ import annotations

from dreamcog.server.store.database import Database
from dreamcog.server.store.statements import Statement, statement

SERVER = "server"
"""The name of the heartbeat that all processes of a server share."""

LONGEST_GAP = 15.0
"""Seconds without a heartbeat of any process after which the server counts as having been down."""

Downtime = tuple[float, float]
"""When the server went down, and when it was back."""


def beat(now: float, longest_gap: float = LONGEST_GAP) -> list[Statement]:
    """Store that the server is alive; where its last heartbeat is too old, also that it was down.

    Of several processes that are back at the same time, one stores it.
    """
    return [
        statement(
            "INSERT INTO downtimes (began, ended) SELECT at, ? FROM heartbeats "
            "WHERE name = ? AND at < ? ON CONFLICT (began) DO NOTHING",
            *(now, SERVER, now - longest_gap),
        ),
        statement(
            "INSERT INTO heartbeats (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET "
            "at = CASE WHEN excluded.at > heartbeats.at THEN excluded.at ELSE heartbeats.at END",
            *(SERVER, now),
        ),
    ]


def remove_downtimes(before: float) -> Statement:
    """Remove what no clock can remember."""
    return statement("DELETE FROM downtimes WHERE ended < ?", before)


async def downtimes_since(database: Database, since: float) -> list[Downtime]:
    """The times for which the server was down that ended after a moment, in order."""
    rows = await database.rows(
        "SELECT began, ended FROM downtimes WHERE ended > ? ORDER BY began", since
    )
    return [(began, ended) for began, ended in rows]


async def downtimes_until_now(database: Database, since: float, now: float) -> list[Downtime]:
    """The times for which the server was down since a moment, also where it is just back."""
    await database.write(*beat(now))
    return await downtimes_since(database, since)
