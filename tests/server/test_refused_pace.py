"""Who goes too fast is refused at a pace, whatever they do: by sockets, requests, connecting."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from dreamcog.server.api.keepalive import Keepalive
from dreamcog.server.api.socket_protocol import TOO_MANY
from dreamcog.server.ops.refused_pace import EVERY, FEW, LONGEST, RefusedPace
from support.databases import SQLITE
from support.serving import Served
from support.strangers import HERE, Held
from support.table_fixtures import Clients, eventually, serving_on, with_clients

ONE = ("1 per 1 hour",)


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


FRAMES = {
    "pings": [Frame(Opcode.PING, b"")] * 3,
    "pongs": [Frame(Opcode.PONG, b"")] * 3,
    "parts": [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 2],
}
"""Frames of a web socket that nobody has to answer."""


@pytest.fixture
def held() -> Held:
    return Held()


@pytest.fixture
def served(tmp_path: Path, held: Held) -> Iterator[Served]:
    """A server that allows one of each; who wants more waits until the test allows it."""
    limits = {"look": ONE, "ping": ONE, "question": ONE}
    with serving_on(SQLITE, tmp_path, pace=1.0, limits=limits) as running:
        running.services.rate_limits._refused = held  # type: ignore[assignment]
        yield running
        held.may_go_on = True


def test_refusals_of_one_address_have_a_distance() -> None:
    clock = Clock()
    pace = RefusedPace(clock)
    assert [pace.seconds("a") for _ in range(3)] == pytest.approx([EVERY, 2 * EVERY, 3 * EVERY])
    assert pace.seconds("b") == pytest.approx(EVERY)
    clock.now += 2.5 * EVERY
    assert pace.seconds("a") == pytest.approx(1.5 * EVERY)
    clock.now += 60
    assert pace.seconds("a") == pytest.approx(EVERY)


def test_an_operator_chooses_the_pace_of_refusals(tmp_path: Path) -> None:
    with serving_on(SQLITE, tmp_path, pace=1.0, refusals_a_second=0.5) as running:
        pace = running.services.rate_limits._refused
        assert pace.seconds("a") == pytest.approx(2.0)
        assert pace.seconds("a") == pytest.approx(4.0, abs=0.1)


def test_nobody_waits_longer_than_some_seconds() -> None:
    pace = RefusedPace(Clock())
    waits = [pace.seconds("a") for _ in range(1000)]
    assert max(waits) == LONGEST
    assert sum(wait < LONGEST for wait in waits) == pytest.approx(LONGEST / EVERY, abs=1)


def test_addresses_that_need_not_wait_are_dropped() -> None:
    clock = Clock()
    pace = RefusedPace(clock)
    for number in range(5 * FEW):
        pace.seconds(f"address {number}")
        clock.now += EVERY
    assert len(pace) <= FEW
    for number in range(2 * FEW):
        pace.seconds(f"another {number}")
    assert pace.seconds("another 0") == pytest.approx(2 * EVERY)


@pytest.mark.parametrize("kind", ["look", "ping"])
def test_a_refused_socket_is_heard_again_later(served: Served, held: Held, kind: str) -> None:
    """It is told at once, and told news all the while; what it sends meanwhile waits."""

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seat, other = await clients.subscribe_all(table, ada, bob)
        if kind == "ping":
            await seat.send("ping")
        asked = {"seat": 0} if kind == "look" else {}
        refused = await seat.send(kind, **asked)
        assert refused["refusal"]["code"] == "slow-down"
        await eventually(lambda: held.addresses == [HERE])
        said = {"type": "say", "client": "later", "seat": 0, "text": "hm"}
        await seat.send_text(json.dumps(said))
        assert (await other.send("say", seat=1, text="hello"))["type"] == "done"
        await seat.until(lambda: len(seat.happened) == len(other.happened))
        assert "later" not in seat.answers
        held.may_go_on = True
        await seat.until(lambda: "later" in seat.answers)
        assert seat.answers["later"]["type"] == "done"

    with_clients(served, play)


@pytest.mark.slow
@pytest.mark.parametrize("kind", FRAMES)
@pytest.mark.parametrize("path", ["live/me", "live/tables/{table}"])
def test_frames_of_no_content_are_limited(served: Served, kind: str, path: str) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        url = path.format(table=clients.set_table("cyberion", ada))
        async with connect(address(served, url), additional_headers={"Cookie": ada.cookie}) as own:
            own.transport.write(b"".join(each.serialize(mask=True) for each in FRAMES[kind]))
            await asyncio.wait_for(own.wait_closed(), 10)
            assert own.close_code == TOO_MANY

    with_clients(served, play)


def test_answers_to_pings_of_the_server_are_not_limited(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    served.server.config.ws_ping_interval = 0.02
    answered: list[bool] = []
    receive = Keepalive.pong_received

    def note(keepalive: Keepalive, told: bytes) -> bool:
        answered.append(receive(keepalive, told))
        return answered[-1]

    monkeypatch.setattr(Keepalive, "pong_received", note)

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        url = address(served, f"live/tables/{clients.set_table('cyberion', ada)}")
        async with connect(url, ping_interval=None) as watching:
            await eventually(lambda: answered == [True] * len(answered) and len(answered) > 3)
            await watching.ping()
            assert watching.close_code is None

    with_clients(served, play)


def test_texts_to_the_socket_of_notices_are_limited(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        headers = {"Cookie": ada.cookie}
        async with connect(address(served, "live/me"), additional_headers=headers) as own:
            await own.send("hello")
            await own.send("hello?")
            await asyncio.wait_for(own.wait_closed(), 10)
            assert own.close_code == TOO_MANY

    with_clients(served, play)


def test_who_may_not_act_is_heard_again_later(served: Served, held: Held) -> None:
    """A stranger who watches: such refusals count for no limit."""

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        async with connect(address(served, f"live/tables/{table}")) as stranger:
            await stranger.recv()
            await stranger.send(json.dumps({"type": "say", "client": "c", "seat": 0, "text": "hm"}))
            assert json.loads(await stranger.recv())["refusal"]["code"] == "who-are-you"
            await eventually(lambda: held.addresses == [HERE])

    with_clients(served, play)


def address(served: Served, path: str) -> str:
    """The address of a web socket."""
    return f"{served.url.replace('http', 'ws')}/{path}"


def test_a_refused_request_is_answered_later(served: Served, held: Held) -> None:
    """Those of others are answered meanwhile."""

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        assert (await ada.http.get(f"/api/tables/{table}/whole")).status_code == 200
        refused = asyncio.ensure_future(ada.http.get(f"/api/tables/{table}/whole"))
        await eventually(lambda: held.addresses == [HERE])
        assert (await bob.http.get(f"/api/tables/{table}/whole")).status_code == 200
        assert not refused.done()
        held.may_go_on = True
        assert (await refused).status_code == 429

    with_clients(served, play)


def test_a_refused_connection_is_counted_while_it_waits(served: Served, held: Held) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        url = f"{served.url.replace('http', 'ws')}/live/tables/{table}"
        async with connect(url):
            there = len(served.services.connections)
            connecting = asyncio.ensure_future(connect(url).__aenter__())
            await eventually(lambda: held.addresses == [HERE])
            assert len(served.services.connections) == there + 1
            assert not connecting.done()
            held.may_go_on = True
            socket = await connecting
            assert json.loads(await socket.recv())["refusal"]["code"] == "slow-down"
            await socket.wait_closed()
            await eventually(lambda: len(served.services.connections) == there)

    with_clients(served, play)


def test_all_refusals_of_an_address_are_paced_together(tmp_path: Path) -> None:
    """Several sockets that ask as fast as they are heard: ten refusals a second of all of them."""

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seats = [await clients.subscribe(bob, table) for _ in range(4)]
        taken: list[float] = []
        pace = clients.served.services.rate_limits._refused
        seconds = pace.seconds

        def count(address: str) -> float:
            taken.append(found := seconds(address))
            return found

        pace.seconds = count  # type: ignore[method-assign]
        for _ in range(3):
            await asyncio.gather(*(seat.send("preview", seat=0, move={}) for seat in seats))
        assert max(taken) > 2.5 * EVERY

    limits = {"question": ONE}
    with serving_on(SQLITE, tmp_path, pace=1.0, limits=limits) as running:
        with_clients(running, play)
