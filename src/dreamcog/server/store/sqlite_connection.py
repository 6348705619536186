"""Connections to a SQLite file, and SQLite's errors as those of the server's store."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from dreamcog.server.store.database import Missing, Taken, Unreachable

TIMEOUT = 2.0
"""Seconds for which another connection may lock the file."""

SETTINGS = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
"""What is committed survives the end of this process and of the machine, even a sudden one."""

REASONS = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR_SHMSIZE: "full",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_READONLY_DBMOVED: "gone",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "failed",
    sqlite3.SQLITE_CORRUPT: "failed",
    sqlite3.SQLITE_NOTADB: "failed",
    sqlite3.SQLITE_NOMEM: "failed",
    sqlite3.SQLITE_PROTOCOL: "failed",
}
"""Errors for which the file and not the statement is at fault."""

RECONNECT_AFTER = ("gone", "failed")
"""Reasons after which a new connection is opened; after others the same one is used."""


def store_error(error: sqlite3.Error) -> Exception:
    """The error as one of `store.database`; an error of the program itself stays as it is."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code in (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY):
        return Taken(str(error))
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return Missing(str(error))
    reason = REASONS.get(code) or REASONS.get(code & 0xFF)
    return Unreachable(reason, str(error)) if reason else error


def connect(path: Path) -> sqlite3.Connection:
    """A connection to an existing file."""
    connection = opened(path, TIMEOUT)
    try:
        enable_wal(connection)
        for setting in SETTINGS:
            connection.execute(setting)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection to an existing file that writes nothing, and waits for no lock."""
    connection = opened(path, 0.0)
    try:
        connection.execute("PRAGMA query_only = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def opened(path: Path, timeout: float) -> sqlite3.Connection:
    """A connection to an existing file, as it is opened."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=timeout,
        check_same_thread=False,
        isolation_level=None,
        cached_statements=256,
    )


def enable_wal(connection: sqlite3.Connection) -> None:
    """Switch to write-ahead logging, so that readers and the writer do not block each other.

    SQLite does not wait for locks when it switches a new file, so this does.
    """
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
