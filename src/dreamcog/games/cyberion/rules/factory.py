"""The Factory and the machine deck."""

from __future__ import annotations

from dreamcog.core.log import Log, emit, reveal
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import NOTHING, PLACES, Happening, Rule


def place_of_machine(s: State, machine: int) -> int:
    """Where in the Factory the machine is, or NOTHING."""
    for place in range(PLACES):
        if s.factory[place] == machine:
            return place
    return NOTHING


def machines_in_factory(s: State) -> int:
    """How many places are taken."""
    machines = 0
    for place in range(PLACES):
        if s.factory[place] != NOTHING:
            machines += 1
    return machines


def all_are_common(s: State) -> bool:
    """C7.4: the machine deck is empty and fewer than five machines remain."""
    return s.n_machine_deck == 0 and machines_in_factory(s) < PLACES


def may_repair(s: State, seat: int, place: int) -> bool:
    """C7.2: of two players each repairs the common machines and their own."""
    if s.players == 1 or 0 < place < PLACES - 1:
        return True
    return place == own_place(seat) or all_are_common(s)


def owner_of_machine(s: State, machine: int) -> int:
    """C7.1: the seat in whose place an individual machine lies."""
    return 0 if place_of_machine(s, machine) == own_place(0) else 1


def leave_factory(s: State, place: int) -> None:
    """The machine in this place leaves the Factory for good (C3.8 counts it)."""
    s.retired[s.n_retired] = s.factory[place]
    s.n_retired += 1
    s.left_this_turn += 1
    s.factory[place] = NOTHING
    s.prepared[place] = 0


def reveal_machine(s: State, log: Log, place: int, rule: int) -> None:
    """An empty place takes the top machine of the deck, if there is one."""
    if s.factory[place] == NOTHING and s.n_machine_deck > 0:
        s.n_machine_deck -= 1
        s.factory[place] = s.machine_deck[s.n_machine_deck]
        emit(log, Happening.MACHINE_REVEALED, s.seat, rule, s.factory[place], place)
        reveal(log)


def refill_factory(s: State, log: Log) -> None:
    """C3.10: back to five machines, as far as the deck reaches.

    C7.3: of two players' places first the common ones, then that of the seat whose turn it is, then
    the other seat's.
    """
    if s.players == 2:
        for place in range(1, PLACES - 1):
            reveal_machine(s, log, place, Rule.C3_10)
        reveal_machine(s, log, own_place(s.seat), Rule.C3_10)
    for place in range(PLACES):
        reveal_machine(s, log, place, Rule.C3_10)


def own_place(seat: int) -> int:
    """C7.1: the place of a seat's individual machine."""
    return 0 if seat == 0 else PLACES - 1
