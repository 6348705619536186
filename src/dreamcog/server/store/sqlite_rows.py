"""Replacing all rows of a SQLite file, for restoring a backup."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from dreamcog.server.store.database import Batch, Taken, Unreachable


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
