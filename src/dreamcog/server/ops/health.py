"""Health: whether the database can be read and written."""

from __future__ import annotations

import secrets
import time

from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.people import add_secret, remove_secret

FRESH_SECONDS = 1.0
"""Seconds for which a successful trial write counts, however often the health is asked for."""


class HealthCheck:
    """Tries the database out: one that can be read may still be full or locked."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._wrote_at = float("-inf")

    async def store_problem(self) -> str | None:
        """The reason why the database cannot be used; None if it can."""
        try:
            await self._database.rows("SELECT 1")
            await self._try_to_write()
        except Unreachable as problem:
            return problem.reason
        return None

    async def _try_to_write(self) -> None:
        """Write a row and remove it again."""
        if time.monotonic() - self._wrote_at < FRESH_SECONDS:
            return
        name = f"try {secrets.token_hex(8)}"
        await self._database.write(add_secret(name, "x" * 10_000), remove_secret(name))
        self._wrote_at = time.monotonic()
