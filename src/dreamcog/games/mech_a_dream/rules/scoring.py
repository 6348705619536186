"""The end of the game and the score (M12)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.games.mech_a_dream.state import State
from dreamcog.games.mech_a_dream.words import Happening, Rule

DAYS = 7
MACHINES = 9
LOT = 5
"""Flowers and ink that are worth a point together."""


def most_machines(s: State) -> int:
    """How many machines the fullest workshop holds."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.n_workshop[seat])
    return most


def ends_tonight(s: State) -> bool:
    """M12.1: it is day seven, or a workshop holds nine machines; none ever leaves it."""
    return s.day == DAYS or most_machines(s) >= MACHINES


def end_if_time_has_come(s: State, log: Log) -> None:
    """M12.1: after the night of day seven, or when a workshop holds nine machines."""
    if ends_tonight(s):
        s.over = 1
        emit(log, Happening.ENDED, s.first, Rule.M12_1, s.day, most_machines(s))


def score(s: State, seat: int) -> int:
    """M12.2: points, plus one for each rainbow, plus one for each full five of flowers and ink."""
    return s.points[seat] + s.rainbows[seat] + worth_of_resources(s, seat)


def worth_of_resources(s: State, seat: int) -> int:
    """M12.2: a point for each full five of flowers and ink together."""
    return (s.flowers[seat] + s.ink[seat]) // LOT


def is_ahead(s: State, one: int, other: int) -> bool:
    """M12.3: a higher score; on a tie more machines, then more rainbows."""
    if score(s, one) != score(s, other):
        return score(s, one) > score(s, other)
    if s.n_workshop[one] != s.n_workshop[other]:
        return s.n_workshop[one] > s.n_workshop[other]
    return s.rainbows[one] > s.rainbows[other]


def has_won(s: State, seat: int) -> bool:
    """M12.3: no seat is ahead of it; several can share the win."""
    for other in range(s.players):
        if is_ahead(s, other, seat):
            return False
    return True
