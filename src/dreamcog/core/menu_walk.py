"""The walk over all legal moves of a seat, in the rules' own subset.

Moves are found by walking the small steps, so nothing is found that is not legal. A list in any
order is spelled in one: after a step that names one of its things, only the same step and those
listed after it can follow. So each move is found once, in an order that never depends on how far
the walk is taken.
"""

from __future__ import annotations

from dataclasses import dataclass

from dreamcog.core.draft import DRAFT_ROOM, Draft, Steps, withdraw
from dreamcog.core.placeholders import (
    Box,
    State,
    can_step,
    extend,
    is_whole,
    list_steps,
    may_act,
    usual,
)
from dreamcog.core.records import ints, record

VERBS_ROOM = 32
PAIRS_ROOM = 2
"""Lists of two things that a verb can have."""

LEVELS = DRAFT_ROOM + 2
"""A step for each number of a draft, one that begins it, and one that says that it is done."""

WALK_ROOM = 1024
"""Steps of all levels together."""


@dataclass(slots=True)
class Spelling:
    """What a game's verbs declare of how menus spell moves, by verb (`VerbTable.spelling`)."""

    done: int = 0
    """The step that says that a list is complete; 0: there is none."""
    repeated: list[int] = ints(VERBS_ROOM)
    """The step that names any number of things in any order; 0: there is none."""
    usual_at: list[int] = ints(VERBS_ROOM)
    """The place of the number that is left out where it is the usual one, or -1."""
    pair_at: list[int] = ints(PAIRS_ROOM * VERBS_ROOM)
    """The first places of lists of two things in any order, or -1."""
    alike_at: list[int] = ints(PAIRS_ROOM * VERBS_ROOM)
    """For each pair the first place of the two things that it goes with, or -1: where there are
    such, its own are in any order only if those two are alike."""


@dataclass(slots=True)
class Walk:
    """How far a walk has come: its draft, and by level the steps that are still to be taken."""

    depth: int = 0
    """How many levels are open."""
    overflow: int = 0
    """How many steps found no room (an error)."""
    draft: Draft = record(Draft)
    """The move that was found last."""
    size: list[int] = ints(LEVELS)
    """How many numbers the draft has before the level's step."""
    ahead: list[int] = ints(LEVELS, "i2")
    """Where the level's next step lies in `kind` and `arg`."""
    behind: list[int] = ints(LEVELS, "i2")
    """Where the level's steps end."""
    kind: list[int] = ints(WALK_ROOM)
    arg: list[int] = ints(WALK_ROOM, "i2")
    listed: Steps = record(Steps)


def begin_walk(s: State, box: Box, spelling: Spelling, walk: Walk, seat: int) -> None:
    """Stand before the first move of the seat; a seat that may not act has none."""
    walk.depth = 0
    walk.overflow = 0
    withdraw(walk.draft, 0, 0)
    walk.draft.seat = seat
    if may_act(s, seat):
        open_listed(s, box, spelling, walk)


def find_next(s: State, box: Box, spelling: Spelling, walk: Walk) -> bool:
    """Go on to the next move; whether there is one. It is then the walk's draft."""
    while walk.depth > 0:
        level = walk.depth - 1
        at = walk.ahead[level]
        if at == walk.behind[level]:
            walk.depth = level
        else:
            walk.ahead[level] = at + 1
            withdraw(walk.draft, walk.draft.verb if level > 0 else 0, walk.size[level])
            extend(s, walk.draft, walk.kind[at], walk.arg[at])
            if is_whole(s, box, walk.draft):
                walk.draft.done = 1
                leave_out_usual(s, box, spelling, walk.draft)
                return True
            if spelling.repeated[walk.draft.verb] == walk.kind[at]:
                open_repeated(s, box, spelling, walk, at)
            else:
                open_listed(s, box, spelling, walk)
    return False


def open_level(walk: Walk) -> None:
    """Open a level without steps after the draft."""
    level = walk.depth
    first = walk.behind[level - 1] if level > 0 else 0
    walk.size[level] = walk.draft.n
    walk.ahead[level] = first
    walk.behind[level] = first
    walk.depth = level + 1


def add_to_level(walk: Walk, kind: int, arg: int) -> None:
    """Add a step to the level opened last."""
    level = walk.depth - 1
    at = walk.behind[level]
    if at == WALK_ROOM:
        walk.overflow += 1
        return
    walk.kind[at] = kind
    walk.arg[at] = arg
    walk.behind[level] = at + 1


def open_listed(s: State, box: Box, spelling: Spelling, walk: Walk) -> None:
    """Open a level with the legal steps that keep the one order in which moves are spelled."""
    walk.listed.overflow = 0
    list_steps(s, box, walk.draft, walk.listed)
    walk.overflow += walk.listed.overflow
    open_level(walk)
    for i in range(walk.listed.n):
        if keeps_order(spelling, walk.draft, walk.listed.arg[i]):
            add_to_level(walk, walk.listed.kind[i], walk.listed.arg[i])


def open_repeated(s: State, box: Box, spelling: Spelling, walk: Walk, at: int) -> None:
    """Open a level with the steps from `at` on, and being done, that are legal after the draft."""
    kind = spelling.repeated[walk.draft.verb]
    end = walk.behind[walk.depth - 1]
    open_level(walk)
    for i in range(at, end):
        if walk.kind[i] == kind and can_step(s, box, walk.draft, kind, walk.arg[i]) == 0:
            add_to_level(walk, kind, walk.arg[i])
    if can_step(s, box, walk.draft, spelling.done, 0) == 0:
        add_to_level(walk, spelling.done, 0)


def keeps_order(spelling: Spelling, d: Draft, number: int) -> bool:
    """Whether a step with this number keeps the one order in which the move is spelled.

    The second of two things comes from the first one on. Of things that go with two others one by
    one, this holds where those two are alike.
    """
    for i in range(PAIRS_ROOM * d.verb, PAIRS_ROOM * (d.verb + 1)):
        first = spelling.pair_at[i]
        if first >= 0 and d.n == first + 1:
            other = spelling.alike_at[i]
            if other < 0 or d.args[other] == d.args[other + 1]:
                return number >= d.args[first]
    return True


def leave_out_usual(s: State, box: Box, spelling: Spelling, d: Draft) -> None:
    """Take the last number out of a whole draft where it is the one that is meant without it."""
    place = spelling.usual_at[d.verb]
    if place >= 0 and d.n == place + 1:
        if d.args[place] == usual(s, box, d):
            d.args[place] = 0
            d.n = place
