"""What a refusal's sentence may tell beyond its code: prices, and what the seat has.

Rules only say which refusal it is. The numbers that fill its sentence come from the rule's own
functions, the same that the rule compared: nothing here computes or decides anything
(`tests/contract/test_reasons.py`).
"""

from __future__ import annotations

from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.activation import price_of_activation
from dreamcog.games.mech_a_dream.rules.dock import price_of_dock
from dreamcog.games.mech_a_dream.rules.market import price_for
from dreamcog.games.mech_a_dream.rules.purse import has
from dreamcog.games.mech_a_dream.rules.stock_room import price_of_taking
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import Unit, Verb

MISSING = {
    No.NOT_ENOUGH_FLOWERS: Unit.FLOWER,
    No.NOT_ENOUGH_INK: Unit.INK,
    No.NOT_ENOUGH_RAINBOWS: Unit.RAINBOW,
    No.NOT_ENOUGH_POINTS: Unit.POINT,
}
"""The unit that a refusal says is missing."""


def refusal_params(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """What the refusal's sentence may tell: `wanted` and `found`, where something is missing."""
    if number not in MISSING or (d.n == 0 and d.verb != Verb.DOCK):
        return {}
    unit = MISSING[number]
    return {"wanted": price(s, box, d, unit), "found": has(s, d.seat, unit)}


def price(s: State, box: Box, d: Draft, unit: int) -> int:
    """What the move costs of a unit."""
    if d.verb == Verb.DOCK:
        return price_of_dock(s, box, d.seat)
    if d.verb == Verb.BUY:
        return price_for(s, box, d.seat, d.args[0])
    if d.verb == Verb.STOCK_ROOM:
        return price_of_taking(s, d.args[0])
    return price_of_activation(s, box, d, unit)
