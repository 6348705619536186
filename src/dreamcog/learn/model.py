"""The network in torch, as `bots/network_file.py` keeps it and `bots` evaluates it in NumPy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from dreamcog.bots.network_correction import Correction, correction_of
from dreamcog.bots.network_file import NORM_EPS, NetworkFile
from dreamcog.bots.network_shape import Shape
from dreamcog.learn.environment import SEATS
from dreamcog.learn.row_model import Rows
from dreamcog.sim.native.arrays import Array

ILLEGAL = -1e9
"""The logit of a step that is not legal."""

SCORE_SCALE = 50.0
"""What the outputs for scores are times: points and machines of a game are of this order."""

HEADS = ("policy", "win", "score", "progress")


class Outputs(NamedTuple):
    """What the network makes of positions; seats count from the acting one on."""

    logits: Tensor
    """Of every flat id; those that are not legal far below all others."""
    win: Tensor
    """[batch, SEATS]: logits of the chance of winning."""
    score: Tensor
    """[batch, SEATS]: the final score, divided by `SCORE_SCALE`."""
    progress: Tensor
    """[batch, SEATS]: the progress still to come: only in training."""


class Layer(nn.Module):
    """A product, LayerNorm and ReLU."""

    def __init__(self, inputs: int, width: int) -> None:
        super().__init__()
        self.linear, self.norm = nn.Linear(inputs, width), nn.LayerNorm(width, eps=NORM_EPS)

    def forward(self, x: Tensor) -> Tensor:
        """What the layer adds."""
        return functional.relu(self.norm(self.linear(x)))


class Features(NamedTuple):
    """What all heads read."""

    hidden: Tensor
    """What the layers make: the values are read from it alone."""
    rows: tuple[Tensor, ...] = ()
    """Of each block that is read row by row: [batch, rows, row_width]."""


class Corners(nn.Module):
    """`bots/network_correction.py` in torch: the curve by which told chances are corrected."""

    def __init__(self, curve: Correction) -> None:
        super().__init__()
        corners = torch.tensor(np.array(curve), dtype=torch.float32)
        if corners.shape[1] == 1:
            corners = torch.cat((corners, corners + 1), dim=1)
        self.register_buffer("corners", corners, persistent=False)

    def forward(self, logits: Tensor) -> Tensor:
        """What is meant by told logits."""
        told, meant = self.corners
        inside = logits.float().clamp(told[0], told[-1])
        right = torch.searchsorted(told, inside).clamp(1, len(told) - 1)
        begin, end = told[right - 1], told[right]
        part = (inside - begin) / (end - begin)
        return torch.lerp(meant[right - 1], meant[right], part) + logits - inside


class Network(nn.Module):
    """One layer from the inputs, some with residual connections, and linear heads."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape, width = shape, shape.width
        self.register_buffer("scale", torch.ones(shape.inputs))
        self.register_buffer("plain", torch.tensor(shape.plain_inputs), persistent=False)
        steps = np.concatenate([shape.plain_steps, shape.named_steps])
        self.register_buffer("order", torch.tensor(steps.argsort()), persistent=False)
        self.first = Layer(len(shape.plain_inputs) + shape.row_width * len(shape.blocks), width)
        self.layers = nn.ModuleList(Layer(width, width) for _ in range(shape.depth))
        self.rows = nn.ModuleList(Rows(block, width, shape.row_width) for block in shape.blocks)
        self.policy = nn.Linear(width, len(shape.plain_steps))
        self.win, self.score = nn.Linear(width, SEATS), nn.Linear(width, SEATS)
        self.progress = nn.Linear(width, SEATS)
        self.correction: Corners | None = None
        nn.init.orthogonal_(self.policy.weight, 0.01)
        for head in (self.win, self.score, self.progress):
            nn.init.orthogonal_(head.weight, 0.1)
            nn.init.zeros_(head.bias)

    def features(self, observations: Tensor) -> Features:
        """What all heads read, from observations as bytes."""
        kind = torch.bfloat16 if observations.is_cuda else torch.float32
        scaled = observations.to(kind) * self.scale.to(kind)
        encoded = [rows.encode(scaled) for rows in self.rows]
        sums = [each.pooled.to(kind) for each in encoded]
        plain = scaled[:, self.plain] if encoded else scaled
        hidden, looked = self.first(torch.cat((plain, *sums), dim=1) if sums else plain), []
        for number, layer in enumerate(self.layers):
            hidden = hidden + layer(hidden)
            if number == 0:
                looked = [
                    rows.look(each, hidden) for rows, each in zip(self.rows, encoded, strict=True)
                ]
                for rows, each in zip(self.rows, looked, strict=True):
                    hidden = hidden + rows.back(rows.pooled(each))
        return Features(hidden, tuple(looked))

    def read(self, features: Features, masks: Tensor) -> Outputs:
        """Policy and values from features, heads in single precision: what is read from them is
        compared and subtracted. Rows stay as they are: they are many."""
        hidden = features.hidden.float()
        named = [
            rows.logits(each, hidden).float()
            for rows, each in zip(self.rows, features.rows, strict=True)
        ]
        with torch.autocast(hidden.device.type, enabled=False):
            logits = torch.cat((self.policy(hidden), *named), dim=1)
            logits = logits[:, self.order] if named else logits
            values = [head(hidden) for head in (self.win, self.score, self.progress)]
        return Outputs(logits.masked_fill(masks == 0, ILLEGAL), *values)

    def forward(self, observations: Tensor, masks: Tensor) -> Outputs:
        """Policy and values from observations as bytes."""
        return self.read(self.features(observations), masks)

    def chances(self, win: Tensor) -> Tensor:
        """The chances that are meant by logits of winning. A training learns without a curve."""
        return (win if self.correction is None else self.correction(win)).sigmoid()


def casting(device: torch.device) -> torch.autocast:
    """Products in bfloat16 on a GPU."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def layers_of(network: Network) -> dict[str, Layer]:
    """The layers by the names of the file format."""
    numbered = {f"layers.{number}": layer for number, layer in enumerate(network.layers)}
    return {"first": network.first} | numbered


def products_of(network: Network) -> dict[str, nn.Linear]:
    """All other products by the names of the file format."""
    found = {name: getattr(network, name) for name in HEADS}
    for rows in network.rows:
        found |= {f"rows.{rows.block.name}.{name}": each for name, each in rows.named_children()}
    return found


def arrays_of(network: Network, with_progress: bool) -> dict[str, Array]:
    """The weights by the names of the file format, input-major."""
    found = {"scale": network.scale}
    for name, layer in layers_of(network).items():
        found |= {
            f"{name}.weight": layer.linear.weight.T,
            f"{name}.bias": layer.linear.bias,
            f"{name}.gain": layer.norm.weight,
            f"{name}.shift": layer.norm.bias,
        }
    for name, product in products_of(network).items():
        if name != "progress" or with_progress:
            found[f"{name}.weight"] = product.weight.T
            if product.bias is not None:
                found[f"{name}.bias"] = product.bias
    return {name: tensor.detach().float().cpu().numpy() for name, tensor in found.items()}


def network_of(file: NetworkFile) -> Network:
    """The network of a file; one without a head for progress gets a new one."""
    network, arrays = Network(file.shape), file.arrays
    if (curve := correction_of(arrays)) is not None:
        network.correction = Corners(curve)
    with torch.no_grad():
        network.scale.copy_(tensor_of(arrays["scale"]))
        for name, layer in layers_of(network).items():
            layer.linear.weight.copy_(tensor_of(arrays[f"{name}.weight"]).T)
            layer.linear.bias.copy_(tensor_of(arrays[f"{name}.bias"]))
            layer.norm.weight.copy_(tensor_of(arrays[f"{name}.gain"]))
            layer.norm.bias.copy_(tensor_of(arrays[f"{name}.shift"]))
        for name, product in products_of(network).items():
            if f"{name}.weight" in arrays:
                ratio = file.score_scale / SCORE_SCALE if name == "score" else 1.0
                product.weight.copy_(tensor_of(arrays[f"{name}.weight"]).T * ratio)
                if product.bias is not None:
                    product.bias.copy_(tensor_of(arrays[f"{name}.bias"]) * ratio)
    return network


def tensor_of(array: Array) -> Tensor:
    """An array of a file in single precision."""
    return torch.from_numpy(np.asarray(array, np.float32).copy())
