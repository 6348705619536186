"""People at tables: their connections, the moves in flight, and how long each took to be told."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from load.connection import Connection, News, NotDone, Told, Whole, connected
from load.people import Desk

MECH, CYBERION = "mech-a-dream", "cyberion"
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    (MECH, {"players": 2}),
    (CYBERION, {"players": 2}),
    (MECH, {"players": 3, "variants": ["robots"]}),
    (CYBERION, {"players": 2, "expansions": ["babybots", "microbots"]}),
    (MECH, {"players": 4, "variants": ["robots", "specialists"]}),
    (CYBERION, {"players": 2, "expansions": ["gigantobots", "devious-cog"]}),
    (MECH, {"players": 3, "variants": ["specialists"]}),
    (CYBERION, {"players": 2, "expansions": ["multibots"]}),
    (MECH, {"players": 4}),
    (CYBERION, {"players": 2, "expansions": ["babybots", "gigantobots", "microbots", "multibots"]}),
)
"""What is played, one table after another."""
AT_ONCE = 16
"""Tables that are set up at the same time."""
SLOW = 0.06
"""Seconds that a move should not take."""
LOST_AFTER = 20.0
"""Seconds after which a move counts as lost."""


@dataclass
class Seen:
    """What was measured of moves; seconds."""

    took: list[float] = field(default_factory=list)
    """From a move sent to the last connection of its table told."""
    slow: Counter[int] = field(default_factory=Counter)
    """How many of them took longer than they should, by the second in which they ended."""
    late: list[float] = field(default_factory=list)
    """From when a move was due to when it was sent: what the load itself adds."""
    problems: Counter[str] = field(default_factory=Counter)
    games_begun: int = 0
    began: float = field(default_factory=time.perf_counter)

    def add(self, sent: float, told: float) -> None:
        """A move was told to everybody."""
        self.took.append(told - sent)
        if told - sent > SLOW:
            self.slow[int(told - self.began)] += 1


class LoadTable:
    """A table, everybody who is connected to it, and the move that is on its way."""

    def __init__(self, crowd: Crowd, number: int, game: str, options: dict[str, Any]) -> None:
        self._crowd = crowd
        self._number = number
        self._game, self._options = game, options
        self._id = ""
        self._cookies: list[str] = []
        self._connections: list[Connection] = []
        self._is_playing = False
        self._sent = 0.0
        self._wanted = 0
        self._waits_for = 0

    @property
    def connections(self) -> list[Connection]:
        return self._connections

    @property
    def path(self) -> str:
        """Where its sockets are."""
        return f"/live/tables/{self._id}"

    def some_player(self, nth: int) -> tuple[int, str]:
        """A seat, and the cookie of its person."""
        seat = nth % len(self._cookies)
        return seat, self._cookies[seat]

    @property
    def is_free(self) -> bool:
        """Whether somebody can move here now."""
        return self._is_playing and not self._waits_for

    @property
    def _desk(self) -> Desk:
        return self._crowd.desks[self._number % len(self._crowd.desks)]

    def _url(self, connection: int) -> str:
        """The process to which a connection goes: that of its table, or one after the other."""
        crowd = self._crowd
        return crowd.urls[(self._number + crowd.is_spread * connection) % len(crowd.urls)]

    async def begin(self) -> None:
        """People come, sit down and connect."""
        desk = self._desk
        self._cookies = [await desk.guest() for _ in range(self._options["players"])]
        made = await desk.make_table(self._cookies[0], self._game, self._options)
        await self._sit_and_connect(made)

    async def begin_again(self) -> None:
        """The same people play again, at a new table."""
        try:
            made = await self._desk.rematch(self._cookies[0], self._id)
            for connection in self._connections:
                connection.close()
            await self._sit_and_connect(made)
            self._crowd.seen.games_begun += 1
        except Exception as problem:
            self._crowd.seen.problems[f"no new game: {problem!r}"] += 1

    async def _sit_and_connect(self, made: dict[str, Any]) -> None:
        self._id = made["id"]
        for seat, cookie in list(enumerate(self._cookies))[1:]:
            await self._desk.sit(cookie, made["invite"], seat)
        watchers = self._crowd.each - len(self._cookies)
        everybody = [*enumerate(self._cookies), *[(None, "")] * watchers]
        self._connections = [
            await connected(self._url(number), self.path, seat, cookie, self._heard)
            for number, (seat, cookie) in enumerate(everybody)
        ]
        self._is_playing = True

    async def invite_watchers(self, many: int) -> None:
        """More people look on."""
        coming = [connected(self._url(i), self.path, None, "", self._heard) for i in range(many)]
        self._connections += await asyncio.gather(*coming)

    def move(self) -> None:
        """Whoever can moves."""
        able = [each for each in self._connections if each.can_move]
        if not able:
            self._crowd.seen.problems["nobody can move"] += 1
            self._is_playing = False
            return
        mover = self._crowd.rng.choice(able)
        self._wanted = mover.number + 1
        self._waits_for = len(self._connections)
        self._sent = time.perf_counter()
        mover.move(self._crowd.rng)

    def _heard(self, connection: Connection, told: Told) -> None:
        if isinstance(told, News | Whole):
            room = told.room if isinstance(told, News) else told.table.room
            if room is not None and room.status == "finished":
                self._is_playing = False
            if self._waits_for and told.number == self._wanted:
                self._waits_for -= 1
                if not self._waits_for:
                    self._landed()
        elif isinstance(told, NotDone):
            self._crowd.seen.problems[f"refused: {told.refusal.code} {told.refusal.params}"] += 1
            self._waits_for = 0

    def _landed(self) -> None:
        self._crowd.seen.add(self._sent, time.perf_counter())
        if not self._is_playing:
            self._crowd.in_background(self.begin_again())
        self._crowd.has_landed()

    def look_for_lost(self) -> None:
        if self._waits_for and time.perf_counter() - self._sent > LOST_AFTER:
            self._crowd.seen.problems["lost"] += 1
            self._is_playing = False


class Crowd:
    """All tables and everybody there."""

    def __init__(self, urls: Sequence[str], each: int, seed: int, is_spread: bool = False) -> None:
        self.urls = urls
        """The processes of the server, which share the tables."""
        self.is_spread = is_spread
        """Whether the connections of one table go to different processes."""
        self.each = each
        """Connections at each table; those who have no seat watch."""
        self.rng = random.Random(seed)
        self.desks = [Desk(url) for url in urls]
        self.tables: list[LoadTable] = []
        self.seen = Seen()
        self.has_landed: Callable[[], object] = lambda: None
        self._background: set[asyncio.Task[None]] = set()

    async def gather(self, tables: int) -> None:
        """Tables are made, and everybody comes."""
        for first in range(0, tables, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, tables))
            some = [LoadTable(self, each, *GAMES[each % len(GAMES)]) for each in numbers]
            await asyncio.gather(*(table.begin() for table in some))
            self.tables += some

    async def leave(self) -> None:
        for table in self.tables:
            for connection in table.connections:
                connection.close()
        await asyncio.gather(*self._background)
        await asyncio.gather(*(desk.close() for desk in self.desks))

    def in_background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def move_somewhere(self) -> None:
        """A move at any table where one can be made."""
        for _ in range(100):
            table = self.rng.choice(self.tables)
            if table.is_free:
                table.move()
                return
        self.seen.problems["no table is free"] += 1

    async def wait_until_idle(self) -> None:
        """Wait until every move is told."""
        await asyncio.sleep(0.5)
        for _ in range(100):
            if all(table.is_free for table in self.tables):
                return
            await asyncio.sleep(0.1)
        for table in self.tables:
            table.look_for_lost()

    # How they play.

    async def play_steadily(self, rate: float, seconds: float) -> Seen:
        """Moves come at a rate, whether those before are told or not, as from strangers."""
        self.seen = seen = Seen()
        due = time.perf_counter()
        end = due + seconds
        while (due := due + self.rng.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            seen.late.append(max(0.0, time.perf_counter() - due))
            self.move_somewhere()
        await self.wait_until_idle()
        return seen

    async def play_busily(self, at_once: int, seconds: float) -> Seen:
        """So many moves are always on their way: when one is told, another is made."""
        self.seen = seen = Seen()
        loop = asyncio.get_running_loop()
        self.has_landed = lambda: loop.call_soon(self.move_somewhere)
        for _ in range(at_once):
            self.move_somewhere()
        await asyncio.sleep(seconds)
        self.has_landed = lambda: None
        self.seen = Seen()
        await self.wait_until_idle()
        return seen
