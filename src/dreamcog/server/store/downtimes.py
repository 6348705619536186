"""Heartbeats of the server, and the times for which it was down: no process wrote a heartbeat."""

from __future__ import annotations

from dreamcog.server.store.database import Database
from dreamcog.server.store.statements import Statement, statement

SERVER = "server"
"""The name of the heartbeat that all processes of a server share."""
STOPPED = "stopped"
"""The name of a mark: the last process has stopped in good order, just after the last heartbeat."""
PROCESS = "process "
"""Begins the names of the heartbeats of single processes."""

LONGEST_GAP = 15.0
"""Seconds without a heartbeat of any process after which the server counts as having been down."""

Downtime = tuple[float, float]
"""When the server went down, and when it was back."""


def beat(now: float, longest_gap: float = LONGEST_GAP, process: str = "") -> list[Statement]:
    """Store that the server is alive, and which process says so.

    Where its last heartbeat is too old, or it had stopped since, also store that it was down: of
    several processes that are back at the same time, one does it.
    """
    return [
        statement(
            "INSERT INTO downtimes (began, ended) SELECT at, ? FROM heartbeats "
            "WHERE name = ? AND (at < ? OR (at < ? AND EXISTS "
            "(SELECT 1 FROM heartbeats WHERE name = ?))) ON CONFLICT (began) DO NOTHING",
            *(now, SERVER, now - longest_gap, now, STOPPED),
        ),
        statement("DELETE FROM heartbeats WHERE name = ?", STOPPED),
        *(put_heartbeat(name, now) for name in (SERVER, process) if name),
    ]


def put_heartbeat(name: str, now: float) -> Statement:
    """Store a heartbeat, unless a later one is stored."""
    return statement(
        "INSERT INTO heartbeats (name, at) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET "
        "at = CASE WHEN excluded.at > heartbeats.at THEN excluded.at ELSE heartbeats.at END",
        *(name, now),
    )


def forget_processes(before: float) -> Statement:
    """Forget the processes whose last heartbeat is so old: they have ended without a word."""
    return statement("DELETE FROM heartbeats WHERE name LIKE ? AND at <= ?", f"{PROCESS}%", before)


def forget_process(process: str) -> Statement:
    """A process stops: its heartbeat ends."""
    return statement("DELETE FROM heartbeats WHERE name = ?", process)


def mark_stop(now: float) -> Statement:
    """Mark that the server has stopped, if no process is left.

    Each process asks for this after its own heartbeat has ended, so that the last one finds none.
    """
    return statement(
        "INSERT INTO heartbeats (name, at) SELECT ?, ? WHERE NOT EXISTS "
        "(SELECT 1 FROM heartbeats WHERE name LIKE ? AND at > ?) ON CONFLICT (name) DO NOTHING",
        *(STOPPED, now, f"{PROCESS}%", now - LONGEST_GAP),
    )


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
