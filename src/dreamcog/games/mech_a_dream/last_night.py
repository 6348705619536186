"""What a last night is to one seat alone: for searches of exact endings, no rule of the game.

Everybody's night is their own (M10.1), but for the robots of Enlightened Robots that buy a machine
or copy what belongs to another (M11.2, M11.7). A seat that can reach neither comes to the same
scores whatever the others do, and whenever.
"""

from __future__ import annotations

from dreamcog.games.mech_a_dream.rules.effects import effect_of, special_of
from dreamcog.games.mech_a_dream.rules.scoring import ends_tonight
from dreamcog.games.mech_a_dream.state import Box, State, copy_state
from dreamcog.games.mech_a_dream.words import OPTIONS, ROBOT, TILES, Part, Special


def alone(s: State, box: Box, seat: int) -> State | None:
    """The last night of a seat with all others asleep, who have nothing; None where they matter."""
    if s.part != Part.NIGHT or not ends_tonight(s) or needs_others(s, box, seat):
        return None
    found = copy_state(s)
    found.draft.seat = seat
    for other in range(s.players):
        if other != seat:
            found.asleep[other] = 1
            found.frames.n[other] = 0
            for gauge in (found.flowers, found.ink, found.rainbows, found.points):
                gauge[other] = 0
    return found


def needs_others(s: State, box: Box, seat: int) -> bool:
    """M11.2 (7), (8): whether the seat's robot, or a machine that it has, buys or copies."""
    belt = s.belt[TILES * seat : TILES * seat + s.n_belt[seat]]
    workshop = s.workshop[TILES * seat : TILES * seat + s.n_workshop[seat]]
    return any(
        special_of(box, effect_of(s, seat, what), option) in (Special.BUY, Special.COPY)
        for what in (ROBOT, *belt, *workshop)
        for option in range(OPTIONS)
    )
