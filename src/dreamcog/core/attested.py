"""How well the printed numbers of a box are attested, value by value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

GRADES = ("rulebook", "photo", "help", "inferred", "reconstructed")
"""Where a number comes from, the best source first; the last grade is a value of our own."""

ATTESTED = GRADES[:3]
"""Grades of values that were read off the printed game itself."""

EFFECT = ("pays", "gives", "choice", "power", "options", "effect")
"""Values that a source may name together as `effect`."""

NAMES = ("id", "part", "name")
"""What tells one block from another of its kind: no printed numbers."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a box: in which kind of block it stands, in which of them, and how graded."""

    kind: str
    block: str
    key: str
    value: Any
    grade: str

    @property
    def entry(self) -> str:
        """The value's place in the box, e.g. `power.r1.time`."""
        return ".".join(part for part in (self.kind, self.block, self.key) if part)


def grade_of(block: Mapping[str, Any], key: str) -> str:
    """How a value of a block is attested; one that its source does not list is reconstructed."""
    source = block.get("source")
    if isinstance(source, Mapping):
        source = source.get(key, source.get("effect") if key in EFFECT else None)
    found = str(source).split(" and ")
    return next((grade for grade in GRADES if grade in found), GRADES[-1])


def values_of(box: Mapping[str, Any]) -> Iterator[Value]:
    """Every value of a box in its order; mere lists of names outside the blocks are none."""
    for kind, blocks in box.items():
        for block in blocks if isinstance(blocks, list) else [blocks]:
            if isinstance(block, Mapping):
                yield from values_in(kind, block)


def values_in(kind: str, block: Mapping[str, Any]) -> Iterator[Value]:
    """The values of one block; a table whose keys have sources of their own is taken apart."""
    name = next((str(block[key]) for key in NAMES if key in block), "")
    source = block.get("source")
    graded = set(source) if isinstance(source, Mapping) else set()
    for key, value in block.items():
        if key in NAMES or key == "source":
            continue
        if isinstance(value, Mapping) and key not in graded and graded & set(value):
            for inner, amount in value.items():
                yield Value(kind, name, f"{key}.{inner}", amount, grade_of(block, inner))
        else:
            yield Value(kind, name, key, value, grade_of(block, key))


@dataclass(frozen=True, slots=True)
class Tally:
    """How many values of one sort a kind of block has, by their grade."""

    kind: str
    key: str
    grades: Mapping[str, int]


def tally(box: Mapping[str, Any]) -> list[Tally]:
    """Every sort of value of a box with its grades; an effect counts once for its block."""
    seen: set[tuple[str, str, str]] = set()
    found: dict[tuple[str, str], Counter[str]] = {}
    for value in values_of(box):
        key, dot, _ = value.key.partition(".")
        sort = "effect" if key in EFFECT else key
        place = (value.kind, value.block, value.key if dot else sort)
        if place not in seen:
            seen.add(place)
            found.setdefault((value.kind, sort), Counter())[value.grade] += 1
    return [Tally(kind, key, dict(grades)) for (kind, key), grades in found.items()]


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that two boxes do not have in common; None where one of them has none."""

    entry: str
    one: Value | None
    other: Value | None


def differences(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[Difference]:
    """What differs between two boxes, value by value, in their order; empty tables say nothing."""
    ours, theirs = (
        {value.entry: value for value in values_of(box) if says_something(value)}
        for box in (one, other)
    )
    entries = [*ours, *(entry for entry in theirs if entry not in ours)]
    return [
        Difference(entry, ours.get(entry), theirs.get(entry))
        for entry in entries
        if ours.get(entry) != theirs.get(entry)
    ]


def says_something(value: Value) -> bool:
    """Whether leaving the value out would change the box: no empty table, no single copy."""
    return value.value != {} and not (value.key == "copies" and value.value == 1)


def attested_share(box: Mapping[str, Any]) -> tuple[int, int]:
    """How many values of a box are attested, and how many there are."""
    total: Counter[str] = Counter()
    for row in tally(box):
        total.update(row.grades)
    return sum(total[grade] for grade in ATTESTED), sum(total.values())
