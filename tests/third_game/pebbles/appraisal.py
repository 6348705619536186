"""How well a seat stands, from what it can see: for bots, no rule of the game."""

from __future__ import annotations

from pebbles.rules.ending import has_won, points_of
from pebbles.rules.pebbles import pebbles_held, place_of
from pebbles.state import Box, State
from pebbles.words import VALUES

WON = 1000
UNSEEN = 3
"""What a pebble of another seat counts while its value is not known: the mean of all values."""


def appraise(s: State, _box: Box, seat: int) -> int:
    """The seat's points, less those that the other seats seem to have."""
    if s.over == 1:
        return WON if has_won(s, seat) else -WON
    worth = points_of(s, seat) * (s.players - 1)
    for other in range(s.players):
        if other != seat:
            worth -= UNSEEN * pebbles_held(s, other)
            for value in range(1, VALUES + 1):
                worth -= 2 * value * s.shown[place_of(other, value)]
    return worth
