"""Cyberion's moves, declared once: every verb, its fields, and the small step that names each."""

from __future__ import annotations

from typing import Any

from dreamcog.core.fields import Field, PartialMove
from dreamcog.core.verbs import VerbSpec, VerbTable
from dreamcog.games.cyberion.fields import (
    ABILITY_LEVEL,
    AT_THE_BOTTOM,
    FETCHED,
    FROM_DECK,
    LEVEL,
    MACHINE,
    MACHINES,
    MODEL,
    ON_GIGANTOBOTS,
    ON_TOP,
    PARENTS,
    PILOTS,
    REWARD,
    ROBOT,
    TEAM,
)
from dreamcog.games.cyberion.names import ROW_NAMES
from dreamcog.games.cyberion.words import Step, Verb


def in_factory(partial: PartialMove) -> list[Any]:
    """The machines of the Factory."""
    return [machine for machine in partial.view["factory"] if machine]


def in_rows(partial: PartialMove) -> list[Any]:
    """The robots of the rows."""
    return [f"{row}/{robot}" for row in ROW_NAMES for robot in partial.view[row]]


def models(partial: PartialMove) -> list[Any]:
    """Every model."""
    return list(partial.view["levels"])


VERBS = VerbTable(
    Verb,
    Step,
    VerbSpec(
        Verb.REPAIR,
        "Repair a machine with robots of the rows.",
        Field("machine", MACHINE, leads=in_factory),
        Field("robots", TEAM, Step.ROBOT, needs="machine"),
    ),
    VerbSpec(
        Verb.TRIGGER,
        "Discard a robot for its ability, at the level of its Cog or a lower one.",
        Field("robot", ROBOT, leads=in_rows),
        Field("level", ABILITY_LEVEL, Step.LEVEL, usual=True, needs="robot"),
    ),
    VerbSpec(
        Verb.SUPPORT,
        "Discard a Support token for its ability, at its level or a lower one.",
        Field("model", MODEL, leads=models),
        Field("level", ABILITY_LEVEL, Step.LEVEL, usual=True, needs="model"),
    ),
    VerbSpec(
        Verb.UPGRADE,
        "Move a Cog one level right.",
        Field("model", MODEL, leads=models),
    ),
    VerbSpec(
        Verb.MAKE_BABYBOT,
        "Make a Babybot from two robots.",
        Field("robots", PARENTS, Step.ROBOT, leads=in_rows),
    ),
    VerbSpec(
        Verb.PILOT,
        "Lay two robots on Gigantobots, in the same order; null for the one that fits nowhere.",
        Field("robots", PILOTS, Step.ROBOT, leads=in_rows),
        Field("on", ON_GIGANTOBOTS, Step.GIGANTOBOT, beside="robots"),
    ),
    VerbSpec(
        Verb.MICROBOT_REPLACE,
        "Spend held Microbots to replace the one on a machine.",
        Field("machine", MACHINE, leads=in_factory),
    ),
    VerbSpec(
        Verb.MICROBOT_SWAP,
        "Spend held Microbots to swap those of two machines.",
        Field("machines", MACHINES, Step.MACHINE, leads=in_factory),
    ),
    VerbSpec(
        Verb.MICROBOT_REMOVE,
        "Spend held Microbots to remove a machine.",
        Field("machine", MACHINE, leads=in_factory),
    ),
    VerbSpec(
        Verb.STORE,
        "Move robots to the Stock, or none.",
        Field("robots", TEAM, Step.ROBOT, optional=True),
    ),
    VerbSpec(
        Verb.RECOVER,
        "Fetch a robot from the discard.",
        Field("robot", FETCHED, Step.FETCH),
    ),
    VerbSpec(
        Verb.ARRANGE,
        "Put the cards that were looked at back on the deck or under it, the top card first.",
        Field("top", ON_TOP, Step.PUT, optional=True),
        Field("bottom", AT_THE_BOTTOM, Step.PUT, optional=True),
    ),
    VerbSpec(
        Verb.PREPARE,
        "Prepare a machine: pay with robots of the rows, the rest from the deck.",
        Field("machine", MACHINE, Step.MACHINE, leads=in_factory),
        Field("robots", TEAM, Step.ROBOT, optional=True, needs="machine"),
        Field("from_deck", FROM_DECK, optional=True, asked=False),
    ),
    VerbSpec(
        Verb.CHOOSE_LEVEL,
        "Choose the level of an ability that an Interference token has shown.",
        Field("level", LEVEL, Step.LEVEL),
    ),
    VerbSpec(
        Verb.REWARD,
        "Choose what a completed Gigantobot gives.",
        Field("take", REWARD, Step.REWARD),
    ),
    VerbSpec(
        Verb.END_TURN,
        "End the Intervention.",
    ),
    done=Step.DONE,
)
"""All moves of Cyberion, in the order in which the terminal offers them."""
