"""Events as the table tells them: from the numbers in the log to names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreamcog.core.events import Event
from dreamcog.games.cyberion.names import (
    GIGANTOBOT_NAMES,
    PLACED_NAMES,
    ROBOT_NAMES,
    ROW_NAMES,
    TRAIT_NAMES,
    rule_name,
)
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.words import NOTHING, Happening

Detail = Callable[[int, int], dict[str, Any]]

DETAILS: dict[int, Detail] = {
    Happening.REPAIRED: lambda a, _b: {"machine": MACHINE_NAMES[a]},
    Happening.TRIGGERED: lambda a, b: placed(a) | {"level": b},
    Happening.SUPPORTED: lambda a, b: {"model": MODEL_NAMES[a], "level": b},
    Happening.UPGRADED: lambda a, b: {"model": MODEL_NAMES[a], "level": b},
    Happening.ROBOT_DISCARDED: lambda a, _b: placed(a),
    Happening.ROBOT_DRAWN: lambda a, b: {"robot": ROBOT_NAMES[a], "row": ROW_NAMES[b]},
    Happening.ROBOT_STORED: lambda a, _b: placed(a),
    Happening.ROBOT_RECOVERED: lambda a, b: {
        "robot": ROBOT_NAMES[a],
        "to": "deck" if b == NOTHING else ROW_NAMES[b],
    },
    Happening.ROBOT_SEEN: lambda a, _b: {"robot": ROBOT_NAMES[a]},
    Happening.ROBOT_PUT_BACK: lambda a, b: {
        "robot": ROBOT_NAMES[a],
        "side": "bottom" if b else "top",
    },
    Happening.ROBOT_PAID_FROM_DECK: lambda a, _b: {"robot": ROBOT_NAMES[a]},
    Happening.MACHINE_PREPARED: lambda a, _b: {"machine": MACHINE_NAMES[a]},
    Happening.MACHINE_REALIGNED: lambda a, _b: {"machine": MACHINE_NAMES[a]},
    Happening.MACHINE_REVEALED: lambda a, b: {"machine": MACHINE_NAMES[a], "place": b},
    Happening.FAILSAFE_GAINED: lambda a, b: {"failsafes": a, "gained": b},
    Happening.FAILSAFE_LOST: lambda a, _b: {"failsafes": a},
    Happening.BATTERY_SPENT: lambda a, _b: {"robots": a},
    Happening.TURN_BEGAN: lambda a, _b: {"turn": a},
    Happening.WON: lambda _a, _b: {},
    Happening.LOST: lambda _a, _b: {},
    Happening.NOTHING_STORED: lambda _a, _b: {},
    Happening.BABYBOT_MADE: lambda a, b: {
        "model": placed(a)["robot"].partition("-")[0],
        "robots": [PLACED_NAMES[a], PLACED_NAMES[b]],
    },
    Happening.BABYBOT_DRAWN: lambda a, _b: {"model": MODEL_NAMES[a]},
    Happening.ROBOT_LAID: lambda a, b: placed(a) | {"gigantobot": GIGANTOBOT_NAMES[b]},
    Happening.GIGANTOBOT_RESTS: lambda a, b: {"gigantobot": GIGANTOBOT_NAMES[a], "robots": b},
    Happening.DAMAGE_MENDED: lambda a, _b: {"damage": a},
    Happening.FAILSAFES_OWED: lambda a, b: {"owed": a, "failsafes": b},
    Happening.MICROBOT_PLACED: lambda a, b: {
        "microbot": TRAIT_NAMES[a],
        "machine": MACHINE_NAMES[b],
    },
    Happening.MICROBOT_EARNED: lambda a, _b: {"microbot": TRAIT_NAMES[a]},
    Happening.MICROBOT_DISCARDED: lambda a, _b: {"microbot": TRAIT_NAMES[a]},
    Happening.MICROBOTS_SPENT: lambda a, _b: {"microbots": a},
    Happening.MICROBOTS_SWAPPED: lambda a, b: {
        "machine": MACHINE_NAMES[a],
        "other": MACHINE_NAMES[b],
    },
    Happening.MICROBOTS_SHUFFLED: lambda a, _b: {"microbots": a},
    Happening.MACHINE_REMOVED: lambda a, _b: {"machine": MACHINE_NAMES[a]},
    Happening.INTERFERENCE_REVEALED: lambda a, b: {
        "model": MODEL_NAMES[a],
        "ability": MODEL_NAMES[b],
    },
    Happening.LEVEL_CHOSEN: lambda a, b: {"ability": MODEL_NAMES[a], "level": b},
}
"""What each kind of event tells, by name."""


def placed(robot: int) -> dict[str, str]:
    """A robot and the row it lay in."""
    row, name = PLACED_NAMES[robot].split("/")
    return {"robot": name, "row": row}


KIND_NAMES = Happening.spelled()
"""The public name of each kind of event, e.g. `robot-drawn`."""


def told_event(kind: int, seat: int, rule: int, reveals: int, a: int, b: int) -> Event:
    """The event behind these numbers. All that happens in Cyberion happens before everyone."""
    return Event(KIND_NAMES[kind], seat, rule_name(rule), DETAILS[kind](a, b), bool(reveals))
