"""A hundred tables of bots do not delay a person's move at another table."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import statistics
import time
from pathlib import Path

import psutil
import pytest

from dreamcog.server.automation import bot_worker
from support.serving import Person, Seat, Served, serving

TABLES = 100
KINDS = (("mech-a-dream", 3), ("cyberion", 2))


async def of_bots(ada: Person, i: int) -> str:
    """A table at which a bot has taken over the last seat, too, and which plays itself."""
    game, players = KINDS[i % len(KINDS)]
    bots = [{"kind": "bot", "bot": "greedy"}] * (players - 1)
    made = await ada.make_table(game, [{"kind": "me"}, *bots])
    await ada.act(made["id"], "hand-over", away=0, bot="greedy")
    return str(made["id"])


async def timed(seats: list[Seat], moves: int, rng: random.Random) -> list[float]:
    """How long each of some moves takes, until all seats have received it."""
    took = []
    for _ in range(moves):
        seat = next(each for each in seats if each.menu is not None)
        before = time.monotonic()
        done = await seat.play_any(rng)
        assert done["type"] == "done", done
        for each in seats:
            await each.until(lambda s=each, n=done["number"]: s.number >= n)  # type: ignore[misc]
        took.append(time.monotonic() - before)
        await asyncio.sleep(0.05)
    return took


@pytest.mark.slow
def test_hundred_bot_tables_do_not_slow_a_persons_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_bot_here(_: str) -> None:
        raise AssertionError("a bot chooses its move in the process of the server")

    monkeypatch.setattr(bot_worker, "bot", no_bot_here)

    async def play(served: Served) -> None:
        rng = random.Random(1)
        async with Person(served.url, "Ada") as ada:
            tables = [await of_bots(ada, i) for i in range(TABLES)]
            made = await ada.make_table("mech-a-dream", [{"kind": "me"}] * 2)
            seats = [await ada.subscribe(made["id"], seat) for seat in range(2)]
            registry, thinkers = served.services.registry, served.services.bot_workers
            before = sum(registry._tables[table].state.number for table in tables)
            assert thinkers.waiting > TABLES // 2, "there is not much to think about"
            took = await timed(seats, 30, rng)
            assert thinkers.waiting > TABLES // 4, "there was not much to think about"
            assert sum(registry._tables[table].state.number for table in tables) > before
            assert statistics.median(took) < 0.5, took
            assert max(took) < 3, took
            workers = {each.pid for each in psutil.Process(os.getpid()).children()}
            assert len(workers & set(thinkers.processes)) == served.services.settings.thinkers
            for seat in seats:
                await seat.leave()

    with caplog.at_level(logging.ERROR), serving(tmp_path / "tables.sqlite") as served:
        asyncio.run(play(served))
    assert caplog.records == []
