"""All rows of a SQLite file: read for a backup, replaced for restoring one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

from dreamcog.server.store.database import Batch, Row, Taken, Unreachable

if TYPE_CHECKING:
    from dreamcog.server.store.sqlite import ConnectionThread

BATCH = 500
"""Rows of a snapshot that are fetched together."""


def clear_tables(
    connection: sqlite3.Connection, names: Sequence[str], must_be_empty: Sequence[str]
) -> None:
    """Begin a transaction and delete all rows of these tables."""
    connection.execute("BEGIN IMMEDIATE")
    for name in must_be_empty:
        if connection.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone():
            raise Taken(name)
    for name in reversed(names):
        connection.execute(f'DELETE FROM "{name}"')


def insert_rows(connection: sqlite3.Connection, batch: Batch) -> None:
    """Insert a batch of rows, in the transaction that `clear_tables` began."""
    if not connection.in_transaction:
        raise Unreachable("gone", "another file has taken the place of the one that was written")
    name, columns, rows = batch
    named_columns = ", ".join(f'"{column}"' for column in columns)
    values = ", ".join("?" * len(columns))
    connection.executemany(f'INSERT INTO "{name}" ({named_columns}) VALUES ({values})', rows)


async def batches(
    thread: ConnectionThread, name: str
) -> AsyncIterator[tuple[list[str], list[Row]]]:
    """All rows of a table, with its columns, some at a time; one batch even if it is empty."""
    cursor = await thread.run(lambda connection: connection.execute(f'SELECT * FROM "{name}"'))
    columns = [column[0] for column in cursor.description]
    yield columns, await thread.run(lambda _: cursor.fetchmany(BATCH))
    while rows := await thread.run(lambda _: cursor.fetchmany(BATCH)):
        yield columns, rows
