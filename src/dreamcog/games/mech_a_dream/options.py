"""The options of Mech A Dream, declared once."""

from __future__ import annotations

from dreamcog.core.options import AnyOf, FirstSeat, OneOf, OptionTable, Players

VARIANTS = AnyOf(name="variants", names=("robots", "specialists"), rules=("M11", "M13"))

OPTIONS = OptionTable(
    Players(least=2, most=4, rules=("M2",)),
    VARIANTS,
    OneOf(
        name="specialist_instead_of",
        names=("choice", "floor"),
        rules=("M13.3",),
        needs="specialists",
    ),
    FirstSeat(name="first", rules=("M2.6",)),
)
