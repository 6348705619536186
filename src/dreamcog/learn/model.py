"""The network in torch, as `bots/network_file.py` keeps it and `bots` evaluates it in NumPy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from dreamcog.bots.network_file import NORM_EPS, NetworkFile
from dreamcog.learn.environment import SEATS
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


class Network(nn.Module):
    """One layer from the inputs, some with residual connections, and linear heads."""

    def __init__(self, inputs: int, flats: int, width: int, depth: int) -> None:
        super().__init__()
        self.inputs, self.flats, self.width, self.depth = inputs, flats, width, depth
        self.register_buffer("scale", torch.ones(inputs))
        self.first = Layer(inputs, width)
        self.layers = nn.ModuleList(Layer(width, width) for _ in range(depth))
        self.policy = nn.Linear(width, flats)
        self.win, self.score = nn.Linear(width, SEATS), nn.Linear(width, SEATS)
        self.progress = nn.Linear(width, SEATS)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        for head in (self.win, self.score, self.progress):
            nn.init.orthogonal_(head.weight, 0.1)
            nn.init.zeros_(head.bias)

    def features(self, observations: Tensor) -> Tensor:
        """What all heads read, from observations as bytes."""
        kind = torch.bfloat16 if observations.is_cuda else torch.float32
        hidden = self.first(observations.to(kind) * self.scale.to(kind))
        for layer in self.layers:
            hidden = hidden + layer(hidden)
        return hidden

    def read(self, features: Tensor, masks: Tensor) -> Outputs:
        """Policy and values from features, in single precision."""
        logits = self.policy(features).float().masked_fill(masks == 0, ILLEGAL)
        values = (head(features).float() for head in (self.win, self.score, self.progress))
        return Outputs(logits, *values)

    def forward(self, observations: Tensor, masks: Tensor) -> Outputs:
        """Policy and values from observations as bytes."""
        return self.read(self.features(observations), masks)


def casting(device: torch.device) -> torch.autocast:
    """Products in bfloat16 on a GPU."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def arrays_of(network: Network, with_progress: bool) -> dict[str, Array]:
    """The weights by the names of the file format, input-major."""
    found = {"scale": network.scale}
    layers = {"first": network.first} | {f"layers.{i}": x for i, x in enumerate(network.layers)}
    for name, layer in layers.items():
        found |= {
            f"{name}.weight": layer.linear.weight.T,
            f"{name}.bias": layer.linear.bias,
            f"{name}.gain": layer.norm.weight,
            f"{name}.shift": layer.norm.bias,
        }
    for name in HEADS if with_progress else HEADS[:-1]:
        head = getattr(network, name)
        found |= {f"{name}.weight": head.weight.T, f"{name}.bias": head.bias}
    return {name: tensor.detach().float().cpu().numpy() for name, tensor in found.items()}


def network_of(file: NetworkFile) -> Network:
    """The network of a file; one without a head for progress gets a new one."""
    network = Network(file.inputs, file.flats, file.width, file.depth)
    arrays = file.arrays
    with torch.no_grad():
        network.scale.copy_(tensor_of(arrays["scale"]))
        layers = {"first": network.first} | {f"layers.{i}": x for i, x in enumerate(network.layers)}
        for name, layer in layers.items():
            layer.linear.weight.copy_(tensor_of(arrays[f"{name}.weight"]).T)
            layer.linear.bias.copy_(tensor_of(arrays[f"{name}.bias"]))
            layer.norm.weight.copy_(tensor_of(arrays[f"{name}.gain"]))
            layer.norm.bias.copy_(tensor_of(arrays[f"{name}.shift"]))
        for name in HEADS:
            if f"{name}.weight" in arrays:
                head, ratio = getattr(network, name), 1.0
                if name == "score":
                    ratio = file.score_scale / SCORE_SCALE
                head.weight.copy_(tensor_of(arrays[f"{name}.weight"]).T * ratio)
                head.bias.copy_(tensor_of(arrays[f"{name}.bias"]) * ratio)
    return network


def tensor_of(array: Array) -> Tensor:
    """An array of a file in single precision."""
    return torch.from_numpy(np.asarray(array, np.float32).copy())
