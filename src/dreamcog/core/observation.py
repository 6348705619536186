"""Observations: what a seat may know of a position, as a list of small whole numbers for learners.

A game declares one `Observation`: blocks in their order, each a row of numbers or a table of such
rows, every number with its meaning. Its function `observe`, in the rules' own subset, writes the
numbers. A number means the same for ever within a version of the layout.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

LARGEST = 255
"""Every number of an observation fits in a byte; larger amounts are told as this."""


@dataclass(frozen=True, slots=True)
class Block:
    """Numbers that belong together: one row, or a table whose rows have the same columns."""

    name: str
    meaning: str
    columns: tuple[str, ...]
    """What each number of a row says."""
    rows: tuple[str, ...] = ("",)
    """What each row is about; a block of one row needs no name for it."""
    named_by: tuple[tuple[int, int], ...] = ()
    """Where what is printed in a row differs from box to box: the kinds of small steps that name a
    row, each with the argument that names the first. Networks then read row by row."""

    @property
    def size(self) -> int:
        """How many numbers the block has."""
        return len(self.rows) * len(self.columns)

    def names(self) -> Iterator[str]:
        """Every number by row and column, in order."""
        for row in self.rows:
            for column in self.columns:
                yield f"{row}: {column}" if row else column


@dataclass(frozen=True, slots=True, eq=False)
class Observation:
    """The layout of a game's observations. A game has one, so it is known by its identity."""

    version: int
    """Raised whenever a number gets another place or meaning."""
    blocks: tuple[Block, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(block.size for block in self.blocks)

    @property
    def offsets(self) -> dict[str, int]:
        """Where each block begins, by its name."""
        ends = accumulate((block.size for block in self.blocks), initial=0)
        return {block.name: first for block, first in zip(self.blocks, ends, strict=False)}

    def names(self) -> list[str]:
        """Every number by block, row and column, in order."""
        return [f"{block.name}: {name}" for block in self.blocks for name in block.names()]


def numbered(what: str, count: int) -> tuple[str, ...]:
    """The names of rows that are about numbered things: `tile 0`, `tile 1`, …"""
    return tuple(f"{what} {number}" for number in range(count))


def grouped(group: str, *names: str) -> tuple[str, ...]:
    """The names of columns that belong together: `pays: flower`, `pays: ink`, …"""
    return tuple(f"{group}: {name}" for name in names)
