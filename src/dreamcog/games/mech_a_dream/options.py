"""The options of Mech A Dream, declared once."""

from __future__ import annotations

from dreamcog.core.options import AnyOf, FirstSeat, OneOf, OptionTable, Players
from dreamcog.games.mech_a_dream.words import InsteadOf

VARIANTS = AnyOf(name="variants", names=("robots", "specialists"), rules=("M11", "M13"))

INSTEAD_OF = OneOf(
    name="specialist_instead_of",
    names=tuple(InsteadOf.spelled().values()),
    rules=("M13.3",),
    needs="specialists",
)

OPTIONS = OptionTable(
    Players(least=2, most=4, rules=("M2",)),
    VARIANTS,
    INSTEAD_OF,
    FirstSeat(name="first", rules=("M2.6",)),
)
