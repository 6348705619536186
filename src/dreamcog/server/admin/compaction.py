"""Compaction: the moves of tables that have long been over are archived."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from dreamcog.server.store.archives import archive, tables_to_archive
from dreamcog.server.store.database import Database, Missing, Taken

PAUSE = 0.1
"""Seconds between two tables: people at tables come first, however many there are to archive."""


async def compact_tables(database: Database, before: float) -> int:
    """Archive the tables that are over and have had no entry since a moment; return how many.

    Where two processes do it at the same time, one of them archives a table; a table that is
    removed meanwhile is left out.
    """
    count = 0
    while tables := await tables_to_archive(database, before):
        for table in tables:
            with suppress(Taken, Missing):
                await archive(database, table)
                count += 1
            await asyncio.sleep(PAUSE)
    return count
