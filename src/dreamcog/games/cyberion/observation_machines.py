"""Machines and the Factory, as an observation tells them."""

from __future__ import annotations

from dreamcog.games.cyberion.observed import At, MachineAt, PlaceAt, TableAt, Width
from dreamcog.games.cyberion.rules.factory import may_repair, own_place
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import MODELS, NOTHING, PLACES, Demand


def place_from(seat: int, place: int) -> int:
    """A place of the Factory as the seat counts them: its own first, the other seat's last."""
    if place == own_place(seat):
        return 0
    return PLACES - 1 if place == own_place(1 - seat) else place


def observe_factory(s: State, seat: int, out: list[int]) -> None:
    """What is to be done in each place, and the Microbot there."""
    for place in range(PLACES):
        if s.factory[place] != NOTHING:
            at = At.FACTORY + place_from(seat, place) * Width.FACTORY
            out[at + PlaceAt.MACHINE] = 1
            if may_repair(s, seat, place):
                out[at + PlaceAt.MAY_REPAIR] = 1
            out[at + PlaceAt.PREPARED] = s.prepared[place]
            if s.token[place] != NOTHING:
                write_trait(s.token[place], at + PlaceAt.MICROBOT, out)


def write_trait(token: int, at: int, out: list[int]) -> None:
    """A Microbot's trait: a 1 for its model, or its size."""
    if token < MODELS:
        out[at + token] = 1
    else:
        out[at + MODELS] = token - MODELS + 1


def observe_machines(s: State, box: Box, seat: int, out: list[int]) -> None:
    """The machines of the Factory, those that have left it, and those that may still come."""
    for place in range(PLACES):
        machine = s.factory[place]
        if machine != NOTHING:
            write_machine(box, machine, out)
            at = At.MACHINES + machine * Width.MACHINES
            out[at + MachineAt.PLACE + place_from(seat, place)] = 1
    for i in range(s.n_retired):
        write_machine(box, s.retired[i], out)
        at = At.MACHINES + s.retired[i] * Width.MACHINES
        out[at + MachineAt.LEFT] = 1
        if i >= s.n_retired - s.left_this_turn:
            out[at + MachineAt.LEFT_THIS_TURN] = 1
    for i in range(s.n_machine_deck):
        write_machine(box, s.machine_deck[i], out)
    for i in range(s.n_boxed):
        tier = box.machine_tier[s.boxed[i]]
        if out[At.TABLE + TableAt.IN_MACHINE_DECK + tier - 1] > 0:
            write_machine(box, s.boxed[i], out)


def write_machine(box: Box, machine: int, out: list[int]) -> None:
    """What is printed on a machine."""
    at = At.MACHINES + machine * Width.MACHINES
    demand = box.machine_demand[machine]
    out[at + MachineAt.TIER] = box.machine_tier[machine]
    out[at + MachineAt.ROBOTS] = box.machine_number[machine]
    if demand == Demand.MODEL:
        out[at + MachineAt.MODEL + box.machine_trait[machine]] = 1
        return
    if demand == Demand.SIZE:
        out[at + MachineAt.SIZE] = box.machine_trait[machine]
        return
    out[at + MachineAt.DEMAND + demand - Demand.IDENTICAL] = 1
    if demand == Demand.SUM_MIN or demand == Demand.SUM_MAX:
        out[at + MachineAt.SUM] = box.machine_trait[machine]
