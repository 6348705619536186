"""Bot workers serve people by turns: one person's many tables do not delay another's bots."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dreamcog.bots import Decision
from dreamcog.server.automation.bot_worker import BotRequest
from dreamcog.server.automation.bot_workers import BotWorkers
from dreamcog.server.automation.turns import Turns
from support.databases import SQLITE
from support.serving import Person
from support.table_fixtures import eventually, serving_on


async def settled() -> None:
    """Everybody who can has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


def run_turns(places: int, play: Callable[[Turns, Any, list[str]], Any]) -> list[str]:
    """Who had a place, in order; `play` asks for places with its second argument."""
    served: list[str] = []

    async def whole() -> None:
        turns = Turns(places)

        def ask(name: str) -> asyncio.Task[None]:
            async def one() -> None:
                await turns.take(name[0])
                served.append(name)

            return asyncio.ensure_future(one())

        await play(turns, ask, served)

    asyncio.run(whole())
    return served


def test_people_have_their_turns_and_each_persons_requests_their_order() -> None:
    async def play(turns: Turns, ask: Callable[[str], Any], served: list[str]) -> None:
        for name in ("a1", "a2", "a3", "a4", "b1", "b2", "c1"):
            ask(name)
        await settled()
        assert served == ["a1"]
        for _ in range(6):
            turns.give_back()
            await settled()

    assert run_turns(1, play) == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


def test_as_many_are_served_at_once_as_there_are_places() -> None:
    async def play(turns: Turns, ask: Callable[[str], Any], served: list[str]) -> None:
        for name in ("a1", "a2", "b1"):
            ask(name)
        await settled()
        assert served == ["a1", "a2"]
        turns.give_back()
        turns.give_back()
        await settled()
        ask("c1")
        ask("c2")
        await settled()

    assert run_turns(2, play) == ["a1", "a2", "b1", "c1"]


def test_who_waits_no_longer_takes_no_place() -> None:
    async def play(turns: Turns, ask: Callable[[str], Any], served: list[str]) -> None:
        _, second, third, _ = (ask(name) for name in ("a1", "a2", "b1", "b2"))
        await settled()
        second.cancel()
        await settled()
        turns.give_back()
        third.cancel()
        await settled()
        assert served == ["a1", "b2"], "the place of one who left as it was given goes to the next"
        turns.give_back()
        ask("c1")
        await settled()

    assert run_turns(1, play) == ["a1", "b2", "c1"]


def test_bots_at_many_tables_of_one_person_do_not_hold_up_anothers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve tables of Ada's wait for the one worker; one of the first three decisions is Bob's."""
    order: list[str] = []
    is_open = threading.Event()
    whose: dict[bytes, str] = {}
    deciding = BotWorkers.decide

    async def decide(self: BotWorkers, request: BotRequest, person: str | None = None) -> Decision:
        assert person is not None
        whose[request.rng.encode()] = person
        return await deciding(self, request, person)

    responding = BotWorkers._respond

    async def respond(self: BotWorkers, line: bytes, limit: float) -> Any:
        (who,) = {person for rng, person in whose.items() if rng in line}
        order.append(who)
        while not is_open.is_set():
            await asyncio.sleep(0.01)
        return await responding(self, line, limit)

    monkeypatch.setattr(BotWorkers, "decide", decide)
    monkeypatch.setattr(BotWorkers, "_respond", respond)

    async def play(url: str, waiting: Callable[[], int]) -> None:
        async with Person(url, "Ada") as ada, Person(url, "Bob") as bob:
            for each in (*[ada] * 12, bob):
                bots = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
                made = await each.make_table("mech-a-dream", bots)
                await each.act(made["id"], "hand-over", away=0, bot="greedy")
            try:
                await eventually(lambda: waiting() == 12)
            finally:
                is_open.set()
            await eventually(lambda: len(order) >= 3)
            assert len(set(order[:3])) == 2

    with serving_on(SQLITE, tmp_path) as served:
        asyncio.run(play(served.url, lambda: served.services.bot_workers.waiting))
