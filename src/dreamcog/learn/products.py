"""Products in shapes that a GPU is fast at. The results are those of `nn.Linear`."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

UNIT = 8
"""Numbers of 16 bits that are read at once: with other sizes a product is several times slower."""

PARTS = 128
"""A small product of very many rows is made in so many parts: the gradient of its weights is a sum
over all rows, and made as one it would keep a few of a GPU's processors busy and no others."""


def aligned(inputs: Tensor) -> Tensor:
    """Inputs with zeros behind them, up to a multiple of `UNIT`."""
    return functional.pad(inputs, (0, -inputs.shape[-1] % UNIT))


def of_aligned(linear: nn.Linear, inputs: Tensor) -> Tensor:
    """The product of inputs that have been aligned."""
    return functional.linear(inputs, weight_for(linear, inputs), linear.bias)


def of_many(linear: nn.Linear, inputs: Tensor) -> Tensor:
    """The product of [batch, rows, inputs], aligned or not, of many rows and few inputs."""
    parts = PARTS if len(inputs) % PARTS == 0 else 1
    weight = weight_for(linear, inputs).T
    made = torch.bmm(
        inputs.reshape(parts, -1, inputs.shape[-1]), weight.expand(parts, *weight.shape)
    )
    made = made if linear.bias is None else made + linear.bias
    return made.view(*inputs.shape[:-1], -1)


def weight_for(linear: nn.Linear, inputs: Tensor) -> Tensor:
    """The weights, with zeros for the inputs that are zeros."""
    return functional.pad(linear.weight, (0, inputs.shape[-1] - linear.in_features))
