"""The messages that the page asks for, found by reading it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from dreamcog.core.registry import games

SRC = Path(__file__).parents[2] / "web" / "src"
SAID = re.compile(r"([\w#]+\.)?\bsay\(([^(),`]*)")
"""A call of `say`: what it is called on, and its message id, or the ids of a condition."""
COMPARED = re.compile(r'[!=]== "[^"]*"')
ID = re.compile(r'"([a-z0-9-]+)"')
OWN = re.compile(r'"(web-[a-z0-9-]+)"')
EACH = re.compile(r"`web-\$\{[^`{}]*\}-([a-z0-9-]+)`")
"""A message that each game has, with the game's name in its middle."""
PREFERRED = re.compile(r'own\([\w.]+, "([a-z0-9-]+)"')
"""A message that a game may have words of its own for."""
GENERAL = ("", "messages.", "#messages.")
"""Speakers of any message; in a game's folder, others speak only that game's."""


def files() -> Iterator[Path]:
    """The sources of the page without their tests."""
    for file in sorted(SRC.rglob("*")):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            yield file


def asked_in(file: Path) -> Iterator[str]:
    """Every id that is written out in a file."""
    text = file.read_text("utf-8")
    yield from OWN.findall(text)
    yield from PREFERRED.findall(text)
    yield from (f"web-{game}-{each}" for each in EACH.findall(text) for game in games())
    game = next((part for part in file.relative_to(SRC).parts if part in games()), "")
    for speaker, message in SAID.findall(text):
        prefix = f"{game}-" if game and speaker not in GENERAL else ""
        yield from (prefix + each for each in ID.findall(COMPARED.sub("", message)))


@cache
def preferred_by_page() -> frozenset[str]:
    """Every id for which the page takes a game's own words, where there are some."""
    found = (each for file in files() for each in PREFERRED.findall(file.read_text("utf-8")))
    return frozenset(found)


@cache
def asked_by_page() -> frozenset[str]:
    """Every id that the page asks for in so many words."""
    return frozenset(each for file in files() for each in asked_in(file))
