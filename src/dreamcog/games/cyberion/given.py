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
from dreamcog.games.cyberion.names import MACHINES_BY_NAME, ROBOTS_BY_NAME
from dreamcog.games.cyberion.words import PLACES

REST = "..."
ROBOT_ZONES = ("platform", "flash", "stock", "discard", "robot_deck", "out_of_game")
MACHINE_ZONES = ("factory", "machine_deck", "retired")
VALUES = ("turn", "seat", "failsafes", "support", "battery", "pending", "outcome", "prepared")
KNOWLEDGE = ("known_top", "known_bottom")
KNOWN = (
    *ROBOT_ZONES,
    *MACHINE_ZONES,
    *VALUES,
    *KNOWLEDGE,
    "levels",
    "experience",
    "repaired_this_turn",
)


class Zones:
    """Piles of cards by name, and the rearranging of them."""

    def __init__(self, piles: dict[str, list[str]], deck: str, overflow: list[str]) -> None:
        """The piles, which of them is the deck, and where its cards go if it is named whole."""
        self.piles = piles
        self.deck = deck
        self.overflow = overflow
        self.spare: list[str] = []

    def replace(self, wanted: Mapping[str, list[str]]) -> None:
        """Set each zone named to what is listed; `...` stands for what it keeps."""
        for zone in wanted:
            if REST not in wanted[zone]:
                self.spare += self.piles[zone]
                self.piles[zone] = []
        listed = {zone: [name for name in names if name != REST] for zone, names in wanted.items()}
        for zone, names in listed.items():
            for name in names:
                self.fetch(name, zone, wanted)
        for zone, names in wanted.items():
            at = names.index(REST) if REST in names else len(names)
            self.piles[zone] = names[:at] + self.piles[zone] + names[at + 1 :]
        self.put_away(wanted)

    def fetch(self, name: str, zone: str, wanted: Mapping[str, list[str]]) -> None:
        """Take a card from where it lies: what is being replaced first, then low in the deck."""
        if name in self.spare:
            self.spare.remove(name)
            return
        order = [self.deck, *(other for other in wanted if other != self.deck)]
        order += [other for other in self.piles if other not in order]
        for other in order:
            pile = self.piles[other]
            if name in pile:
                pile.reverse()
                pile.remove(name)
                pile.reverse()
                return
        raise malformed(f"given.{zone}", f"a card that there is ({name})")

    def put_away(self, wanted: Mapping[str, list[str]]) -> None:
        """What was pushed out and named nowhere finds its place."""
        for zone in (self.deck, *self.overflow):
            if zone not in wanted or REST in wanted[zone]:
                self.piles[zone] += self.spare
                self.spare = []
                return

    def refill(self, missing: int, wanted: Mapping[str, list[str]]) -> list[str]:
        """As many cards from the deck, from below those that the case names on its top."""
        named = wanted.get(self.deck, [REST])
        if REST not in named:
            return []
        first = named.index(REST)
        last = len(self.piles[self.deck]) - (len(named) - 1 - first)
        taken = self.piles[self.deck][first : min(first + missing, last)]
        del self.piles[self.deck][first : first + len(taken)]
        return taken


def arrange_given(truth: dict[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """The truth of a case's position."""
    reading.only(given, KNOWN, "given")
    t = dict(truth)
    for name in VALUES:
        if name in given:
            t[name] = given[name]
    t["outcome"] = t["outcome"] or None
    if "levels" in given:
        t["levels"] = {**t["levels"], **reading.mapping(given["levels"], "given.levels")}
    arrange_robots(t, given)
    arrange_machines(t, given)
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


def arrange_robots(t: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Rows, discard and deck."""
    wanted = {zone: names_of(given, zone, ROBOTS_BY_NAME) for zone in ROBOT_ZONES if zone in given}
    for asked in reading.listed(given.get("pending", []), 1, "given.pending"):
        if "cards" in reading.mapping(asked, "given.pending"):
            wanted["cards"] = names_of(asked, "cards", ROBOTS_BY_NAME)
    if any(zone in given for zone in KNOWLEDGE) and "robot_deck" not in given:
        top, bottom = (
            names_of(given, zone, ROBOTS_BY_NAME) if zone in given else [] for zone in KNOWLEDGE
        )
        wanted["robot_deck"] = [*top, REST, *bottom]
    piles = {zone: list(t[zone]) for zone in ROBOT_ZONES} | {"cards": []}
    zones = Zones(piles, "robot_deck", ["discard", "out_of_game"])
    before = len(piles["platform"])
    zones.replace(wanted)
    if "platform" not in wanted:
        missing = before - len(piles["platform"])
        piles["platform"] += zones.refill(missing, wanted)
    t.update({zone: piles[zone] for zone in ROBOT_ZONES})
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
    t["hidden"] = {**t["hidden"], "box": piles["box"]}
    if "prepared" not in given:
        t["prepared"] = [name for name in t["prepared"] if name in t["factory"]]
