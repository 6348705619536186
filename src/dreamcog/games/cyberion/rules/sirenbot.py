"""Sirenbot: robots from the deck into the Flash (C4.1)."""

from __future__ import annotations

from dreamcog.core.log import Log
from dreamcog.games.cyberion.rules.drawing import draw_to_row
from dreamcog.games.cyberion.rules.rows import room_in_row
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import Row, Rule


def call_robots(s: State, box: Box, log: Log, level: int) -> None:
    """C4.1: reveal as many as the level says; what does not fit is not drawn."""
    for _ in range(min(box.sirenbot[level], room_in_row(s, Row.FLASH))):
        if not draw_to_row(s, log, Row.FLASH, Rule.C4_1):
            return
