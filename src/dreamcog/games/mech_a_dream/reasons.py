"""What a refusal's sentence may tell beyond its code: prices, and what one has.

Rules only say which refusal it is. What fills its sentence is read off the position here, with the
rules' own functions; nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.games.mech_a_dream.names import PILE_NAMES, ROBOT_NAME, Names
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.activation import COPY, OPTION
from dreamcog.games.mech_a_dream.rules.dock import price_of_dock
from dreamcog.games.mech_a_dream.rules.effects import effect_of
from dreamcog.games.mech_a_dream.rules.market import price_for
from dreamcog.games.mech_a_dream.rules.purse import has
from dreamcog.games.mech_a_dream.rules.stock_room import SPECIALIST
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import NOTHING, OPTIONS, UNITS, WHATS, Verb

MISSING = (
    No.NOT_ENOUGH_FLOWERS,
    No.NOT_ENOUGH_INK,
    No.NOT_ENOUGH_RAINBOWS,
    No.NOT_ENOUGH_POINTS,
)


def refusal_params(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """What the refusal's sentence may tell: `wanted` and `found`, where something is missing."""
    if number not in MISSING or (d.n == 0 and d.verb != Verb.DOCK):
        return {}
    unit = number - No.NOT_ENOUGH_FLOWERS
    return {"wanted": cost(s, box, d, unit), "found": has(s, d.seat, unit)}


def cost(s: State, box: Box, d: Draft, unit: int) -> int:
    """What the move would cost of a unit."""
    if d.verb == Verb.DOCK:
        return price_of_dock(s, box, d.seat)
    if d.verb == Verb.BUY:
        return price_for(s, box, d.seat, d.args[0])
    if d.verb == Verb.STOCK_ROOM:
        return s.token[d.args[0] - SPECIALIST]
    total = lot(box, effect_of(s, d.seat, d.args[0]), d, unit)
    if d.n > COPY and d.args[COPY] != NOTHING:
        total += lot(box, effect_of(s, d.args[COPY] // WHATS, d.args[COPY] % WHATS), d, unit)
    return total


def lot(box: Box, effect: int, d: Draft, unit: int) -> int:
    """What an effect pays of a unit in the way named; without one, in its first."""
    option = max(0, d.args[OPTION]) if d.n > OPTION else 0
    way = effect * OPTIONS + min(option, box.options[effect] - 1)
    return box.pays[way * UNITS + unit]


LEADING = {
    "buy": "tile",
    "build": "tile",
    "boost": "tile",
    "activate": "what",
    "stock-room": "specialist",
}
"""The field that a move cannot do without, where what lies on the table fills it."""


def ways_to_lead(
    partial: Mapping[str, Any], view: Mapping[str, Any], seat: int, names: Names
) -> list[dict[str, Any]]:
    """A partial move that lacks its leading field, with everything on the table named there."""
    do = partial["do"]
    if partial.get(LEADING[do]) or (do == "stock-room" and partial.get("take") != "specialist"):
        return []
    own = view["players"][seat]
    held = [card["id"] for player in view["players"] for card in player["specialists"]]
    centre = [card["id"] for card in view["specialists_centre"]]
    things = {
        "stock-room": [*centre, *held, *names.specialists],
        "buy": [tile for pile in PILE_NAMES for tile in view["offer"][pile]],
        "build": [machine["tile"] for machine in own["belt"]],
        "boost": [machine["tile"] for machine in own["belt"]],
        "activate": [ROBOT_NAME, *own["workshop"]],
    }
    return [{**partial, LEADING[do]: thing} for thing in things[do]]
