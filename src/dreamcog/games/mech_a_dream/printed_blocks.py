"""The blocks of a box file: what may stand in each, their ids and their sources."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from dreamcog.core.attested import EFFECT, NAMES
from dreamcog.core.checks import Checks
from dreamcog.games.mech_a_dream.printed_effects import AT_THE_START, WAY_KEYS
from dreamcog.games.mech_a_dream.state import Box
from dreamcog.games.mech_a_dream.words import Place

PARTS = ("morning", "afternoon", "evening")
PLACES = tuple(str(place) for place in range(1, 10))
"""The workshop's places that give points of their own."""

MACHINE_KEYS = ("id", "name", "copies", "price", "time", "source")
KEYS = {
    "start": (*AT_THE_START, "source"),
    "robot": (*WAY_KEYS, "source"),
    "workshop": ("places", "source"),
    "stock_room": ("part", "fixed", "choice", "source"),
    "delivery": ("id", "name", "price", *PARTS, "source"),
    "resource": (*MACHINE_KEYS, *WAY_KEYS),
    "power": (*MACHINE_KEYS, *WAY_KEYS),
    "economical": (*MACHINE_KEYS, "on_completion", "power"),
    "crystal": (*MACHINE_KEYS, "on_completion"),
    "monitor": ("id", "name", "start", "effect", *WAY_KEYS, "options", "source"),
    "specialist": ("id", "name", "after", "gives", "choice", "source"),
}
"""The blocks of a box, and what may stand in each."""

SPELLING = re.compile(r"[A-Za-z0-9_-]{1,20}")
"""How ids are written. Copies are numbered after a point, so no id has one."""

LONGEST_NAME = 24
"""A component's name is shown on small things."""

RESERVED = ("robot", *Place.spelled().values())
"""Words that stand where ids stand."""


@dataclass(frozen=True, slots=True)
class Component:
    """One block of a kind of which there are several: its id, and where it stands in the file."""

    id: str
    entry: str
    part: Mapping[str, Any]


class Reader:
    """A box being read: its values, the numbers made of them, and what is wrong."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values
        self.box = Box()
        self.checks = Checks()
        self.taken: set[str] = set()
        self.names: set[str] = set()

    def block(self, name: str) -> Mapping[str, Any] | None:
        """A block of which there is one; None if there is none."""
        given = self.values.get(name)
        part = self.checks.table(given, name)
        if not isinstance(given, Mapping):
            return None
        self.check_keys(name, part, name)
        return part

    def check_keys(self, kind: str, part: Mapping[str, Any], entry: str) -> None:
        """Nothing in a block but what belongs there, and each value with its source."""
        self.checks.only(part, KEYS[kind], entry)
        graded = [key for key in KEYS[kind] if key not in (*NAMES, "effect", "source")]
        if set(graded) & set(EFFECT):
            graded.append("effect")
        if kind == "workshop":
            graded += (*PLACES, "beyond")
        self.checks.source(part, graded, entry)

    def components(self, kind: str, least: int, most: int) -> Iterator[Component]:
        """The blocks of a kind, each with an id that nothing else in the box has."""
        parts = self.checks.items(self.values.get(kind), kind, least, most)
        for i, given in enumerate(parts):
            place = f"{kind}[{i}]"
            part = self.checks.table(given, place)
            if not isinstance(given, Mapping):
                continue
            own = part.get("id")
            good = isinstance(own, str) and SPELLING.fullmatch(own) is not None
            entry = f"{kind}.{own}" if good else place
            if own is None:
                self.checks.wrong(f"{entry}.id", "missing")
            elif self.checks.want(good, f"{entry}.id", "id", found=own):
                self.checks.want(own not in RESERVED, entry, "reserved", found=own)
                self.checks.want(own not in self.taken, entry, "twice", found=own)
                self.taken.add(str(own))
            self.check_keys(kind, part, entry)
            if "name" in part:
                self.check_name(part["name"], f"{entry}.name")
            yield Component(str(own), entry, part)

    def check_name(self, name: object, entry: str) -> None:
        """A component's own name: a short line of its own, told apart from the others."""
        good = (
            isinstance(name, str)
            and name == name.strip()
            and 0 < len(name) <= LONGEST_NAME
            and name.isprintable()
        )
        if self.checks.want(good, entry, "name", str(LONGEST_NAME), name):
            told = str(name).casefold()
            self.checks.want(told not in self.names, entry, "twice", found=name)
            self.names.add(told)
