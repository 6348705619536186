"""Hostile clients at a table: the game finishes, and nothing hidden is revealed."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.live.replay import load_whole
from dreamcog.server.table.state import TableState
from support.hostile import TABLES, Played, play_among_enemies
from support.serving import Served, serving

pytestmark = pytest.mark.slow


@contextmanager
def attacked(database: Path, log: pytest.LogCaptureFixture) -> Iterator[Served]:
    """A server to which no error happens."""
    with serving(database) as served:
        yield served
    assert [each.getMessage() for each in log.records if each.levelno >= logging.ERROR] == []


async def usually_at_work(served: Served) -> Counter[str]:
    """The tasks of an idle server, temporary ones included."""
    found: Counter[str] = Counter()
    for _ in range(20):
        found |= at_work(served)
        await asyncio.sleep(0.05)
    return found


async def attack(served: Served, game: str, attempts: int, seed: int) -> None:
    """Two people play among enemies; then everything that anybody was told is looked at."""
    before = await usually_at_work(served)
    played = await play_among_enemies(served.url, game, attempts, seed)
    check_what_was_told(served, played)
    await asyncio.sleep(0.2)
    assert at_work(served) <= before
    gc.collect()
    assert not any(isinstance(each, Subscriber) for each in gc.get_objects())


def at_work(served: Served) -> Counter[str]:
    """The tasks of the server, without those of idle connections."""

    async def tasks() -> Counter[str]:
        names = (task.get_coro().__qualname__ for task in asyncio.all_tasks())  # type: ignore[union-attr]
        return Counter(name for name in names if "RequestResponseCycle" not in name)

    found: Counter[str] = served.within(tasks)
    return found


def check_what_was_told(served: Served, played: Played) -> None:
    """Every client received what its seat could know then, and no message holds a secret."""

    async def found() -> tuple[TableState, TableState]:
        state = (await served.services.registry.table(played.table)).state
        return state, await load_whole(state.record, served.services.database)

    state, whole = served.within(found)
    secrets = [state.record.seed, str(int(state.record.seed, 16)), state.record.invite]
    secrets += [person.me["id"] for person in played.people]
    secrets += [person.cookie.partition("=")[2] for person in played.people]
    response: dict[tuple[int, int | None], list[dict[str, Any]]] = {}
    for witness in played.witnesses:
        for raw in witness.raw:
            assert not any(secret in raw for secret in secrets), raw[:500]
            assert '"seed"' not in raw
            assert '"hidden":' not in raw
        for number, seat, position in witness.seen:
            assert seat in (None, witness.seat)
            response.setdefault((number, seat), []).append(position)
        for seat, applied_entry in witness.entries:
            events = whole.applied[applied_entry["number"] - 1].events
            assert applied_entry["events"] == msgspec.to_builtins([e.seen_by(seat) for e in events])
    again = TableState(state.record)
    for applied_entry in whole.applied:
        again.apply(applied_entry.entry)
        for seat in (None, *range(len(again.seating.places))):
            views = response.pop((again.number, seat), [])
            if views:
                view = json.loads(json.dumps(again.position(seat)))
                assert all(each == view for each in views)
    assert response == {}


def test_game_finishes_among_hostile_clients(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with attacked(tmp_path / "x.sqlite", caplog) as served:
        asyncio.run(attack(served, "cyberion", attempts=30, seed=1))


@pytest.mark.slow
@pytest.mark.turns(2, "game", "seed")
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("game", TABLES)
def test_game_finishes_among_many_attacks(
    game: str, seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with attacked(tmp_path / "x.sqlite", caplog) as served:
        asyncio.run(attack(served, game, attempts=400, seed=seed * 100))
