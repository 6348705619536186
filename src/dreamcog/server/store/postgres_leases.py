"""Claims on work that only one process does: rows of PostgreSQL, leased to a process.

A process renews all its claims at once, by one row that says until when it is known to live. Only
the clock of the database counts. A process that was not renewed in time, or whose session has
ended, is removed with all its claims by the next process that wants one of them; it notices that
when it renews, and begins anew under another name.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Any

import asyncpg

from dreamcog.server.store.database import Missing, Unreachable
from dreamcog.server.store.postgres_connection import close_connection, connect, translated_errors

LEASE = 20.0
"""Seconds for which a process has its claims, counted from the last renewal."""
RENEW = 5.0
"""Seconds between two renewals."""

NOW = "extract(epoch FROM clock_timestamp())::float8"
REGISTER = f"INSERT INTO processes VALUES ($1, pg_backend_pid(), {NOW} + $2::float8)"
RENEWAL = (
    f"UPDATE processes SET session = pg_backend_pid(), until = {NOW} + $2::float8 "
    "WHERE id = $1 RETURNING 1"
)
CLAIM = (
    "INSERT INTO leases VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET owner = excluded.owner "
    "WHERE leases.owner = excluded.owner RETURNING 1"
)
REMOVE_DEAD_OWNER = (
    "DELETE FROM processes WHERE id = (SELECT owner FROM leases WHERE name = $1) "
    f"AND (until < {NOW} OR NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = session)) "
    "RETURNING 1"
)
RELEASE = "DELETE FROM leases WHERE name = $1 AND owner = $2"
REMOVE = "DELETE FROM processes WHERE id = $1"


class Leases:
    """The claims of this process. One connection is its session, and is used for nothing else."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection[Any] | None = None
        self._process = ""
        """The name under which this process is registered; empty: it is not."""
        self._names: set[str] = set()
        self._renewed = 0.0
        """When the last renewal began, by the clock of this machine."""
        self._renewing: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def claim(self, name: str) -> bool:
        """Claim the work of that name; return whether this process has the claim."""
        async with self._lock:
            if name in self._names and self._is_leased():
                return True
            with translated_errors():
                try:
                    is_ours = await self._take(name)
                except asyncpg.ForeignKeyViolationError:
                    self._forget()
                    is_ours = await self._take(name)
            if is_ours:
                self._names.add(name)
            return is_ours

    def _is_leased(self) -> bool:
        """Whether the claims are certain, without asking the database."""
        is_connected = self._connection is not None and not self._connection.is_closed()
        return is_connected and time.monotonic() < self._renewed + LEASE

    async def _take(self, name: str) -> bool:
        """Take a claim that is free, this process's own, or that of a process that is dead."""
        connection = await self._registered()
        if await self._fetch(connection, CLAIM, name, self._process):
            return True
        if not await self._fetch(connection, REMOVE_DEAD_OWNER, name):
            return False
        return bool(await self._fetch(connection, CLAIM, name, self._process))

    async def release(self, name: str) -> None:
        """Release a claim. If that fails, all claims of this process are lost."""
        async with self._lock:
            if name in self._names and self._connection is not None:
                self._names.discard(name)
                with suppress(Exception):
                    await self._fetch(self._connection, RELEASE, name, self._process)

    async def _registered(self) -> asyncpg.Connection[Any]:
        """The connection, with this process registered."""
        connection = await self._connected()
        if not self._process:
            name = secrets.token_hex(8)
            self._renewed = time.monotonic()
            await self._fetch(connection, REGISTER, name, LEASE)
            self._process = name
        elif time.monotonic() >= self._renewed + LEASE:
            await self._renew(connection)
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._keep_renewing())
        return connection

    async def _connected(self) -> asyncpg.Connection[Any]:
        """The connection; a new one becomes the session of this process."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url)
            if self._process:
                await self._renew(self._connection)
        return self._connection

    async def _renew(self, connection: asyncpg.Connection[Any]) -> None:
        """Renew all claims; those of a process that was removed meanwhile are lost."""
        began = time.monotonic()
        if await self._fetch(connection, RENEWAL, self._process, LEASE):
            self._renewed = began
        else:
            self._forget()
            await self._registered()

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            async with self._lock:
                with suppress(Unreachable, Missing), translated_errors():
                    await self._renew(await self._connected())

    async def _fetch(self, connection: asyncpg.Connection[Any], text: str, *values: Any) -> Any:
        """One value. A connection that fails or is left waiting is closed: all claims are lost."""
        try:
            return await connection.fetchval(text, *values)
        except asyncpg.ForeignKeyViolationError:
            raise
        except BaseException:
            self._forget()
            connection.terminate()
            raise

    def _forget(self) -> None:
        """This process has no claims any more."""
        self._process = ""
        self._names.clear()

    async def close(self) -> None:
        """Release all claims."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        async with self._lock:
            if self._connection is not None:
                if self._process and not self._connection.is_closed():
                    with suppress(Exception):
                        await self._fetch(self._connection, REMOVE, self._process)
                await close_connection(self._connection)
            self._forget()
