"""Which move may be made, and making it: what menus, checks and "why not" all ask."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log
from pebbles.refusals import No
from pebbles.rules.ending import close_turn
from pebbles.rules.showing import can_show, show
from pebbles.rules.taking import can_take, take
from pebbles.state import Box, State
from pebbles.words import Verb


def may_act(s: State, seat: int) -> bool:
    """Whether it is this seat's turn."""
    return s.over == 0 and s.seat == seat


def can(s: State, _box: Box, d: Draft) -> int:
    """0, or the number of the refusal. An unfinished move is legal if it can become legal."""
    if s.over == 1:
        return No.GAME_IS_OVER
    if d.seat != s.seat:
        return No.NOT_YOUR_TURN
    if d.verb == Verb.TAKE:
        return can_take(s, d)
    return can_show(s, d)


def do(s: State, _box: Box, log: Log, d: Draft) -> None:
    """Make a move that `can` allows; each is a whole turn (P2.4, P4.1)."""
    if d.verb == Verb.TAKE:
        take(s, log, d)
    else:
        show(s, log, d)
    close_turn(s, log)
