"""What guides the search: which steps are liked, and which positions.

A guide sees only what the seat to act may know, as in play. What the solver knows beyond that comes
from trying: it sees what became of the steps.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from dreamcog.bots.network_folder import network_bot, offered_networks
from dreamcog.bots.network_layers import Network
from dreamcog.core.kind import Kind
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array

FEW = 8
"""Positions up to which it is cheaper to evaluate each for itself than a whole block."""


class Guide(Protocol):
    """Likes steps and positions at the tables of a batch."""

    def liked(self, batch: Batch, which: Array) -> Array:
        """How much each step is liked at the tables named by booleans; -inf where not legal.

        A row for each of these tables, in logarithms: differences are what counts.
        """

    def values(self, batch: Batch) -> Array:
        """How good the position at each table is, a number where more is better."""


class NetworkGuide:
    """Likes what a network likes."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def liked(self, batch: Batch, which: Array) -> Array:
        """By the network's policy; what is the same at several tables is computed once."""
        rows, masks = batch.observe(which=which)[which], batch.masks()[which]
        first, same = distinct(rows)
        rows, masks = rows[first], masks[first]
        if len(rows) > FEW:
            liked = self.network.liked(rows, masks)
        else:
            liked = np.full(masks.shape, -np.inf, np.float32)
            for own, row, mask in zip(liked, rows, masks, strict=True):
                legal = np.flatnonzero(mask)
                own[legal] = self.network.logits(self.network.read(row), legal)
        found: Array = liked[same]
        return found

    def values(self, batch: Batch) -> Array:
        """The chance to win that the network expects."""
        rows = batch.observe()
        first, same = distinct(rows)
        values = self.network.values(self.network.read_many(rows[first]))
        found: Array = values.win.reshape(len(first), -1)[:, 0][same]
        return found


class PlainGuide:
    """Likes all steps alike, and positions by the game's appraisal: where there is no network."""

    def liked(self, batch: Batch, which: Array) -> Array:
        """0 for each legal step."""
        return np.where(batch.masks()[which] > 0, np.float32(0), np.float32(-np.inf))

    def values(self, batch: Batch) -> Array:
        """As plain bots look ahead with."""
        return batch.appraise(batch.seats)


def distinct(rows: Array) -> tuple[Array, Array]:
    """The first of each kind of row, and for every row which of those it equals."""
    whole = np.ascontiguousarray(rows).view(np.dtype((np.void, rows.shape[1])))[:, 0]
    _, first, same = np.unique(whole, return_index=True, return_inverse=True)
    return first, same.reshape(-1)


def guide_for(kind: Kind) -> Guide:
    """The strongest network that plays this game here, else the plain guide."""
    offered = offered_networks(kind)
    return NetworkGuide(network_bot(kind, offered[-1]).network) if offered else PlainGuide()
