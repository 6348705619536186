"""Searches for garbage hold nobody up: all objects are searched only while nobody is connected."""

from __future__ import annotations

import asyncio
import gc
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest

from dreamcog.server.ops import garbage
from dreamcog.server.ops.garbage import MOST, WORTH_IT, FullSearches, blocks
from dreamcog.server.ops.settings import Settings
from support.serving import Person, Served
from support.table_fixtures import eventually

OLDEST = 2
"""The generation of objects that have survived two searches."""
BUSY = """
import gc
from dreamcog.server.ops.garbage import collect_young_only

collect_young_only()
searched = []
def note(phase, info):
    if phase == "start":
        young = sum(len(gc.get_objects(generation)) for generation in (0, 1))
        searched.append((info["generation"], young))
gc.callbacks.append(note)
kept = [[[number]] for number in range(700_000)]
gc.callbacks.clear()
print(max(generation for generation, _ in searched), max(young for _, young in searched))
"""
"""A process in which more and more stays, as when more and more people connect."""


class Circle:
    """An object that refers to itself, so that only a search frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def restored() -> Iterator[None]:
    """The collector of this process is afterwards as it was before."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_only_young_objects_are_searched_by_themselves() -> None:
    told = subprocess.run(
        [sys.executable, "-c", BUSY], capture_output=True, text=True, check=True, timeout=60
    )
    generation, most = map(int, told.stdout.split())
    assert generation < OLDEST
    assert most < 45_000, "objects that were searched at once"


def test_a_search_waits_until_nobody_is_there_unless_very_much_has_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "blocks", lambda: 1000)
    searches = FullSearches()
    assert not searches.is_due(1000 + WORTH_IT - 1, False)
    assert searches.is_due(1000 + WORTH_IT, False)
    assert not searches.is_due(2000 + MOST - 1, True)
    assert searches.is_due(2000 + MOST, True)


def test_what_is_left_after_a_search_does_not_call_for_the_next_one() -> None:
    searches = FullSearches()
    searches.search()  # garbage of other tests would be freed meanwhile
    kept = [[number] for number in range(WORTH_IT)]
    assert searches.is_due(blocks(), False)
    searches.search()
    assert not searches.is_due(blocks(), False)
    kept += [[number] for number in range(WORTH_IT)]
    assert searches.is_due(blocks(), False)


def test_a_search_frees_what_has_grown_old_in_a_circle() -> None:
    circle = Circle()
    gc.collect()
    freed = ref(circle)
    del circle
    gc.collect(OLDEST - 1)
    assert freed() is not None, "it is not young any more"
    assert FullSearches().search() > 0
    assert freed() is None


@pytest.mark.slow
@pytest.mark.usefixtures("restored")
def test_a_server_searches_while_nobody_is_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(garbage, "PERIOD", 0.02)
    monkeypatch.setattr(garbage, "WORTH_IT", -(10**9))
    caplog.set_level(logging.INFO, garbage.__name__)

    def searches() -> int:
        return sum(each.message == "garbage-searched" for each in caplog.records)

    async def come_and_go() -> None:
        await eventually(lambda: searches() > 0)
        async with Person(served.url) as person:
            made = await person.make_table("cyberion", [{"kind": "me"}])
            seat = await person.subscribe(made["id"], 0)
            before = searches()
            await asyncio.sleep(0.3)
            assert searches() == before
            await seat.leave()
            await eventually(lambda: searches() > before)

    served = Served(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", pace=0.0))
    served.server.has_process = True
    served.start()
    try:
        asyncio.run(come_and_go())
    finally:
        served.stop()
