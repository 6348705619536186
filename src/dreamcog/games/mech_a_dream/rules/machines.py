"""Completed machines: what stands in a workshop and can be activated (M10)."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import ROBOT, TILES, Colour


def in_workshop(s: State, seat: int, tile: int) -> bool:
    """The tile is completed and stands in the seat's workshop."""
    for i in range(seat * TILES, seat * TILES + s.n_workshop[seat]):
        if s.workshop[i] == tile:
            return True
    return False


def can_be_activated(s: State, box: Box, seat: int, what: int) -> int:
    """M10.1: the robot, or a purple machine of the workshop; M10.6: others have no effect."""
    if what == ROBOT:
        return 0
    if not in_workshop(s, seat, what):
        return No.NOT_IN_WORKSHOP
    purple = box.colour[what] == Colour.RESOURCE or box.colour[what] == Colour.POWER
    return 0 if purple else No.HAS_NO_EFFECT
