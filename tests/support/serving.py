"""A real server for tests, on a real port, and clients that know only what it sends them."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from dreamcog.core.json_patch import patched
from dreamcog.core.menu_tree import moves_of
from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import listen, make_server
from dreamcog.server.services import Services


class Served:
    """A server that runs in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self._listening = listen("127.0.0.1", 0)
        self.port = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = make_server(settings, "127.0.0.1", self.port)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self.server.run(sockets=[self._listening])

    @property
    def services(self) -> Services:
        found = self.server._services()
        assert found is not None
        return found

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self._listening.close()
        assert not self.thread.is_alive()

    def within(self, work: Callable[[], Any]) -> Any:
        """Run a coroutine in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop()).result(10)

    def _loop(self) -> asyncio.AbstractEventLoop:
        return self.services.tasks[0].get_loop()


@contextmanager
def serving(database: str | Path, **settings: Any) -> Iterator[Served]:
    """A server on a database, without rate limits unless the settings say otherwise."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    served = Served(Settings(database=url, **{"pace": 0.0, "webhooks": "any", **settings}))
    served.start()
    try:
        yield served
    finally:
        served.stop()


class Person:
    """A guest with a browser of their own."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=20)
        self.name = name
        self._clients = itertools.count(1)

    async def __aenter__(self) -> Person:
        self.me = await self.post("/api/me", {"name": self.name}, 201)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def client(self) -> str:
        return f"c{next(self._clients)}"

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def make_table(self, game: str, seats: list[Any], **wanted: Any) -> dict[str, Any]:
        options = wanted.pop("options", {"players": len(seats)})
        body = {"game": game, "options": options, "seats": seats, **wanted}
        made_table: dict[str, Any] = await self.post("/api/tables", body, 201)
        return made_table

    async def sit(self, invite: str, seat: int | None = None) -> Any:
        return await self.post(f"/api/invites/{invite}", {"client": self.client(), "seat": seat})

    async def act(
        self, table: str, kind: str, seat: int = 0, status: int = 200, **more: Any
    ) -> Any:
        body = {"type": kind, "client": self.client(), "seat": seat, **more}
        return await self.post(f"/api/tables/{table}/acts", body, status)

    async def subscribe(
        self, table: str, seat: int | None = None, after: int | None = None
    ) -> Seat:
        seen = Seat(self, table, seat)
        await seen.connect(after)
        return seen


ANSWERS = ("done", "refused", "because", "foreseen", "all-foreseen", "advised", "pong")
"""The kinds of messages that answer one of a client's."""


class Seat:
    """A socket at a table: the position as patches make it, the menu as it was sent."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.number = -1
        self.position: dict[str, Any] = {}
        self.menu: Any = None
        self.decision = 0
        self.turn: list[int] = []
        self.room: dict[str, Any] = {}
        self.lesson: dict[str, Any] | None = None
        self.here: list[int] = []
        self.happened: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.other: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self.raw: list[str] = []
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def connect(self, after: int | None = None) -> None:
        address = self.person.url.replace("http", "ws") + f"/live/tables/{self.table}"
        query = [f"seat={self.seat}"] if self.seat is not None else []
        query += [f"after={after}"] if after is not None else []
        headers = {"Cookie": self.person.cookie} if self.person.cookie else {}
        if token := self.person.http.headers.get("Authorization"):
            headers["Authorization"] = token
        self._socket = await connect(
            f"{address}?{'&'.join(query)}", additional_headers=headers, compression=None
        )
        self._task = asyncio.create_task(self._receive_all())
        await self.until(lambda: self.number >= 0 or self.closed is not None)

    async def _receive_all(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self._receive(json.loads(text))
                async with self._changed:
                    self._changed.notify_all()
        finally:
            self.closed = (self._socket.close_code or 0, self._socket.close_reason or "")
            async with self._changed:
                self._changed.notify_all()

    def _receive(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "whole":
            self.position, self.room = message["position"], message["table"]["room"]
            self.here, self.turn = message["here"], message["table"]["turn"]
            self.happened += message["missed"]
        elif kind == "news":
            assert message["number"] == self.number + 1, "an entry is missing"
            self.position = patched(self.position, message["patch"])
            self.turn = message["turn"]
            self.room = message["room"] or self.room
            self.happened.append(message["happened"])
        elif kind == "here":
            self.here = message["seats"]
        elif kind in ANSWERS:
            self.answers[message["client"]] = message
        else:
            self.other.append(message)
        if kind in ("whole", "news"):
            self.number, self.menu = message["number"], message["menu"]
            self.decision = message["decision"] or 0
            self.lesson = message["lesson"]

    async def until(self, is_so: Callable[[], bool], seconds: float = 20) -> None:
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(is_so), seconds)

    async def send(self, kind: str, **body: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        body.setdefault("client", self.person.client())
        client = body["client"]
        await self.send_text(json.dumps({"type": kind, **body}))
        await self.until(lambda: client in self.answers or self.closed is not None)
        return self.answers[client]

    async def send_text(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    def moves(self) -> list[dict[str, Any]]:
        return [] if self.menu is None else list(moves_of(self.menu))

    async def move(self, move: dict[str, Any]) -> dict[str, Any]:
        return await self.send("move", seat=self.seat, decision=self.decision, move=move)

    async def play_any(self, rng: random.Random) -> dict[str, Any]:
        return await self.move(rng.choice(self.moves()))

    async def leave(self) -> None:
        assert self._socket is not None
        await self._socket.close()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
