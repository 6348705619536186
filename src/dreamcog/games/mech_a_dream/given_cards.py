"""The cards of a case: deliveries, Monitor Screens and Specialists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import malformed
from dreamcog.core.zones import REST, Zones
from dreamcog.games.mech_a_dream.names import PART_NAMES, Names
from dreamcog.games.mech_a_dream.rules.scoring import DAYS
from dreamcog.games.mech_a_dream.words import CARDS, SPECIALISTS, Part

SET_UP = PART_NAMES[Part.SET_UP]


def arrange_deliveries(t: dict[str, Any], given: Mapping[str, Any], names: Names) -> None:
    """Today's card, those to come and those gone; an unnamed deck has a card for each day left."""
    piles = {
        "delivery": [t["delivery"]],
        "delivery_deck": list(t["delivery_deck"]),
        "delivery_past": list(t["delivery_past"]),
        "box": list(t["hidden"]["box"]),
    }
    wanted = {}
    if "delivery" in given:
        wanted["delivery"] = [reading.word(given["delivery"], "given.delivery")]
    for zone in ("delivery_deck", "delivery_past"):
        if zone in given:
            wanted[zone] = reading.listed(given[zone], CARDS, f"given.{zone}")
    for zone, cards in wanted.items():
        for card in cards:
            if card != REST:
                reading.named(card, names.card_numbers, f"given.{zone}")
    Zones(piles, "delivery_deck", ["box"]).replace(wanted)
    day = reading.whole(t["day"], 1, DAYS, "given.day")
    deck = piles["delivery_deck"]
    if REST in wanted.get("delivery_deck", [REST]):
        while len(deck) > DAYS - day:
            fits = "delivery_past" not in wanted and len(piles["delivery_past"]) < day - 1
            piles["delivery_past" if fits else "box"].append(deck.pop())
        while len(deck) < DAYS - day:
            deck.append(piles["box"].pop())
    if len(piles["delivery"]) != 1:
        piles["delivery"] = [deck.pop(0)]
    t["delivery"] = piles["delivery"][0]
    t["delivery_deck"], t["delivery_past"] = deck, piles["delivery_past"]
    t["hidden"]["box"] = piles["box"]


def arrange_monitors(
    t: dict[str, Any],
    given: Mapping[str, Any],
    players: list[Mapping[str, Any]],
    names: Names,
) -> None:
    """What is dealt to whom; a Monitor named for a seat changes places with its first dealt one."""
    dealt = [list(pair) for pair in t["monitors_dealt"]]
    if "monitors_dealt" in given and all(dealt):
        pairs = reading.listed(given["monitors_dealt"], len(players), "given.monitors_dealt")
        for seat, pair in enumerate(pairs):
            for place, dealt_there in enumerate(read_pair(pair, names)):
                swap_in(dealt, seat, place, dealt_there)
    wanted = [told.get("monitor") or None for told in players]
    kept = [monitor for monitor in wanted if monitor]
    if len(set(map(str, kept))) != len(kept) or (kept and not all(dealt)):
        raise malformed("given.players.monitor", "Monitor Screens in play, each once")
    for seat, monitor in enumerate(wanted):
        if monitor:
            reading.named(monitor, names.monitor_numbers, "given.players.monitor")
            swap_in(dealt, seat, 0, monitor)
            t["players"][seat]["monitor"] = monitor
    t["monitors_dealt"] = dealt


def read_pair(value: object, names: Names) -> list[str]:
    """Two Monitor Screens by name."""
    own = {name: name for name in names.monitors}
    pair = reading.all_named(value, own, 2, "given.monitors_dealt")
    if len(pair) not in (0, 2):
        raise malformed("given.monitors_dealt", "two for a seat, or nothing")
    return pair


def swap_in(dealt: list[list[str]], seat: int, place: int, monitor: str) -> None:
    """The seat is dealt this Monitor, there; who had it gets what the seat had."""
    for pair in dealt:
        if monitor in pair:
            pair[pair.index(monitor)] = dealt[seat][place]
            break
    dealt[seat][place] = monitor


def arrange_specialists(
    t: dict[str, Any],
    given: Mapping[str, Any],
    players: list[Mapping[str, Any]],
    names: Names,
) -> None:
    """Who has which Specialist; one that is named leaves where it lay."""
    wanted: dict[int | None, list[dict[str, Any]]] = {}
    if "specialists_centre" in given:
        wanted[None] = read_cards(given["specialists_centre"], t, names)
    for seat, told in enumerate(players):
        if "specialists" in told:
            wanted[seat] = read_cards(told["specialists"], t, names)
    named = [card["id"] for cards in wanted.values() for card in cards]
    for owner in (None, *range(len(players))):
        held = t["specialists_centre"] if owner is None else t["players"][owner]["specialists"]
        rest = [card for card in held if card["id"] not in named]
        cards = wanted.get(owner, rest)
        if owner is None:
            t["specialists_centre"] = cards
        else:
            t["players"][owner]["specialists"] = cards


def read_cards(value: object, t: Mapping[str, Any], names: Names) -> list[dict[str, Any]]:
    """Specialists by id, in the order of the box.

    One without a price keeps its own; a new one has that of the moment: none before it is chosen.
    """
    prices = {card["id"]: card["price"] for card in t["specialists_centre"]}
    for player in t["players"]:
        prices |= {card["id"]: card["price"] for card in player["specialists"]}
    usual = 0 if t["part"] == SET_UP else 1
    cards = []
    for given in reading.listed(value, SPECIALISTS, "given.specialists"):
        told = {"id": given} if isinstance(given, str) else reading.mapping(given, "specialists")
        reading.only(told, ("id", "price"), "given.specialists")
        own = reading.word(reading.field(told, "id", "given.specialists"), "given.specialists")
        reading.named(own, names.specialist_numbers, "given.specialists")
        cards.append({"id": own, "price": told.get("price", prices.get(own, usual))})
    return sorted(cards, key=lambda card: names.specialist_numbers[card["id"]])
