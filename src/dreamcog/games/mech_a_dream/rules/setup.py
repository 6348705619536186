"""Set-up (M2), with Monitor Screens (M11.1) and Specialists (M13.1, M13.2)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit, reveal
from dreamcog.core.rng import below, shuffle
from dreamcog.games.mech_a_dream.rules.deciders import next_to_step
from dreamcog.games.mech_a_dream.rules.market import (
    ON_OFFER,
    first_place,
    pile_of,
    places_of,
    reveal_tile,
)
from dreamcog.games.mech_a_dream.rules.monitors import all_have_chosen
from dreamcog.games.mech_a_dream.rules.purse import set_amount
from dreamcog.games.mech_a_dream.rules.scoring import DAYS
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    CENTRE,
    MONITORS,
    NOTHING,
    SEATS,
    SPECIALISTS,
    TILES,
    Happening,
    Part,
    Rule,
    Unit,
)


def set_up(s: State, box: Box, log: Log) -> None:
    """M2: everything from the empty table to the first decision.

    The state comes with its options and its sown generator, and nothing else.
    """
    s.day = 1
    s.part = Part.SET_UP
    set_up_market(s, box, log)
    set_up_delivery(s, box, log)
    for i in range(3 * SEATS):
        s.assistant[i] = NOTHING
    for seat in range(SEATS):
        s.monitor[seat] = NOTHING
        for unit in range(Unit.RAINBOW + 1):
            set_amount(s, seat, unit, box.start[unit])
    reveal_specialists(s, box)
    s.acting = NOTHING
    if s.robots == 1:
        deal_monitors(s)
    else:
        draw_first(s, log)
    s.draft.seat = next_to_step(s)


def set_up_market(s: State, box: Box, log: Log) -> None:
    """M2.2, M2.3: three piles, with three, two and one tile on offer."""
    for place in range(ON_OFFER):
        s.offer[place] = NOTHING
    for tile in range(box.tiles):
        pile = pile_of(box, tile)
        s.pile[pile * TILES + s.n_pile[pile]] = tile
        s.n_pile[pile] += 1
    for pile in range(3):
        shuffle(s.rng, s.pile, pile * TILES, pile * TILES + s.n_pile[pile])
        for i in range(places_of(pile)):
            reveal_tile(s, log, 0, pile, first_place(pile) + i)


def set_up_delivery(s: State, box: Box, log: Log) -> None:
    """M2.4: seven cards form the pile, the others go back unseen; the first is revealed."""
    for card in range(box.cards):
        s.boxed[card] = card
    shuffle(s.rng, s.boxed, 0, box.cards)
    s.n_boxed = box.cards - DAYS
    for i in range(DAYS):
        s.deck[i] = s.boxed[s.n_boxed + i]
    s.n_deck = DAYS - 1
    s.delivery = s.deck[s.n_deck]
    emit(log, Happening.DELIVERY_REVEALED, 0, Rule.M2_4, s.delivery, 0)
    reveal(log)


def reveal_specialists(s: State, box: Box) -> None:
    """M13.1: four Specialists are revealed, or three with fewer than four players."""
    for specialist in range(SPECIALISTS):
        s.owner[specialist] = NOTHING
        s.token[specialist] = 0
    if s.specialists == 1:
        revealed = 0
        while revealed < (4 if s.players == 4 else 3):
            specialist = below(s.rng, box.specialists)
            if s.owner[specialist] == NOTHING:
                s.owner[specialist] = CENTRE
                revealed += 1


def deal_monitors(s: State) -> None:
    """M11.1: two of the Monitor Screens to each player."""
    for monitor in range(MONITORS):
        s.dealt[monitor] = monitor
    shuffle(s.rng, s.dealt, 0, MONITORS)
    for i in range(2 * s.players, 2 * SEATS):
        s.dealt[i] = NOTHING


def draw_first(s: State, log: Log) -> None:
    """M2.6, M13.1: who begins; then Specialists are taken, or the first morning begins."""
    s.first = s.chosen_first if s.chosen_first != NOTHING else below(s.rng, s.players)
    emit(log, Happening.FIRST_PLAYER_DRAWN, s.first, Rule.M2_6, 0, 0)
    reveal(log)
    if s.specialists == 1:
        s.acting = (s.first + s.players - 1) % s.players
    else:
        begin_first_morning(s, log)


def after_monitor(s: State, log: Log) -> None:
    """M13.1: when all have their Monitor Screen, the first player is drawn."""
    if all_have_chosen(s):
        draw_first(s, log)


def after_specialist(s: State, log: Log) -> None:
    """M13.2: from the last player to the first; what is left in the centre gets a token."""
    if s.acting == s.first:
        for specialist in range(SPECIALISTS):
            if s.owner[specialist] == CENTRE:
                s.token[specialist] = 1
        begin_first_morning(s, log)
    else:
        s.acting = (s.acting + s.players - 1) % s.players


def begin_first_morning(s: State, log: Log) -> None:
    """M3: the first day begins; its delivery has been open since the set-up (M2.4)."""
    s.part = Part.MORNING
    s.acting = s.first
    emit(log, Happening.PART_BEGAN, s.first, Rule.M3, s.day, s.part)
