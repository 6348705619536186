"""Rows that are the same in many positions, read once.

A batch of positions holds each tile of a box in the same few states over and over: of two million
rows some hundred thousand differ. What is made of a row before it is seen beside its position
follows from the row alone, so an update makes it once of each that differs, and looks it up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from dreamcog.bots.network_shape import RowBlock

WORD = 8
"""Bytes of the words that rows are hashed by."""

FACTOR = -0x61C8864680B583EB
"""An odd number without a pattern, as a signed word (SplitMix64)."""

ROOM = 4
"""One in so many rows may differ where shapes are fixed; where more do, every row is read."""


class SharedRows(NamedTuple):
    """The rows of one block in a batch of positions."""

    table: Tensor
    """uint8 [different rows, columns], with zeros behind where room is fixed."""
    ids: Tensor
    """int64 [positions, rows]: which of the table each row is."""


def shared_rows(
    observations: Tensor, blocks: Sequence[RowBlock], is_fixed: bool
) -> tuple[SharedRows, ...]:
    """The rows of all blocks; nothing where too many differ for sharing to pay.

    With `is_fixed` tables have one size whatever is in them, for a compiler that knows no other.
    """
    found = []
    for block in blocks:
        rows = observations[:, block.first : block.end].reshape(-1, block.columns)
        keys, ids = torch.unique(hashed(rows), return_inverse=True)
        room = len(rows) // ROOM
        if len(keys) > room:
            return ()
        some = torch.zeros_like(keys).scatter_(0, ids, torch.arange(len(ids), device=ids.device))
        table = rows[some]
        if is_fixed:
            table = functional.pad(table, (0, 0, 0, room - len(table)))
        found.append(SharedRows(table, ids.view(len(observations), block.rows)))
    return tuple(found)


def hashed(rows: Tensor) -> Tensor:
    """A number of 64 bits for each row of bytes: the same for equal rows, and hardly for others."""
    padded = functional.pad(rows, (0, -rows.shape[1] % WORD)).contiguous().view(torch.int64)
    found = torch.zeros(len(rows), dtype=torch.int64, device=rows.device)
    for word in padded.unbind(dim=1):
        found = (found ^ word) * FACTOR
        found = found ^ (found >> 29)
        found = found * FACTOR
        found = found ^ (found >> 32)
    return found
