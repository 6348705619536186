"""Wrong passwords, counted by all processes on one database together.

Each attempt reads the counts of the database first, and is written there when it begins. What
several processes decide at the very same moment they do not know of each other: so each may allow
once what is free of a wait.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping

from dreamcog.server.ops.guess_limits import (
    ALLOWANCES,
    FORGOTTEN,
    Allowance,
    Attempt,
    Attempts,
    GuessLimits,
    Key,
    keys_of,
)
from dreamcog.server.store.counts import add_guess, find_guesses, remove_guesses, take_guess_back
from dreamcog.server.store.database import Database
from dreamcog.server.store.statements import Statement

Digest = Callable[[str], str]


class SharedGuessLimits(GuessLimits):
    """The failed attempts at all processes, as far as this one knows."""

    def __init__(
        self,
        database: Database,
        digest: Digest,
        scale: float,
        clock: Callable[[], float] = time.time,
        allowances: Mapping[str, Allowance] = ALLOWANCES,
    ) -> None:
        super().__init__(scale, clock, allowances)
        self._database = database
        self._digest = digest
        self._writing: Counter[Key] = Counter()
        """How many changes of a key are being written."""
        self._written: dict[Key, float] = {}
        """When the last change of a key was written."""

    async def refresh(self, address: str, login: str) -> None:
        """Learn of attempts at other processes.

        What was read while a change of this process was being written may lack it, so such a key
        keeps the larger count.
        """
        keys = {self._digest(" ".join(key)): key for key in keys_of(address, login)}
        began = self._clock()
        found = await find_guesses(self._database, list(keys))
        for digest, key in keys.items():
            number, last = found.get(digest, (0, 0.0))
            own = self._attempts.get(key, Attempts())
            if self._writing[key] or self._written.get(key, 0.0) >= began:
                number, last = max(number, own.count), max(last, own.last)
            if number:
                self._attempts[key] = Attempts(number, last)
            else:
                self._attempts.pop(key, None)

    async def store_begun(self, attempt: Attempt) -> None:
        """Count an attempt in the database."""
        now = self._clock()
        await self._write(attempt, lambda key, _: add_guess(key, now, now - FORGOTTEN))

    async def store_succeeded(self, attempt: Attempt) -> None:
        """Take an attempt out of the counts of the database."""
        await self._write(
            attempt, lambda key, first: remove_guesses(key) if first else take_guess_back(key)
        )

    async def _write(self, attempt: Attempt, change: Callable[[str, bool], Statement]) -> None:
        """Write a change of each key; the first is the one of address and login together."""
        changes = [
            (digest, key == attempt[0])
            for digest, key in sorted((self._digest(" ".join(key)), key) for key in attempt)
        ]
        self._writing.update(attempt)
        try:
            await self._database.write(*(change(digest, first) for digest, first in changes))
        finally:
            self._writing.subtract(attempt)
            for key in attempt:
                if not self._writing[key]:
                    del self._writing[key]
                self._written[key] = self._clock()

    def _make_room(self) -> None:
        """Drop forgotten counts, and what is known of them."""
        super()._make_room()
        if len(self._written) > 2 * len(self._attempts):
            self._written = {key: at for key, at in self._written.items() if key in self._attempts}
