"""Set-up (C2)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.core.rng import below, shuffle
from dreamcog.games.cyberion.rules.deck import draw_to_row, take_top, to_discard
from dreamcog.games.cyberion.rules.factory import reveal_machine
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    MACHINES,
    MODELS,
    NOTHING,
    PLACES,
    ROBOTS,
    Happening,
    Row,
    Rule,
)


def set_up(s: State, box: Box, log: Log) -> None:
    """C2: everything from the empty table to the first turn.

    The state comes with its options and its sown generator, and nothing else.
    """
    for model in range(MODELS):
        s.levels[model] = 1
    set_up_machines(s, box, log)
    set_up_robots(s, box, log)
    s.failsafes = 1
    s.battery = 1
    draw_support(s)
    s.turn = 1
    emit(log, Happening.TURN_BEGAN, s.seat, Rule.C2_4, s.turn, 0)


def set_up_machines(s: State, box: Box, log: Log) -> None:
    """C2.2: tier I, shuffled, on top of tier II, shuffled; five are revealed."""
    add_tier(s, box, 2)
    add_tier(s, box, 1)
    for machine in range(MACHINES):
        if box.machine_tier[machine] == 3:
            s.boxed[s.n_boxed] = machine
            s.n_boxed += 1
    for place in range(PLACES):
        s.factory[place] = NOTHING
        s.token[place] = NOTHING
        reveal_machine(s, log, place, Rule.C2_2)


def add_tier(s: State, box: Box, tier: int) -> None:
    """The machines of one tier, shuffled, go on top of the machine deck."""
    first = s.n_machine_deck
    for machine in range(MACHINES):
        if box.machine_tier[machine] == tier:
            s.machine_deck[s.n_machine_deck] = machine
            s.n_machine_deck += 1
    shuffle(s.rng, s.machine_deck, first, s.n_machine_deck)


def set_up_robots(s: State, box: Box, log: Log) -> None:
    """C2.3: five robots of the shuffled deck to the Platform, the next five to the discard."""
    for kind in range(ROBOTS):
        for _ in range(box.copies):
            s.deck[s.n_deck] = kind
            s.n_deck += 1
    shuffle(s.rng, s.deck, 0, s.n_deck)
    for _ in range(PLACES):
        draw_to_row(s, log, Row.PLATFORM, Rule.C2_3)
    for _ in range(PLACES):
        to_discard(s, take_top(s))


def draw_support(s: State) -> None:
    """C2.4: the chosen number of Support tokens, drawn at random."""
    drawn = 0
    while drawn < s.supports:
        model = below(s.rng, MODELS)
        if s.support[model] == 0:
            s.support[model] = 1
            drawn += 1
