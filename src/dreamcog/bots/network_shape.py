"""The sizes of a network: what it reads, how wide and deep it is, and which weights it has.

A network reads an observation as one list of numbers, but for blocks whose rows small steps name,
for example those of machine tiles: these are read row by row, with the same weights for each.
So what is printed on a tile means the same whatever its number is, in boxes never seen as well, and
a step that names a row is liked by what is told in that row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import numpy as np

from dreamcog.core.kind import Kind
from dreamcog.sim.native.arrays import Array

SEATS = 4
"""Seats that have a value each, counted from the acting seat on; a game with fewer leaves some."""


@dataclass(frozen=True)
class RowBlock:
    """A block of an observation that is read row by row."""

    name: str
    first: int
    """Where its numbers begin."""
    rows: int
    columns: int
    steps: tuple[int, ...]
    """For each kind of step that names a row: the flat id that names the first."""

    @property
    def end(self) -> int:
        """Where its numbers end."""
        return self.first + self.rows * self.columns


@dataclass(frozen=True)
class Shape:
    """All sizes of a network."""

    inputs: int
    """Numbers of an observation."""
    flats: int
    """Flat ids."""
    width: int
    depth: int
    row_width: int = 0
    """Numbers that are made of each row."""
    blocks: tuple[RowBlock, ...] = ()

    @cached_property
    def plain_inputs(self) -> Array:
        """The numbers of an observation that are in no block of rows."""
        inside = [np.arange(block.first, block.end) for block in self.blocks]
        return np.setdiff1d(np.arange(self.inputs), np.concatenate([*inside, np.empty(0, int)]))

    @cached_property
    def named_steps(self) -> Array:
        """The flat ids that name rows: block by block, kind by kind, row by row."""
        named = [first + np.arange(block.rows) for block in self.blocks for first in block.steps]
        return np.concatenate([*named, np.empty(0, int)]).astype(int)

    @cached_property
    def plain_steps(self) -> Array:
        """The flat ids that name no row."""
        return np.setdiff1d(np.arange(self.flats), self.named_steps)

    def arrays(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """The weights by name, and their shapes."""
        width, rows = self.width, self.row_width
        read = len(self.plain_inputs) + rows * len(self.blocks)
        yield "scale", (self.inputs,)
        for layer in ("first", *(f"layers.{number}" for number in range(self.depth))):
            yield f"{layer}.weight", (read if layer == "first" else width, width)
            for vector in ("bias", "gain", "shift"):
                yield f"{layer}.{vector}", (width,)
        for block in self.blocks:
            yield from with_bias(f"rows.{block.name}.first", block.columns, rows)
            yield from with_bias(f"rows.{block.name}.second", rows, rows)
            yield f"rows.{block.name}.third.weight", (rows, rows)
            yield from with_bias(f"rows.{block.name}.context", width, rows)
            yield f"rows.{block.name}.back.weight", (rows, width)
            yield from with_bias(f"rows.{block.name}.query", width, rows * len(block.steps))
        yield from with_bias("policy", width, len(self.plain_steps))
        for head in ("win", "score"):
            yield from with_bias(head, width, SEATS)

    def header(self) -> dict[str, Any]:
        """The sizes as plain JSON types."""
        return asdict(self)


def with_bias(name: str, inputs: int, outputs: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The weights of a product with something added."""
    yield f"{name}.weight", (inputs, outputs)
    yield f"{name}.bias", (outputs,)


def shape_of_header(header: Mapping[str, Any]) -> Shape:
    """The sizes that a header tells; those of the first format have no blocks of rows."""
    sizes = {name: int(header[name]) for name in ("inputs", "flats", "width", "depth")}
    blocks = tuple(
        RowBlock(
            name=str(each["name"]),
            first=int(each["first"]),
            rows=int(each["rows"]),
            columns=int(each["columns"]),
            steps=tuple(map(int, each["steps"])),
        )
        for each in header.get("blocks", ())
    )
    shape = Shape(**sizes, row_width=int(header.get("row_width", 0)), blocks=blocks)
    check_blocks(shape)
    return shape


def check_blocks(shape: Shape) -> None:
    """`ValueError` where blocks lie outside the observation, or steps name two rows or none."""
    for block in shape.blocks:
        if min(block.rows, block.columns, block.first + 1) < 1 or block.end > shape.inputs:
            raise ValueError(f"rows {block.name}")
    named = shape.named_steps
    if len(set(named.tolist())) < len(named) or not ((named >= 0) & (named < shape.flats)).all():
        raise ValueError("steps of rows")


def shape_for(kind: Kind, width: int, depth: int, row_width: int) -> Shape:
    """The shape of a new network for a game."""
    observation, alphabet = kind.game_type.rules.observation, kind.verbs.alphabet
    offsets = observation.offsets
    blocks = tuple(
        RowBlock(
            block.name,
            offsets[block.name],
            len(block.rows),
            len(block.columns),
            tuple(alphabet.flat(step, first) for step, first in block.named_by),
        )
        for block in observation.blocks
        if block.named_by
    )
    rows = row_width if blocks else 0
    return Shape(observation.size, len(alphabet), width, depth, rows, blocks)
