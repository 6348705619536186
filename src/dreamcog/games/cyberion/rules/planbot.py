"""Planbot: look at the top of the deck, put it in order, take the top card (C4.4)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit, reveal
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.deck import (
    deck_has_card,
    put_at_bottom,
    put_on_top,
    take_top,
    top_is_known,
)
from dreamcog.games.cyberion.rules.drawing import draw_to_row
from dreamcog.games.cyberion.rules.questions import answered, ask
from dreamcog.games.cyberion.rules.rows import row_with_room
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import KINDS, NOTHING, Happening, Model, Rule, Side, Verb


def look_ahead(s: State, box: Box, log: Log, level: int) -> None:
    """C4.4: the top cards are shown, the Battery used where the deck is short of them."""
    for _ in range(box.planbot[level]):
        if deck_has_card(s, log):
            hidden = not top_is_known(s)
            kind = take_top(s)
            s.seen[s.n_seen] = kind
            s.n_seen += 1
            emit(log, Happening.ROBOT_SEEN, s.seat, Rule.C4_4, kind, 0)
            if hidden:
                reveal(log)
    if s.n_seen > 0:
        ask(s, Verb.ARRANGE, s.n_seen, 0, Model.PLANBOT)


def can_arrange(s: State, d: Draft) -> int:
    """C4.4: the very cards seen, each once; those for the top are named before the others."""
    for i in range(d.n):
        card = d.args[i]
        if i > 0 and d.args[i - 1] // KINDS == Side.BOTTOM and card // KINDS == Side.TOP:
            return No.NOT_THE_NEXT_STEP
        named = 0
        for j in range(i + 1):
            if d.args[j] % KINDS == card % KINDS:
                named += 1
        for j in range(s.n_seen):
            if s.seen[j] == card % KINDS:
                named -= 1
        if named > 0:
            return No.NOT_THE_CARDS_SEEN
    if d.done == 1 and d.n < s.n_seen:
        return No.NOT_THE_CARDS_SEEN
    return 0


def cards_to_put_back(s: State) -> int:
    """C4.4: how many cards have been looked at."""
    return s.n_seen


def cards_named(d: Draft) -> int:
    """How many cards the move puts back."""
    return d.n


def seen_among_named(s: State, d: Draft) -> int:
    """How many of the cards named have been looked at, alike ones as often as they were seen."""
    right = 0
    for i in range(s.n_seen):
        earlier = 0
        for j in range(i):
            if s.seen[j] == s.seen[i]:
                earlier += 1
        named = 0
        for j in range(d.n):
            if d.args[j] % KINDS == s.seen[i]:
                named += 1
        if named > earlier:
            right += 1
    return right


def arrange(s: State, log: Log, d: Draft) -> None:
    """C4.4: the cards go back on top and at the bottom, then the top card goes to the Platform."""
    answered(s)
    s.n_seen = 0
    for i in range(d.n):
        if d.args[i] // KINDS == Side.BOTTOM:
            put_at_bottom(s, d.args[i] % KINDS)
    for i in range(d.n - 1, -1, -1):
        if d.args[i] // KINDS == Side.TOP:
            put_on_top(s, d.args[i] % KINDS)
    for i in range(d.n):
        card = d.args[i]
        emit(log, Happening.ROBOT_PUT_BACK, s.seat, Rule.C4_4, card % KINDS, card // KINDS)
    row = row_with_room(s)
    if row != NOTHING:
        draw_to_row(s, log, row, Rule.C4_4)
