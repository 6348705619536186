"""Snapshots: a table is opened from them as it was, and a long log costs no more than a short."""

from __future__ import annotations

import asyncio
import itertools
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.live.live_table import Appended, LiveTable, Origin
from dreamcog.server.live.replay import load_whole, resume
from dreamcog.server.store.people import remove_person
from dreamcog.server.store.positions import find_snapshot
from dreamcog.server.store.statements import statement
from dreamcog.server.store.tables import find_entries, find_table
from dreamcog.server.table.entries import SAY, NewEntry
from dreamcog.server.table.policy import moves_to_undo
from dreamcog.server.table.sizes import KEEP_EVERY, MOST_UNDONE, STORE_EVERY
from dreamcog.server.table.snapshots import runs_of
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.actions import Agree, Disagree, HandOver, Say, TakeBack, Undo
from support.live_tables import Frail, a_move, act, plain, play_some, shared

names = itertools.count()


def undoable(state: TableState, seat: int) -> list[int] | str:
    """What an undo of the seat would take back, or why it cannot."""
    try:
        places = moves_to_undo(state, seat)
        state.table.copy().take_out(places)
    except Refused as refused:
        return refused.code
    return places


def everything(state: TableState) -> Any:
    """What a state is, however it was made."""
    seats = range(len(state.seating.places))
    said = [each.entry.body for each in state.recent.said]
    return plain(
        [
            *(state.table.truth(), state.number, state.status, state.turn, state.outcome),
            *(state.moves, state.decisions, str(state.seating), state.updated, state.acted),
            *(state.since, state.due, state.kept_at, said, state.lesson and state.lesson.step),
            [undoable(state, seat) for seat in seats],
            [state.position(seat) for seat in (None, *seats)],
        ]
    )


async def do_something(live: LiveTable, rng: random.Random) -> None:
    """One action of a person, mostly a move; some are refused."""
    client, seat = f"x{next(names)}", rng.choice(live.state.turn or [0])
    proposal = live.state.seating.proposal
    kind = rng.random()
    try:
        if proposal is not None and proposal.waits_for and kind < 0.7:
            answer = Agree if kind < 0.6 else Disagree
            await act(live, answer(client, rng.choice(proposal.waits_for), proposal.number))
        elif kind < 0.6 and live.state.turn and not live.state.bots_to_move:
            await act(live, a_move(live, rng, client))
        elif kind < 0.75:
            await act(live, Undo(client, seat))
        elif kind < 0.8:
            await act(live, HandOver(client, seat, seat, "greedy"))
            await act(live, TakeBack(f"{client} back", seat))
        else:
            await act(live, Say(client, seat, f"line {client}"))
    except Refused:
        pass


@pytest.mark.slow
@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
@pytest.mark.parametrize("seed", [1, 2])
def test_table_resumed_from_any_snapshot_is_the_same(game: str, seed: int, tmp_path: Path) -> None:
    async def play() -> None:
        async with shared(game, tmp_path, seed) as (store, live):
            rng = random.Random(seed)
            seen = {live.state.number: everything(live.state)}
            while live.state.status == "playing" and live.state.number < 330:
                before = live.state.number
                await do_something(live, rng)
                if live.state.number == before + 1:
                    seen[live.state.number] = everything(live.state)
                if live.state.number % 37 == 0:
                    again = await store.open(live.state.record)
                    assert everything(again.state) == everything(live.state)
            record, last = live.state.record, live.state.number
            for number, expected in seen.items():
                snapshot = await find_snapshot(store, "t1", record.rules_version, number)
                if snapshot is not None:
                    again_at = await resume(record, store, snapshot, number)
                    found = everything(again_at)
                    found[13] = expected[13]  # chat is not part of looking back
                    assert found == expected
            kept = await store.rows('SELECT number FROM positions WHERE "table" = ?', "t1")
            assert len(kept) >= last // (KEEP_EVERY + STORE_EVERY)

    asyncio.run(play())


class Counting(Frail):
    """A database that counts the rows that are read."""

    read = 0

    async def rows(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        found = await super().rows(text, *values)
        self.read += len(found)
        return found


async def make_long(store: Frail, entries: int) -> None:
    """Append lines of chat to a table, with snapshots as often as in play."""
    record = await find_table(store, "t1")
    assert record is not None
    live = await store.open(record)
    for _ in range(entries):
        entry = NewEntry(SAY, 0, {"text": f"line {live.state.number}"})
        origin = Origin(0, "p0", f"~key {live.state.number}")
        await live.append(partial(lambda entry, _: entry, entry), origin)


def test_long_table_is_opened_and_looked_at_without_reading_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied = 0
    apply = TableState.apply

    def counted(state: TableState, entry: Any) -> None:
        nonlocal applied
        applied += 1
        apply(state, entry)

    async def play() -> None:
        nonlocal applied
        async with shared("cyberion", tmp_path) as (store, first):
            await play_some(first, 30, 1)
            await make_long(store, 1500)
            record, last = first.state.record, first.state.number + 1500
            monkeypatch.setattr(TableState, "apply", counted)
            counting = Counting(store.inner)
            live = await counting.open(record)
            assert live.state.number == last
            assert applied < STORE_EVERY
            assert counting.read < 700
            for number in (0, 7, 31, 250, 700, last):
                applied = counting.read = 0
                earlier = await live.state_at(number)
                assert earlier.number == number
                assert applied <= KEEP_EVERY + STORE_EVERY
                assert counting.read <= KEEP_EVERY + STORE_EVERY + 1
            whole = await load_whole(record, store)
            for after in (0, 400, 1200, last - 3):
                some = await live.entries(after, 50)
                expected = whole.applied[after : after + 50]
                assert [each.entry.number for each in some] == [
                    each.entry.number for each in expected
                ]
                assert [each.events for each in some] == [each.events for each in expected]
            assert len(live.state.applied) < 1000
            assert [each.entry.number for each in live.state.recent.said][-1] == last

    asyncio.run(play())


def test_state_of_a_long_running_table_holds_only_its_last_entries(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            await make_long(store, 1100)
            await live.catch_up()
            assert live.state.number == 1102
            assert len(live.state.applied) <= 1000
            assert len(live.state.recent.keys) == len(live.state.applied)
            found = live.state.recent.find(1102)
            assert found is not None
            assert found.entry.number == 1102
            assert live.state.recent.find(3) is None

    asyncio.run(play())


def test_request_repeated_after_very_long_is_answered_with_its_entry(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            move = a_move(live, random.Random(1), "old")
            first = await act(live, move)
            said = await act(live, Say("hello", 0, "hello"))
            await make_long(store, 1050)
            again = await store.open(live.state.record)
            assert again.state.recent.forgotten > said.number
            assert await act(again, move) == Appended(first.number, is_repeat=True)
            assert await act(again, Say("hello", 0, "hello")) == Appended(
                said.number, is_repeat=True
            )
            with pytest.raises(Refused, match="malformed"):
                await again.append(lambda _: NewEntry(SAY, 0, {}), Origin(0, "p1", "~hello"))

    asyncio.run(play())


async def forget_snapshots(store: Frail) -> None:
    """Make a table as it was stored before there were snapshots."""
    await store.write(
        statement("UPDATE positions SET state = NULL, is_kept = 0"),
        statement("UPDATE entries SET undone = NULL"),
    )


def test_table_without_snapshots_gets_them_when_it_is_opened(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            rng = random.Random(3)
            while live.state.number < 150:
                await do_something(live, rng)
            undone = {e.number: e.undone for e in await find_entries(store, "t1") if e.undone}
            assert undone
            await forget_snapshots(store)
            again = await store.open(live.state.record)
            assert everything(again.state) == everything(live.state)
            assert [each.undone for each in again.state.applied if each.undone] == list(
                undone.values()
            )
            found = {e.number: e.undone for e in await find_entries(store, "t1") if e.undone}
            assert found == undone
            version = live.state.record.rules_version
            snapshot = await find_snapshot(store, "t1", version)
            assert snapshot is not None
            assert snapshot.number == again.state.number
            early = await find_snapshot(store, "t1", version, 149)
            assert early is not None
            assert early.is_kept

    asyncio.run(play())


def test_name_of_deleted_person_is_in_no_snapshot(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            await play_some(live, 25, 1)
            texts = await store.rows("SELECT state FROM positions WHERE state IS NOT NULL")
            assert any('"P1"' in text for (text,) in texts)
            await store.write(*remove_person("p1"))
            assert not await store.rows("SELECT 1 FROM positions WHERE state LIKE '%P1%'")
            await live.reload()
            await live.store_position()
            await play_some(live, 0, 1)
            assert live.state.seating.places[1].name == ""
            assert not await store.rows("SELECT 1 FROM positions WHERE state LIKE '%P1%'")

    asyncio.run(play())


def test_snapshot_by_a_process_that_knew_the_person_still_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            await make_long(store, KEEP_EVERY)
            await live.catch_up()
            await store.write(*remove_person("p1"))
            await make_named_snapshot(live)
            assert await store.rows("SELECT 1 FROM positions WHERE state LIKE '%P1%'")
            await live.reload()
            assert not await store.rows("SELECT 1 FROM positions WHERE state LIKE '%P1%'")

    asyncio.run(play())


async def make_named_snapshot(live: LiveTable) -> None:
    """Append entries until the position is stored again."""
    for number in range(STORE_EVERY):
        await live.act("p0", Say(f"n{number}", 0, "still here"))


def test_undo_reaches_back_so_many_moves_and_no_further(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (_, live):
            table = live.state.table
            seat = live.state.turn[0]
            table.history = [(seat, {})] + [(1 - seat, {})] * (MOST_UNDONE - 1)
            assert moves_to_undo(live.state, seat) == [0]
            table.history = [*table.history, (1 - seat, {})]
            with pytest.raises(Refused, match="too-long-ago"):
                moves_to_undo(live.state, seat)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("numbers", "runs"),
    [([], []), ([3], [[3, 1]]), ([3, 4, 5, 9, 10, 12], [[3, 3], [9, 2], [12, 1]])],
)
def test_rising_numbers_are_stored_as_runs(numbers: list[int], runs: list[list[int]]) -> None:
    assert runs_of(numbers) == runs
