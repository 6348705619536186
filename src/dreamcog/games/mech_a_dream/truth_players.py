"""The players of a truth: gauges, Assistants, belts and workshops, Monitors and Specialists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import malformed
from dreamcog.games.mech_a_dream.names import DAY_NAMES, PLACE_NAMES, Names
from dreamcog.games.mech_a_dream.rules.belt import assistants_on
from dreamcog.games.mech_a_dream.rules.machines import in_workshop
from dreamcog.games.mech_a_dream.state import State
from dreamcog.games.mech_a_dream.words import (
    CENTRE,
    MOST,
    NOTHING,
    ROBOT,
    SLOTS,
    SPECIALISTS,
    TILES,
    Part,
)

GAUGES = {"flowers": MOST, "ink": MOST, "rainbows": 9999, "points": 9999}
DEAREST = 2
"""The most rainbows that a Price token shows."""


def read_players(s: State, t: Mapping[str, Any], names: Names) -> None:
    """Every player's board."""
    players = reading.listed(reading.field(t, "players", "truth"), s.players, "players")
    if len(players) != s.players:
        raise malformed("players", f"{s.players} players")
    s.monitor = [NOTHING] * len(s.monitor)
    s.assistant = [NOTHING] * len(s.assistant)
    for seat, given in enumerate(players):
        told = reading.mapping(given, f"players[{seat}]")
        for gauge, most in GAUGES.items():
            amount = reading.field(told, gauge, f"players[{seat}]")
            getattr(s, gauge)[seat] = reading.whole(amount, 0, most, f"players[{seat}].{gauge}")
        read_machines(s, seat, told, names)
        read_assistants(s, seat, told, names)
        read_night(s, seat, told, names)
        monitor = told.get("monitor")
        if monitor is not None:
            s.monitor[seat] = reading.named(monitor, names.monitor_numbers, "monitor")


def read_machines(s: State, seat: int, told: Mapping[str, Any], names: Names) -> None:
    """The machines under construction, and those completed."""
    belt = reading.listed(reading.field(told, "belt", "players"), TILES, "belt")
    for i, given in enumerate(belt):
        machine = reading.mapping(given, "belt")
        tile = reading.named(reading.field(machine, "tile", "belt"), names.tile_numbers, "belt")
        s.belt[seat * TILES + i] = tile
        s.slot[tile] = reading.whole(reading.field(machine, "slot", "belt"), 1, SLOTS, "belt.slot")
    s.n_belt[seat] = len(belt)
    workshop = reading.field(told, "workshop", "players")
    tiles = reading.all_named(workshop, names.tile_numbers, TILES, "workshop")
    s.workshop[seat * TILES : seat * TILES + len(tiles)] = tiles
    s.n_workshop[seat] = len(tiles)


def read_assistants(s: State, seat: int, told: Mapping[str, Any], names: Names) -> None:
    """Where each Assistant is; as many on a machine as the belt says."""
    where = reading.mapping(reading.field(told, "assistants", "players"), "assistants")
    reading.only(where, DAY_NAMES, "assistants")
    places = {name: place for place, name in PLACE_NAMES.items()} | names.tile_numbers
    own = told["workshop"] + [machine["tile"] for machine in told["belt"]]
    for i, part in enumerate(DAY_NAMES):
        place = where.get(part)
        if place is not None:
            s.assistant[3 * seat + i] = reading.named(place, places, f"assistants.{part}")
            if place in names.tile_numbers and place not in own:
                raise malformed(f"assistants.{part}", "a machine of one's own")
    for machine in told["belt"]:
        helpers = assistants_on(s, seat, names.tile_numbers[machine["tile"]])
        if machine.get("assistants", helpers) != helpers:
            raise malformed("belt.assistants", "as many Assistants as stand there")


def read_night(s: State, seat: int, told: Mapping[str, Any], names: Names) -> None:
    """What has been used tonight, and whether the seat sleeps."""
    used = told.get("used_tonight", [])
    for what in reading.all_named(used, names.what_numbers, TILES, "used_tonight"):
        if what == ROBOT:
            s.robot_used[seat] = 1
        elif in_workshop(s, seat, what):
            s.used[what] = 1
        else:
            raise malformed("used_tonight", "machines of the workshop")
    asleep = told.get("asleep", False)
    if type(asleep) is not bool or ((used or asleep) and s.part != Part.NIGHT):
        raise malformed("asleep", "true or false, and true only at night")
    s.asleep[seat] = int(asleep)


def read_monitors(s: State, t: Mapping[str, Any], names: Names) -> None:
    """Two Monitor Screens dealt to each seat; who has chosen has one of them."""
    dealt = reading.listed(reading.field(t, "monitors_dealt", "truth"), s.players, "monitors_dealt")
    if not s.robots:
        if any(dealt) or any(monitor != NOTHING for monitor in s.monitor):
            raise malformed("monitors_dealt", "nothing, without Enlightened Robots")
        return
    numbers = [
        reading.all_named(pair, names.monitor_numbers, 2, "monitors_dealt") for pair in dealt
    ]
    flat = [monitor for pair in numbers for monitor in pair]
    if [len(pair) for pair in numbers] != [2] * s.players or len(set(flat)) != len(flat):
        raise malformed("monitors_dealt", "two for each seat, each once")
    s.dealt = flat + [NOTHING] * (len(s.dealt) - len(flat))
    for seat, pair in enumerate(numbers):
        if s.monitor[seat] not in (*pair, NOTHING):
            raise malformed("monitor", "one of those dealt")
        if s.monitor[seat] == NOTHING and s.part != Part.SET_UP:
            raise malformed("monitor", "one for each seat after the set-up")


def read_specialists(s: State, t: Mapping[str, Any], names: Names) -> None:
    """Who has which Specialist, with its price."""
    s.owner = [NOTHING] * SPECIALISTS
    held = [(CENTRE, t.get("specialists_centre", []))]
    held += [(seat, told.get("specialists", [])) for seat, told in enumerate(t["players"])]
    for owner, cards in held:
        for given in reading.listed(cards, SPECIALISTS, "specialists"):
            card = reading.mapping(given, "specialists")
            own = reading.field(card, "id", "specialists")
            who = reading.named(own, names.specialist_numbers, "specialists.id")
            if s.owner[who] != NOTHING or not s.specialists:
                raise malformed("specialists", "each once, and only where they are in play")
            s.owner[who] = owner
            price = reading.field(card, "price", "specialists")
            s.token[who] = reading.whole(price, 0, DEAREST, "specialists.price")
