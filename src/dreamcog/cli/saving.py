"""A game saved in a file, so that it can be continued later."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from itertools import count
from pathlib import Path

from dreamcog.cli.seats import Seats, read_seats
from dreamcog.core.saves import assisted_in, open_save, read_save, save_text
from dreamcog.core.table import Table

SUFFIX = ".dream.json"


class Shelf:
    """Where a game is kept, if anywhere, and who plays it."""

    def __init__(
        self, seats: Seats, path: Path | None = None, assisted: Mapping[int, int] | None = None
    ) -> None:
        """`assisted` tells by seat for how many decisions a hint was asked so far."""
        self.seats = seats
        self.path = path
        self.assisted = Counter(assisted or {})

    def keep(self, table: Table) -> None:
        """Write the game where the player wants it, if anywhere."""
        if self.path is not None:
            keep(table, self.path, self.seats, self.assisted)

    def next(self) -> Shelf:
        """The place for the game after this one."""
        return Shelf(self.seats, next_path(self.path) if self.path else None)


def load(path: Path) -> tuple[Table, Shelf] | None:
    """The game in a file, and its place with who plays it, or None where there is no file yet."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return None
    table = open_save(text)
    told = read_save(text)
    seats = read_seats(told.get("seats"), table.game)
    return table, Shelf(seats, path, assisted_in(told, table.game))


def keep(table: Table, path: Path, seats: Seats, assisted: Mapping[int, int] | None = None) -> None:
    """Write the game; what the file held before is lost only once the new text is whole."""
    beside = path.with_name(path.name + ".part")
    with beside.open("w", encoding="utf-8") as file:
        file.write(save_text(table, seats.to_json(), assisted))
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def next_path(path: Path) -> Path:
    """A free file for the game after this one: evening.dream.json, evening-2.dream.json, …"""
    stem = path.name.removesuffix(SUFFIX)
    names = (path.with_name(f"{stem}-{number}{SUFFIX}") for number in count(2))
    return next(name for name in names if not name.exists())
