"""Blocks of an observation that are read row by row, in torch: `bots/network_rows.py` in NumPy."""

from __future__ import annotations

from typing import NamedTuple

from torch import Tensor, nn
from torch.nn import functional

from dreamcog.bots.network_rows import POOLED
from dreamcog.bots.network_shape import RowBlock

BEGUN = 0.1
"""How large what rows add to the layers is at the beginning of a training."""


class Encoded(NamedTuple):
    """What is made of a block's rows before they are seen beside their positions."""

    pooled: Tensor
    """[batch, row_width]: the sum over the rows, of the size of other inputs."""
    rows: Tensor
    """[batch, rows, row_width]: what each brings to the look beside its position."""
    there: Tensor
    """[batch, rows, 1]: which rows are not all 0."""


class Rows(nn.Module):
    """The weights of one block."""

    def __init__(self, block: RowBlock, width: int, row_width: int) -> None:
        super().__init__()
        self.block, self._size = block, row_width**-0.5
        self.first = nn.Linear(block.columns, row_width)
        self.second = nn.Linear(row_width, row_width)
        self.third = nn.Linear(row_width, row_width, bias=False)
        self.context = nn.Linear(width, row_width)
        self.back = nn.Linear(row_width, width, bias=False)
        self.query = nn.Linear(width, row_width * len(block.steps))
        nn.init.orthogonal_(self.back.weight, BEGUN)
        nn.init.orthogonal_(self.query.weight, 0.01)
        nn.init.zeros_(self.query.bias)

    def encode(self, scaled: Tensor) -> Encoded:
        """What is made of each row, from whole observations times their scale."""
        block = self.block
        told = scaled[:, block.first : block.end].reshape(-1, block.rows, block.columns)
        there = (told != 0).any(dim=-1, keepdim=True)
        rows = functional.relu(self.second(functional.relu(self.first(told)))) * there
        return Encoded(self.pooled(rows), self.third(rows), there)

    def pooled(self, rows: Tensor) -> Tensor:
        """The sum over the rows, of the size of other inputs."""
        return rows.sum(dim=1) * POOLED

    def look(self, encoded: Encoded, hidden: Tensor) -> Tensor:
        """The rows beside the whole position."""
        beside = encoded.rows + self.context(hidden)[:, None]
        return functional.relu(beside) * encoded.there

    def logits(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """Of all steps that name a row: kind by kind, row by row."""
        asked = self.query(hidden).reshape(len(hidden), len(self.block.steps), -1)
        return (asked @ rows.transpose(1, 2)).flatten(1) * self._size
