"""The schema of the store, brought up to date by Alembic.

SQLite is migrated through SQLAlchemy. For PostgreSQL, for which SQLAlchemy would need another
driver, Alembic writes the SQL and an asyncpg connection executes it.
"""

from __future__ import annotations

import asyncio
import io
import os
import threading
from importlib import resources
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

TABLES = (
    *("secrets", "people", "tokens", "sessions", "sign_ins", "boxes", "tables"),
    *("seats", "entries", "results", "days", "attempts", "positions"),
    *("archives", "heartbeats", "downtimes", "reasons", "reviews"),
)
"""The tables with what is kept, each after those it refers to."""

PASSING = ("processes", "leases", "counts", "guesses")
"""The tables that matter only to running processes: backups leave them out."""

HEAD, BASE = "head", "base"

ALEMBIC = threading.Lock()
"""Alembic has global state: one migration at a time in a process."""

LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('dreamcog migrations', 0))"


class TooNew(Exception):
    """The database has the schema of a later version of this program."""


def settings(**attributes: Any) -> Config:
    """Alembic's settings; the attributes are for `migrations/env.py`."""
    config = Config()
    folder = resources.files("dreamcog.server.store") / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes.update(attributes)
    return config


def revisions() -> list[str]:
    """The revisions of all schemas so far, the newest first."""
    with ALEMBIC:
        known = ScriptDirectory.from_config(settings()).walk_revisions()
        return [script.revision for script in known]


def newest_revision() -> str:
    """The revision of the schema of this version."""
    return revisions()[0]


def migrate(config: Config, target: str, *, as_sql: bool = False) -> None:
    """Migrate by Alembic, or write the SQL of the migration."""
    change = command.downgrade if target.endswith(BASE) else command.upgrade
    with ALEMBIC:
        try:
            change(config, target, sql=as_sql)
        except CommandError as error:
            raise TooNew(str(error)) from error


def migrate_sqlite(path: Path, target: str = HEAD) -> None:
    """Migrate a file in one transaction; make it where it does not exist."""
    name = os.fspath(path)  # refuses what is no path, which `str` would make a file named "None" of
    engine = sa.create_engine(sa.URL.create("sqlite", database=name), poolclass=sa.NullPool)

    def leave_transactions_alone(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout = 10000")

    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    sa.event.listen(engine, "connect", leave_transactions_alone)
    sa.event.listen(engine, "begin", begin)
    with engine.begin() as connection:
        migrate(settings(connection=connection), target)


async def migrate_postgres(connection: asyncpg.Connection[Any], target: str = HEAD) -> None:
    """Migrate a database; other processes that migrate it at the same time wait."""
    async with connection.transaction():
        await connection.execute(LOCK)
        at = BASE
        if await connection.fetchval("SELECT to_regclass('alembic_version')"):
            at = await connection.fetchval("SELECT version_num FROM alembic_version") or BASE
            if at == BASE:
                await connection.execute("DROP TABLE alembic_version")
        if text := await asyncio.to_thread(migration_sql, at, target):
            await connection.execute(text)


def migration_sql(at: str, target: str) -> str:
    """The SQL of the migration from one revision to another, for PostgreSQL."""
    output = io.StringIO()
    config = settings(dialect="postgresql")
    config.output_buffer = output
    migrate(config, target if at == BASE else f"{at}:{target}", as_sql=True)
    return output.getvalue().strip()
