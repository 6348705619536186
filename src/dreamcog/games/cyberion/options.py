"""The options of Cyberion, declared once."""

from __future__ import annotations

from dreamcog.core.options import AnyOf, FirstSeat, Number, OneOf, OptionTable, Players
from dreamcog.games.cyberion.words import MODELS

EXPANSIONS = AnyOf(
    name="expansions",
    names=("babybots", "gigantobots", "microbots", "multibots", "devious-cog"),
    rules=("C8", "C9", "C10", "C11", "C12"),
)

OPTIONS = OptionTable(
    Players(least=1, most=2, rules=("C2", "C7")),
    Number(name="support", least=0, most=MODELS, usually={1: 1, 2: 3}, rules=("C6.1", "C7.1")),
    EXPANSIONS,
    Number(
        name="microbot_swap_cost",
        least=2,
        most=3,
        usually=2,
        rules=("C10.5",),
        flag="swap-cost",
        needs="microbots",
    ),
    OneOf(
        name="gigantobot_traits",
        names=("one", "two"),
        rules=("C9.2",),
        needs="gigantobots",
    ),
    FirstSeat(name="first", rules=("C7.1",)),
)
