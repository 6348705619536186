"""A database that keeps many tables: the same load with it as with an empty one."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import uvloop

from load.crowd import Crowd
from load.figures import between, spread
from load.server import Server, serving

COPIED = (("tables", "id"), ("entries", "table"), ("seats", "table"), ("positions", "table"))
"""The SQL tables of which rows are copied, and where a row names its table."""
STATUSES = ("finished",) * 7 + ("waiting", "playing", "playing")
"""How kept tables stand, one after another."""
REAL = 10
"""Real tables of which copies are made: those with the fewest entries."""
OLDEST = 80 * 24 * 3600.0
"""Seconds since the last entry of the oldest: retention removes none of them meanwhile."""
PATHS = ("/api/tables", "/api/tables/open", "/api/me", "/api/me/statistics", "/api/daily")
"""What people look at before they play."""
ASKED = 20
"""How often each is asked for."""


def compare(folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """The load with an empty database, then with one that keeps many tables.

    None is archived meanwhile: those that are long over would have been, one after the other.
    """
    found: dict[str, Any] = {}
    with serving(folder, asked.cores[0]) as server:
        found["with_none"] = uvloop.run(figures(server, asked))
    began = time.perf_counter()
    found["kept_tables"] = fill(folder / "tables.sqlite", asked.kept)
    found["seconds_to_fill"] = round(time.perf_counter() - began, 1)
    found["database_megabytes"] = round((folder / "tables.sqlite").stat().st_size / 1e6)
    began = time.perf_counter()
    with serving(folder, asked.cores[0], compact_after=None) as server:
        found["seconds_to_start"] = round(time.perf_counter() - began, 2)
        found["with_kept"] = uvloop.run(figures(server, asked))
    return found


async def figures(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """What an idle server uses, how long moves take at a steady rate, how long pages take."""
    await asyncio.sleep(3)
    before = server.reading()
    await asyncio.sleep(asked.idle_seconds * 2)
    idle = between(before, server.reading())
    crowd = Crowd([server.url], asked.each, asked.seed)
    await crowd.gather(asked.kept_played)
    await crowd.play_busily(8, 3.0)
    before = server.reading()
    seen = await crowd.play_steadily(asked.kept_rate, asked.seconds)
    used = between(before, server.reading())
    pages = await time_pages(server.url, await crowd.desks[0].guest())
    await crowd.leave()
    return {
        "idle_processor": idle["server_processor"],
        "idle_megabytes": idle["server_megabytes"],
        "moves": len(seen.took),
        "milliseconds": spread(seen.took),
        "late_milliseconds": spread(seen.late),
        "server_milliseconds_a_move": used["server_milliseconds_a_move"],
        "server_megabytes": used["server_megabytes"],
        "page_milliseconds": pages,
        "problems": dict(seen.problems),
    }


async def time_pages(url: str, cookie: str) -> dict[str, float]:
    """The median time of each page."""
    took: dict[str, float] = {}
    async with httpx.AsyncClient(base_url=url, headers={"Cookie": cookie}, timeout=60) as http:
        for path in PATHS:
            times = []
            for _ in range(ASKED):
                began = time.perf_counter()
                (await http.get(path)).raise_for_status()
                times.append(time.perf_counter() - began)
            took[path] = round(1000 * statistics.median(times), 2)
    return took


def fill(database: Path, wanted: int) -> int:
    """Copy the tables of a database until so many are kept; return how many there are then."""
    with closing(sqlite3.connect(database)) as store:
        store.execute("PRAGMA journal_mode = OFF")
        store.execute("PRAGMA synchronous = OFF")
        store.execute(
            f"CREATE TEMP TABLE real AS SELECT id FROM tables ORDER BY number LIMIT {REAL}"
        )
        store.execute("CREATE TEMP TABLE copies (nth INTEGER PRIMARY KEY, status TEXT)")
        rows = ((nth, STATUSES[nth % len(STATUSES)]) for nth in range(wanted // REAL))
        store.executemany("INSERT INTO copies VALUES (?, ?)", rows)
        for name, key in COPIED:
            store.execute(copying(store, name, key, time.time()))
        store.commit()
        store.execute("PRAGMA journal_mode = WAL")
        counted: int = store.execute("SELECT count(*) FROM tables").fetchone()[0]
    return counted


def copying(store: sqlite3.Connection, name: str, key: str, now: float) -> str:
    """The statement that copies all rows of an SQL table, once for each of `copies`."""
    columns = [row[1] for row in store.execute(f"PRAGMA table_info({name})")]
    values = ", ".join(copied_values(columns, name, key, now))
    quoted = ", ".join(f'"{column}"' for column in columns)
    return (
        f"INSERT INTO {name} ({quoted}) SELECT {values} FROM copies, {name} AS old "
        f'WHERE old."{key}" IN (SELECT id FROM real)'
    )


def copied_values(columns: list[str], name: str, key: str, now: float) -> Iterator[str]:
    """The value of each column in a copy: its own table, its own invitation, its own time."""
    age = f"(copies.nth * 7919 % 1000) / 1000.0 * {OLDEST}"
    for column in columns:
        if column in (key, "invite"):
            yield f"old.\"{column}\" || '-' || copies.nth"
        elif name == "tables" and column == "status":
            yield "copies.status"
        elif name == "tables" and column == "updated":
            yield f"{now} - {age}"
        elif name == "tables" and column == "over":
            yield f"CASE copies.status WHEN 'finished' THEN {now} - {age} END"
        elif name == "tables" and column == "due":
            yield "NULL"
        elif name == "tables" and column == "is_open":
            yield "copies.status = 'waiting'"
        else:
            yield f'old."{column}"'
