"""Refusals of Cyberion that random play hardly ever meets, and teams refused by a Microbot."""

from __future__ import annotations

from typing import Any

from support.refused import Arranged

FACTORY = ["I/sirenbot", "I/size-4", "II/run", "II/sum-max", "I/planbot"]
MICROBOTS: dict[str, Any] = {"expansions": ["microbots"]}
INFECTED: dict[str, Any] = {
    "factory": FACTORY,
    "microbots": {"I/sirenbot": "size-2"},
    "platform": ["sirenbot-1", "sirenbot-2", "sirenbot-3", "planbot-2", "planbot-4"],
}
POOR: dict[str, Any] = {
    "factory": FACTORY,
    "platform": ["commandbot-1", "planbot-1"],
    "battery": "spent",
    "robot_deck": ["planbot-2"],
}
"""Two robots in a row, one in the deck."""


def repair(*robots: str) -> dict[str, Any]:
    """A repair of the infected machine, which asks for two Sirenbots."""
    return {"do": "repair", "machine": "I/sirenbot", "robots": [f"platform/{r}" for r in robots]}


ARRANGED: tuple[Arranged, ...] = (
    Arranged(
        "no-such-level",
        {"expansions": ["devious-cog"]},
        {"pending": [{"do": "choose-level", "left": 1, "level": 3, "ability": "planbot"}]},
        step=("level", 0),
    ),
    Arranged("not-the-next-step", step=("robot", 0)),
    Arranged("no-machines", given={"factory": [""] * 5}, move={"do": "repair"}),
    Arranged(
        "no-damage-left",
        {"expansions": ["gigantobots"]},
        {"damage": 0, "pending": [{"do": "reward", "left": 1}]},
        {"do": "reward", "take": "damage"},
    ),
    Arranged(
        "no-microbot-there",
        MICROBOTS,
        {"factory": FACTORY, "microbots": {"II/run": ""}, "held_microbots": ["size-1"]},
        {"do": "microbot-replace", "machine": "II/run"},
    ),
    Arranged(
        "two-different-machines",
        MICROBOTS,
        {"factory": FACTORY, "held_microbots": ["size-1", "size-2"]},
        {"do": "microbot-swap", "machines": ["II/run", "II/run"]},
    ),
    Arranged(
        "fits-no-gigantobot",
        {"expansions": ["gigantobots"]},
        {
            "platform": ["planbot-2", "planbot-2"],
            "gigantobots": {
                giga: {"robots": [], "holiday": True} for giga in ("giga-planbot", "giga-size-2")
            },
        },
        {"do": "pilot", "robots": ["platform/planbot-2"] * 2, "on": [None, None]},
    ),
    Arranged(
        "nothing-to-prepare",
        given={
            "factory": FACTORY,
            "prepared": FACTORY,
            "platform": ["commandbot-1"],
            "levels": {"commandbot": 5},
        },
        move={"do": "trigger", "robot": "platform/commandbot-1"},
    ),
    Arranged(
        "cannot-pay-commandbot",
        given={**POOR, "levels": {"commandbot": 2}},
        move={"do": "trigger", "robot": "platform/commandbot-1"},
    ),
    Arranged(
        "deck-cannot-pay",
        given={**POOR, "pending": [{"do": "prepare", "left": 3}]},
        move={"do": "prepare", "machine": "II/run", "robots": ["platform/commandbot-1"]},
    ),
    Arranged(
        "not-in-discard",
        given={"discard": ["planbot-2"], "pending": [{"do": "recover", "left": 1, "level": 5}]},
        move={"do": "recover", "robot": "sirenbot-1"},
    ),
    Arranged(
        "too-many-to-store",
        given={
            "platform": ["planbot-1", "planbot-2"],
            "pending": [{"do": "store", "left": 1}],
        },
        move={"do": "store", "robots": ["platform/planbot-1", "platform/planbot-2"]},
    ),
    Arranged(
        "multibot-not-fetched",
        {"expansions": ["multibots"]},
        {
            "discard": ["any-3", "planbot-1"],
            "pending": [{"do": "recover", "left": 1, "level": 3}],
        },
        {"do": "recover", "robot": "any-3"},
    ),
    Arranged(
        "extra-not-needed", MICROBOTS, INFECTED, repair("sirenbot-1", "sirenbot-2", "planbot-4")
    ),
    Arranged(
        "microbot-not-served", MICROBOTS, INFECTED, repair("sirenbot-1", "sirenbot-3", "planbot-4")
    ),
    Arranged("demand-not-met", MICROBOTS, INFECTED, repair("sirenbot-1", "planbot-2", "planbot-4")),
    Arranged(
        "too-many-robots",
        MICROBOTS,
        INFECTED,
        repair("sirenbot-1", "sirenbot-2", "sirenbot-3", "planbot-4"),
    ),
)
