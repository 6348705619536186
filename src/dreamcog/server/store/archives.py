"""Archives: the moves of tables that are over, compressed into one row a table.

An archive holds moves and undos without the people who made them and without idempotency keys, so
deleting a person does not concern it. All other entries stay rows. `find_log` returns both.

They are compressed in pieces, of which only those are read again that somebody asks for: in a long
log, people look back page by page. They are packed and unpacked in a thread, entry by entry: while
JSON is written or read at one go, no other thread goes on.
"""

from __future__ import annotations

import asyncio
import base64
import heapq
import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from dreamcog.server.store.database import Database
from dreamcog.server.store.reading import read_rows
from dreamcog.server.store.reasons import remove_reasons
from dreamcog.server.store.records import Entry
from dreamcog.server.store.statements import Statement, statement
from dreamcog.server.store.tables import ENTRY, LAST, find_entries, read_entry

PACKED = "('move', 'undo')"
"""The kinds of entries that are archived."""
whole_lines = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_line = msgspec.json.Decoder(list[Any]).decode
PIECE = 250
"""Entries of an archive that are compressed together: what looking back has to unpack."""
BEFORE, BETWEEN = ":", " "
"""What ends the number of a piece, and what is between two pieces: in neither of them."""
AT_ONCE = 200
"""Tables that are looked for at a time."""


def pack(entries: Sequence[Entry]) -> str:
    """Moves and undos as compressed pieces, each behind the number of its first entry."""
    pieces = (entries[first : first + PIECE] for first in range(0, len(entries), PIECE))
    return BETWEEN.join(f"{piece[0].number}{BEFORE}{pack_piece(piece)}" for piece in pieces)


def pack_piece(entries: Iterable[Entry]) -> str:
    """Some moves and undos as a compressed text."""
    lines = [
        [e.number, e.kind, e.seat, e.body, e.at, list(e.events), list(e.undone)] for e in entries
    ]
    text = f"[{','.join(json.dumps(line, separators=(',', ':')) for line in lines)}]"
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def unpack(table: str, packed: str, after: int = 0, until: int = LAST) -> list[Entry]:
    """The moves and undos of an archive after a number, up to another.

    Pieces in which there is none of them stay packed. An archive from before there were pieces is
    one, without a number.
    """
    pieces = [piece.rpartition(BEFORE) for piece in packed.split(BETWEEN) if piece]
    firsts = [int(first or 0) for first, _, _ in pieces]
    found: list[Entry] = []
    for first, following, (_, _, piece) in zip(firsts, [*firsts, LAST][1:], pieces, strict=True):
        if first <= until and after + 1 < following:
            found += (e for e in unpack_piece(table, piece) if after < e.number <= until)
    return found


def unpack_piece(table: str, packed: str) -> list[Entry]:
    """The moves and undos of one piece."""
    lines = whole_lines(zlib.decompress(base64.b85decode(packed)))
    return [
        Entry(table, number, kind, seat, None, body, "", at, tuple(events), tuple(undone))
        for number, kind, seat, body, at, events, undone in map(read_line, lines)
    ]


async def find_log(
    database: Database, table: str, after: int = 0, until: int = LAST
) -> list[Entry]:
    """The entries of a table after a number, up to another, in order, archived or not."""
    entries = await find_entries(database, table, after, until)
    rows = await database.rows('SELECT moves FROM archives WHERE "table" = ?', table)
    if not rows:
        return entries
    archived = await asyncio.to_thread(unpack, table, rows[0][0], after, until)
    return list(heapq.merge(entries, archived, key=lambda each: each.number))


async def archive(database: Database, table: str) -> None:
    """Archive the moves of a table that is over; why bots made theirs is not kept any longer."""
    rows = await database.rows(
        f'SELECT {ENTRY} FROM entries WHERE "table" = ? AND kind IN {PACKED} ORDER BY number',
        table,
    )
    moves = await read_rows(read_entry, rows)
    packed = await asyncio.to_thread(pack, moves)
    await database.write(put_archive(table, packed), remove_moves(table), remove_reasons(table))


def put_archive(table: str, packed: str) -> Statement:
    """Store the moves of a table that has no archive yet."""
    return statement('INSERT INTO archives ("table", moves) VALUES (?, ?)', table, packed)


def remove_moves(table: str) -> Statement:
    """Remove the moves of a table from its entries."""
    return statement(f'DELETE FROM entries WHERE "table" = ? AND kind IN {PACKED}', table)


async def tables_to_archive(database: Database, before: float) -> list[str]:
    """Some tables that are over, have had no entry since a moment, and have no archive yet.

    A table with an undo of which is not stored what it undid, because it is older than snapshots,
    stays as it is.
    """
    rows = await database.rows(
        "SELECT id FROM tables WHERE status IN ('finished', 'closed') AND updated < ? AND NOT "
        'EXISTS (SELECT 1 FROM archives WHERE "table" = tables.id) AND NOT EXISTS '
        "(SELECT 1 FROM entries WHERE \"table\" = tables.id AND kind = 'undo' AND undone IS NULL) "
        "ORDER BY updated LIMIT ?",
        *(before, AT_ONCE),
    )
    return [row[0] for row in rows]
