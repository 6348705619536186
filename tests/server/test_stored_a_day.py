"""What a person at the allowed pace can make a server store in a day: at most 50 MB."""

from __future__ import annotations

import asyncio
import copy
import random
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

from limits import parse

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.server.live.creation import record_of
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.ops.rate_limits import LIMITS
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.statements import creation_statements
from dreamcog.server.wire.actions import Say, Undo
from support.live_tables import a_move, act, shared

MOST = 50e6
"""Bytes."""
MOVES, UNDO_EVERY, LINES, TABLES = 240, 5, 40, 20


def size(folder: Path) -> int:
    """Bytes of the database in a folder, with everything that is still in its journal."""
    (file,) = folder.glob("*.db")
    with closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages, bytes_a_page = (
            store.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size")
        )
    return int(pages * bytes_a_page)


def key() -> str:
    """A name of a request that is as long as it may be."""
    return uuid.uuid4().hex + "-" * 8


async def play(live: LiveTable, moves: int, rng: random.Random) -> int:
    """Moves and undos at a table; return how many entries they made."""
    before = live.state.number
    for number in range(moves):
        if live.state.status != "playing":
            break
        try:
            if number % UNDO_EVERY == UNDO_EVERY - 1:
                await act(live, Undo(key(), rng.choice(live.state.turn)))
            else:
                await act(live, a_move(live, rng, key()))
        except Refused:
            continue
    return live.state.number - before


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where whole numbers stand in a box."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in pairs:
            yield from numbers_in(part, (*path, key))
    elif type(value) is int:
        yield path


def other_boxes(game: str) -> Iterator[dict[str, Any]]:
    """Boxes that can be played with, each with one number changed."""
    own = game_kind(game).own_box
    for path in numbers_in(own):
        box = part = copy.deepcopy(own)
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] += 1
        try:
            requested_game(game, {"players": 2, "box": box})
        except Refused:
            continue
        yield box


def table_with(game: str, box: dict[str, Any]) -> Any:
    """The statements that store a table with a box."""
    opened = requested_game(game, {"players": 2, "box": box})
    record = record_of(opened, seed=f"{7:032x}", host="p0", away_after=0.0)
    return creation_statements(record, [None] * 2)


def a_day(name: str) -> int:
    """How often a limit of a day allows it."""
    limit = parse(LIMITS[name][0])
    assert limit.get_expiry() == 24 * 3600
    return int(limit.amount)


def test_a_person_stores_at_most_so_much_in_a_day(tmp_path: Path) -> None:
    """At tables of the game with the larger positions, boxes and events."""
    game, sizes = "mech-a-dream", [0]

    async def store() -> tuple[int, ...]:
        async with shared(game, tmp_path) as (database, live):
            sizes[0] = size(tmp_path)
            entries = await play(live, MOVES, random.Random(3))
            sizes.append(size(tmp_path))
            for _ in range(LINES):
                await act(live, Say(key(), 0, "é" * 300))
            sizes.append(size(tmp_path))
            boxes = list(islice(other_boxes(game), TABLES))
            for box in boxes:
                await database.write(*table_with(game, box))
            sizes.append(size(tmp_path))
            return entries, LINES, len(boxes)

    counts = asyncio.run(store())
    entry, line, table = (
        (after - before) / count
        for before, after, count in zip(sizes, sizes[1:], counts, strict=False)
    )
    lines = a_day("chat_a_day")
    entries = a_day("acts_a_day") - lines
    stored = entries * entry + lines * line + a_day("tables_a_day") * table
    assert counts[0] > MOVES / 2
    assert stored < MOST, f"{entry:.0f} a move, {line:.0f} a line, {table:.0f} a table"
