"""Heartbeats: a gap is a downtime of the server, stored once, and clocks stand for it once."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.server.live.creation import record_of
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.pausing import pause_clocks
from dreamcog.server.store.database import Database
from dreamcog.server.store.downtimes import beat, downtimes_since
from dreamcog.server.store.people import add_person
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.statements import statement
from dreamcog.server.table.entries import SIT, NewEntry, SeatAssignment
from dreamcog.server.table.policy import missed_pause
from dreamcog.server.table.statements import creation_statements
from support.databases import KINDS, fresh_url, opened
from support.sample_database import no_automation


@pytest.mark.parametrize("kind", KINDS)
def test_gap_between_heartbeats_is_stored_once(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)

    async def beats() -> None:
        async with opened(url) as database:
            for now in (100.0, 105.0, 110.0):
                await database.write(*beat(now))
            assert await downtimes_since(database, 0.0) == []
            await asyncio.gather(*(database.write(*beat(300.0 + each)) for each in range(4)))
            assert [began for began, _ in await downtimes_since(database, 0.0)] == [110.0]
            await database.write(*beat(304.0), *beat(303.5))
            await database.write(*beat(310.0, longest_gap=0.0))
            assert (await downtimes_since(database, 309.0)) == [(304.0, 310.0)]

    asyncio.run(beats())


async def make_clocked_table(database: Database) -> LiveTable:
    """A table with a clock of an hour, at which a decision has waited for ten minutes."""
    made = time.time() - 600
    record = record_of(game_kind("cyberion").open({}), seed=f"{7:032x}", host="p0", clock=3600.0)
    record = replace(record, created=made)
    seats = [SeatAssignment(NewEntry(SIT, 0, {"name": "P"}), "p0")]
    person = PersonRecord("p0", "P", made, made)
    await database.write(add_person(person), *creation_statements(record, seats))
    return await LiveTable.open(record, database, no_automation())


@pytest.mark.parametrize("kind", KINDS)
def test_clock_stands_for_each_downtime_once(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)

    async def down() -> None:
        async with opened(url) as database:
            live = await make_clocked_table(database)
            now = time.time()
            await pause_clocks(live, database)
            assert live.state.number == 1
            times = [(now - 5000, now - 4000), (now - 500, now - 400), (now - 300, now - 290)]
            for began, ended in times:
                await database.write(statement("INSERT INTO downtimes VALUES (?, ?)", began, ended))
            before = live.state.deadlines[0]
            other = await LiveTable.open(live.state.record, database, no_automation())
            await asyncio.gather(pause_clocks(live, database), pause_clocks(other, database))
            await pause_clocks(live, database)
            await other.catch_up()
            assert live.state.deadlines[0] == pytest.approx(before + 110, abs=0.01)
            assert [each.entry.kind for each in live.state.applied] == ["sit", "pause", "pause"]
            assert other.state.deadlines == live.state.deadlines

    asyncio.run(down())


def test_pause_is_refused_where_no_clock_runs(tmp_path: Path) -> None:
    async def down() -> None:
        async with opened(fresh_url("sqlite", tmp_path)) as database:
            live = await make_clocked_table(database)
            assert missed_pause(live.state, 1.0, 2.0).body == {"began": 1.0, "ended": 2.0}
            live.state.turn = []
            with pytest.raises(Refused, match="stale"):
                missed_pause(live.state, 1.0, 2.0)

    asyncio.run(down())
