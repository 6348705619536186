"""What a network makes of the positions of one decision: each is evaluated once."""

from __future__ import annotations

import numpy as np

from dreamcog.bots.network_layers import Network, Seen, Values
from dreamcog.sim.composing import Position
from dreamcog.sim.native.arrays import Array


class Thinking:
    """A network during one decision."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._seen: dict[bytes, Seen] = {}

    @property
    def positions(self) -> int:
        """How many positions have been evaluated."""
        return len(self._seen)

    def read(self, position: Position) -> Seen:
        """What the network makes of what the seat to act sees."""
        observation = position.observe()
        key = observation.tobytes()
        if key not in self._seen:
            self._seen[key] = self._network.read(observation)
        return self._seen[key]

    def likings(self, position: Position, legal: Array) -> Array:
        """How much it likes each of these steps."""
        return self._network.logits(self.read(position), legal)

    def shares(self, position: Position, legal: Array) -> Array:
        """The probability of each of these steps, if it drew one of them by its liking."""
        if len(legal) == 1:
            return np.ones(1)
        likings = self.likings(position, legal)
        powers = np.exp(likings - likings.max())
        shares: Array = powers / powers.sum()
        return shares

    def composed(self, position: Position, firsts: Array) -> list[int]:
        """Make the move of the steps liked best that begins with one of these; its steps."""
        legal, taken = firsts, list[int]()
        while True:
            free = len(legal) > 1
            taken.append(int(legal[self.likings(position, legal).argmax() if free else 0]))
            position.take(taken[-1])
            if position.is_composed:
                return taken
            legal = position.legal()

    def values(self, position: Position) -> Values:
        """What it expects for each seat, counted from the one to act."""
        return self._network.values(self.read(position))
