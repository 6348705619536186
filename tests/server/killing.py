"""Servers that are killed, and people who play on whatever happens to the server.

What clients received is compared with what is stored: nothing that was acknowledged may be missing,
nothing may be done twice, every table opens, and all clients see the same.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import subprocess
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from dreamcog.core.saves import verify
from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import listen, start_process
from dreamcog.server.store.tables import find_entries
from support.databases import opened
from support.serving import Person, Seat

CONNECTION_LOST = (OSError, WebSocketException, TimeoutError, httpx.TransportError)
TRY_AGAIN = ("stopping", "store-unreachable")
KINDS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("mech-a-dream", {"players": 3, "variants": ["robots", "specialists"]}, 2),
    ("cyberion", {"players": 2, "expansions": ["microbots"]}, 2),
    ("mech-a-dream", {"players": 2}, 2),
    ("cyberion", {"players": 2, "expansions": ["babybots"]}, 1),
)
"""What is played: a game, its options, how many people; bots have the other seats."""


class Process:
    """A server in a process of its own, at an address that stays the same."""

    def __init__(self, database: str, **settings: Any) -> None:
        usual: dict[str, Any] = {"pace": 0.0, "webhooks": "off", "log_level": "error"}
        self.settings = Settings(database=database, **{**usual, **settings})
        self._listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def is_there(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        self.process = start_process(self.settings, self._listening)

    async def answers(self, seconds: float = 60) -> None:
        """Wait until it is well."""
        end = asyncio.get_running_loop().time() + seconds
        async with httpx.AsyncClient(timeout=5) as http:
            while asyncio.get_running_loop().time() < end:
                with suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/healthz")).status_code == 200:
                        return
                assert self.is_there, "the server did not start"
                await asyncio.sleep(0.05)
        raise AssertionError("the server is not well")

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.is_there:
            self.kill()
        self._listening.close()


class Addresses:
    """The addresses of all processes that are there, as a proxy would know them."""

    def __init__(self, processes: Sequence[Process], rng: random.Random) -> None:
        self.processes = processes
        self._rng = rng

    def any(self) -> str:
        there = [process.url for process in self.processes if process.is_there]
        return self._rng.choice(there or [process.url for process in self.processes])


class Player:
    """A player who reconnects, and repeats requests that were not answered."""

    def __init__(self, routes: Addresses, name: str, rng: random.Random) -> None:
        self.routes, self.rng = routes, rng
        self.person = Person(routes.any(), name)
        self.table, self.seat = "", 0
        self.number: int | None = None
        self.connected: Seat | None = None
        self.pending: dict[str, Any] | None = None
        self.done: dict[tuple[str, int, str], int] = {}
        """The numbers of what was acknowledged, by table, seat and name."""
        self.refused: set[tuple[str, int, str]] = set()
        self.losses = 0
        """How often the connection was lost."""
        self.again = 0
        """How often something had been done before, without an answer."""
        self._names = itertools.count(1)

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Insist on an answer."""
        while True:
            self.person.http.base_url = httpx.URL(self.routes.any())
            try:
                answer = await self.person.http.request(method, path, json=body, params=query)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(0.05)
                continue
            assert answer.is_success, answer.text
            return answer.json()

    async def play(self, table: str, seat: int) -> None:
        """Play until it is over."""
        self.table, self.seat, self.number = table, seat, None
        while True:
            self.person.url = self.routes.any()
            connected = Seat(self.person, table, seat)
            try:
                await connected.connect(self.number)
                self.connected = connected
                if await self.play_on(connected):
                    return
            except CONNECTION_LOST:
                pass
            finally:
                self.connected = None
                await self.let_go(connected)
            self.losses += 1
            await asyncio.sleep(0.02)

    async def let_go(self, connected: Seat) -> None:
        """Record how far the entries were received: without gaps, from where it stopped."""
        if connected._socket is None:
            return
        with suppress(*CONNECTION_LOST):
            await connected.leave()
        assert connected._task is not None
        if not connected._task.cancelled():
            assert not isinstance(connected._task.exception(), AssertionError)
        numbers = [each["number"] for each in connected.happened]
        first = connected.number - len(numbers) + 1
        assert numbers == list(range(first, connected.number + 1)), "entries are missing"
        if connected.number >= 0:
            assert self.number in (None, first - 1), "something was missed, or was lost"
            self.number = connected.number

    async def play_on(self, connected: Seat) -> bool:
        """Play through one connection; whether it is over."""
        while connected.closed is None:
            if self.pending is not None:
                if not await self.settle(connected, self.pending):
                    return False
            elif connected.room["status"] == "finished":
                return True
            elif connected.menu is not None:
                self.pending = self.choose(connected)
            else:
                await connected.until(
                    lambda: (
                        connected.menu is not None
                        or connected.room["status"] == "finished"
                        or connected.closed is not None
                    ),
                    60,
                )
        return False

    def choose(self, connected: Seat) -> dict[str, Any]:
        """A move, now and then a line of chat or an undo."""
        payload = {"client": f"{self.person.name}-{next(self._names)}", "seat": self.seat}
        chance = self.rng.random()
        if chance < 0.03:
            return {"type": "say", "text": "hm", **payload}
        if chance < 0.06:
            return {"type": "undo", **payload}
        move = self.rng.choice(connected.moves())
        return {"type": "move", "decision": connected.decision, "move": move, **payload}

    async def settle(self, connected: Seat, payload: dict[str, Any]) -> bool:
        """Send something, perhaps once more; whether it was answered."""
        client = payload["client"]
        connected.answers.pop(client, None)
        await connected.send_text(json.dumps(payload))
        await connected.until(
            lambda: client in connected.answers or connected.closed is not None, 60
        )
        answer = connected.answers.get(client)
        if answer is None:
            return False
        key = (self.table, self.seat, client)
        if answer["type"] == "done":
            self.done[key] = answer["number"]
            self.again += answer["again"]
        elif answer["refusal"]["code"] in TRY_AGAIN:
            await asyncio.sleep(0.05)
            return True
        else:
            self.refused.add(key)
        self.pending = None
        return True

    async def compare(self) -> None:
        """A connected player has the position that the server sends on request.

        Nothing is compared where the player does not connect meanwhile.
        """
        absent, numbers = 0, []
        while absent < 50 and len(numbers) < 50:
            connected = self.connected
            if connected is None or connected.closed is not None:
                absent += 1
                await asyncio.sleep(0.1)
                continue
            path = f"/api/tables/{connected.table}/whole"
            whole = await self.ask("GET", path, seat=connected.seat)
            with suppress(TimeoutError):
                await connected.until(
                    lambda c=connected, n=whole["number"]: c.number >= n or c.closed is not None, 5
                )
            if connected.number == whole["number"]:
                assert connected.position == whole["position"], "not the same position"
                return
            numbers.append((connected.number, whole["number"]))
        assert len(numbers) < 50, f"never the same number: {numbers}"


class Party:
    """Some people who play one game after the other, bots in the other seats."""

    def __init__(self, routes: Addresses, kind: int, rng: random.Random) -> None:
        self.game, self.options, people = KINDS[kind % len(KINDS)]
        self.players = [
            Player(routes, f"P{kind}-{i}", random.Random(rng.random())) for i in range(people)
        ]
        self.tables: list[str] = []
        self.games = 0
        self.is_enough = False

    async def play(self) -> None:
        """Play until it is enough; the last game too is played to its end."""
        for player in self.players:
            await player.ask("POST", "/api/me", {"name": player.person.name})
        while not self.is_enough:
            await self.play_game(await self.next_table())

    async def next_table(self) -> Any:
        """Make a new table, with bots in the seats that no player takes."""
        bots = self.options["players"] - len(self.players)
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(self.players) - 1)]
        seats += [{"kind": "bot", "bot": "greedy"}] * bots
        wanted = {"game": self.game, "options": self.options, "seats": seats}
        return await self.players[0].ask("POST", "/api/tables", wanted)

    async def play_game(self, made: Any) -> None:
        """Sit down at a table and play it to its end; its save must verify."""
        for seat, player in enumerate(self.players[1:], 1):
            sit = {"client": f"sit-{made['id']}"[:40], "seat": seat}
            await player.ask("POST", f"/api/invites/{made['invite']}", sit)
        self.tables.append(made["id"])
        playing = (player.play(made["id"], i) for i, player in enumerate(self.players))
        await asyncio.gather(*playing)
        await self.verify_save(made["id"])
        self.games += 1

    async def verify_save(self, table: str) -> None:
        """The saved game of a table plays again, with the same result."""
        save = await self.players[0].ask("GET", f"/api/tables/{table}/save")
        assert verify(json.dumps(save)) == [], "the saved game is another"

    async def close(self) -> None:
        for player in self.players:
            await player.person.http.aclose()


async def check(database: str, parties: Iterable[Party], last: int | None = None) -> int:
    """Compare what clients received with what is stored; return the number of comparisons."""
    held = 0
    players = [player for party in parties for player in party.players]
    done = {key: number for player in players for key, number in player.done.items()}
    refused = {key for player in players for key in player.refused}
    tables = [table for party in parties for table in party.tables[-(last or 0) :]]
    async with opened(database) as store:
        for table in tables:
            entries = await find_entries(store, table)
            assert [e.number for e in entries] == list(range(1, len(entries) + 1)), "gaps"
            kept = {(table, e.seat, e.client.removeprefix("~")): e.number for e in entries}
            assert len(kept) == len(entries), "something was done twice"
            wanted = {key: number for key, number in done.items() if key[0] == table}
            lost = {key: n for key, n in wanted.items() if kept.get(key) != n}
            assert lost == {}, "acknowledged and lost"
            assert not refused & kept.keys(), "refused and done"
            held += len(wanted)
    return held


async def kill_often(
    processes: Sequence[Process],
    kills: int,
    rng: random.Random,
    parties: int = len(KINDS),
    say: Callable[[str], object] = str,
) -> dict[str, int]:
    """Let people play, kill a server again and again, and compare what they received."""
    database = processes[0].settings.database
    for process in processes:
        process.start()
        await process.answers()
    routes = Addresses(processes, rng)
    playing = [Party(routes, kind, rng) for kind in range(parties)]
    games = [asyncio.create_task(party.play()) for party in playing]
    try:
        for killed in range(kills):
            await asyncio.wait(games, timeout=rng.uniform(0.05, 1.2), return_when="FIRST_EXCEPTION")
            raise_any(games)
            if killed % 20 == 19:
                say(f"{killed + 1} of {kills}")
            process = rng.choice(processes)
            process.kill()
            if len(processes) > 1:
                await asyncio.wait(games, timeout=rng.uniform(0.0, 1.0))
            process.start()
            await process.answers()
            await check(database, playing, 2)
            for party in playing:
                for table in party.tables[-2:]:
                    await party.players[0].ask("GET", f"/api/tables/{table}")
                await asyncio.gather(*(player.compare() for player in party.players))
        for party in playing:
            party.is_enough = True
        await asyncio.wait_for(asyncio.gather(*games), 120)
        held = await check(database, playing)
        for party in playing:
            for table in party.tables:
                await party.players[0].ask("GET", f"/api/tables/{table}")
    finally:
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        for party in playing:
            await party.close()
        for process in processes:
            process.close()
    players = [player for party in playing for player in party.players]
    return {
        "kills": kills,
        "games": sum(party.games for party in playing),
        "acknowledged": held,
        "connections lost": sum(player.losses for player in players),
        "kept without an answer": sum(player.again for player in players),
    }


def raise_any(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Raise the errors of all tasks."""
    for task in tasks:
        if task.done():
            task.result()
