"""Heartbeats: a gap is a downtime of the server, stored once, and clocks stand for it once."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from dreamcog.bots import Decision
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.server.automation.bot_worker import BotRequest
from dreamcog.server.automation.driver import TableDriver
from dreamcog.server.live import heartbeat
from dreamcog.server.live.creation import record_of
from dreamcog.server.live.heartbeat import BEAT_SECONDS, Heartbeat
from dreamcog.server.live.live_table import LiveTable, Origin
from dreamcog.server.live.pausing import pause_clocks
from dreamcog.server.live.protocols import Driver
from dreamcog.server.ops.rate_limits import RateLimits
from dreamcog.server.store.database import Database
from dreamcog.server.store.downtimes import beat, downtimes_since
from dreamcog.server.store.people import add_person
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.statements import statement
from dreamcog.server.table.entries import ASK, SIT, NewEntry, SeatAssignment
from dreamcog.server.table.policy import missed_pause
from dreamcog.server.table.statements import creation_statements
from dreamcog.server.wire.actions import HandOver, Say
from support.databases import KINDS, POSTGRES, fresh_url, opened
from support.sample_database import no_automation
from support.serving import serving
from support.table_fixtures import eventually


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


async def make_table_of_two(
    database: Database, driver: Driver | None = None, **fields: float
) -> LiveTable:
    """A table of `p0` and `p1`, who have sat there without a word for 1000 seconds."""
    made = time.time() - 1000
    record = record_of(game_kind("cyberion").open({"players": 2}), seed=f"{7:032x}", host="p0")
    record = replace(record, created=made, **fields)
    people = [PersonRecord(f"p{seat}", "P", made, made) for seat in range(2)]
    seats = [SeatAssignment(NewEntry(SIT, i, {"name": "P"}), f"p{i}") for i in range(2)]
    await database.write(*map(add_person, people), *creation_statements(record, seats))
    surroundings = no_automation()
    if driver is not None:
        surroundings = surroundings._replace(driver=driver)
    return await LiveTable.open(record, database, surroundings)


@pytest.mark.parametrize("is_known", [True, False])
def test_nobody_is_replaced_for_the_time_that_the_server_was_down(
    is_known: bool, tmp_path: Path
) -> None:
    """It was down for 900 of the 1000 seconds; that may not even be stored yet."""

    async def down() -> None:
        async with opened(fresh_url("sqlite", tmp_path)) as database:
            live = await make_table_of_two(database, away_after=200.0)
            await database.write(*beat(time.time() - 900))
            if is_known:
                await database.write(*beat(time.time()))
            with pytest.raises(Refused, match="not-away"):
                await live.act("p0", HandOver("a", 0, 1, "greedy"))
            live.state.record = replace(live.state.record, away_after=50.0)
            done = await live.act("p0", HandOver("b", 0, 1, "greedy"))
            assert done.number == 3

    asyncio.run(down())


class NoBots:
    """No bot is asked."""

    async def decide(self, request: BotRequest, person: str | None = None) -> Decision:
        raise AssertionError(request)


def test_others_can_object_to_a_return_after_a_downtime(tmp_path: Path) -> None:
    async def down() -> None:
        async with opened(fresh_url("sqlite", tmp_path)) as database:
            driver, now = TableDriver(database, NoBots(), RateLimits()), time.time()
            live = await make_table_of_two(database, driver, back_after=600.0)
            (other,) = live.state.turn
            gone = 1 - other
            await live.act(f"p{gone}", HandOver("h", gone, gone, "greedy"))
            await database.write(statement("INSERT INTO downtimes VALUES (?, ?)", now - 500, now))
            body = {"what": "seat", "waits_for": [other], "until": now - 1}
            asked = NewEntry(ASK, gone, body)
            await live.append(lambda _: asked, Origin(gone, f"p{gone}", "ask"))
            await live.act(f"p{other}", Say("say", other, "wait"))
            await eventually(lambda: not driver._tasks)
            assert [each.entry.kind for each in live.state.applied][3:] == ["ask", "say", "pause"]
            proposal = live.state.seating.proposal
            assert proposal is not None
            assert proposal.until == pytest.approx(now + 499, abs=1)
            assert proposal.until == live.state.due
            await driver.stop()

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


class Hands:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The clock of heartbeats."""
    found = Hands()
    monkeypatch.setattr(heartbeat, "time", found)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_restart_in_good_order_is_a_downtime_however_short(
    kind: str, tmp_path: Path, hands: Hands
) -> None:
    url = fresh_url(kind, tmp_path)

    async def restart() -> None:
        async with opened(url) as database:
            first = Heartbeat(database)
            await first.start()
            hands.now = 1003.5
            await first.stop()
            assert await downtimes_since(database, 0.0) == []
            hands.now = 1004.25
            second = Heartbeat(database)
            await second.start()
            await second.beat()
            assert await downtimes_since(database, 0.0) == [(1003.5, 1004.25)]
            hands.now = 1008.0
            await second.beat()
            assert len(await downtimes_since(database, 0.0)) == 1

    asyncio.run(restart())


def test_only_with_the_last_process_the_server_stops(tmp_path: Path, hands: Hands) -> None:
    url = fresh_url(POSTGRES, tmp_path)

    async def restart() -> None:
        async with opened(url) as database:
            beats = [Heartbeat(database) for _ in range(3)]
            for each in beats:
                await each.start()
            hands.now = 1001.0
            await beats[0].stop()
            hands.now = 1002.0
            await Heartbeat(database).start()  # and never says again that it is alive
            await asyncio.gather(beats[1].stop(), beats[2].stop())
            hands.now = 1004.0
            back = Heartbeat(database)
            await back.start()
            assert await downtimes_since(database, 0.0) == []
            hands.now = 1018.0  # the silent one counts no longer
            await back.stop()
            hands.now = 1019.0
            await asyncio.gather(*(Heartbeat(database).start() for _ in range(4)))
            assert await downtimes_since(database, 0.0) == [(1018.0, 1019.0)]

    asyncio.run(restart())


def test_processes_that_stop_at_once_stop_the_server(tmp_path: Path, hands: Hands) -> None:
    url = fresh_url(POSTGRES, tmp_path)

    async def restart() -> None:
        async with opened(url) as database:
            beats = [Heartbeat(database) for _ in range(4)]
            await asyncio.gather(*(each.start() for each in beats))
            hands.now = 1001.0
            await asyncio.gather(*(each.stop() for each in beats))
            hands.now = 1002.0
            await Heartbeat(database).start()
            assert await downtimes_since(database, 0.0) == [(1001.0, 1002.0)]

    asyncio.run(restart())


def test_process_that_was_killed_hides_no_later_restart(tmp_path: Path, hands: Hands) -> None:
    """On SQLite there is no other process whose heartbeat it could be."""

    async def restart() -> None:
        async with opened(fresh_url("sqlite", tmp_path)) as database:
            await Heartbeat(database).start()
            hands.now = 1001.0
            second = Heartbeat(database)
            await second.start()
            await second.stop()
            hands.now = 1003.0
            await Heartbeat(database).start()
            assert await downtimes_since(database, 0.0) == [(1001.0, 1003.0)]

    asyncio.run(restart())


def test_a_server_that_is_restarted_at_once_was_down(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    for _ in range(2):
        with serving(file):
            pass

    async def down() -> list[float]:
        async with opened(f"sqlite:///{file}") as database:
            return [ended - began for began, ended in await downtimes_since(database, 0.0)]

    (lasted,) = asyncio.run(down())
    assert 0.0 < lasted < BEAT_SECONDS
