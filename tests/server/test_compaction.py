"""Compaction: what is archived reads as before, and takes a fraction of the room."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.saves import verify
from dreamcog.server.admin.backup import back_up, restore
from dreamcog.server.admin.compaction import compact_tables
from dreamcog.server.live.exports import saved
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.store import archives
from dreamcog.server.store.archives import PIECE, find_log, pack, unpack
from dreamcog.server.store.records import Entry
from dreamcog.server.store.statements import statement
from dreamcog.server.wire.actions import Say, Undo
from support.databases import fresh_url, opened
from support.live_tables import Frail, act, plain, play_some, shared
from support.sample_database import no_automation

SIZE = (
    'SELECT sum(length(body) + length(events) + length(client) + length("table") + 30) FROM entries'
)


async def play_to_the_end(live: LiveTable) -> None:
    """A whole game with an undo and some chat."""
    rng = random.Random(1)
    while live.state.status == "playing":
        await play_some(live, 5, rng.getrandbits(30))
        if live.state.number < 30 and live.state.turn:
            try:
                await act(live, Undo(f"u{live.state.number}", live.state.turn[0]))
            except Refused:
                await act(live, Say(f"s{live.state.number}", 0, "hm"))


async def told(store: Frail, live: LiveTable) -> Any:
    """All that can be asked of a table that is over."""
    entries = await find_log(store, "t1")
    last = live.state.number
    return plain(
        [
            await saved(store, live.state),
            [[e.number, e.kind, e.seat, e.body, e.at, e.events, e.undone] for e in entries],
            [(await live.state_at(number)).position(0) for number in (0, 5, last // 2, last)],
            [str(each.events) for each in await live.entries(3, 20)],
            [str(each.events) for each in live.state.applied],
            live.state.table.truth(),
        ]
    )


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_archived_table_is_told_as_before(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with shared(game, tmp_path) as (store, live):
            await play_to_the_end(live)
            before = await told(store, live)
            size = (await store.rows(SIZE))[0][0]
            assert await compact_tables(store, live.state.updated) == 0
            assert await compact_tables(store, live.state.updated + 1) == 1
            assert await compact_tables(store, live.state.updated + 1) == 0
            again = await store.open(live.state.record)
            assert await told(store, again) == before
            assert verify(json.dumps(before[0])) == []
            left = (await store.rows(SIZE))[0][0]
            packed = (await store.rows("SELECT length(moves) FROM archives"))[0][0]
            assert left + packed < size / 3
            said = await act(again, Say("late", 0, "well played"))
            reopened = await store.open(live.state.record)
            assert reopened.state.number == said.number == live.state.number + 1
            await live.catch_up()
            assert live.state.number == said.number

    asyncio.run(play())


def test_running_table_is_not_archived(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            await play_some(live, 5, 1)
            assert await compact_tables(store, 1e12) == 0
            assert await store.rows("SELECT 1 FROM archives") == []

    asyncio.run(play())


def test_table_is_not_archived_where_it_is_not_stored_what_was_undone(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            await play_to_the_end(live)
            await store.write(
                statement("UPDATE entries SET kind = 'undo', undone = NULL WHERE number = 4")
            )
            assert await compact_tables(store, 1e12) == 0

    asyncio.run(play())


def test_archive_is_in_backups(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            await play_to_the_end(live)
            before = await told(store, live)
            await compact_tables(store, 1e12)
            await back_up(store.inner, tmp_path / "backup.gz")
        async with opened(fresh_url("sqlite", tmp_path)) as other:
            await restore(other, tmp_path / "backup.gz")
            again = await LiveTable.open(live.state.record, other, no_automation())
            assert await told(Frail(other), again) == before

    asyncio.run(play())


def test_packing_leaves_out_people_and_keys() -> None:
    entry = Entry("t", 4, "undo", 1, "p", {"places": [1]}, "~key", 2.5, (), (3,))
    assert unpack("t", pack([entry])) == [
        Entry("t", 4, "undo", 1, None, {"places": [1]}, "", 2.5, (), (3,))
    ]
    assert unpack("t", pack([])) == []


def moves_from(first: int, number: int) -> list[Entry]:
    """So many moves, every other entry of a log from a number on."""
    each = ("t", "move", 0, None, {"do": "end-turn"}, "", 2.5)
    return [Entry(each[0], first + 2 * i, *each[1:]) for i in range(number)]


def test_only_the_pieces_that_are_asked_for_are_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = moves_from(3, 3 * PIECE + 1)
    packed, unpack_piece, read = pack(moves), archives.unpack_piece, []

    def noted(table: str, piece: str) -> list[Entry]:
        found = unpack_piece(table, piece)
        read.append(moves.index(found[0]) // PIECE)
        return found

    monkeypatch.setattr(archives, "unpack_piece", noted)
    second = moves[PIECE].number
    for after, until, pieces in (
        (0, 2, []),
        (0, 3, [0]),
        (second - 1, second, [1]),
        (second - 2, second - 1, [0]),
        (second - 3, second, [0, 1]),
        (moves[-1].number - 1, moves[-1].number, [3]),
        (moves[-1].number, 10 * PIECE, [3]),
        (0, 10 * PIECE, [0, 1, 2, 3]),
    ):
        wanted = [each for each in moves if after < each.number <= until]
        assert (unpack("t", packed, after, until), read) == (wanted, pieces), (after, until)
        read.clear()


def test_archive_from_before_there_were_pieces_is_read() -> None:
    moves = moves_from(1, 5)
    assert unpack("t", archives.pack_piece(moves), 3, 7) == moves[2:4]
