"""What the server asks of a database, whichever it is: rows, writes that happen whole or not at
all, news from other processes, and work that only one of them does."""

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
    """A key that must be new is not: nothing was written."""


class Missing(Exception):
    """What a row refers to is not there (any more): nothing was written."""


class Unreachable(Exception):
    """The database cannot do it now. Nothing was changed, as far as can be known.

    `reason` is one of `locked` (somebody else holds it), `full`, `gone` (the file or the server is
    not there or does not answer), `read-only` and `failed`. A write that ends with `gone` or
    `failed` may have been kept just before the answer was lost: look before doing it again.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


class Database(Protocol):
    """A database that has the tables of this version. All processes of a server share one."""

    is_shared: bool
    """Whether there can be other processes."""

    async def rows(self, text: str, *values: Value) -> list[Row]:
        """What a query finds. `?` stands for each value."""

    async def write(self, *statements: Statement, notify: PeerMessage | None = None) -> list[int]:
        """Execute all statements in one transaction; return how many rows each one touched.

        The other processes receive `notify` if, and only if, the transaction was committed.
        """

    def messages(self) -> AsyncIterator[PeerMessage]:
        """Messages of other processes, without end; perhaps those of this process too.

        `MessagesLost` comes whenever some may have been lost: first of all where there can be
        other processes, and after every broken connection.
        """

    async def claim(self, name: str) -> bool:
        """Whether this process alone may now do the work of that name.

        It may until it releases it, closes the database or ends; and it has to ask again from time
        to time, because a claim is lost with the connection that holds it.
        """

    async def release(self, name: str) -> None:
        """Leave the work of that name to others."""

    def snapshot(self, names: Sequence[str]) -> AsyncIterator[Batch]:
        """All rows of these tables as they are at one instant, batch by batch, for backups.

        Of an empty table there is one batch without rows.
        """

    async def refill(
        self, names: Sequence[str], batches: AsyncIterator[Batch], must_be_empty: Sequence[str]
    ) -> None:
        """Put these rows in the place of all rows of these tables, or leave everything as it is.

        The tables are named in an order in which each comes after those it refers to. Where one
        that must be empty is not, this is `Taken`.
        """

    async def close(self) -> None:
        """Finish what is being written, end the news, and let go."""
