"""What hints say of Cyberion: where moves take place, what is played for, what is avoided."""

from __future__ import annotations

from typing import Any

from dreamcog.core.hints import Hints, Move, Place, View
from dreamcog.games.cyberion.names import ROW_NAMES

FACTORY, SUPPORT, COGS, DISCARD, DECK = "factory", "support", "cogs", "discard", "deck"

PLACES = {
    "repair": FACTORY,
    "support": SUPPORT,
    "upgrade": COGS,
    "make-babybot": "parents",
    "pilot": "gigantobots",
    "microbot-replace": FACTORY,
    "microbot-swap": FACTORY,
    "microbot-remove": FACTORY,
    "store": "stock",
    "recover": DISCARD,
    "arrange": DECK,
    "prepare": FACTORY,
    "choose-level": COGS,
    "reward": "reward",
    "end-turn": "end",
}
"""Where each move takes place; a robot that is triggered lies in its row."""


def place(move: Move, view: View, _seat: int) -> Place:
    """Where a move takes place, and what lies there."""
    verb = str(move["do"])
    name = str(move["robot"]).partition("/")[0] if verb == "trigger" else PLACES[verb]
    return Place(name, tuple(dict.fromkeys(lying(name, view))))


def lying(name: str, view: View) -> list[str]:
    """The keys of the things at a place."""
    if name in ROW_NAMES:
        return in_row(name, view)
    keys: dict[str, list[str]] = {
        FACTORY: [f"machine/{machine}" for machine in view["factory"] if machine],
        SUPPORT: [f"support/{model}" for model in view["support"]],
        COGS: [f"cog/{model}" for model in view["levels"]],
        DISCARD: [f"discard/{robot}" for robot in view["discard"]],
        "gigantobots": [f"gigantobot/{each}" for each in view["gigantobots"]],
        "parents": [key for row in ROW_NAMES for key in in_row(row, view)],
    }
    return keys.get(name, [])


def in_row(row: str, view: View) -> list[Any]:
    """The robots of a row."""
    return [f"{row}/{robot}" for robot in view[row]]


FEW_CARDS, FEW_FAILSAFES = 5, 1
"""From how many on they are about to run out: as many cards as fill the Platform."""


def failsafes_left(view: View) -> int | None:
    """The last Failsafes: one is returned after a turn in which no machine left (C3.8)."""
    left: int = view["failsafes"]
    return left if left <= FEW_FAILSAFES else None


def cards_left(view: View) -> int | None:
    """The last cards of the robot deck, where it is not shuffled anew any more (C5.3)."""
    left: int = view["robot_deck"]
    return left if view["battery"] == "spent" and left <= FEW_CARDS else None


HINTS = Hints(
    place=place,
    aims={
        "won": (),
        "repaired": ("machine",),
        "machine-removed": ("machine",),
        "upgraded": ("model",),
        "gigantobot-rests": ("gigantobot",),
        "damage-mended": (),
        "failsafe-gained": (),
        "machine-prepared": ("machine",),
        "babybot-made": ("model",),
    },
    setbacks={
        "lost": (),
        "failsafe-lost": (),
        "battery-spent": (),
        "failsafes-owed": (),
    },
    limits={"failsafes": failsafes_left, "deck": cards_left},
)
