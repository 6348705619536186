"""From the box file to the numbers that rules read: the little language of `box/*.toml`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from dreamcog.core.box import bad_box, shown
from dreamcog.core.checks import Checks
from dreamcog.games.cyberion.state import Box
from dreamcog.games.cyberion.words import (
    FREE,
    GIGANTOBOTS,
    HIGHEST_LEVEL,
    INTERFERENCE,
    MICROBOTS,
    MODELS,
    MOST_AT_ONCE,
    ROBOTS,
    SIZES,
    Demand,
    Model,
)

T = TypeVar("T")

TIERS = ("I", "II", "III")
MODEL_NAMES = tuple(Model.spelled().values())
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

MOST = {"robots": 9, "sum": 25, "ability": MOST_AT_ONCE, "team": 5, "damage": 9}
"""The largest numbers a box may print."""

KEYS = {
    "robots": ("copies",),
    "machines": ("tier_1", "tier_2", "tier_3"),
    "abilities": ("sirenbot", "stockbot", "planbot", "commandbot_price", "cyclobot"),
    "support": ("tokens",),
    "babybots": ("cards",),
    "multibots": ("cards",),
    "microbots": ("tokens",),
    "interference": ("tokens",),
    "gigantobots": ("cards",),
    "structural_damage": ("tokens", "failsafes_each"),
}
"""The blocks of a box, and what may stand in each besides its source."""

SUPPORT = "one per model, at level III"


def printed_box(values: Mapping[str, Any]) -> Box:
    """The box's values as a record, or a refusal that names the entry."""
    box = Box()
    check_blocks(values)
    same(values.get("models"), list(MODEL_NAMES), "models")
    same(values.get("sizes"), list(range(1, SIZES + 1)), "sizes")
    box.copies = same(entry(values, "robots", "copies"), 2, "robots.copies")
    print_kinds(box)
    print_machines(box, values)
    print_abilities(box, values)
    print_tokens(box, values)
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


def want(good: bool, entry: str, reason: str, wanted: str = "", found: object = "") -> None:
    """Refuse the box unless this is so."""
    if not good:
        raise bad_box(entry, reason, wanted, shown(found))


def same(value: object, wanted: T, where: str) -> T:
    """What stands here in every box."""
    want(value is not None, where, "missing")
    told = ", ".join(map(str, wanted)) if isinstance(wanted, list) else str(wanted)
    want(type(value) is type(wanted) and value == wanted, where, "exactly", told, value)
    return wanted


def entry(values: Mapping[str, Any], block: str, name: str) -> Any:
    """One entry of a block; refused where it is missing."""
    part = values.get(block)
    want(isinstance(part, Mapping) and name in part, f"{block}.{name}", "missing")
    assert isinstance(part, Mapping)
    return part[name]


def number(values: Mapping[str, Any], block: str, name: str, most: int) -> int:
    """A whole number from 0 to `most`."""
    return whole(entry(values, block, name), f"{block}.{name}", most)


def whole(value: object, where: str, most: int) -> int:
    """Refuse anything but a whole number from 0 to `most`."""
    want(type(value) is int and 0 <= value <= most, where, "number", f"0–{most}", value)
    assert isinstance(value, int)
    return value


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


TRAITS = (*MODEL_NAMES, *(f"size-{size}" for size in range(1, SIZES + 1)))
MULTIBOTS = (
    *(f"any-{size}" for size in range(1, SIZES + 1)),
    *(f"{model}-any" for model in MODEL_NAMES),
)


WORDED = {
    "one per model": tuple(f"baby-{model}" for model in MODEL_NAMES),
    "one per size with free model, one per model with free size": MULTIBOTS,
    "two per size and two per model": TRAITS * 2,
    "two per ability": MODEL_NAMES * 2,
    "one per model and one per size": TRAITS,
}
"""Lists that a box file may give in words."""


def all_listed(values: Mapping[str, Any], name: str, number: int) -> list[Any]:
    """A list of so many cards or tokens, one by one or in words."""
    given = entry(values, *name.split("."))
    if isinstance(given, str):
        given = list(WORDED.get(given, ()))
    want(isinstance(given, list), name, "list", found=given)
    assert isinstance(given, list)
    want(len(given) == number, name, "count", str(number), len(given))
    return given


def print_tokens(box: Box, values: Mapping[str, Any]) -> None:
    """Tokens and cards of the expansions, by their traits."""
    same(entry(values, "support", "tokens"), SUPPORT, "support.tokens")
    box.support_level = 3
    for name, known in (
        ("babybots.cards", tuple(f"baby-{model}" for model in MODEL_NAMES)),
        ("multibots.cards", MULTIBOTS),
    ):
        found = each_listed(values, name, len(known), known)
        once = sorted(found) == list(range(len(known)))
        want(once, name, "each-once", ", ".join(known))
    box.microbots = each_listed(values, "microbots.tokens", MICROBOTS, TRAITS)
    box.interference = each_listed(values, "interference.tokens", INTERFERENCE, MODEL_NAMES)
    print_gigantobots(box, values)
    box.damage = number(values, "structural_damage", "tokens", MOST["damage"])
    box.failsafes_each = number(values, "structural_damage", "failsafes_each", MOST["damage"])


def each_listed(
    values: Mapping[str, Any], name: str, number: int, known: tuple[str, ...]
) -> list[int]:
    """A list of so many cards or tokens, each by its name."""
    given = all_listed(values, name, number)
    for item in given:
        want(isinstance(item, str) and item in known, name, "unreadable", found=item)
    return [known.index(item) for item in given]


def print_gigantobots(box: Box, values: Mapping[str, Any]) -> None:
    """What each Gigantobot shares with its pilots: a model, a size, or one of each.

    Their names go by the order of the list: five for the models, then five for the sizes.
    """
    where = "gigantobots.cards"
    for giga, item in enumerate(all_listed(values, where, GIGANTOBOTS)):
        words = item.split() if isinstance(item, str) else []
        models = [MODEL_NAMES.index(word) for word in words if word in MODEL_NAMES]
        sizes = [TRAITS.index(word) - MODELS + 1 for word in words if word in TRAITS[MODELS:]]
        good = len(models) + len(sizes) == len(words) > 0 and max(len(models), len(sizes)) == 1
        want(good, where, "unreadable", found=item)
        box.gigantobot_model[giga] = models[0] if models else FREE
        box.gigantobot_size[giga] = sizes[0] if sizes else FREE
