"""A few places at work, for which people wait in turn: who asks for much waits for it."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """So many places; one that becomes free goes to the person who is next, then to another."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str | None, deque[asyncio.Future[None]]] = {}
        """By person what waits for a place, first come first served; who is next stands first."""

    async def take(self, person: str | None) -> None:
        """Wait for a place for a request that belongs to this person; None: to no person."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """A place is free again: for the next that still waits, whose person is then the last."""
        while self._waiting:
            person = next(iter(self._waiting))
            theirs = self._waiting.pop(person)
            turn = theirs.popleft()
            if theirs:
                self._waiting[person] = theirs
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1
