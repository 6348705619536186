"""The deals of a game of OpenSpiel, and tables that are dealt one of them.

Both can be pickled: OpenSpiel stores the attributes of a state so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS
from dreamcog.envs.one_table import OneTable
from dreamcog.envs.rewards import reward_name
from dreamcog.envs.spiel_options import game_options, parameters

MOST_DEALS = 1_000_000_000


class Making:
    """What the states of one game share; a copy of a state has the same one."""

    def __init__(self, name: str, params: Mapping[str, Any]) -> None:
        kind, self._named = game_kind(name), (name, dict(params))
        given: dict[str, Any] = {**parameters(kind), **params}
        self.opened = kind.open(game_options(kind, given))
        self.reward = reward_name(given["reward"])
        self.deals: int = given["deals"]
        self._seed: int = given["seed"]
        if not 1 <= self.deals <= MOST_DEALS:
            raise malformed("deals", f"a whole number from 1 to {MOST_DEALS:,}")
        if self._seed < 0:
            raise malformed("seed", "a whole number that is not below 0")

    def seed(self, deal: int) -> int:
        """The seed of a deal."""
        return (self._seed + deal) % (1 << SEED_BITS)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Making:
        return self

    def __reduce__(self) -> Any:
        return Making, self._named


class DealtTable(OneTable):
    """A table that was dealt one of the numbered deals."""

    def __init__(self, making: Making, deal: int) -> None:
        super().__init__(making.opened, making.seed(deal))
        self._dealt = (making, deal)

    def __reduce__(self) -> Any:
        return replayed, (*self._dealt, self.past)


def replayed(making: Making, deal: int, past: Any) -> DealtTable:
    """The table of a deal after what was done at it."""
    table = DealtTable(making, deal)
    table.repeat(past)
    return table
