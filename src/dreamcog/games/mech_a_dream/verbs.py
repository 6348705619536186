"""Mech A Dream's moves, declared once: every verb, its fields, and the small step of each."""

from __future__ import annotations

from typing import Any

from dreamcog.core.fields import Field, PartialMove
from dreamcog.core.verbs import VerbSpec, VerbTable
from dreamcog.games.mech_a_dream.fields import (
    A_SPECIALIST,
    COPY,
    MONITOR,
    OPTION,
    RESOURCE,
    SPECIALIST_ID,
    STOCK_ROOM_SPECIALIST,
    STOCK_ROOM_TAKE,
    TILE,
    WHAT,
)
from dreamcog.games.mech_a_dream.names import PILE_NAMES, ROBOT_NAME
from dreamcog.games.mech_a_dream.words import Step, Verb


def on_offer(partial: PartialMove) -> list[Any]:
    """The tiles on offer, belt by belt."""
    return [tile for pile in PILE_NAMES for tile in partial.view["offer"][pile]]


def on_belt(partial: PartialMove) -> list[Any]:
    """The seat's machines under construction."""
    return [machine["tile"] for machine in partial.view["players"][partial.seat]["belt"]]


def in_workshop(partial: PartialMove) -> list[Any]:
    """The robot, and the machines of the seat's workshop."""
    return [ROBOT_NAME, *partial.view["players"][partial.seat]["workshop"]]


def specialists(partial: PartialMove) -> list[Any]:
    """Where a Specialist is taken: those in the centre, then those held, then all of the box."""
    if partial.given.get("take") != A_SPECIALIST:
        return []
    view = partial.view
    held = [card["id"] for player in view["players"] for card in player["specialists"]]
    centre = [card["id"] for card in view["specialists_centre"]]
    return [*centre, *held, *partial.names.specialists]


VERBS = VerbTable(
    Verb,
    Step,
    VerbSpec(
        Verb.CHOOSE_MONITOR,
        "Keep one of the Monitor Screens that were dealt.",
        Field("monitor", MONITOR),
    ),
    VerbSpec(
        Verb.CHOOSE_SPECIALIST,
        "Take a Specialist in the set-up.",
        Field("specialist", SPECIALIST_ID),
    ),
    VerbSpec(
        Verb.STOCK_ROOM,
        "Send the Assistant to the stock room, for flowers, ink or a Specialist.",
        Field("take", STOCK_ROOM_TAKE),
        Field("specialist", STOCK_ROOM_SPECIALIST, optional=True, leads=specialists),
    ),
    VerbSpec(
        Verb.DOCK,
        "Send the Assistant to the delivery dock.",
    ),
    VerbSpec(
        Verb.BUY,
        "Buy a machine on offer.",
        Field("tile", TILE, leads=on_offer),
    ),
    VerbSpec(
        Verb.BUILD,
        "Send the Assistant to a machine on the belt.",
        Field("tile", TILE, leads=on_belt),
    ),
    VerbSpec(
        Verb.BOOST,
        "Use an hourglass for a machine on the belt.",
        Field("tile", TILE, leads=on_belt),
    ),
    VerbSpec(
        Verb.TAKE,
        "Choose between resources.",
        Field("take", RESOURCE),
    ),
    VerbSpec(
        Verb.BONUS,
        "Choose whose bonus comes next.",
        Field("specialist", SPECIALIST_ID),
    ),
    VerbSpec(
        Verb.ACTIVATE,
        "Activate the robot or a machine, in one of its ways where there are two.",
        Field("what", WHAT, leads=in_workshop),
        Field("option", OPTION, Step.OPTION, optional=True, place=2),
        Field("copy", COPY, Step.COPY, optional=True, place=1),
    ),
    VerbSpec(
        Verb.DECLINE,
        "Do without an activation.",
    ),
    VerbSpec(
        Verb.SLEEP,
        "Finish the night.",
    ),
)
"""All moves of Mech A Dream, in the order in which the terminal offers them."""
