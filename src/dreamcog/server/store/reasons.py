"""Why bots moved: what is kept of the reasons of a table's last bot moves."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from dreamcog.server.store.database import Database
from dreamcog.server.store.statements import Statement, statement

LONGEST = 700
"""Characters of what is kept of one decision; longer reasons are not kept."""
MOST = 1_000
"""The last entries of a table whose reasons are kept."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """What is kept of a bot's decision."""

    number: int
    """The entry of its move."""
    bot: str
    kept: dict[str, Any]


def put_reasons(table: str, bot: str, kept: dict[str, Any]) -> list[Statement]:
    """Keep the reasons of the entry that is stored next at a table, in the same transaction."""
    text = json.dumps(kept, separators=(",", ":"))
    if len(text) > LONGEST:
        return []
    return [
        statement(
            'INSERT INTO reasons ("table", number, bot, kept) '
            "SELECT id, number + 1, ?, ? FROM tables WHERE id = ?",
            *(bot, text, table),
        ),
        statement(
            'DELETE FROM reasons WHERE "table" = ? AND number <= '
            "(SELECT number + 1 FROM tables WHERE id = ?) - ?",
            *(table, table, MOST),
        ),
    ]


async def find_reasons(database: Database, table: str, number: int) -> Reasons | None:
    """What is kept of the bot's decision of an entry."""
    rows = await database.rows(
        'SELECT number, bot, kept FROM reasons WHERE "table" = ? AND number = ?', table, number
    )
    return Reasons(rows[0][0], rows[0][1], json.loads(rows[0][2])) if rows else None


def remove_reasons(table: str) -> Statement:
    """Remove all reasons of a table."""
    return statement('DELETE FROM reasons WHERE "table" = ?', table)
