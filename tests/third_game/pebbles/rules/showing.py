"""The variant `showing` (P4): a pebble that is turned up counts double."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit, reveal
from pebbles.refusals import No
from pebbles.rules.pebbles import pebbles_held, place_of
from pebbles.state import State
from pebbles.words import Happening, Rule


def can_show(s: State, d: Draft) -> int:
    """P4.1: one of the seat's own pebbles that lie face down."""
    if s.showing == 0:
        return No.SHOWING_NOT_IN_PLAY
    if pebbles_held(s, d.seat) == 0:
        return No.NOTHING_TO_SHOW
    if d.n == 0:
        return 0
    if d.args[0] < 1 or s.held[place_of(d.seat, d.args[0])] == 0:
        return No.NO_SUCH_PEBBLE
    return 0


def show(s: State, log: Log, d: Draft) -> None:
    """P4.1: the pebble lies face up from now on."""
    s.held[place_of(d.seat, d.args[0])] -= 1
    s.shown[place_of(d.seat, d.args[0])] += 1
    emit(log, Happening.SHOWED, d.seat, Rule.P4_1, d.args[0], 0)
    reveal(log)
