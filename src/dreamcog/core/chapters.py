"""Rulebook chapters: Markdown files with cases in fenced blocks, read into `Case` values.

A block that begins with ```` ```toml case ```` is one case. A block that begins with
```` ```toml defaults ```` gives keys to every case after it, up to the next such block, which
replaces it whole. A key that a case has itself replaces the default whole too; there `""` means
no such key.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.rng import seed_number

BLOCK = re.compile(r"^```toml (case|defaults)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
DEFAULT_KEYS = ("game", "options", "seed", "box")
CASE_KEYS = ("id", "rule", *DEFAULT_KEYS, "given", "when", "then")


@dataclass(frozen=True, slots=True)
class Case:
    """One case of a chapter, with the defaults of the chapter filled in."""

    id: str
    rule: str
    spec: Mapping[str, Any]
    folder: Path
    trouble: str = ""
    """Why the case, or the defaults it stands under, cannot be read; empty if they can."""


def read_chapter(path: Path) -> list[Case]:
    """Return all cases of a chapter file.

    A block that cannot be read becomes a case that fails and is named by file and block. Where it
    is a block of defaults, every case that would have used it fails as well.
    """
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as error:
        raise malformed(str(path), "a readable chapter") from error
    cases: list[Case] = []
    defaults: Mapping[str, Any] = {}
    trouble = ""
    for number, (kind, block) in enumerate(BLOCK.findall(text), 1):
        name = f"{path.name}, block {number}"
        try:
            if kind == "defaults":
                defaults, trouble = read_defaults(block), ""
            else:
                cases.append(read_case(block, path.parent, defaults, trouble))
        except Refused as refused:
            cases.append(Case(name, "", {"game": ""}, path.parent, str(refused)))
            if kind == "defaults":
                defaults, trouble = {"game": ""}, f"{name}, the defaults: {refused}"
    return cases


def read_defaults(text: str) -> dict[str, Any]:
    """Read a block of defaults: keys that cases repeat, and nothing that tells cases apart."""
    defaults = read_toml(text, "defaults")
    reading.only(defaults, DEFAULT_KEYS, "defaults")
    reading.mapping(defaults.get("options", {}), "defaults.options")
    for key in ("game", "box"):
        reading.word(defaults.get(key, ""), f"defaults.{key}")
    seed_number(defaults.get("seed", 1))
    return defaults


def read_case(text: str, folder: Path, defaults: Mapping[str, Any], trouble: str) -> Case:
    """Read one case and fill in what it leaves to the defaults.

    `trouble` says why these defaults could not be read; the case then fails with it.
    """
    own = read_toml(text, "case")
    name = reading.word(reading.field(own, "id", "case"), "case.id")
    reading.only(own, CASE_KEYS, name)
    rule = reading.word(own.get("rule", ""), f"{name}.rule")
    reading.mapping(own.get("then", {}), f"{name}.then")
    return Case(name, rule, filled_in(own, defaults), folder, trouble)


def filled_in(own: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Return a case's own keys and the defaults it has not replaced."""
    removed = {key for key in defaults if own.get(key) == ""}
    return {key: value for key, value in {**defaults, **own}.items() if key not in removed}


def read_toml(text: str, name: str) -> dict[str, Any]:
    """Read a block's TOML; refuse what is none."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise malformed(name, f"TOML ({error})") from error
