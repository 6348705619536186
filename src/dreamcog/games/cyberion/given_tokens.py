"""Microbots and Interference in the position of a case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.zones import REST, Zones
from dreamcog.games.cyberion.names import MODELS_BY_NAME, TRAITS_BY_NAME
from dreamcog.games.cyberion.rules.devious_cog import UNDER_EACH

ON = "on "
"""How a machine's place for a token is called as a zone."""


def token_list(value: object, known: Mapping[str, int], where: str) -> list[str]:
    """Tokens by name, `...` allowed."""
    names = reading.listed(value, reading.LONGEST_LIST, where)
    for name in names:
        if name != REST:
            reading.named(name, known, where)
    return names


def arrange_microbots(t: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Tokens on machines, held ones and the pile; a machine left without one gets the next."""
    hidden = reading.mapping(given.get("hidden", {}), "given.hidden")
    machines = [name for name in t["factory"] if name]
    wanted: dict[str, list[str]] = {}
    for name, token in reading.mapping(given.get("microbots", {}), "given.microbots").items():
        reading.named(name, dict.fromkeys(machines, 0), "given.microbots")
        wanted[ON + name] = token_list([token] if token else [], TRAITS_BY_NAME, "given.microbots")
    for zone, value in (
        ("held", given.get("held_microbots")),
        ("pile", given.get("microbot_pile", hidden.get("microbot_pile"))),
        ("discard", given.get("microbot_discard", hidden.get("microbot_discard"))),
    ):
        if value is not None:
            wanted[zone] = token_list(value, TRAITS_BY_NAME, f"given.{zone}")
    on = t["microbots"]
    piles = {ON + name: [on[name]] if name in on else [] for name in machines}
    piles["held"] = list(t["held_microbots"])
    piles["pile"] = list(t["hidden"]["microbot_pile"])
    piles["discard"] = list(t["microbot_discard"])
    piles["pile"] += [token for name, token in t["microbots"].items() if name not in machines]
    zones = Zones(piles, "pile", ["discard"])
    zones.replace(wanted)
    for name in machines:
        if not piles[ON + name] and ON + name not in wanted:
            piles[ON + name] = zones.refill(1, wanted)
        if not piles[ON + name] and ON + name not in wanted and "discard" not in wanted:
            piles[ON + name] = [piles["discard"].pop()] if piles["discard"] else []
    t["microbots"] = {name: piles[ON + name][0] for name in machines if piles[ON + name]}
    t["held_microbots"] = piles["held"]
    t["microbot_discard"] = piles["discard"]
    t["hidden"]["microbot_discard"] = piles["discard"]
    t["hidden"]["microbot_pile"] = piles["pile"]


def arrange_interference(t: dict[str, Any], given: Mapping[str, Any], seen: list[str]) -> None:
    """Tokens under the Cogs, named one by one (the next first) or counted; `seen` have left."""
    under = {model: list(tokens) for model, tokens in t["hidden"]["interference"].items()}
    hidden = reading.mapping(given.get("hidden", {}), "given.hidden").get("interference", {})
    named = {
        **reading.mapping(given.get("interference", {}), "given.interference"),
        **reading.mapping(hidden, "given.hidden.interference"),
    }
    counts = {model: len(tokens) for model, tokens in under.items()}
    wanted: dict[str, list[str]] = {}
    for model, value in named.items():
        reading.named(model, MODELS_BY_NAME, "given.interference")
        if isinstance(value, list):
            wanted[model] = token_list(value, MODELS_BY_NAME, "given.interference")
        else:
            number = reading.whole(value, 0, UNDER_EACH, "given.interference")
            wanted[model] = under[model][:number]
    piles = {**under, "out": seen}
    zones = Zones(piles, "out", [])
    zones.replace(wanted)
    for model, count in counts.items():
        while model not in wanted and len(piles[model]) < count and piles["out"]:
            piles[model].append(piles["out"].pop())
    t["hidden"]["interference"] = {model: piles[model] for model in counts}
