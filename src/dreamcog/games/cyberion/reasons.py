"""The numbers behind a refusal: how many were asked for, how many there are.

Rules only say which refusal it is. What fills its sentence is read off the position here, with the
rules' own functions; nothing here decides anything.
"""

from __future__ import annotations

from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.demands import team_size
from dreamcog.games.cyberion.rules.factory import place_of_machine
from dreamcog.games.cyberion.rules.microbots import cost_of
from dreamcog.games.cyberion.state import Box, State


def refusal_params(number: int, s: State, box: Box, d: Draft) -> dict[str, Any]:
    """What the refusal's sentence may tell: `wanted` and, where it helps, `found`."""
    if number in (No.TOO_MANY_ROBOTS, No.TOO_FEW_ROBOTS):
        wanted = team_size(s, box, place_of_machine(s, d.args[0]))
        return {"wanted": wanted, "found": d.n - 1}
    if number == No.NOT_ENOUGH_EXPERIENCE:
        return {"wanted": s.levels[d.args[0]], "found": s.experience}
    if number in (No.TOO_MANY_TO_STORE, No.MORE_THAN_THE_PRICE):
        return {"wanted": s.pending.left}
    if number == No.NOT_ENOUGH_MICROBOTS:
        return {"wanted": cost_of(s, d.verb), "found": s.n_held}
    return {}
