"""Effects in a box file: what is paid, what is given, a final choice, and what robots can do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.checks import Checks
from dreamcog.games.mech_a_dream.state import Box
from dreamcog.games.mech_a_dream.words import MOST, OPTIONS, UNITS, Special, Unit

UNITS_BY_NAME = {name: unit for unit, name in Unit.spelled().items()}
RESOURCES = ("flower", "ink", "rainbow", "point")
"""What can be counted on a board, and so be paid or given at once."""

AT_THE_START = ("flower", "ink", "rainbow")
"""What players may begin with."""

MACHINE_UNITS = (*RESOURCES, "hourglass")
"""What machines, robots and floors may give."""

ALL_UNITS = (*MACHINE_UNITS, "activation")
"""What packages and Specialists may give."""

WAY_KEYS = ("pays", "gives", "choice")
"""What stands in a block that is a way of using an effect."""

SPECIALS = {"evening-package": Special.EVENING, "buy": Special.BUY, "copy": Special.COPY}
"""What a Monitor Screen can do beyond paying and taking (M11.2)."""

MONITOR_EFFECTS: dict[str, list[dict[str, Any]]] = {
    "point": [{"gives": {"point": 1}}],
    "rainbow": [{"gives": {"rainbow": 1}}],
    "flower-and-ink-or-hourglass": [
        {"gives": {"flower": 1, "ink": 1}},
        {"gives": {"flower": 1, "hourglass": 1}},
    ],
    "evening-package": [{"effect": "evening-package"}],
    "flower-ink-exchange": [
        {"pays": {"flower": 1}, "gives": {"ink": 3}},
        {"pays": {"ink": 1}, "gives": {"flower": 3}},
    ],
    "rainbow-ink-exchange": [
        {"pays": {"rainbow": 1}, "gives": {"ink": 4}},
        {"pays": {"ink": 1}, "gives": {"rainbow": 1}},
    ],
    "hourglass-or-buy": [{"gives": {"hourglass": 1}}, {"effect": "buy"}],
    "copy": [{"pays": {"flower": 1}, "effect": "copy"}],
}
"""The effects of M11.2 by name; a box may instead list what each option pays and gives."""


def amounts(
    checks: Checks, given: object, entry: str, known: tuple[str, ...], most: int = MOST
) -> list[int]:
    """Units with their amounts, as a list by unit. Only points may go beyond nine."""
    table = checks.table(given, entry)
    checks.only(table, known, entry)
    found = [0] * UNITS
    for name in known:
        if name in table:
            limit = most if name == "point" else MOST
            found[UNITS_BY_NAME[name]] = checks.whole(table[name], f"{entry}.{name}", 0, limit)
    return found


def read_choice(checks: Checks, given: object, entry: str) -> list[int]:
    """A final choice between flowers and ink: the two amounts."""
    both: dict[str, int] = {}
    for side in checks.items(given, entry, 2, 2):
        table = checks.table(side, entry)
        checks.only(table, ("flower", "ink"), entry)
        for unit in table.keys() & {"flower", "ink"}:
            both[unit] = checks.whole(table[unit], f"{entry}.{unit}", 0, MOST)
        if table and not checks.want(len(table) == 1, entry, "choice"):
            return [0, 0]
    if isinstance(given, list) and len(given) == 2:
        checks.want(set(both) == {"flower", "ink"}, entry, "choice")
    return [both.get("flower", 0), both.get("ink", 0)]


def print_way(
    box: Box,
    checks: Checks,
    way: int,
    part: Mapping[str, Any],
    entry: str,
    known: tuple[str, ...],
) -> None:
    """What one way of using an effect pays and gives, and its final choice."""
    pays = amounts(checks, part.get("pays", {}), f"{entry}.pays", RESOURCES)
    gives = amounts(checks, part.get("gives", {}), f"{entry}.gives", known)
    box.pays[way * UNITS : (way + 1) * UNITS] = pays
    box.gives[way * UNITS : (way + 1) * UNITS] = gives
    if "choice" in part:
        box.has_choice[way] = 1
        box.choice[way * 2 : way * 2 + 2] = read_choice(checks, part["choice"], f"{entry}.choice")


def print_effect(
    box: Box,
    checks: Checks,
    effect: int,
    part: Mapping[str, Any],
    entry: str,
    known: tuple[str, ...],
) -> None:
    """An effect that can be used in one way only; it says what it gives, if only nothing."""
    checks.want("gives" in part or "choice" in part, f"{entry}.gives", "missing")
    box.options[effect] = 1
    print_way(box, checks, effect * OPTIONS, part, entry, known)


def print_robot(box: Box, checks: Checks, effect: int, part: Mapping[str, Any], entry: str) -> None:
    """What a robot does under a Monitor Screen: an effect by its name, or listed in the box."""
    listed = [key for key in ("effect", *WAY_KEYS, "options") if key in part]
    name = part.get("effect")
    if "options" in part:
        checks.want(listed == ["options"], f"{entry}.{listed[0]}", "two-effects")
        ways = checks.items(part["options"], f"{entry}.options", 1, OPTIONS)
    elif listed == ["effect"] and isinstance(name, str) and name in MONITOR_EFFECTS:
        ways = MONITOR_EFFECTS[name]
    elif listed == ["effect"]:
        checks.one_of(name, f"{entry}.effect", (*MONITOR_EFFECTS, "buy"))
        ways = [{"effect": "buy"}]
    else:
        ways = [{key: part[key] for key in listed}]
    box.options[effect] = len(ways)
    for option, way in enumerate(ways):
        where = f"{entry}.options[{option}]" if "options" in part else entry
        print_option(box, checks, effect * OPTIONS + option, way, where, len(ways) == 1)


def print_option(
    box: Box, checks: Checks, way: int, given: object, entry: str, is_alone: bool
) -> None:
    """One option of a robot. Copying stands alone and gives only what it copies."""
    part = checks.table(given, entry)
    checks.only(part, (*WAY_KEYS, "effect"), entry)
    print_way(box, checks, way, part, entry, MACHINE_UNITS)
    if "effect" not in part:
        checks.want("gives" in part or "choice" in part, f"{entry}.gives", "missing")
        return
    special = checks.one_of(part["effect"], f"{entry}.effect", SPECIALS)
    box.special[way] = SPECIALS[special] if special else 0
    if special == "copy":
        checks.want(is_alone, f"{entry}.effect", "copy-stands-alone")
        for key in ("gives", "choice"):
            checks.want(not part.get(key), f"{entry}.{key}", "copy-gives")
