"""The position of a case: a dealt one with the zones named in `given` replaced.

A card named somewhere leaves the place where it lay. One that is pushed out and named nowhere goes
to the bottom of its deck; to the discard, or out of the game, where that deck is itself named
without "...". An unnamed Factory or Platform that lost a piece is refilled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import malformed
from dreamcog.core.zones import REST, Zones
from dreamcog.games.cyberion.given_tokens import arrange_interference, arrange_microbots
from dreamcog.games.cyberion.names import (
    GIGANTOBOTS_BY_NAME,
    MACHINES_BY_NAME,
    MODELS_BY_NAME,
    ROBOTS_BY_NAME,
)
from dreamcog.games.cyberion.truth import DERIVED
from dreamcog.games.cyberion.words import PLACES

ROBOT_ZONES = ("platform", "flash", "stock", "discard", "robot_deck", "out_of_game")
MACHINE_ZONES = ("factory", "machine_deck", "retired")
VALUES = (
    "turn",
    "seat",
    "failsafes",
    "support",
    "battery",
    "pending",
    "outcome",
    "prepared",
    "damage",
)
KNOWLEDGE = ("known_top", "known_bottom")
KNOWN = (
    *ROBOT_ZONES,
    *MACHINE_ZONES,
    *VALUES,
    *KNOWLEDGE,
    "levels",
    "experience",
    "repaired_this_turn",
    "limbo",
    "gigantobots",
    "microbots",
    "held_microbots",
    "microbot_pile",
    "microbot_discard",
    "interference",
    "hidden",
    *DERIVED,
)
LAID_ON = "laid on "
"""How the robots on a Gigantobot are called as a zone."""


def arrange_given(truth: dict[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """The truth of a case's position."""
    reading.only(given, KNOWN, "given")
    t = {key: value for key, value in truth.items() if key not in DERIVED}
    t["hidden"] = {**truth["hidden"]}
    for name in VALUES:
        if name in given:
            t[name] = given[name]
    t["outcome"] = t["outcome"] or None
    if "levels" in given:
        t["levels"] = {**t["levels"], **reading.mapping(given["levels"], "given.levels")}
    arrange_robots(t, given)
    arrange_machines(t, given)
    if "microbots" in t["options"]["expansions"]:
        arrange_microbots(t, given)
    if "devious-cog" in t["options"]["expansions"]:
        arrange_interference(t, given, list(truth["interference_seen"]))
    return t


def names_of(given: Mapping[str, Any], zone: str, known: Mapping[str, int]) -> list[str]:
    """A zone as listed in the case, with at most one `...`."""
    names = reading.listed(given[zone], reading.LONGEST_LIST, f"given.{zone}")
    for name in names:
        if name != REST:
            reading.named(name, known, f"given.{zone}")
    if names.count(REST) > 1:
        raise malformed(f"given.{zone}", "at most one ...")
    return names


def wanted_robots(given: Mapping[str, Any]) -> dict[str, list[str]]:
    """Every zone of robots that the case names, Limbo and Gigantobots among them."""
    wanted = {zone: names_of(given, zone, ROBOTS_BY_NAME) for zone in ROBOT_ZONES if zone in given}
    for asked in reading.listed(given.get("pending", []), 1, "given.pending"):
        if "cards" in reading.mapping(asked, "given.pending"):
            wanted["cards"] = names_of(asked, "cards", ROBOTS_BY_NAME)
    if any(zone in given for zone in KNOWLEDGE) and "robot_deck" not in given:
        top, bottom = (
            names_of(given, zone, ROBOTS_BY_NAME) if zone in given else [] for zone in KNOWLEDGE
        )
        wanted["robot_deck"] = [*top, REST, *bottom]
    if "limbo" in given:
        models = names_of(given, "limbo", MODELS_BY_NAME)
        wanted["limbo"] = [f"baby-{model}" for model in models]
    for name, card in reading.mapping(given.get("gigantobots", {}), "given.gigantobots").items():
        reading.named(name, GIGANTOBOTS_BY_NAME, "given.gigantobots")
        if "robots" in reading.mapping(card, f"given.gigantobots.{name}"):
            wanted[LAID_ON + name] = names_of(card, "robots", ROBOTS_BY_NAME)
    return wanted


def arrange_robots(t: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Rows, discard, deck, Limbo and what lies on Gigantobots."""
    wanted = wanted_robots(given)
    piles = {zone: list(t[zone]) for zone in ROBOT_ZONES} | {"cards": []}
    piles["limbo"] = [f"baby-{model}" for model in t["limbo"]]
    piles |= {LAID_ON + name: list(card["robots"]) for name, card in t["gigantobots"].items()}
    before = len(piles["platform"])
    zones = Zones(piles, "robot_deck", ["discard", "out_of_game"])
    zones.replace(wanted)
    if "platform" not in wanted:
        missing = before - len(piles["platform"])
        piles["platform"] += zones.refill(missing, wanted)
    babies = [name for name in piles["discard"] if name.startswith("baby-")]
    piles["discard"] = [name for name in piles["discard"] if name not in babies]
    piles["out_of_game"] += babies
    t.update({zone: piles[zone] for zone in ROBOT_ZONES})
    t["limbo"] = [name.removeprefix("baby-") for name in piles["limbo"]]
    holidays = given.get("gigantobots", {})
    t["gigantobots"] = {
        name: {
            "robots": piles[LAID_ON + name],
            "holiday": holidays.get(name, {}).get("holiday", card["holiday"]),
        }
        for name, card in t["gigantobots"].items()
    }
    if wanted:
        t.update({zone: list(given.get(zone, [])) for zone in KNOWLEDGE})


def arrange_machines(t: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Factory, machine deck and what has left.

    `experience` comes from the bottom of the deck, or, where the deck is named whole, from the
    machines that are out of the game.
    """
    places = given.get("factory")
    wanted = {}
    if places is not None:
        places = [place or "" for place in reading.listed(places, PLACES, "given.factory")]
        places += [""] * (PLACES - len(places))
        wanted["factory"] = [place for place in places if place]
    for zone in ("machine_deck", "retired"):
        if zone in given:
            wanted[zone] = names_of(given, zone, MACHINES_BY_NAME)
    left = given.get("repaired_this_turn")
    if left is not None:
        wanted["left"] = names_of(given, "repaired_this_turn", MACHINES_BY_NAME)
    piles = {
        "factory": [place for place in t["factory"] if place],
        "machine_deck": list(t["machine_deck"]),
        "retired": list(t["retired"]),
        "box": list(t["hidden"]["box"]),
        "left": [],
    }
    zones = Zones(piles, "machine_deck", ["box"])
    zones.replace(wanted)
    if places is None:
        places = [place if place in piles["factory"] else "" for place in t["factory"]]
        for name in zones.refill(places.count("") - t["factory"].count(None), wanted):
            places[places.index("")] = name
    t["factory"] = [place or None for place in places]
    experience = reading.whole(
        given.get("experience", t["experience"]), 0, len(MACHINES_BY_NAME), "given.experience"
    )
    source = piles["machine_deck" if REST in wanted.get("machine_deck", [REST]) else "box"]
    earned = max(0, experience - len(piles["left"]) - len(piles["retired"]))
    if earned > len(source):
        raise malformed("given.experience", "at most as many as the machine deck holds")
    piles["retired"] += [source.pop() for _ in range(earned)]
    t["experience"] = experience
    t["machine_deck"] = piles["machine_deck"]
    t["retired"] = piles["retired"] + piles["left"]
    t["repaired_this_turn"] = piles["left"]
    t["hidden"]["box"] = piles["box"]
    if "prepared" not in given:
        t["prepared"] = [name for name in t["prepared"] if name in t["factory"]]
