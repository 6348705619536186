"""Advice for beginners at Mech A Dream: its conditions, the most urgent first.

Each is read off what the engine says of the decision; `core/advice.py` says how they are asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dreamcog.core.advice import Condition, Decision, Finding
from dreamcog.games.mech_a_dream.names import DAY_NAMES, PILE_NAMES
from dreamcog.games.mech_a_dream.rules.scoring import DAYS
from dreamcog.games.mech_a_dream.words import MOST

SLEEP = {"do": "sleep"}
STOCK_ROOM = {"do": "stock-room"}
MOST_ACTIVATIONS = 24
"""So many ways of activating something are looked at."""

FULL = (("flower", "flowers"), ("ink", "ink"))
"""The units that a gauge has room for, and the keys that hold them."""


# What conditions have in common.


def own(decision: Decision) -> dict[str, Any]:
    """The seat's own workshop, gauges and cards."""
    player: dict[str, Any] = decision.view["players"][decision.seat]
    return player


def is_sending(decision: Decision) -> bool:
    """The seat is to send an Assistant."""
    return decision.can(STOCK_ROOM)


def is_awake(decision: Decision) -> bool:
    """It is night, and the seat may sleep or activate something."""
    return decision.can(SLEEP)


def buyable(decision: Decision) -> list[str]:
    """The tiles on offer that the seat can buy now."""
    offer = [tile for pile in PILE_NAMES for tile in decision.view["offer"][pile]]
    return [tile for tile in offer if decision.can({"do": "buy", "tile": tile})]


def has_machine(decision: Decision) -> bool:
    """The seat has bought a machine before."""
    return bool(own(decision)["belt"] or own(decision)["workshop"])


def activations(decision: Decision) -> Iterator[tuple[str, dict[str, Any]]]:
    """What can be activated, and what would follow, where that brings something."""
    if not decision.can({"do": "activate"}):
        return
    for move in decision.moves(MOST_ACTIVATIONS, "activate"):
        seen = decision.preview(move)
        if seen is not None and seen["gives"]:
            yield move["what"], seen


def completed(decision: Decision, verb: str, tile: str) -> bool:
    """The machine would be completed by the move itself."""
    seen = decision.preview({"do": verb, "tile": tile})
    done = [] if seen is None else seen["changes"].get("workshop", [])
    return tile in [machine["tile"] for machine in done]


def completed_soon(decision: Decision, tile: str) -> bool:
    """The machine would be completed when this part of the day ends, if an Assistant were sent."""
    seen = decision.preview({"do": "build", "tile": tile})
    moved = [] if seen is None else seen["changes"].get("belt", [])
    return tile in [machine["tile"] for machine in moved if machine.get("soon") == 0]


# The conditions.


def nothing_possible(decision: Decision) -> Finding | None:
    """The night can only be finished: why is what stands in the way of activating something."""
    if not is_awake(decision) or decision.moves(2) != [SLEEP]:
        return None
    return Finding({"why": decision.why({"do": "activate"})})


def free_activation_left(decision: Decision) -> Finding | None:
    """Before sleeping, something can be activated that takes nothing."""
    if not is_awake(decision):
        return None
    free = [what for what, seen in activations(decision) if not seen["spends"]]
    if not free:
        return None
    return Finding({"what": free[0]}, tuple(f"own/{what}" for what in dict.fromkeys(free)))


def can_convert(decision: Decision) -> Finding | None:
    """Before sleeping, something can be activated that takes one thing and gives another."""
    if not is_awake(decision):
        return None
    left = list(dict.fromkeys(what for what, _ in activations(decision)))
    return Finding({"what": left[0]}, tuple(f"own/{what}" for what in left)) if left else None


def nothing_useful(decision: Decision) -> Finding | None:
    """The seat can still activate something tonight, but no activation brings anything."""
    return Finding() if is_awake(decision) else None


def last_day(decision: Decision) -> Finding | None:
    """The morning of the last day."""
    is_last = decision.view["day"] == DAYS and decision.view["part"] == DAY_NAMES[0]
    return Finding() if is_last and is_sending(decision) else None


def resource_full(decision: Decision) -> Finding | None:
    """A gauge has no more room."""
    if not is_sending(decision):
        return None
    for unit, key in FULL:
        if own(decision)[key] == MOST:
            return Finding({"unit": unit, "most": MOST}, spent_on(decision, unit))
    return None


def spent_on(decision: Decision, unit: str) -> tuple[str, ...]:
    """Where a resource can be spent now: on tiles, or at the dock."""
    if unit == "flower":
        return ("dock",) if decision.can({"do": "dock"}) else ()
    return tuple(f"offer/{tile}" for tile in buyable(decision))


def can_complete(decision: Decision) -> Finding | None:
    """An hourglass completes a machine, or an Assistant one that would stand still."""
    for machine in own(decision)["belt"]:
        tile = machine["tile"]
        if completed(decision, "boost", tile):
            return Finding({"tile": tile, "by": "boost"}, (f"belt/{tile}",))
        if machine["assistants"]:
            continue
        if completed(decision, "build", tile) or completed_soon(decision, tile):
            return Finding({"tile": tile, "by": "build"}, (f"belt/{tile}",))
    return None


def buy_first(decision: Decision) -> Finding | None:
    """The seat has no machine yet, and can buy one."""
    if has_machine(decision) or not is_sending(decision):
        return None
    tiles = buyable(decision)
    if not tiles:
        return None
    return Finding({"tiles": len(tiles)}, tuple(f"offer/{tile}" for tile in tiles))


def save_up(decision: Decision) -> Finding | None:
    """The seat has nothing to build, and can buy nothing."""
    if own(decision)["belt"] or not is_sending(decision) or buyable(decision):
        return None
    takes = [each["take"] for each in decision.moves(2, "stock-room") if "specialist" not in each]
    return Finding({}, tuple(f"floor/{each}" for each in takes))


def can_build(decision: Decision) -> Finding | None:
    """A machine stands still: no Assistant is on it."""
    for machine in own(decision)["belt"]:
        tile = machine["tile"]
        if not machine["assistants"] and decision.can({"do": "build", "tile": tile}):
            return Finding({"tile": tile, "slot": machine["slot"]}, (f"belt/{tile}",))
    return None


def look(decision: Decision) -> Finding | None:
    """What to look at in this part of the day."""
    if not is_sending(decision):
        return None
    tiles = buyable(decision)
    dock = ("dock",) if decision.can({"do": "dock"}) else ()
    return Finding({"part": decision.view["part"]}, (*dock, *(f"offer/{t}" for t in tiles)))


ADVICE: dict[str, Condition] = {
    "nothing-possible": nothing_possible,
    "free-activation-left": free_activation_left,
    "can-convert": can_convert,
    "nothing-useful": nothing_useful,
    "last-day": last_day,
    "can-complete": can_complete,
    "resource-full": resource_full,
    "buy-first": buy_first,
    "save-up": save_up,
    "can-build": can_build,
    "look": look,
}
"""All advice of Mech A Dream by its code."""
