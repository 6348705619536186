"""From the box file to the numbers that rules read: the little language of `box/*.toml`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from dreamcog.core.checks import Checks
from dreamcog.games.cyberion.printed_tokens import print_tokens
from dreamcog.games.cyberion.printed_values import MODEL_NAMES, MOST, entry, same, want, whole
from dreamcog.games.cyberion.state import Box
from dreamcog.games.cyberion.words import (
    FREE,
    HIGHEST_LEVEL,
    MODELS,
    ROBOTS,
    SIZES,
    Demand,
)

__all__ = ["MACHINE_NAMES", "MODEL_NAMES", "MOST", "TIERS", "printed_box"]

TIERS = ("I", "II", "III")
MACHINE_NAMES = tuple(
    f"{tier}/{what}"
    for tier in TIERS
    for what in (
        *MODEL_NAMES,
        *(f"size-{size}" for size in range(1, SIZES + 1)),
        *(() if tier == "I" else ("identical", "sum-min", "sum-max", "pairs", "run")),
    )
)
"""Machines by number: tier I has 0-9, tier II 10-24, tier III 25-39."""

KEYS = {
    "robots": ("copies",),
    "machines": ("tier_1", "tier_2", "tier_3"),
    "abilities": ("sirenbot", "stockbot", "planbot", "commandbot_price", "cyclobot"),
    "support": ("tokens",),
    "babybots": ("cards",),
    "multibots": ("cards",),
    "microbots": ("tokens",),
    "interference": ("tokens",),
    "gigantobots": ("cards", "two_traits"),
    "structural_damage": ("tokens", "failsafes_each"),
}
"""The blocks of a box, and what may stand in each besides its source."""


def printed_box(values: Mapping[str, Any], gigantobots: str) -> Box:
    """The box's values as a record, or a refusal that names the entry.

    `gigantobots`: the entry that says what the Gigantobots show (C9.2).
    """
    box = Box()
    check_blocks(values)
    same(values.get("models"), list(MODEL_NAMES), "models")
    same(values.get("sizes"), list(range(1, SIZES + 1)), "sizes")
    box.copies = same(entry(values, "robots", "copies"), 2, "robots.copies")
    print_kinds(box)
    print_machines(box, values)
    print_abilities(box, values)
    print_tokens(box, values, gigantobots)
    return box


def check_blocks(values: Mapping[str, Any]) -> None:
    """Nothing but what belongs there, and every block with its source."""
    checks = Checks()
    checks.only(values, ("models", "sizes", *KEYS))
    for name, keys in KEYS.items():
        part = checks.table(values.get(name), name)
        checks.only(part, (*keys, "source"), name)
        checks.source(part, keys, name)
    checks.done()


def print_kinds(box: Box) -> None:
    """Model and size of every robot card; what a Multibot leaves open is FREE."""
    for kind in range(ROBOTS):
        box.kind_model[kind] = kind // SIZES
        box.kind_size[kind] = kind % SIZES + 1
    for size in range(1, SIZES + 1):
        box.kind_model[ROBOTS + size - 1] = FREE
        box.kind_size[ROBOTS + size - 1] = size
    for model in range(MODELS):
        box.kind_model[ROBOTS + SIZES + model] = model
        box.kind_size[ROBOTS + SIZES + model] = FREE
        box.kind_model[ROBOTS + SIZES + MODELS + model] = model
        box.kind_size[ROBOTS + SIZES + MODELS + model] = FREE
    for kind, size in enumerate(box.kind_size):
        box.kind_tally[kind] = 1 << 5 * ((size if size != FREE else SIZES + 1) - 1)


PHRASES = (
    (re.compile(r"(\d) of each model"), Demand.MODEL),
    (re.compile(r"(\d) of each size"), Demand.SIZE),
    (re.compile(r"(\d) identical"), Demand.IDENTICAL),
    (re.compile(r"(\d) robots, sum >= (\d{1,3})"), Demand.SUM_MIN),
    (re.compile(r"(\d) robots, sum <= (\d{1,3})"), Demand.SUM_MAX),
    (re.compile(r"XX(Y+)"), Demand.PAIRS),
    (re.compile(r"(\d+)(?: or (\d+))?"), Demand.RUN),
)
"""How a demand is written in a box file."""


def print_machines(box: Box, values: Mapping[str, Any]) -> None:
    """Tier, demand, trait and number of robots of each machine."""
    machine = 0
    for tier, kinds in ((1, 2), (2, 7), (3, 7)):
        where = f"machines.tier_{tier}"
        phrases = entry(values, "machines", f"tier_{tier}")
        want(isinstance(phrases, list), where, "list", found=phrases)
        want(len(phrases) == kinds, where, "count", str(kinds), len(phrases))
        for phrase, (pattern, demand) in zip(phrases, PHRASES, strict=False):
            found = pattern.fullmatch(phrase) if isinstance(phrase, str) else None
            want(found is not None, where, "unreadable", found=phrase)
            assert found is not None
            traits = range(5) if demand <= Demand.SIZE else range(1)
            for trait in traits:
                box.machine_tier[machine] = tier
                box.machine_demand[machine] = demand
                box.machine_trait[machine] = trait + (demand == Demand.SIZE)
                print_demand(box, machine, demand, found, where)
                machine += 1


def print_demand(box: Box, machine: int, demand: int, found: re.Match[str], where: str) -> None:
    """How many robots the demand asks for, and the limit of a sum."""
    if demand == Demand.PAIRS:
        robots = 2 + len(found[1])
    elif demand == Demand.RUN:
        robots = len(found[1])
        runs = ["12345"[i : i + robots] for i in range(SIZES - robots + 1)]
        want(found[0] == " or ".join(runs), where, "unreadable", found=found[0])
    else:
        robots = int(found[1])
    want(2 <= robots <= MOST["team"], where, "unreadable", found=found[0])
    box.machine_number[machine] = robots
    if demand in (Demand.SUM_MIN, Demand.SUM_MAX):
        box.machine_trait[machine] = whole(int(found[2]), where, MOST["sum"])


def print_abilities(box: Box, values: Mapping[str, Any]) -> None:
    """What each ability does at levels II to V; level I does nothing."""
    for name in ("sirenbot", "stockbot", "planbot"):
        by_level(values, name, getattr(box, name), amount)
    by_level(values, "commandbot_price", box.commandbot_price, price)
    by_level(
        values, "cyclobot", box.cyclobot_any, lambda value, where: "any" in fetch(value, where)
    )
    by_level(
        values,
        "cyclobot",
        box.cyclobot_to_platform,
        lambda value, where: "platform" in fetch(value, where),
    )


def by_level(
    values: Mapping[str, Any], name: str, into: list[int], read: Callable[[Any, str], int]
) -> None:
    """Read a list of five, one for each level."""
    where = f"abilities.{name}"
    given = entry(values, "abilities", name)
    want(isinstance(given, list), where, "list", found=given)
    want(len(given) == HIGHEST_LEVEL, where, "count", str(HIGHEST_LEVEL), len(given))
    want(given[0] in (0, "-"), f"{where}[1]", "exactly", "0, -", given[0])
    for level, value in enumerate(given[1:], 2):
        into[level] = int(read(value, f"{where}[{level}]"))


def amount(value: object, where: str) -> int:
    """How many robots an ability moves or shows at a level."""
    return whole(value, where, MOST["ability"])


def price(value: object, where: str) -> int:
    """What a Commandbot costs at a level: at least one robot."""
    want(value != 0, where, "number", f"1–{MOST['ability']}", value)
    return amount(value, where)


def fetch(value: object, where: str) -> tuple[str, ...]:
    """What a Cyclobot fetches and where to, in two words."""
    text = value if isinstance(value, str) else ""
    found = re.fullmatch(r"(any|cyclobot) to (deck|platform)", text)
    want(found is not None, where, "unreadable", found=value)
    assert found is not None
    return found.groups()
