"""Set-up (C2)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.core.rng import below, shuffle
from dreamcog.games.cyberion.rules.deck import add_to_deck, shuffle_deck, take_top, to_discard
from dreamcog.games.cyberion.rules.devious_cog import UNDER_EACH
from dreamcog.games.cyberion.rules.drawing import draw_to_row
from dreamcog.games.cyberion.rules.factory import reveal_machine
from dreamcog.games.cyberion.rules.microbots import infect_machines
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    IN_ROWS,
    INTERFERENCE,
    MACHINES,
    MICROBOTS,
    MODELS,
    MOST_FAILSAFES,
    NOTHING,
    PLACES,
    ROBOTS,
    ROW_SIZE,
    Happening,
    Row,
    Rule,
)

FIRST_TIER = 5
SECOND_TIER = 10
THIRD_TIER = 10
"""How many machines of each tier are in play with Multibots (C11.1)."""

FIRST_DISCARD = 5
"""Robots that begin the discard (C2.3)."""


def set_up(s: State, box: Box, log: Log) -> None:
    """C2: everything from the empty table to the first turn.

    The state comes with its options and its sown generator, and nothing else.
    """
    for model in range(MODELS):
        s.levels[model] = 1
    set_up_machines(s, box, log)
    set_up_robots(s, box, log)
    s.failsafes = min(MOST_FAILSAFES, 1 + s.babybots + s.gigantobots + s.multibots + s.devious_cog)
    s.battery = 1
    draw_support(s)
    set_up_expansions(s, box, log)
    if s.players == 2:
        s.seat = s.first if s.first != NOTHING else below(s.rng, 2)
    s.draft.seat = s.seat
    s.turn = 1
    emit(log, Happening.TURN_BEGAN, s.seat, Rule.C2_4, s.turn, 0)


def set_up_machines(s: State, box: Box, log: Log) -> None:
    """C2.2, C11.1: the machine deck, lower tiers on top; five are revealed."""
    if s.multibots == 1:
        add_tier(s, box, 3, THIRD_TIER)
        add_tier(s, box, 2, SECOND_TIER)
        add_tier(s, box, 1, FIRST_TIER)
    else:
        add_tier(s, box, 3, 0)
        add_tier(s, box, 2, MACHINES)
        add_tier(s, box, 1, MACHINES)
    for place in range(PLACES):
        s.factory[place] = NOTHING
        s.token[place] = NOTHING
        reveal_machine(s, log, place, Rule.C2_2)


def add_tier(s: State, box: Box, tier: int, most: int) -> None:
    """At most so many machines of a tier, shuffled, go on top of the deck; others in the box."""
    first = s.n_machine_deck
    for machine in range(MACHINES):
        if box.machine_tier[machine] == tier:
            s.machine_deck[s.n_machine_deck] = machine
            s.n_machine_deck += 1
    if most > 0:
        shuffle(s.rng, s.machine_deck, first, s.n_machine_deck)
    while s.n_machine_deck > first + most:
        s.n_machine_deck -= 1
        s.boxed[s.n_boxed] = s.machine_deck[s.n_machine_deck]
        s.n_boxed += 1


def set_up_robots(s: State, box: Box, log: Log) -> None:
    """C2.3: five robots of the shuffled deck to the Platform, the next five to the discard."""
    for kind in range(ROBOTS):
        for _ in range(box.copies):
            add_to_deck(s, kind)
    if s.multibots == 1:
        for kind in range(ROBOTS, IN_ROWS):
            add_to_deck(s, kind)
    shuffle_deck(s)
    for _ in range(ROW_SIZE):
        draw_to_row(s, log, Row.PLATFORM, Rule.C2_3)
    for _ in range(FIRST_DISCARD):
        to_discard(s, take_top(s))


def draw_support(s: State) -> None:
    """C2.4: the chosen number of Support tokens, drawn at random."""
    drawn = 0
    while drawn < s.supports:
        model = below(s.rng, MODELS)
        if s.support[model] == 0:
            s.support[model] = 1
            drawn += 1


def set_up_expansions(s: State, box: Box, log: Log) -> None:
    """C8.1, C9.1, C10.1, C12.1: Limbo, Structural Damage, Microbots and Interference."""
    for model in range(MODELS):
        s.limbo[model] = s.babybots
    s.damage = box.damage * s.gigantobots
    if s.microbots == 1:
        for i in range(MICROBOTS):
            s.pile[i] = box.microbots[i]
        s.n_pile = MICROBOTS
        shuffle(s.rng, s.pile, 0, s.n_pile)
        infect_machines(s, log, Rule.C10_1)
    if s.devious_cog == 1:
        for i in range(INTERFERENCE):
            s.interference[i] = box.interference[i]
        shuffle(s.rng, s.interference, 0, INTERFERENCE)
        for model in range(MODELS):
            s.n_interference[model] = UNDER_EACH
