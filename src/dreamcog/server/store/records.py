"""What is kept of a table: how it began, and everything that was done at it, in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it was set up. With its entries it can be played again, at any time."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    box: dict[str, Any]
    seed: str
    created: float


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing done at a table: a move, or the taking back of one.

    `number` counts the table's entries from 1. `client` is the sender's own name for what it sent,
    so that the same thing sent twice for a seat is done once; other seats may use the same names.
    """

    table: str
    number: int
    kind: str
    seat: int
    body: dict[str, Any]
    client: str
    at: float


class Taken(Exception):
    """Another entry has this number, or is known to its seat by this name, already."""
