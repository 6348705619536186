"""The position of a case: a dealt one with the parts named in `given` replaced.

Setting `part` or `day` moves the clock there before any seat has acted in that part. A set-up that
is skipped gives each seat its first dealt Monitor, and Specialists in the order of their ids; it is
skipped by moving the clock, and by naming what players would get from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import malformed
from dreamcog.games.mech_a_dream.given_cards import (
    arrange_deliveries,
    arrange_monitors,
    arrange_specialists,
)
from dreamcog.games.mech_a_dream.given_tiles import arrange_tiles
from dreamcog.games.mech_a_dream.names import DAY_NAMES, PART_NAMES, ROBOT_NAME, Names
from dreamcog.games.mech_a_dream.state import Box
from dreamcog.games.mech_a_dream.words import UNITS, Part, Unit

SET_UP = PART_NAMES[Part.SET_UP]
MORNING = PART_NAMES[Part.MORNING]
NIGHT = PART_NAMES[Part.NIGHT]
GAUGES = ("flowers", "ink", "rainbows", "points")
PLAIN = (*GAUGES, "used_tonight", "asleep")
"""A player's keys that are simply replaced."""

PLAYER = (*PLAIN, "assistants", "belt", "workshop", "monitor", "specialists")
KNOWN = (
    *("day", "part", "first", "deciders", "offer", "piles", "delivery", "delivery_deck"),
    *("delivery_past", "specialists_centre", "players", "monitors_dealt", "pending", "resolving"),
)


def arrange_given(
    truth: dict[str, Any], given: Mapping[str, Any], box: Box, names: Names
) -> dict[str, Any]:
    """The truth of a case's position."""
    reading.only(given, KNOWN, "given")
    players = read_players(given, len(truth["players"]))
    t = {**truth, "hidden": {**truth["hidden"], "draft": None}}
    t["players"] = [{**player} for player in truth["players"]]
    arrange_monitors(t, given, players, names)
    skip_set_up(t, given, players, box, names)
    move_clock(t, given)
    arrange_specialists(t, given, players, names)
    arrange_tiles(t, given, players, box, names)
    arrange_deliveries(t, given, names)
    for player, wanted in zip(t["players"], players, strict=True):
        player |= {key: wanted[key] for key in PLAIN if key in wanted}
        place_assistants(t, player, wanted)
    arrange_questions(t, given, names)
    settle_deciders(t, given)
    return t


def read_players(given: Mapping[str, Any], count: int) -> list[Mapping[str, Any]]:
    """What the case says of each seat, as far as it says anything."""
    told = reading.listed(given.get("players", []), count, "given.players")
    players = [reading.mapping(player, "given.players") for player in told]
    for player in players:
        reading.only(player, PLAYER, "given.players")
    return [*players, *({} for _ in range(count - len(players)))]


def skip_set_up(
    t: dict[str, Any],
    given: Mapping[str, Any],
    players: list[Mapping[str, Any]],
    box: Box,
    names: Names,
) -> None:
    """Monitors, then Specialists, as far as the case leaves the set-up behind."""
    if t["part"] != SET_UP or given.get("part") == SET_UP:
        return
    moved = given.get("part", SET_UP) != SET_UP or "day" in given
    hired = any("specialists" in told for told in players)
    chosen = any("monitor" in told for told in players)
    if t["first"] is None and (moved or hired or chosen):
        first = t["options"]["first"]
        t["first"] = 0 if first == "random" else first
        for player, dealt in zip(t["players"], t["monitors_dealt"], strict=True):
            player["monitor"] = player["monitor"] or dealt[0]
            start = names.monitor_numbers[player["monitor"]] * UNITS
            for unit, gauge in zip((Unit.FLOWER, Unit.INK, Unit.RAINBOW), GAUGES, strict=False):
                player[gauge] = box.monitor_start[start + unit]
    if t["first"] is None:
        return
    if "specialists" in t["options"]["variants"] and (moved or hired):
        centre = sorted(t["specialists_centre"], key=lambda card: str(card["id"]))
        for player in t["players"]:
            player["specialists"] = [{**centre.pop(0), "price": 1}] if centre else []
        t["specialists_centre"] = [{**card, "price": 1} for card in centre]
        t["part"] = MORNING
    elif "specialists" not in t["options"]["variants"]:
        t["part"] = MORNING


def move_clock(t: dict[str, Any], given: Mapping[str, Any]) -> None:
    """The clock stands where the case says, before any seat has acted in that part."""
    t["day"] = given.get("day", t["day"])
    t["part"] = given.get("part", t["part"])
    t["first"] = given.get("first", t["first"])
    if {"day", "part", "first"} & given.keys():
        t["resolving"] = []
        for player in t["players"]:
            player |= {"assistants": dict.fromkeys(DAY_NAMES), "used_tonight": [], "asleep": False}


def place_assistants(t: dict[str, Any], player: dict[str, Any], wanted: Mapping[str, Any]) -> None:
    """Assistants where the case puts them: by name, or so many on a machine of the belt."""
    own = [*player["workshop"], *(machine["tile"] for machine in player["belt"])]
    named = reading.mapping(wanted.get("assistants", {}), "given.players.assistants")
    where = {
        part: place if place in (*own, "stock-room", "dock") else None
        for part, place in player["assistants"].items()
    } | {part: place or None for part, place in named.items()}
    player["assistants"] = where
    parts = parts_to_send(t["part"])
    for machine in player["belt"]:
        helpers = machine.pop("assistants", None)
        if "belt" in wanted and "assistants" not in wanted and helpers:
            if isinstance(helpers, list):
                where |= dict.fromkeys(helpers, machine["tile"])
            else:
                count = reading.whole(helpers, 0, len(DAY_NAMES), "given.players.belt.assistants")
                free = [part for part in parts if where[part] is None][:count]
                where |= dict.fromkeys(free, machine["tile"])


def parts_to_send(part: str) -> list[str]:
    """Whose Assistants stand on machines first: those of earlier parts, last the current one's."""
    if part not in DAY_NAMES:
        return list(DAY_NAMES)
    now = DAY_NAMES.index(part)
    return [*DAY_NAMES[:now], *reversed(DAY_NAMES[now + 1 :]), part]


def arrange_questions(t: dict[str, Any], given: Mapping[str, Any], names: Names) -> None:
    """What is asked: as a whole stack, or only the questions, as if an action had led to them."""
    del t["pending"]
    t["resolving"] = given.get("resolving", t["resolving"])
    if "pending" not in given:
        return
    t["resolving"] = []
    for asked in reading.listed(given["pending"], len(t["players"]) * 4, "given.pending"):
        told = reading.mapping(asked, "given.pending")
        seat = told.get("seat", t["first"])
        if t["part"] in DAY_NAMES and not any(frame["seat"] == seat for frame in t["resolving"]):
            t["resolving"].append({"seat": seat, "kind": "action", "of": "dock", "left": 0})
        t["resolving"].append({"seat": seat, **frame_of(told, t, names)})


def frame_of(asked: Mapping[str, Any], t: Mapping[str, Any], names: Names) -> dict[str, Any]:
    """The frame behind a question; where a rule asks it, it is as if the robot had."""
    kinds = {"boost": "boost", "take": "take", "activate": "activation", "buy": "buying"}
    do = reading.field(asked, "do", "given.pending")
    if do == "bonus":
        return {"kind": "bonuses", "of": asked.get("specialists", [])}
    kind = reading.named(do, kinds, "given.pending.do")
    source = reading.word(asked.get("source", ROBOT_NAME), "given.pending.source")
    row = t["part"] if t["part"] in DAY_NAMES else DAY_NAMES[-1]
    of = f"{source}/{row}/0" if source in names.card_numbers else source
    of = of if of in names.effects() else ROBOT_NAME
    left = {"take": 0, "buying": 2}.get(kind, asked.get("left", 1))
    return {"kind": kind, "of": of, "left": left}


def settle_deciders(t: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Who decides follows from the clock; a case may say whose turn it is, or who is awake."""
    seats = range(len(t["players"]))
    wanted = None
    if "deciders" in given:
        wanted = reading.listed(given["deciders"], len(seats), "given.deciders")
    if t["part"] == NIGHT:
        if wanted is not None:
            for seat in seats:
                t["players"][seat]["asleep"] = seat not in wanted
        t["deciders"] = [seat for seat in seats if not t["players"][seat]["asleep"]]
    elif t["part"] == SET_UP and t["first"] is None:
        t["deciders"] = [seat for seat in seats if not t["players"][seat]["monitor"]]
    elif wanted is not None:
        t["deciders"] = wanted
    elif t["part"] == SET_UP:
        first = reading.whole(t["first"], 0, len(seats) - 1, "given.first")
        order = [(first - 1 - i) % len(seats) for i in seats]
        t["deciders"] = [seat for seat in order if not t["players"][seat]["specialists"]][:1]
    elif {"day", "part", "first", "players"} & given.keys() or len(t["deciders"]) != 1:
        t["deciders"] = [t["first"]]
    if t["part"] not in PART_NAMES:
        raise malformed("given.part", "a part of the day")
