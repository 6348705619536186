"""Gigantobots, Microbots and Interference, read back from a truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import malformed
from dreamcog.games.cyberion.names import (
    GIGANTOBOTS_BY_NAME,
    MACHINES_BY_NAME,
    MODELS_BY_NAME,
    ROBOTS_BY_NAME,
    TRAITS_BY_NAME,
)
from dreamcog.games.cyberion.rules.devious_cog import UNDER_EACH
from dreamcog.games.cyberion.rules.gigantobots import COMPLETE
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import LAID, MICROBOTS, MOST_HELD, NOTHING, ROBOTS


def only_if(in_play: int, given: object, where: str) -> None:
    """What belongs to an expansion that is not in play must be empty."""
    if not in_play and given:
        raise malformed(where, "nothing, without its expansion")


def fill_from(array: list[int], first: int, cards: list[int]) -> None:
    """Lay cards in an array, from a place on."""
    array[first : first + len(cards)] = cards


def read_gigantobots(s: State, given: object) -> list[int]:
    """Robots laid on Gigantobots, and who is on holiday; all robots found there."""
    gigantobots = reading.mapping(given, "gigantobots")
    only_if(s.gigantobots, gigantobots, "gigantobots")
    found: list[int] = []
    for name, told in gigantobots.items():
        giga = reading.named(name, GIGANTOBOTS_BY_NAME, "gigantobots")
        card = reading.mapping(told, f"gigantobots.{name}")
        robots = reading.all_named(
            card.get("robots", []), ROBOTS_BY_NAME, COMPLETE - 1, f"gigantobots.{name}.robots"
        )
        if max(robots, default=0) >= ROBOTS or (robots and card.get("holiday")):
            raise malformed(f"gigantobots.{name}", "robots on an active Gigantobot")
        fill_from(s.laid, giga * LAID, robots)
        s.n_laid[giga] = len(robots)
        s.holiday[giga] = int(bool(card.get("holiday", False)))
        found += robots
    return found


def read_microbots(s: State, t: Mapping[str, Any], hidden: Mapping[str, Any], box: Box) -> None:
    """Every Microbot token in exactly one place."""
    on = reading.mapping(t.get("microbots", {}), "microbots")
    for name, token in on.items():
        machine = reading.named(name, MACHINES_BY_NAME, "microbots")
        if machine not in s.factory:
            raise malformed("microbots", "machines of the Factory")
        place = s.factory.index(machine)
        s.token[place] = reading.named(token, TRAITS_BY_NAME, f"microbots.{name}")
    found = Counter(token for token in s.token if token != NOTHING)
    for zone, told, most in (
        ("held", t.get("held_microbots", []), MOST_HELD),
        ("pile", list(hidden.get("microbot_pile") or [])[::-1], MICROBOTS),
        ("spent", discarded_microbots(t, hidden), MICROBOTS),
    ):
        tokens = reading.all_named(told, TRAITS_BY_NAME, most, f"microbots {zone}")
        fill_from(getattr(s, zone), 0, tokens)
        setattr(s, f"n_{zone}", len(tokens))
        found.update(tokens)
    if found != (Counter(box.microbots) if s.microbots else Counter()):
        raise malformed("microbots", "every Microbot in exactly one place")


def discarded_microbots(t: Mapping[str, Any], hidden: Mapping[str, Any]) -> Any:
    """The discarded tokens: under `hidden`, or where only the position tells them, there."""
    shown = t.get("microbot_discard", [])
    told = hidden.get("microbot_discard", shown)
    if "microbot_discard" in t and shown != told:
        raise malformed("microbot_discard", "the same tokens as in hidden.microbot_discard")
    return told


def read_interference(s: State, hidden: Mapping[str, Any], box: Box) -> None:
    """The Interference tokens under the Cogs; those missing have left the game."""
    under = reading.mapping(hidden.get("interference") or {}, "interference")
    only_if(s.devious_cog, under, "interference")
    found: Counter[int] = Counter()
    for name, told in under.items():
        model = reading.named(name, MODELS_BY_NAME, "interference")
        tokens = reading.all_named(told, MODELS_BY_NAME, UNDER_EACH, f"interference.{name}")
        fill_from(s.interference, model * UNDER_EACH, tokens[::-1])
        s.n_interference[model] = len(tokens)
        found.update(tokens)
    if found - Counter(box.interference):
        raise malformed("interference", "each token once")
