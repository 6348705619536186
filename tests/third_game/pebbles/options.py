"""The options of Pebbles, declared once."""

from __future__ import annotations

from dreamcog.core.options import AnyOf, FirstSeat, Number, OptionTable, Players
from pebbles.words import MOST_REACH, SEATS

OPTIONS = OptionTable(
    Players(least=2, most=SEATS, rules=("P1.1",)),
    Number(name="reach", least=2, most=MOST_REACH, usually=3, rules=("P2.1",)),
    AnyOf(name="variants", names=("showing",), rules=("P4",)),
    FirstSeat(name="first", rules=("P1.3",)),
)
