"""A table whose menu is long: a full board of Cyberion with Multibots and Microbots."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from dreamcog.core.menu_tree import menu_tree
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table
from dreamcog.server.table.entries import RULES
from load.people import Desk

GAME, OPTIONS = "cyberion", {"players": 2, "expansions": ["microbots", "multibots"]}
MODELS = ("sirenbot", "stockbot", "cyclobot", "planbot", "commandbot")
FULL_BOARD = {
    "seat": 0,
    "platform": [f"any-{size}" for size in range(1, 6)],
    "flash": [f"{model}-any" for model in MODELS],
    "stock": [f"{model}-{size}" for size, model in enumerate(MODELS, 1)],
    "factory": ["II/sirenbot", "III/size-5", "II/sum-max", "III/size-2", "III/stockbot"],
    "held_microbots": ["size-1", "size-2", "planbot", "cyclobot", "size-3"],
    "levels": dict.fromkeys(MODELS, 5),
    "battery": "charged",
    "failsafes": 3,
}
"""Fifteen robots in the rows, and machines that ask for several of them."""


class LongMenu(NamedTuple):
    """The table, the cookies of its people, and the moves of the first of them."""

    table: str
    cookies: list[str]
    moves: list[dict[str, Any]]

    async def require(self, url: str) -> None:
        """Fail where the server has another menu for this table."""
        wanted = menu_tree(self.moves, game_kind(GAME).verbs.unordered)
        headers = {"Cookie": self.cookies[0]}
        async with httpx.AsyncClient(base_url=url, headers=headers, timeout=60) as http:
            whole = (await http.get(f"/api/tables/{self.table}/whole", params={"seat": 0})).json()
        assert whole["menu"] == json.loads(json.dumps(wanted)), "not the menu that was arranged"


async def make_table(url: str) -> tuple[str, list[str]]:
    """Two people sit down at a table that will have a long menu."""
    desk = Desk(url)
    cookies = [await desk.guest(), await desk.guest()]
    made = await desk.make_table(cookies[0], GAME, OPTIONS)
    await desk.sit(cookies[1], made["invite"], 1)
    await desk.close()
    return made["id"], cookies


def arrange(database: Path, table: str, cookies: list[str]) -> LongMenu:
    """Let a table go on from the full board, in the database of a server that is not running."""
    game = game_kind(GAME).open(dict(OPTIONS))
    arranged = Table(game, game.arrange_given(game.deal(1), FULL_BOARD))
    version = game.kind.rules_version
    with closing(sqlite3.connect(database)) as store:
        number = (
            1
            + store.execute(
                'SELECT max(number) FROM entries WHERE "table" = ?', (table,)
            ).fetchone()[0]
        )
        insert(
            store,
            "entries",
            {
                "table": table,
                "number": number,
                "kind": RULES,
                "seat": 0,
                "body": json.dumps({"from": version, "to": version}),
                "client": "arranged",
                "at": time.time(),
                "events": "[]",
            },
        )
        insert(
            store,
            "positions",
            {
                "table": table,
                "number": number,
                "rules_version": version,
                "is_base": 1,
                "truth": json.dumps(arranged.truth()),
            },
        )
        store.execute('UPDATE positions SET state = NULL WHERE "table" = ?', (table,))
        store.execute("UPDATE tables SET number = ? WHERE id = ?", (number, table))
        store.commit()
    return LongMenu(table, cookies, list(arranged.moves(0)))


def insert(store: sqlite3.Connection, name: str, row: dict[str, Any]) -> None:
    """Insert a row by the names of its columns."""
    columns = ", ".join(f'"{column}"' for column in row)
    places = ", ".join("?" * len(row))
    store.execute(f"INSERT INTO {name} ({columns}) VALUES ({places})", tuple(row.values()))
