"""Tokens and cards of the expansions in a box file, one by one or in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.games.cyberion.printed_values import MODEL_NAMES, MOST, entry, number, same, want
from dreamcog.games.cyberion.state import Box
from dreamcog.games.cyberion.words import (
    FREE,
    GIGANTOBOTS,
    INTERFERENCE,
    MICROBOTS,
    MODELS,
    SIZES,
)

SUPPORT = "one per model, at level III"
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


def print_tokens(box: Box, values: Mapping[str, Any], gigantobots: str) -> None:
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
    print_gigantobots(box, values, gigantobots)
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


def print_gigantobots(box: Box, values: Mapping[str, Any], chosen: str) -> None:
    """What each Gigantobot shares with its pilots, by the chosen entry.

    Their names go by the order of the list: five for the models, then five for the sizes. A box may
    leave out what its game does not choose: those from before there was a choice do.
    """
    for name in ("cards", "two_traits"):
        if name == chosen or name in values["gigantobots"]:
            traits = shown_traits(values, f"gigantobots.{name}", 1 if name == "cards" else 2)
            if name == chosen:
                box.gigantobot_model = [model for model, _ in traits]
                box.gigantobot_size = [size for _, size in traits]


def shown_traits(values: Mapping[str, Any], where: str, least: int) -> list[tuple[int, int]]:
    """Model and size of each Gigantobot, FREE for what it does not show: at least so many."""
    found = []
    for item in all_listed(values, where, GIGANTOBOTS):
        words = item.split() if isinstance(item, str) else []
        models = [MODEL_NAMES.index(word) for word in words if word in MODEL_NAMES]
        sizes = [TRAITS.index(word) - MODELS + 1 for word in words if word in TRAITS[MODELS:]]
        good = len(models) + len(sizes) == len(words) >= least
        want(good and max(len(models), len(sizes)) == 1, where, "unreadable", found=item)
        found.append((models[0] if models else FREE, sizes[0] if sizes else FREE))
    return found
