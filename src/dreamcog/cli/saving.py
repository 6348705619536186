"""A game kept in a file between two sittings."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Any

from dreamcog.core.saves import open_save, read_save, save_text
from dreamcog.core.table import Table

SUFFIX = ".dream.json"
LONGEST_NAME = 20


class Shelf:
    """Where a game is kept, if anywhere, and under whose names."""

    def __init__(self, path: Path | None = None, names: tuple[str, ...] = ()) -> None:
        self.path = path
        self.names = names

    def keep(self, table: Table) -> None:
        """Write the game where the player wants it, if anywhere."""
        if self.path is not None:
            keep(table, self.path, self.names)

    def next(self) -> Shelf:
        """The place for the game after this one."""
        return Shelf(next_path(self.path) if self.path else None, self.names)


def load(path: Path) -> tuple[Table, tuple[str, ...]] | None:
    """The game in a file and the players' names, or None where there is no file yet."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return None
    return open_save(text), seat_names(read_save(text).get("seats"))


def seat_names(seats: Any) -> tuple[str, ...]:
    """The names in a save, made fit to be shown; none where they are not all there."""
    told = seats if isinstance(seats, list) else []
    names = [seat.get("name") if isinstance(seat, dict) else None for seat in told]
    fit = tuple(fit_name(name) for name in names if isinstance(name, str))
    return fit if fit and all(fit) and len(fit) == len(names) else ()


def fit_name(name: str) -> str:
    """A name that can be shown: printable and short."""
    return "".join(letter for letter in name.strip() if letter.isprintable())[:LONGEST_NAME]


def keep(table: Table, path: Path, names: tuple[str, ...] = ()) -> None:
    """Write the game; what the file held before is lost only once the new text is whole."""
    seats = [{"name": name, "kind": "person"} for name in names] or None
    beside = path.with_name(path.name + ".part")
    with beside.open("w", encoding="utf-8") as file:
        file.write(save_text(table, seats))
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def next_path(path: Path) -> Path:
    """A free file for the game after this one: evening.dream.json, evening-2.dream.json, …"""
    stem = path.name.removesuffix(SUFFIX)
    names = (path.with_name(f"{stem}-{number}{SUFFIX}") for number in count(2))
    return next(name for name in names if not name.exists())
