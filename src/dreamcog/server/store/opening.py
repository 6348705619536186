"""Opening a database by its URL."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from dreamcog.server.store import sqlite, sqlite_connection
from dreamcog.server.store.database import Database, Unreachable

NEWEST = "0014"
"""The revision of the schema of this version; a new migration changes it here."""
SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


class UnknownAddress(ValueError):
    """The URL of an unsupported kind of database. The error names the kind, and no password."""


async def open_database(url: str) -> Database:
    """The database at a URL, migrated to the schema of this version.

    `sqlite:///games.db` or a plain path for a file, `sqlite:////srv/games.db` for an absolute path;
    `postgresql://…` for a server.
    """
    if url.startswith(POSTGRES):
        return await open_postgres(url)
    kind, mark, _ = url.partition("://")
    if not url or (mark and not url.startswith(SQLITE)) or url == SQLITE:
        raise UnknownAddress(kind)
    return await open_sqlite(Path(url.removeprefix(SQLITE)))


async def open_sqlite(path: Path) -> Database:
    """An SQLite file; it and its folders are made where they do not exist."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreachable("gone", str(error)) from error
    if await asyncio.to_thread(revision_of, path) != NEWEST:
        await asyncio.to_thread(migrate_file, path)
    return sqlite.SqliteDatabase(path)


def revision_of(path: Path) -> str | None:
    """The revision of a file's schema; None if it has none."""
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(path)) as connection:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else str(row[0])


def migrate_file(path: Path) -> None:
    """Migrate a file. SQLAlchemy and Alembic are imported only here, as that takes a while."""
    import sqlalchemy as sa

    from dreamcog.server.store.migrate import migrate_sqlite

    try:
        migrate_sqlite(path)
    except sa.exc.DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise sqlite_connection.store_error(error.orig) from error
        raise


async def open_postgres(url: str) -> Database:
    """A database of a PostgreSQL server; the database has to exist."""
    from dreamcog.server.store.migrate import migrate_postgres
    from dreamcog.server.store.postgres import PostgresDatabase
    from dreamcog.server.store.postgres_connection import (
        close_connection,
        connect,
        translated_errors,
    )

    connection = await connect(url, can_wait=True)
    try:
        with translated_errors():
            await migrate_postgres(connection)
    finally:
        await close_connection(connection)
    return await PostgresDatabase.open(url)
