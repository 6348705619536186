"""What previews speak of, counted in positions alone, for the law that previews are kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Position = Mapping[str, Any]

CYBERION_LISTS = (
    *("platform", "flash", "stock", "discard", "prepared", "support", "limbo"),
    *("microbots", "held_microbots"),
)
CYBERION_NUMBERS = ("robot_deck", "machine_deck", "experience", "failsafes", "damage")
CYBERION_ZONES = {
    "machine-revealed": "machine_deck",
    "microbot-placed": "microbot_pile",
    "interference-revealed": "interference",
    "robot-drawn": "robot_deck",
    "robot-seen": "robot_deck",
    "robot-paid-from-deck": "robot_deck",
    "babybot-drawn": "robot_deck",
}
MECH_ZONES = {
    "delivery-revealed": "delivery_deck",
    "monitor-shown": "monitors",
    "first-player-drawn": "first",
}


def cyberion_amounts(position: Position, _seat: int) -> dict[str, int]:
    """Robots, machines and tokens by where they lie."""
    return {
        **{key: len(position[key]) for key in CYBERION_LISTS},
        **{key: position[key] for key in CYBERION_NUMBERS},
        "factory": sum(machine is not None for machine in position["factory"]),
        "battery": int(position["battery"] == "charged"),
        "gigantobots": sum(len(giga["robots"]) for giga in position["gigantobots"].values()),
        "interference": sum(position["interference"].values()),
    }


def cyberion_changes(before: Position, after: Position, _seat: int) -> dict[str, Any]:
    """New levels; Microbots that lie elsewhere, where no new one was placed."""
    found: dict[str, Any] = {}
    if levels := {
        model: level for model, level in after["levels"].items() if level != before["levels"][model]
    }:
        found["levels"] = levels
    tokens, old = after["microbots"], before["microbots"]
    moved = {machine: token for machine, token in tokens.items() if token != old.get(machine)}
    if moved and sorted(tokens.values()) == sorted(old.values()) and tokens.keys() == old.keys():
        if before["microbot_pile"] == after["microbot_pile"]:
            found["microbots"] = moved
    return found


def cyberion_zone(event: Mapping[str, Any]) -> str:
    """The deck, the pile or the Cogs."""
    return CYBERION_ZONES[event["kind"]]


def mech_amounts(position: Position, seat: int) -> dict[str, int]:
    """A player's gauges, machines and Specialists."""
    player = position["players"][seat]
    return {
        **{key: player[key] for key in ("flowers", "ink", "rainbows", "points")},
        **{key: len(player[key]) for key in ("belt", "workshop", "specialists")},
    }


def mech_changes(before: Position, after: Position, seat: int) -> dict[str, Any]:
    """Machines that came to a slot or got an Assistant, and those that were completed."""
    was, now = before["players"][seat], after["players"][seat]
    old = {machine["tile"]: machine for machine in was["belt"]}
    due = {tile for tile, machine in old.items() if is_day(before) and slot_soon(machine) == 0}
    is_same_part = all(before[key] == after[key] for key in ("day", "part"))
    belt = [
        {**machine, "soon": slot_soon(machine), **anyway(machine["tile"], due)}
        if is_same_part and is_day(after) and machine["assistants"]
        else machine
        for machine in now["belt"]
        if machine["tile"] not in old
        or machine["slot"] != old[machine["tile"]]["slot"]
        or machine["assistants"] > old[machine["tile"]]["assistants"]
    ]
    workshop = [
        {"tile": tile, "place": place, **anyway(tile, due)}
        for place, tile in enumerate(now["workshop"], 1)
        if tile not in was["workshop"]
    ]
    return {key: value for key, value in (("belt", belt), ("workshop", workshop)) if value}


def is_day(position: Position) -> bool:
    """Whether machines move when this part ends."""
    return position["part"] in ("morning", "afternoon", "evening")


def slot_soon(machine: Mapping[str, Any]) -> int:
    """The slot to which a machine's Assistants move it; 0: it is completed."""
    return max(0, machine["slot"] - machine["assistants"])


def anyway(tile: str, due: set[str]) -> dict[str, bool]:
    """What is told of a machine that would be completed without the move."""
    return {"anyway": True} if tile in due else {}


def mech_zone(event: Mapping[str, Any]) -> str:
    """A pile by its name, the Delivery cards, the Monitor Screens, who begins."""
    return event["pile"] if event["kind"] == "tile-revealed" else MECH_ZONES[event["kind"]]
