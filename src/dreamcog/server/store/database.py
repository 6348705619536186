"""The protocol of a database: queries, transactions, messages between processes, and claims, by
which only one process does some work."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from dreamcog.server.store.statements import Statement, Value
from dreamcog.server.wire.peers import PeerMessage

Row = tuple[Any, ...]
Batch = tuple[str, list[str], list[Row]]
"""Some rows of a table: its name, its columns, the rows."""

LONGEST_NOTIFY = 200
"""Bytes of the longest message between processes."""


class Taken(Exception):
    """A unique key is already in use: nothing was written."""


class Missing(Exception):
    """A row refers to another that does not exist (any more): nothing was written."""


class Unreachable(Exception):
    """The database cannot be used now. Nothing was changed, as far as can be known.

    `reason` is one of `locked` (by another connection), `full`, `gone` (the file or the server is
    missing or does not answer), `read-only` and `failed`. A write that ends with `gone` or `failed`
    may have been committed before the answer was lost: check before retrying it.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


class Database(Protocol):
    """A database with the schema of this version. All processes of a server share one."""

    is_shared: bool
    """Whether other processes of the server may use it at the same time."""

    async def rows(self, text: str, *values: Value) -> list[Row]:
        """The rows of a query. `?` stands for each value."""

    async def lookup(self, text: str, *values: Value) -> list[Row]:
        """The rows of a query that finds few, by their keys: as quick as the database can."""

    async def write(self, *statements: Statement, notify: PeerMessage | None = None) -> list[int]:
        """Execute all statements in one transaction; return how many rows each one changed.

        The other processes receive `notify` if, and only if, the transaction was committed.
        """

    def messages(self) -> AsyncIterator[PeerMessage]:
        """Messages of other processes, without end; perhaps those of this process too.

        Those about a table come only while it is followed, or another of its shard is.
        `MessagesLost` is yielded whenever some may have been lost: where the database is shared at
        the start, and after every broken connection.
        """

    async def follow(self, table: str) -> None:
        """Receive messages about a table, from the moment when this returns.

        What is read of the table afterwards has all that was done before, so nothing is missed.
        """

    def unfollow(self, table: str) -> None:
        """Receive no more messages about a table, if it was followed."""

    async def claim(self, name: str) -> bool:
        """Claim the work of that name for this process alone; return whether it has the claim.

        It has it until it releases it, closes the database or ends. It has to claim again from time
        to time: the claims of a process that does not answer for a while are lost.
        """

    async def release(self, name: str) -> None:
        """Release the claim of that name."""

    def snapshot(self, names: Sequence[str]) -> AsyncIterator[Batch]:
        """All rows of these tables as they are at one instant, batch by batch, for backups.

        An empty table yields one batch without rows.
        """

    async def refill(
        self, names: Sequence[str], batches: AsyncIterator[Batch], must_be_empty: Sequence[str]
    ) -> None:
        """Replace all rows of these tables, or leave everything unchanged.

        Each table is named after those it refers to. `Taken` is raised if a table of
        `must_be_empty` has rows.
        """

    async def close(self) -> None:
        """Finish writes in progress, end the messages, and close all connections."""
