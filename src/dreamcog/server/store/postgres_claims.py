"""Claims on work that only one process does, as advisory locks of PostgreSQL."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import asyncpg

from dreamcog.server.store.postgres_connection import close_connection, connect, translated_errors

TRY = "SELECT pg_try_advisory_lock($1)"
UNLOCK = "SELECT pg_advisory_unlock($1)"


def lock_number(name: str) -> int:
    """The key of the advisory lock for a name."""
    digest = hashlib.blake2b(name.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


class Claims:
    """The claims of this process: advisory locks, all held by one connection.

    When the connection breaks, PostgreSQL frees them all, and all claims are lost.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection[Any] | None = None
        self._names: set[str] = set()
        self._lock = asyncio.Lock()

    async def claim(self, name: str) -> bool:
        """Claim the work of that name; return whether this process has the claim."""
        async with self._lock:
            connection = await self._open()
            if name in self._names:
                return True
            try:
                with translated_errors():
                    is_ours = await connection.fetchval(TRY, lock_number(f"claim {name}"))
            except BaseException:
                connection.terminate()
                raise
            if is_ours:
                self._names.add(name)
            return bool(is_ours)

    async def release(self, name: str) -> None:
        """Release a claim. If that fails, the connection is closed and all claims are lost."""
        async with self._lock:
            if name in self._names and self._connection is not None:
                self._names.discard(name)
                try:
                    await self._connection.execute(UNLOCK, lock_number(f"claim {name}"))
                except BaseException as error:
                    self._connection.terminate()
                    if not isinstance(error, Exception):
                        raise

    async def _open(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._names.clear()
            self._connection = await connect(self._url)
        return self._connection

    async def close(self) -> None:
        """Release all claims."""
        async with self._lock:
            self._names.clear()
            if self._connection is not None:
                await close_connection(self._connection)
