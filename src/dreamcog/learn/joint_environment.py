"""Tables of two kinds as one environment: at some, greedy bots have all seats but the learner's.

A network that meets only itself learns nothing of how weaker players play, and is judged against
them. Where seats compete, a share of the tables can be such games.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from dreamcog.core.refusal import malformed
from dreamcog.learn.devices import open_tables
from dreamcog.learn.environment import AMONG_GREEDY, Environment, Ruleset, Transition
from dreamcog.learn.games import kind_of

APART = 1 << 40
"""From the deals of one kind of tables to those of the other."""

TOLD = ("seats", "players", "rulesets", "observations", "masks")


class JointEnvironment:
    """An `Environment` of several: their rows one after the other."""

    def __init__(self, parts: Sequence[Environment]) -> None:
        self._parts = list(parts)
        self.size = sum(part.size for part in parts)
        self.inputs, self.flats = parts[0].inputs, parts[0].flats
        self.seats, self.players, self.rulesets, self.observations, self.masks = (
            torch.cat([getattr(part, name) for part in parts]) for name in TOLD
        )

    def _look(self) -> None:
        """Copy what all parts show into the tensors that stay."""
        for name in TOLD:
            torch.cat([getattr(part, name) for part in self._parts], out=getattr(self, name))

    def step(self, actions: Tensor) -> Transition:
        """Take a legal flat id at each table; then bots play theirs."""
        shares = actions.split([part.size for part in self._parts])
        found = [part.step(own) for part, own in zip(self._parts, shares, strict=True)]
        told = Transition(*(torch.cat(each) for each in zip(*found, strict=True)))
        self._look()
        return told

    def weigh(self, weights: Tensor) -> None:
        """How likely each ruleset is to be drawn at later deals, at tables of every kind."""
        for part in self._parts:
            part.weigh(weights)


def training_tables(
    device: torch.device,
    game: str,
    size: int,
    rulesets: Sequence[Ruleset],
    seed: int,
    greedy_share: float,
) -> Environment:
    """Tables to train at. At this share of them the learner is one, each seat in turn, among
    greedy bots; at the others it has every seat."""
    if not 0 <= greedy_share <= 1:
        raise malformed("greedy-share", "from 0 to 1")
    greedy = round(greedy_share * size)
    if greedy and kind_of(game).together:
        raise malformed("greedy-share", "0 in a game that all win together")
    parts: list[Environment] = []
    if size > greedy:
        parts.append(open_tables(device, game, size - greedy, rulesets, seed))
    if greedy:
        among = device, game, greedy, rulesets, seed + APART
        parts.append(open_tables(*among, bots=AMONG_GREEDY, rotate=True))
    return parts[0] if len(parts) == 1 else JointEnvironment(parts)
