"""A game kept in a file between two sittings."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from dreamcog.core.saves import open_save, save_text
from dreamcog.core.table import Table

SUFFIX = ".dream.json"


def load(path: Path) -> Table | None:
    """The game in a file, or None where there is no file yet."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return None
    return open_save(text)


def keep(table: Table, path: Path) -> None:
    """Write the game; what the file held before is lost only once the new text is whole."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(save_text(table), encoding="utf-8")
    beside.replace(path)


def next_path(path: Path) -> Path:
    """A free file for the game after this one: evening.dream.json, evening-2.dream.json, …"""
    stem = path.name.removesuffix(SUFFIX)
    names = (path.with_name(f"{stem}-{number}{SUFFIX}") for number in count(2))
    return next(name for name in names if not name.exists())
