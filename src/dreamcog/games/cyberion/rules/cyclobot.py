"""Cyclobot: a robot back from the discard (C4.3)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.deck import put_on_top
from dreamcog.games.cyberion.rules.questions import answered, ask
from dreamcog.games.cyberion.rules.rows import put_in_row, row_with_room
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import NOTHING, ROBOTS, Happening, Model, Rule, Verb


def can_be_fetched(box: Box, kind: int, level: int) -> bool:
    """C4.3: any robot at III and V, a Cyclobot at II and IV; never a Multibot (C11.4)."""
    if kind >= ROBOTS:
        return False
    return box.cyclobot_any[level] == 1 or box.kind_model[kind] == Model.CYCLOBOT


def ask_what_to_recover(s: State, box: Box, level: int) -> None:
    """C4.3: fetching is compulsory where something qualifies; otherwise nothing happens."""
    for i in range(s.n_discard):
        if can_be_fetched(box, s.discard[i], level):
            ask(s, Verb.RECOVER, 1, level, Model.CYCLOBOT)
            return


def last_in_discard(s: State, kind: int) -> int:
    """Where the card lies in the discard, the latest of two alike; or NOTHING."""
    for i in range(s.n_discard - 1, -1, -1):
        if s.discard[i] == kind:
            return i
    return NOTHING


def can_recover(s: State, box: Box, d: Draft) -> int:
    """C4.3: the robot lies in the discard and the level reaches it."""
    if last_in_discard(s, d.args[0]) == NOTHING:
        return No.NOT_IN_DISCARD
    if d.args[0] >= ROBOTS:
        return No.MULTIBOT_NOT_FETCHED
    if not can_be_fetched(box, d.args[0], s.pending.level):
        return No.ONLY_CYCLOBOTS
    return 0


def level_of_fetching(s: State) -> int:
    """C4.3: the level at which the ability fetches."""
    return s.pending.level


def recover(s: State, box: Box, log: Log, d: Draft) -> None:
    """C4.3: to the top of the deck, or from IV on to the Platform (C4.7: where there is room)."""
    kind = d.args[0]
    level = s.pending.level
    answered(s)
    place = last_in_discard(s, kind)
    s.n_discard -= 1
    for i in range(place, s.n_discard):
        s.discard[i] = s.discard[i + 1]
    row = row_with_room(s) if box.cyclobot_to_platform[level] == 1 else NOTHING
    if row == NOTHING:
        put_on_top(s, kind)
    else:
        put_in_row(s, row, kind)
    emit(log, Happening.ROBOT_RECOVERED, s.seat, Rule.C4_3, kind, row)
