"""Copying an opponent's machine or robot (M11.2 (8), M11.4)."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.effects import can_pay, effect_of, special_of
from dreamcog.games.mech_a_dream.rules.machines import can_be_activated
from dreamcog.games.mech_a_dream.rules.robots import can_use_some_way
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import NOTHING, ROBOT, TILES, WHATS, Special


def can_copy(s: State, box: Box, seat: int, effect: int, copy: int, option: int, done: int) -> int:
    """M11.4: this very thing, in the way named or in some way, all costs together."""
    answer = can_be_copied(s, box, seat, copy)
    if answer != 0:
        return answer
    copied = effect_of(s, copy // WHATS, copy % WHATS)
    return can_use_some_way(s, box, seat, copied, option, done, effect)


def can_be_copied(s: State, box: Box, seat: int, copy: int) -> int:
    """M11.2 (8): another's, and no copier itself (M11.5)."""
    other = copy // WHATS
    if other == seat or other >= s.players:
        return No.NOT_AN_OPPONENT
    answer = can_be_activated(s, box, other, copy % WHATS)
    if answer != 0:
        return answer
    copied = effect_of(s, other, copy % WHATS)
    return No.CANNOT_BE_COPIED if special_of(box, copied, 0) == Special.COPY else 0


def can_copy_something(s: State, box: Box, seat: int, effect: int, option: int) -> int:
    """M11.2 (8): there is something to copy that one can pay, in the way named if one is."""
    answer = can_pay(s, box, seat, effect, 0, NOTHING)
    if answer != 0:
        return answer
    for other in range(s.players):
        if other != seat:
            if can_copy(s, box, seat, effect, other * WHATS + ROBOT, option, 0) == 0:
                return 0
            for i in range(other * TILES, other * TILES + s.n_workshop[other]):
                copy = other * WHATS + s.workshop[i]
                if can_copy(s, box, seat, effect, copy, option, 0) == 0:
                    return 0
    return No.NOTHING_TO_COPY
