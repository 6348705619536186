"""What a person at the allowed pace can make a server store in a day: at most 50 MB."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

from limits import parse

from dreamcog.bots import USUAL_BUDGET, bot
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import save
from dreamcog.core.table import Table
from dreamcog.server.automation.reviewing import MOST_MOVES as MOST_REVIEWED
from dreamcog.server.live.again import MOST_MOVES, uploaded_table
from dreamcog.server.live.creation import record_of
from dreamcog.server.live.live_table import LiveTable, Origin
from dreamcog.server.ops.rate_limits import LIMITS
from dreamcog.server.people.authentication import Authenticator
from dreamcog.server.store.database import Database
from dreamcog.server.store.reasons import LONGEST, put_reasons
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.reviews import ask_review, begin_review, finish_review, pack_review
from dreamcog.server.table.entries import SAY, NewEntry
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.statements import creation_statements
from dreamcog.server.wire.actions import Say, Undo
from support.live_tables import a_move, act, shared

MOST = 50e6
"""Bytes."""
MOVES, UNDO_EVERY, LINES, TABLES, SAVED, SESSIONS = 240, 5, 40, 20, 3, 200
DAY = 24 * 3600


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


def a_game(moves: int) -> bytes:
    """A saved game of so many moves, or as many as it has."""
    game = game_kind("mech-a-dream").open({"players": 4, "variants": ["robots", "specialists"]})
    table, rng = Table(game, game.deal(7), 7), random.Random(5)
    chooser = bot("greedy", game.kind)
    while table.deciders and len(table.history) < moves:
        seat = min(table.deciders)
        view = table.position(seat)
        table.play(chooser.decide(game, view, seat, rng, USUAL_BUDGET).move, seat)
    seats = [{"name": "é" * 40, "kind": "person"}] * 4
    return json.dumps(save(table, seats)).encode()


def a_review(moves: int, rng: random.Random) -> dict[str, Any]:
    """A review such as the teacher writes, in which all numbers are unlike, of four seats."""

    def curve() -> list[dict[str, Any]]:
        chances = ("chance", "low", "high")
        return [
            {"number": number, **{name: round(rng.random(), 4) for name in chances}}
            for number in range(moves)
        ]

    decisions = [
        {
            "number": number,
            "seat": rng.randrange(4),
            "move": {"do": "buy", "machine": f"power-{rng.randrange(20)}"},
            "best": {"do": "buy", "machine": f"power-{rng.randrange(20)}"},
            "loss": round(rng.random(), 4),
            "chance": round(rng.random(), 4),
            "score": round(rng.random() * 100, 1),
        }
        for number in range(moves)
    ]
    common = {"decisions": decisions, "seats": [{"curve": curve()} for _ in range(4)]}
    return {"common": common, "seats": [{"seat": seat} for seat in range(4)]}


def a_day(name: str) -> int:
    """How often a limit of a day allows it."""
    limit = parse(LIMITS[name][0])
    assert limit.get_expiry() == DAY
    return int(limit.amount)


async def of_each(database: Database, live: LiveTable, folder: Path) -> dict[str, float]:
    """Bytes that each thing takes which people can make a server store."""
    game, found, before = "mech-a-dream", {}, [size(folder)]

    def note(what: str, number: float) -> None:
        after = size(folder)
        found[what] = (after - before[0]) / number
        before[0] = after

    entries = await play(live, MOVES, random.Random(3))
    assert entries > MOVES / 2
    note("entry", entries)
    for _ in range(LINES):
        await act(live, Say(key(), 0, "é" * 300))
    note("line", LINES)
    for also in ([], put_reasons(live.id, "network-small", {"about": "x" * (LONGEST - 12)})):
        for number in range(LINES):
            origin = Origin(0, None, f"{len(also)} {number}")
            await live.append(lambda _: NewEntry(SAY, 0, {"text": ""}), origin, also)
        note("with reasons" if also else "without", LINES)
    found["reasons"] = found["with reasons"] - found["without"]
    boxes = list(islice(other_boxes(game), TABLES))
    for box in boxes:
        await database.write(*table_with(game, box))
    note("table", len(boxes))
    ada = PersonRecord("p0", "P0", 1.0, 1.0)
    saved = a_game(200)
    moves = len(json.loads(saved)["moves"])
    for _ in range(SAVED):
        await database.write(*uploaded_table(ada, saved)[1])
    note("uploaded move", SAVED * moves)
    authenticator = await Authenticator.open(database)
    for _ in range(SESSIONS):
        await database.write(authenticator.new_session(ada).stored)
    note("session", SESSIONS)
    numbers = range(10_000, 10_000 + MOST_REVIEWED)
    await database.write(ask_review(live.id, "p0", 1.0), begin_review(live.id, numbers))
    packed = pack_review(a_review(MOST_REVIEWED, random.Random(1)))
    await database.write(finish_review(live.id, packed, MOST_REVIEWED))
    note("review", 1)
    return found


def test_a_person_stores_at_most_so_much_in_a_day(tmp_path: Path) -> None:
    """At tables of the game with the larger positions, boxes and events.

    A person's act has an entry, and every second one at most lets the server add another, such as
    the undo to which the last of those concerned has agreed. What the server adds for a bot is
    counted for the person who acted last.
    """

    async def store() -> dict[str, float]:
        async with shared("mech-a-dream", tmp_path) as (database, live):
            return await of_each(database.inner, live, tmp_path)

    each = asyncio.run(store())
    lines, uploads = a_day("chat_a_day"), a_day("saved")
    attempts = parse(LIMITS["login"][0])
    parts = {
        "acts": (a_day("acts_a_day") - lines) * 1.5 * each["entry"],
        "lines": lines * each["line"],
        "bots": a_day("bot_moves_a_day") * (each["entry"] + each["reasons"]),
        "tables": a_day("tables_a_day") * each["table"],
        "uploads": uploads * MOST_MOVES * each["uploaded move"],
        "reviews": a_day("review") * each["review"],
        "sessions": attempts.amount * DAY / attempts.get_expiry() * each["session"],
    }
    assert sum(parts.values()) < MOST, f"{parts} {each}"


def test_a_person_who_plays_all_day_comes_to_no_limit() -> None:
    """Sixty games, each of 250 moves, of which three bots make three in four."""
    games, moves = 60, 250
    assert games <= a_day("tables_a_day") / 2
    assert games * moves * 3 / 4 < a_day("bot_moves_a_day")
    assert games * moves < a_day("acts_a_day")
