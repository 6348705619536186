"""The tables of a training: roll-outs take turns between those of the learner alone and those
where greedy bots have all seats but the learner's.

A network that meets only itself learns nothing of how weaker players play, and is judged against
them. A step of greedy bots takes a GPU many times as long as one without them, and hardly longer
at all tables than at a few: so whole roll-outs are among them, and not a share of the tables.
"""

from __future__ import annotations

import torch
from torch import Tensor

from dreamcog.core.refusal import malformed
from dreamcog.learn.devices import open_tables
from dreamcog.learn.environment import AMONG_GREEDY, Environment, Ruleset
from dreamcog.learn.games import kind_of

APART = 1 << 40
"""From the deals of one kind of tables to those of the other."""


class TrainingTables:
    """Tables of one or two kinds, all of one size, and which of them the next roll-out is at."""

    def __init__(
        self,
        device: torch.device,
        game: str,
        size: int,
        rulesets: list[Ruleset],
        seed: int,
        greedy_share: float,
    ) -> None:
        if not 0 <= greedy_share <= 1:
            raise malformed("greedy-share", "from 0 to 1")
        if greedy_share and kind_of(game).together:
            raise malformed("greedy-share", "0 in a game that all win together")
        where = device, game, size, rulesets
        self._share, self._begun = greedy_share, 0
        self._alone = self._among = None
        if greedy_share < 1:
            self._alone = open_tables(*where, seed)
        if greedy_share:
            self._among = open_tables(*where, seed + APART, bots=AMONG_GREEDY, rotate=True)

    @property
    def first(self) -> Environment:
        """Tables of one kind: they have the same sizes as those of the other."""
        found = self._alone or self._among
        assert found is not None
        return found

    def next(self) -> Environment:
        """Where the next roll-out is; the share of those among greedy bots is kept to evenly."""
        before, self._begun = self._begun, self._begun + 1
        is_among = int(self._begun * self._share) > int(before * self._share)
        found = self._among if is_among else self._alone
        assert found is not None
        return found

    def weigh(self, weights: Tensor) -> None:
        """How likely each ruleset is to be drawn at later deals, at tables of every kind."""
        for each in (self._alone, self._among):
            if each is not None:
                each.weigh(weights)
