"""The numbers behind a refusal: how many were asked for, how many there are.

Rules only say which refusal it is. The numbers that fill its sentence come from the rule's own
functions, the same that the rule compared: nothing here computes or decides anything
(`tests/contract/test_reasons.py`).
"""

from __future__ import annotations

from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.commandbot import price_to_prepare
from dreamcog.games.cyberion.rules.demands import robots_named, team_size
from dreamcog.games.cyberion.rules.factory import place_of_machine
from dreamcog.games.cyberion.rules.microbots import microbots_held, price_of_help
from dreamcog.games.cyberion.rules.stockbot import most_to_store
from dreamcog.games.cyberion.rules.upgrade import machines_to_spend, price_of_upgrade
from dreamcog.games.cyberion.state import Box, State


def refusal_params(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """What the refusal's sentence may tell: `wanted` and, where it helps, `found`."""
    if number in (No.TOO_MANY_ROBOTS, No.TOO_FEW_ROBOTS):
        wanted = team_size(s, box, place_of_machine(s, d.args[0]))
        return {"wanted": wanted, "found": robots_named(d)}
    if number == No.NOT_ENOUGH_EXPERIENCE:
        return {"wanted": price_of_upgrade(s, d.args[0]), "found": machines_to_spend(s)}
    if number == No.TOO_MANY_TO_STORE:
        return {"wanted": most_to_store(s)}
    if number == No.MORE_THAN_THE_PRICE:
        return {"wanted": price_to_prepare(s)}
    if number == No.NOT_ENOUGH_MICROBOTS:
        return {"wanted": price_of_help(s, d.verb), "found": microbots_held(s)}
    return {}
