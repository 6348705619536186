"""A workshop's belt: machines under construction, moving and completed (M7-M9)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.purse import gain
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    POWERS,
    SLOTS,
    TILES,
    UNITS,
    Happening,
    Rule,
    Unit,
)

PLACES = 9
"""Places of a workshop that give points of their own."""


def place_on_belt(s: State, seat: int, tile: int) -> int:
    """Where among the seat's machines under construction the tile is, or NOTHING."""
    for i in range(seat * TILES, seat * TILES + s.n_belt[seat]):
        if s.belt[i] == tile:
            return i
    return NOTHING


def put_on_belt(s: State, seat: int, tile: int, slot: int) -> None:
    """A tile joins the machines under construction."""
    s.belt[seat * TILES + s.n_belt[seat]] = tile
    s.n_belt[seat] += 1
    s.slot[tile] = slot


def assistants_on(s: State, seat: int, tile: int) -> int:
    """How many of the seat's Assistants stand on the tile."""
    found = 0
    for i in range(3 * seat, 3 * seat + 3):
        if s.assistant[i] == tile:
            found += 1
    return found


def can_build(s: State, seat: int, tile: int) -> int:
    """M7.1: a machine on the seat's own belt, whether or not others stand there.

    M9.1: the same holds for an hourglass.
    """
    return No.NOT_ON_YOUR_BELT if place_on_belt(s, seat, tile) == NOTHING else 0


def advance(s: State, box: Box, log: Log, seat: int, tile: int, slots: int, rule: int) -> None:
    """A machine moves right; past slot 1 it is complete (M8.3)."""
    if slots == 0:
        return
    s.slot[tile] -= slots
    emit(log, Happening.MACHINE_MOVED, seat, rule, tile, max(0, s.slot[tile]))
    if s.slot[tile] <= 0:
        complete(s, box, log, seat, tile)


def complete(s: State, box: Box, log: Log, seat: int, tile: int) -> None:
    """M8.3: the tile turns over, takes the next workshop place and gives what it gives at once."""
    place = place_on_belt(s, seat, tile)
    s.n_belt[seat] -= 1
    for i in range(place, seat * TILES + s.n_belt[seat]):
        s.belt[i] = s.belt[i + 1]
    s.slot[tile] = 0
    s.workshop[seat * TILES + s.n_workshop[seat]] = tile
    s.n_workshop[seat] += 1
    emit(log, Happening.MACHINE_COMPLETED, seat, Rule.M8_3, tile, s.n_workshop[seat])
    s.saved[seat * POWERS + box.power[tile]] += 1
    for unit in range(Unit.POINT + 1):
        gain(s, log, seat, unit, box.completion[tile * UNITS + unit], Rule.M8_3)
    taken = s.n_workshop[seat]
    points = box.place_points[taken] if taken <= PLACES else box.beyond_points
    gain(s, log, seat, Unit.POINT, points, Rule.M8_4)


def move_machines(s: State, box: Box, log: Log, seat: int) -> None:
    """M8.1: every machine moves by the number of Assistants on it.

    M8.2: lowest slot first, then in the order of purchase; a machine is moved once.
    """
    for slot in range(1, SLOTS + 1):
        i = seat * TILES
        while i < seat * TILES + s.n_belt[seat]:
            tile = s.belt[i]
            if s.slot[tile] == slot:
                advance(s, box, log, seat, tile, assistants_on(s, seat, tile), Rule.M8_1)
            if s.slot[tile] > 0:
                i += 1
