"""Backups: the whole database in one file, from which either kind of database can be restored."""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime
from pathlib import Path

from dreamcog.server.admin.backup_file import (
    FORMAT,
    VERSION,
    Backup,
    BackupReader,
    BackupWriter,
    BadBackup,
    atomic_gzip,
    open_backup,
)
from dreamcog.server.store.database import Database, Missing, Taken
from dreamcog.server.store.migrate import TABLES, migrate_sqlite, newest_revision, revisions
from dreamcog.server.store.sqlite import SqliteDatabase

MUST_BE_EMPTY = ("people", "tables")
"""A database without rows in these tables has nothing to lose."""


class NotEmpty(Exception):
    """The database has people or tables, which the backup would replace."""


async def back_up(database: Database, path: Path) -> Backup:
    """Write a snapshot of the database to a file, which is replaced only when all is written.

    Only its owner may read the file: it holds seeds, and the hashes of passwords and tokens.
    """
    made = datetime.now(UTC).isoformat(timespec="seconds")
    header = {
        "format": FORMAT,
        "version": VERSION,
        "made": made,
        "revision": newest_revision(),
        "tables": TABLES,
    }
    rows = dict.fromkeys(TABLES, 0)
    with atomic_gzip(path) as file:
        writer = BackupWriter(file)
        writer.write(header)
        at = ""
        async for name, columns, batch in database.snapshot(TABLES):
            if name != at:
                writer.write({"table": name, "columns": columns})
                at = name
            for row in batch:
                writer.write(row)
            rows[name] += len(batch)
        writer.write({"rows": rows, "sha256": writer.digest.hexdigest()})
    return Backup(made, str(header["revision"]), rows)


async def check(path: Path) -> Backup:
    """Read a backup to its end; raise `BadBackup` if anything is wrong with it."""
    with open_backup(path) as reader:
        async for _ in reader.batches():
            pass
        return reader.backup


async def restore(database: Database, path: Path, *, is_replacing: bool = False) -> Backup:
    """Restore a database from a backup, or leave it unchanged.

    A database that is not empty is replaced only with `is_replacing`. A backup of an earlier schema
    is migrated on the way.
    """
    must_be_empty = () if is_replacing else MUST_BE_EMPTY
    backup = await check(path)
    try:
        with open_backup(path) as reader:
            if backup.revision == newest_revision():
                if set(reader.tables) != set(TABLES):
                    raise BadBackup("damaged", "tables")
                await database.refill(TABLES, reader.batches(), must_be_empty)
            else:
                await restore_older(database, reader, must_be_empty)
            return backup
    except Taken as taken:
        if str(taken) in MUST_BE_EMPTY:
            raise NotEmpty(str(taken)) from taken
        raise BadBackup("damaged", str(taken)) from taken
    except Missing as missing:
        raise BadBackup("damaged", str(missing)) from missing


async def restore_older(
    database: Database, reader: BackupReader, must_be_empty: tuple[str, ...]
) -> None:
    """Restore a backup of an earlier schema through a temporary SQLite file that is migrated."""
    if reader.revision not in revisions():
        raise BadBackup("newer", reader.revision)
    with tempfile.TemporaryDirectory(prefix="dreamcog-") as folder:
        path = Path(folder) / "between.sqlite"
        migrate_sqlite(path, reader.revision)
        between = SqliteDatabase(path)
        try:
            await between.refill(reader.tables, reader.batches(), ())
        finally:
            await between.close()
        migrate_sqlite(path)
        between = SqliteDatabase(path)
        try:
            await database.refill(TABLES, between.snapshot(TABLES), must_be_empty)
        finally:
            await between.close()
