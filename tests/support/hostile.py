"""Hostile clients, which send whatever can be sent through a socket."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.serving import Person, Seat

LARGEST = 65_536
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 4, 2**31, 2**63, 10**30, 0.5, 1e300, "", "\0", "a", "0", "é"),
    *("x" * 41, "x" * 301, "x" * 20_000, "\u202e", "${7*7}", "<script>", "'; --", "../../x", "~c1"),
    *([], [[]], [None] * 100, {}, {"": {}}, {"do": []}, {"$ref": "#"}, {"seed": 1}, {"type": "x"}),
)
JUNK_TEXTS: tuple[str | bytes, ...] = (
    *(
        "",
        " ",
        "{",
        "}",
        "null",
        "[]",
        '"',
        "0",
        "\0",
        "\ufeff{}",
        "{}{}",
        "NaN",
        "{'type':'ping'}",
    ),
    *("[" * 5000, '{"a":' * 3000, "9" * 10_000, '{"type":"ping","client":"\\ud800"}', "é" * 9000),
    *('{"type":"ping","type":"move","client":"c1"}', '{"type":"ping","client":"c1"} trailing'),
    *(b"", b"\0", b"\xff\xfe", b'{"type":"ping","client":"c1"}', b"\x80" * 1000),
)
KINDS = (
    *("move", "undo", "agree", "disagree", "say", "hand-over", "take-back", "leave", "look"),
    *("why", "preview", "ping"),
)
FIELDS: dict[str, tuple[str, ...]] = {
    "move": ("decision", "move"),
    "agree": ("asking",),
    "disagree": ("asking",),
    "say": ("text",),
    "hand-over": ("away", "bot"),
    "why": ("move",),
    "preview": ("move",),
}
NO_SEAT = ("ping",)
TABLES: dict[str, dict[str, Any]] = {
    "cyberion": {"players": 2, "expansions": ["babybots", "gigantobots", "microbots"]},
    "mech-a-dream": {"players": 4, "variants": ["robots", "specialists"]},
}
IN_TIME = {"stale", "nothing-asked", "table-over"}
"""Refusals that an honest client may get where others were quicker."""


class Witness(Seat):
    """A client that remembers everything that it received."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        super().__init__(person, table, seat)
        self.seen: list[tuple[int, int | None, dict[str, Any]]] = []
        """The positions received: after which entry, for which seat."""
        self.entries: list[tuple[int | None, dict[str, Any]]] = []
        """The entries received, and for which seat."""
        self.seen_as: int | None = seat

    async def _receive_all(self) -> None:
        with suppress(ConnectionClosed):
            await super()._receive_all()

    def _receive(self, message: dict[str, Any]) -> None:
        super()._receive(message)
        if message["type"] == "whole":
            self.seen_as = message["seat"]
        if message["type"] in ("whole", "news"):
            self.seen.append((self.number, self.seen_as, self.position))
            for happened in message.get("missed", [message.get("happened")]):
                self.entries.append((self.seen_as, happened))

    def failure(self) -> BaseException | None:
        """The error in handling a received message, if there was one."""
        if self._task is None or not self._task.done() or self._task.cancelled():
            return None
        return self._task.exception()


class Hostile:
    """A hostile client with one connection at a time, as a seat or as a watcher."""

    def __init__(self, person: Person, table: str, seat: int | None, seed: int) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.rng = random.Random(seed)
        self.sent: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.witnesses: list[Witness] = []
        self.now: Witness | None = None

    async def attack(self, times: int, until: Callable[[], bool] = lambda: True) -> None:
        """Attack this many times, and on until a condition holds; reconnect when disconnected."""
        tried = 0
        while tried < times or not until():
            tried += 1
            if self.now is None or self.now.closed is not None:
                await self.reconnect()
            attempt = self.rng.choices(
                (self.twist, self.junk, self.flood, self.play, self.oversize, self.vanish),
                (60, 12, 2, 20, 1, 2),
            )[0]
            self.sent[attempt.__name__] += 1
            try:
                await attempt()
            except ConnectionClosed:
                continue
            await asyncio.sleep(0 if self.rng.random() < 0.7 else 0.003)

    async def reconnect(self) -> None:
        """Another connection, from some entry on."""
        self.record_end()
        self.now = Witness(self.person, self.table, self.seat)
        self.witnesses.append(self.now)
        await self.now.connect(self.rng.choice((None, None, 0, 1, 5, 10**8)))

    def record_end(self) -> None:
        """Count how the last connection ended; every received message must have made sense."""
        if self.now is not None:
            failure = self.now.failure()
            assert failure is None, failure
            self.closed[0 if self.now.closed is None else self.now.closed[0]] += 1

    async def go(self) -> None:
        """Leave."""
        if self.now is not None:
            await self.now.leave()
        self.record_end()

    # What they try.

    @property
    def line(self) -> ClientConnection:
        """The connection."""
        assert self.now is not None
        assert self.now._socket is not None
        return self.now._socket

    def message(self, kind: str) -> dict[str, Any]:
        """A message of a kind, as it should be."""
        assert self.now is not None
        rng, moves = self.rng, self.now.moves()[:50]
        message: dict[str, Any] = {"type": kind, "client": f"c{rng.randrange(30)}"}
        if kind not in NO_SEAT:
            message["seat"] = self.seat if self.seat is not None and rng.random() < 0.7 else 0
        values = {
            "decision": max(0, self.now.decision - rng.choice((0, 0, 0, 1, -1))),
            "move": rng.choice(moves) if moves else {"do": rng.choice(("end-turn", "dock"))},
            "asking": self.now.number,
            "text": "I mean harm",
            "away": rng.randrange(4),
            "bot": "greedy",
        }
        return message | {name: values[name] for name in FIELDS.get(kind, ())}

    async def twist(self) -> None:
        """A message of which something is wrong."""
        payload = self.message(self.rng.choice(KINDS))
        for _ in range(self.rng.choice((0, 1, 1, 2))):
            self.spoil(payload if self.rng.random() < 0.7 else payload.get("move") or payload)
        await self.send_in_parts(json.dumps(payload))

    def spoil(self, payload: Any) -> None:
        """Change, drop or add something."""
        if not isinstance(payload, dict) or not payload:
            return
        name = self.rng.choice(list(payload))
        match self.rng.randrange(4):
            case 0:
                del payload[name]
            case 1:
                payload[str(self.rng.choice(JUNK))[:40]] = self.rng.choice(JUNK)
            case _:
                payload[name] = copy.deepcopy(self.rng.choice(JUNK))

    async def send_in_parts(self, text: str) -> None:
        """Send a text at once, or piece by piece."""
        if self.rng.random() < 0.1 and len(text) > 3:
            cut = self.rng.randrange(1, len(text))
            await self.line.send([text[:cut], "", text[cut:]])
        else:
            await self.line.send(text)

    async def junk(self) -> None:
        """Something that is no message."""
        await self.line.send(self.rng.choice(JUNK_TEXTS))

    async def flood(self) -> None:
        """Hundreds of messages at once."""
        kind = self.rng.choice(("ping", "look", "look", "move", "why", "say"))
        text = json.dumps(self.message(kind))
        for _ in range(self.rng.choice((50, 300))):
            await self.line.send(text)

    async def play(self) -> None:
        """A legal move, so that the game continues."""
        if self.now is not None and self.now.menu is not None:
            own = {"client": f"{id(self)}-{self.now.number}", "decision": self.now.decision}
            await self.line.send(json.dumps(self.message("move") | own | {"seat": self.seat}))

    async def oversize(self) -> None:
        """More than may be sent."""
        await self.line.send("x" * self.rng.choice((16_385, LARGEST, LARGEST + 1, 4 * LARGEST)))

    async def vanish(self) -> None:
        """Abort the connection in the middle of a message."""
        self.line.transport.abort()


async def knock(
    person: Person, path: str, headers: dict[str, str] | None = None
) -> tuple[int, str]:
    """Try to open a socket; return the code with which it is closed or refused."""
    payload = {"Cookie": person.cookie} if person.cookie else {}
    address = person.url.replace("http", "ws") + path
    try:
        async with connect(
            address, additional_headers={**payload, **(headers or {})}, compression=None
        ) as line:
            try:
                async with asyncio.timeout(1):
                    while True:
                        await line.recv()
            except (ConnectionClosed, TimeoutError):
                pass
        return line.close_code or 0, line.close_reason or ""
    except InvalidStatus as refused:
        return refused.response.status_code, ""


class Honest:
    """An honest player, who disagrees to every proposal."""

    def __init__(self, person: Person, table: str, seat: int, seed: int) -> None:
        self.witness = Witness(person, table, seat)
        self.rng = random.Random(seed)
        self.refused: Counter[str] = Counter()

    async def play(self) -> None:
        """Play to the end."""
        own = self.witness
        await own.connect()
        while own.room["status"] == "playing":
            asking = own.room["asking"]
            if asking is not None and own.seat in asking["waits_for"]:
                await self.ask("disagree", asking=asking["number"])
            elif own.menu is not None:
                await self.ask("move", decision=own.decision, move=self.rng.choice(own.moves()))
            else:
                number = own.number
                await own.until(lambda number=number: own.number > number, 60)  # type: ignore[misc]

    async def ask(self, kind: str, **response: Any) -> None:
        """Do something; it may be too late for it, and that is all that may be wrong with it."""
        answer = await self.witness.send(kind, seat=self.witness.seat, **response)
        if answer["type"] == "refused":
            self.refused[answer["refusal"]["code"]] += 1


@dataclass(frozen=True)
class Played:
    """A game that was played to its end, and what each client received."""

    table: str
    witnesses: list[Witness]
    people: list[Person]


async def play_among_enemies(url: str, game: str, attempts: int, seed: int) -> Played:
    """Two people play a game to its end while others do what they can."""
    options = TABLES[game]
    async with AsyncExitStack() as stack:
        names = ("Ada", "Bob", "Mallory", "Trudy", "Eve")
        people = [await stack.enter_async_context(Person(url, name)) for name in names]
        ada, bob, mallory, trudy, eve = people
        anonymous = Person(url)
        stack.push_async_callback(anonymous.http.aclose)
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (min(3, options["players"]) - 1)
        seats += [{"kind": "bot", "bot": "random"}] * (options["players"] - len(seats))
        made = await ada.make_table(game, seats, options=options)
        table = made["id"]
        await bob.sit(made["invite"], 1)
        enemies: list[tuple[Person, int | None]] = [(eve, None), (trudy, None), (anonymous, None)]
        if len(seats) > 2:
            await mallory.sit(made["invite"], 2)
            enemies += [(mallory, 2), (mallory, 2)]
        honest = [Honest(ada, table, 0, seed), Honest(bob, table, 1, seed + 1)]
        hostile = [Hostile(who, table, seat, seed + i) for i, (who, seat) in enumerate(enemies)]
        playing = asyncio.gather(*(each.play() for each in honest))
        attacking = asyncio.gather(*(each.attack(attempts, playing.done) for each in hostile))
        await asyncio.wait_for(asyncio.gather(playing, attacking), 300)
        await asyncio.gather(*(each.attack(20) for each in hostile))  # when it is over as well
        for enemy in hostile:
            await enemy.go()
        for each in honest:
            await check_the_end(each.witness)
            assert set(each.refused) <= IN_TIME
        await until_all_are_gone(ada)
    witnesses = [each.witness for each in honest]
    witnesses += [each for enemy in hostile for each in enemy.witnesses]
    return Played(table, witnesses, people)


async def check_the_end(witness: Witness) -> None:
    """The position that a client has patched together is the one of a new snapshot."""
    path = f"/api/tables/{witness.table}/whole"
    whole = await witness.person.get(path, seat=witness.seat)
    await witness.until(lambda: witness.number == whole["number"])
    assert witness.position == whole["position"]
    await witness.leave()
    assert witness.failure() is None


async def until_all_are_gone(person: Person) -> None:
    """The server knows that all clients are gone, also those that closed nothing."""
    async with asyncio.timeout(20):
        while (await person.get("/healthz"))["connections"]:
            await asyncio.sleep(0.05)
