"""Boxes: the printed numbers of a game, read from TOML, each with where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from dreamcog.core.reading import word
from dreamcog.core.refusal import Refused

GRADES = frozenset({"rulebook", "photo", "help", "inferred", "reconstructed"})
"""How well a printed number is attested, from the rulebook's own text to our reconstruction."""

LARGEST_FILE = 1_000_000


def bad_box(entry: str, reason: str) -> Refused:
    """A box that cannot be played with: which entry, and why."""
    return Refused("bad-box", entry=entry, reason=reason)


def box_values(package: str, box: object, default: str) -> dict[str, Any]:
    """The values of a box: given as such, by the name of a built-in one, or by a path."""
    if isinstance(box, Mapping):
        check_sources(box)
        return dict(box)
    if box is None or box == default:
        return built_in_box(package, default)
    name = word(box, "options.box")
    path = Path(name)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise bad_box(path.name, "the file is too large")
        text = path.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise bad_box(name, "no such box") from error
    return read_box(text, path.name)


@cache
def built_in_box(package: str, name: str) -> dict[str, Any]:
    """A box that comes with the game."""
    file = resources.files(package) / "box" / f"{name}.toml"
    return read_box(file.read_text("utf-8"), f"{name}.toml")


def read_box(text: str, file: str) -> dict[str, Any]:
    """The values of a box file, its sources checked."""
    try:
        values = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise bad_box(file, f"not TOML: {error}") from error
    check_sources(values)
    return values


def check_sources(values: Mapping[str, Any]) -> None:
    """Refuse a block whose numbers do not say where they come from."""
    for name, block in values.items():
        for part in block if isinstance(block, list) else [block]:
            if isinstance(part, Mapping):
                check_source(name, part.get("source"))


def check_source(name: str, source: object) -> None:
    """One word of `GRADES` for the whole block, several joined by "and", or a word per value."""
    if isinstance(source, Mapping):
        for key, word in source.items():
            check_source(f"{name}.{key}", word)
    elif not isinstance(source, str) or not set(source.split(" and ")) <= GRADES:
        raise bad_box(f"{name}.source", f"wanted one of {', '.join(sorted(GRADES))}")
