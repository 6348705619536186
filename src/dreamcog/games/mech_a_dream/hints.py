"""What hints say of Mech A Dream: where moves take place, what is played for, what is avoided."""

from __future__ import annotations

from typing import Any

from dreamcog.core.hints import Hints, Move, Place, View
from dreamcog.games.mech_a_dream.fields import A_SPECIALIST
from dreamcog.games.mech_a_dream.names import PILE_NAMES, ROBOT_NAME

SPECIALISTS, WORKSHOP, BELT, FLOOR = "specialists", "workshop", "belt", "stock-room"

PLACES = {
    "choose-monitor": "monitors",
    "choose-specialist": SPECIALISTS,
    "stock-room": FLOOR,
    "dock": "dock",
    "build": BELT,
    "boost": BELT,
    "take": "take",
    "bonus": SPECIALISTS,
    "activate": WORKSHOP,
    "decline": "decline",
    "sleep": "sleep",
}
"""Where each move takes place; a machine that is bought lies on its belt of the Factory board."""


def place(move: Move, view: View, seat: int) -> Place:
    """Where a move takes place, and what lies there."""
    verb = str(move["do"])
    if verb == "buy":
        return offer_of(str(move["tile"]), view)
    name = PLACES[verb]
    if verb == "stock-room" and move["take"] == A_SPECIALIST:
        name = SPECIALISTS
    if verb == "activate" and move["what"] == ROBOT_NAME:
        return Place("robot", (f"own/{ROBOT_NAME}",))
    return Place(name, tuple(lying(name, view, view["players"][seat])))


def offer_of(tile: str, view: View) -> Place:
    """The belt of the Factory board on which a tile is on offer."""
    pile = next((pile for pile in PILE_NAMES if tile in view["offer"][pile]), PILE_NAMES[0])
    return Place(f"{pile}-offer", tuple(f"offer/{each}" for each in view["offer"][pile] if each))


def lying(name: str, view: View, own: Any) -> list[str]:
    """The keys of the things at a place."""
    held = [card["id"] for card in own["specialists"]]
    centre = [card["id"] for card in view["specialists_centre"]]
    keys: dict[str, list[str]] = {
        "monitors": [f"monitor/{each}" for each in view["monitors_dealt"]],
        SPECIALISTS: [f"specialist/{each}" for each in dict.fromkeys([*centre, *held])],
        FLOOR: ["floor/flower", "floor/ink"],
        "dock": ["dock"],
        BELT: [f"belt/{machine['tile']}" for machine in own["belt"]],
        WORKSHOP: [f"own/{tile}" for tile in own["workshop"]],
    }
    return keys.get(name, [])


HINTS = Hints(
    place=place,
    aims={
        "machine-completed": ("tile",),
        "machine-bought": ("tile",),
        "specialist-taken": ("specialist",),
        "bonus-taken": ("specialist",),
    },
    setbacks={
        "hourglasses-lost": (),
        "nothing-gained": ("source",),
    },
)
