"""What observations of Mech A Dream tell of a position is what its view tells, number by number."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.games.mech_a_dream.observed_blocks import SEAT_ROWS
from dreamcog.games.mech_a_dream.words import Discount
from support.kits import KITS
from support.observed import told
from support.positions import some_states, walk

OF_THE_VIEW = (
    *("on offer", "slot on the belt", "counted from the oldest", "on it", "used tonight", "asleep"),
    *("plays", "begins the day", "decides now", "over", "not been drawn"),
    *(f"owner: {row}" for row in SEAT_ROWS),
    *("in centre", "revealed on day"),
)
"""Ends of the names of numbers that a view decides; where they are 0, they are not told."""


def seats_of(view: dict[str, Any], seat: int) -> dict[str, int]:
    """What `seats` tells of the players' gauges, from the view."""
    found: dict[str, int] = {}
    for number, player in enumerate(view["players"]):
        row = SEAT_ROWS[(number - seat) % len(view["players"])]
        gauges = {
            "plays": 1,
            "begins the day": view["first"] == number,
            "decides now": number in view["deciders"],
            **{f"has: {u}": player[u] for u in ("flowers", "ink", "rainbows", "points")},
            "belt: machines under construction": len(player["belt"]),
            "workshop: completed machines": len(player["workshop"]),
            "robot used tonight": "robot" in player["used_tonight"],
            "asleep": player["asleep"],
        }
        belt = [machine["tile"] for machine in player["belt"]]
        for part, where in player["assistants"].items():
            assistant = f"{part} assistant"
            gauges[f"{assistant}: stock room"] = where == "stock-room"
            gauges[f"{assistant}: dock"] = where == "dock"
            for place, tiles in (("on belt", belt), ("in workshop", player["workshop"])):
                gauges[f"{assistant}: {place}"] = tiles.index(where) + 1 if where in tiles else 0
        if view["outcome"]:
            gauges["score as if the game ended now"] = view["outcome"]["scores"][number]
        found |= {f"seats: {row}: {name}": int(n) for name, n in gauges.items()}
    return found


def savings_of(view: dict[str, Any], seat: int, game: Game[Any]) -> dict[str, int]:
    """What each player's completed Economical machines save (M10.7), from the view."""
    found: dict[str, int] = {}
    for number, player in enumerate(view["players"]):
        row = SEAT_ROWS[(number - seat) % len(view["players"])]
        powers = [game.box.power[game.names.tile_numbers[tile]] for tile in player["workshop"]]
        for power, unit in Discount.spelled().items():
            found[f"seats: {row}: saves: {unit}"] = powers.count(power)
    return found


def table_of(view: dict[str, Any]) -> dict[str, int]:
    """What `table` tells of a position besides its options, from the view."""
    counts = {
        "day: its number": view["day"],
        f"part: {view['part']}": 1,
        "over": view["outcome"] is not None,
        **{f"pile: {pile}": number for pile, number in view["piles"].items()},
        "delivery deck: cards": view["delivery_deck"],
        "monitors are chosen: the first player has not been drawn": view["first"] is None,
    }
    return {f"table: {name}": int(number) for name, number in counts.items() if number}


def tiles_of(view: dict[str, Any], seat: int, numbers: dict[str, int]) -> dict[str, int]:
    """Where `tiles` tells that each tile lies, from the view."""
    found: dict[tuple[str, str], int] = {}
    for tiles in view["offer"].values():
        for place, tile in enumerate(tiles, 1):
            found |= {(tile, "on offer"): 1, (tile, "place: counted from the oldest"): place}
    for number, player in enumerate(view["players"]):
        owner = f"owner: {SEAT_ROWS[(number - seat) % len(view['players'])]}"
        belt = [machine["tile"] for machine in player["belt"]]
        for tiles in (belt, player["workshop"]):
            for place, tile in enumerate(tiles, 1):
                found |= {(tile, owner): 1, (tile, "place: counted from the oldest"): place}
        found |= {
            (machine["tile"], "slot on the belt"): machine["slot"] for machine in player["belt"]
        }
        for tile in player["used_tonight"]:
            if tile != "robot":
                found[tile, "used tonight"] = 1
        for tile in player["assistants"].values():
            if tile in numbers:
                on = (tile, "assistants on it")
                found[on] = found.get(on, 0) + 1
    return {f"tiles: tile {numbers[tile]}: {name}": n for (tile, name), n in found.items()}


def specialists_of(view: dict[str, Any], seat: int, numbers: dict[str, int]) -> dict[str, int]:
    """Who has which Specialist, and its token, from the view."""
    rows = [
        SEAT_ROWS[(number - seat) % len(view["players"])] for number in range(len(view["players"]))
    ]
    held = {
        f"owner: {row}": player["specialists"]
        for row, player in zip(rows, view["players"], strict=True)
    }
    found = {}
    for where, cards in {"in centre": view["specialists_centre"], **held}.items():
        for card in cards:
            row = f"specialists: specialist {numbers[card['id']]}"
            found[f"{row}: {where}"] = 1
            found[f"{row}: token: its price in rainbows"] = card["price"]
    return found


@pytest.mark.slow
def test_gauges_and_where_things_lie_are_those_of_the_view() -> None:
    rng = random.Random(2)
    for options in (dict(KITS["mech-a-dream"].everything), {"players": 2}):
        for game, start in islice(some_states("mech-a-dream", options, 2), 12):
            for state in [start, *walk(game, start, rng, 40)]:
                for seat in range(options["players"]):
                    view = game.view(state, seat)
                    wanted = seats_of(view, seat) | table_of(view) | savings_of(view, seat, game)
                    wanted |= tiles_of(view, seat, game.names.tile_numbers)
                    wanted |= specialists_of(view, seat, game.names.specialist_numbers)
                    cards = [*view["delivery_past"], view["delivery"]]
                    for day, card in enumerate(cards, 1):
                        row = f"cards: card {game.names.card_numbers[card]}"
                        wanted[f"{row}: revealed on day"] = day
                    numbers = told(game, state, seat)
                    assert {name: numbers.get(name, 0) for name in wanted} == wanted
                    others = [name for name in numbers if name.endswith(OF_THE_VIEW)]
                    assert [name for name in others if name not in wanted] == []
