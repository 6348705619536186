"""The tiles of a case: offers, piles, belts and workshops, none lost or doubled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import malformed
from dreamcog.core.zones import REST, Zones
from dreamcog.games.mech_a_dream.names import PILE_NAMES, Names
from dreamcog.games.mech_a_dream.rules.market import pile_of, places_of
from dreamcog.games.mech_a_dream.state import Box
from dreamcog.games.mech_a_dream.words import TILES

Wanted = dict[str, list[str]]


def arrange_tiles(
    t: dict[str, Any],
    given: Mapping[str, Any],
    players: list[Mapping[str, Any]],
    box: Box,
    names: Names,
) -> None:
    """Every zone of tiles that the case names, and what follows for the others."""
    belts = [
        read_belt(told, player, box, names)
        for told, player in zip(players, t["players"], strict=True)
    ]
    machines: Wanted = {}
    for seat, told in enumerate(players):
        if "belt" in told:
            machines[f"belt {seat}"] = [machine["tile"] for machine in belts[seat]]
        if "workshop" in told:
            machines[f"workshop {seat}"] = listed(told["workshop"], "workshop", names)
    left: dict[str, list[str]] = {}
    t["offer"], t["piles"] = {**t["offer"]}, {**t["piles"]}
    gone: list[str] = []
    for pile, name in enumerate(PILE_NAMES):
        piles = arrange_pile(t, given, machines, pile, box, names)
        t["offer"][name], t["piles"][name] = piles.pop("offer"), piles.pop("pile")
        gone += piles.pop("out")
        for zone, tiles in piles.items():
            left.setdefault(zone, []).extend(tiles)
    t["hidden"]["out_of_game"] = gone
    for seat, player in enumerate(t["players"]):
        player["belt"] = [
            machine for machine in belts[seat] if machine["tile"] in left[f"belt {seat}"]
        ]
        order = machines.get(f"workshop {seat}", player["workshop"])
        player["workshop"] = [tile for tile in order if tile in left[f"workshop {seat}"]]
        used = player["used_tonight"]
        player["used_tonight"] = [
            what for what in used if what not in names.tile_numbers or what in player["workshop"]
        ]


def read_belt(
    told: Mapping[str, Any], player: Mapping[str, Any], box: Box, names: Names
) -> list[dict[str, Any]]:
    """A belt as the case lists it, a machine without a slot on that of its time; or as it was."""
    if "belt" not in told:
        return [{**machine} for machine in player["belt"]]
    belt = []
    for given in reading.listed(told["belt"], TILES, "given.players.belt"):
        machine = reading.mapping(given, "given.players.belt")
        reading.only(machine, ("tile", "slot", "assistants"), "given.players.belt")
        name = reading.field(machine, "tile", "given.players.belt")
        tile = reading.named(name, names.tile_numbers, "given.players.belt")
        belt.append({"slot": box.time[tile], **machine})
    return belt


def listed(value: object, zone: str, names: Names) -> list[str]:
    """Tiles by name, with at most one `...`."""
    tiles = reading.listed(value, TILES, f"given.{zone}")
    for tile in tiles:
        if tile != REST:
            reading.named(tile, names.tile_numbers, f"given.{zone}")
    if tiles.count(REST) > 1:
        raise malformed(f"given.{zone}", "at most one ...")
    return tiles


def arrange_pile(
    t: Mapping[str, Any],
    given: Mapping[str, Any],
    machines: Wanted,
    pile: int,
    box: Box,
    names: Names,
) -> dict[str, list[str]]:
    """All tiles of one pile, wherever they lie."""
    name = PILE_NAMES[pile]
    own = [tile for i, tile in enumerate(names.tiles) if pile_of(box, i) == pile]
    piles = {"offer": list(t["offer"][name]), "pile": list(t["piles"][name])}
    piles["out"] = [tile for tile in t["hidden"]["out_of_game"] if tile in own]
    for seat, player in enumerate(t["players"]):
        belt = [machine["tile"] for machine in player["belt"]]
        piles[f"belt {seat}"] = [tile for tile in belt if tile in own]
        piles[f"workshop {seat}"] = [tile for tile in player["workshop"] if tile in own]
    wanted = {
        zone: [tile for tile in tiles if tile in (*own, REST)] for zone, tiles in machines.items()
    }
    for zone, key in (("offer", "offer"), ("pile", "piles")):
        told = reading.mapping(given.get(key, {}), f"given.{key}")
        reading.only(told, PILE_NAMES, f"given.{key}")
        if name in told:
            wanted[zone] = listed(told[name], f"{key}.{name}", names)
    zones = Zones(piles, "pile", ["out"])
    zones.replace(wanted)
    if "offer" not in wanted:
        piles["offer"] += zones.refill(places_of(pile) - len(piles["offer"]), wanted)
    return piles
