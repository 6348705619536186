"""The database from before the rules changed, as `tests/rules_versions` keeps it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from dreamcog.bots import USUAL_BUDGET, bot
from dreamcog.core.registry import game_kind
from dreamcog.server.store.migrate import TABLES, migrate_sqlite
from dreamcog.server.store.sqlite import SqliteDatabase
from support.databases import SQLITE, fresh_url, opened
from support.serving import Person

FOLDER = Path(__file__).parents[1] / "rules_versions" / "1"
SAVES = sorted(FOLDER.glob("*.dream.json"))
RUNNING = ("waiting", "solo", "set-up", "evening", "daily")
"""The tables that are not over."""
LAST = {"waiting": 1, "solo": 14, "finished": 114, "set-up": 3, "evening": 180, "daily": 5}
"""The number of each table's last entry."""


def older_url(kind: str, folder: Path, *changes: str) -> str:
    """A copy of the database, changed by some statements, in a database of one kind."""
    path = folder / "older.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / "database.sql").read_text("utf-8"))
        for change in changes:
            assert connection.execute(change).rowcount > 0, change
        connection.commit()
    url = f"sqlite:///{path}"
    return url if kind == SQLITE else moved(path, fresh_url(kind, folder))


def moved(path: Path, url: str) -> str:
    """The rows of an SQLite file, moved to another database."""
    migrate_sqlite(path)

    async def move() -> None:
        file = SqliteDatabase(path)
        async with opened(url) as database:
            await database.refill(TABLES, file.snapshot(TABLES), ())
        await file.close()

    asyncio.run(move())
    return url


async def play_on(person: Person, table: str, seat: int) -> bool:
    """Let a person make a move that a bot would, if it is their turn; return whether it was."""
    whole = await person.get(f"/api/tables/{table}/whole", seat=seat)
    if whole["menu"] is None:
        return False
    info = whole["table"]
    game = game_kind(info["game"]).open(info["options"])
    chosen = greedy(game, whole["position"], seat)
    await person.act(table, "move", seat, decision=whole["decision"], move=chosen)
    return True


def greedy(game: Any, position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The move that a greedy bot chooses; the same for the same position."""
    return bot("greedy").decide(game, position, seat, random.Random(1), USUAL_BUDGET).move
