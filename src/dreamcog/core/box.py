"""Boxes: the printed numbers of a game, read from TOML, each with where it comes from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from dreamcog.core.refusal import Refused, malformed

BAD_BOX = "bad-box"
LARGEST_FILE = 1_000_000
LONGEST_PATH = 4096
LONGEST_SHOWN = 80


def bad_box(entry: str, reason: str, wanted: str = "", found: str = "") -> Refused:
    """A box that cannot be played with: which entry, why, what was wanted there, what was found.

    `reason` is a stable word that names the sentence; `where` is the entry with its file, if any.
    """
    return Refused(
        "bad-box", file="", entry=entry, where=entry, reason=reason, wanted=wanted, found=found
    )


def shown(value: object) -> str:
    """A value as a refusal quotes it: short and on one line, of any type."""
    if isinstance(value, Mapping):
        return "{…}" if value else "{}"
    if isinstance(value, list | tuple):
        return "[…]" if value else "[]"
    try:
        text = str(value).lower() if isinstance(value, bool) else str(value)
    except ValueError:
        return "…"
    told = "".join(sign if sign.isprintable() else "?" for sign in text[: LONGEST_SHOWN + 1])
    return told if len(told) <= LONGEST_SHOWN else told[: LONGEST_SHOWN - 1] + "…"


@contextmanager
def naming_file(box: object) -> Iterator[None]:
    """Add the file's name to every refusal of a box that was given by its path."""
    try:
        yield
    except Refused as refused:
        if refused.code == BAD_BOX and isinstance(box, str):
            name = shown(Path(box).name or box)
            for params in (refused.params, *refused.params.get("also", ())):
                params["file"] = name
                if params["entry"] != name:
                    params["where"] = f"{name}: {params['entry']}"
        raise


def box_values(package: str, box: object, default: str) -> dict[str, Any]:
    """The values of a box: given as such, by the name of a built-in one, or by a path."""
    if isinstance(box, Mapping):
        return dict(box)
    if box is None or box == default:
        return built_in_box(package, default)
    if not isinstance(box, str) or len(box) > LONGEST_PATH:
        raise malformed("options.box", "a box")
    return file_values(box)


def file_values(name: str) -> dict[str, Any]:
    """The values of a box file."""
    path = Path(name)
    file = shown(path.name or name)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise bad_box(file, "file-too-large")
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise bad_box(file, "not-toml") from error
    except (OSError, ValueError) as error:
        raise bad_box(file, "no-such-file") from error
    return read_toml(text, file)


@cache
def built_in_box(package: str, name: str) -> dict[str, Any]:
    """A box that comes with the game."""
    file = resources.files(package) / "box" / f"{name}.toml"
    return read_toml(file.read_text("utf-8"), f"{name}.toml")


def read_toml(text: str, file: str) -> dict[str, Any]:
    """The values of a box file's text."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        found = ":".join(place.groups()) if place else ""
        raise bad_box(file, "not-toml-at" if place else "not-toml", found=found) from error
