"""What a seat can read off a table of Mech A Dream: prices, ways, who waits for whom.

Written from the text of the rules over the public position, so that refusals can be checked by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from support.refused import Told

ROBOT = "robot"
PURSE = {"flower": "flowers", "ink": "ink", "rainbow": "rainbows", "point": "points"}
"""Where a position says how much of a unit a player has."""

DAY = ("morning", "afternoon", "evening")
MOST = 9

Way = Mapping[str, Any]


def me(told: Told) -> Mapping[str, Any]:
    """The player who is refused."""
    return player(told, told.seat)


def player(told: Told, seat: int) -> Mapping[str, Any]:
    """What lies in front of a seat."""
    found: Mapping[str, Any] = told.position["players"][seat]
    return found


def asked(told: Told) -> Mapping[str, Any] | None:
    """The question that the seat has to answer first."""
    own = [each for each in told.position["pending"] if each["seat"] == told.seat]
    return own[-1] if own else None


def offered(told: Told) -> list[str]:
    """All tiles on offer."""
    return [tile for belt in told.position["offer"].values() for tile in belt]


def saved(told: Told, power: str) -> int:
    """M10.7: how much the seat's completed green machines save together."""
    tiles = told.printed["tiles"]
    return sum(tiles[tile]["power"] == f"{power}_discount" for tile in me(told)["workshop"])


def price_of_tile(told: Told, tile: str) -> int:
    """M6.1: the printed price, less what green machines save."""
    face = told.printed["tiles"][tile]
    price: int = face["price"] - saved(told, face["currency"])
    return max(0, price)


def price_of_dock(told: Told) -> int:
    """M5.1: the printed price, less what green machines save."""
    price: int = told.printed["deliveries"][told.position["delivery"]]["price"]
    return max(0, price - saved(told, "flower"))


def ways(told: Told, seat: int, what: str) -> list[Way]:
    """M10.4, M11.2: the ways in which a robot or a purple machine can be used."""
    if what != ROBOT:
        return [told.printed["tiles"][what]]
    monitor = player(told, seat)["monitor"]
    shown = told.printed["monitors"][monitor] if monitor else told.printed["robot"]
    return list(shown["options"])


def does(told: Told, seat: int, special: str) -> bool:
    """Whether the seat's robot buys, or copies."""
    return any(way.get("effect") == special for way in ways(told, seat, ROBOT))


def used_way(told: Told, seat: int, what: str) -> Way:
    """The way that the move names of what it uses, or else the first."""
    found = ways(told, seat, what)
    return found[min(told.move.get("option", 0), len(found) - 1)]


def copying_way(told: Told, seat: int) -> Way:
    """M11.4: what copying itself costs, where what is used belongs to another seat."""
    return {"pays": {}} if seat == told.seat else ways(told, told.seat, ROBOT)[0]


def price_of_use(told: Told, seat: int, what: str, unit: str) -> int:
    """M10.4, M11.4: what using the robot or machine costs of a unit."""
    own: int = used_way(told, seat, what)["pays"].get(unit, 0)
    copying: int = copying_way(told, seat)["pays"].get(unit, 0)
    return own + copying


def means(told: Told, seat: int, what: str, unit: str) -> int:
    """M11.2 (7): what is left of a unit to buy with, once the way is paid and taken."""
    held: int = me(told)[PURSE[unit]] - price_of_use(told, seat, what, unit)
    held += used_way(told, seat, what)["gives"].get(unit, 0)
    return min(MOST, held) if unit == "ink" else held


def can_buy_with(told: Told, ink: int, rainbows: int) -> bool:
    """Whether some tile on offer costs no more."""
    purse = {"ink": ink, "rainbow": rainbows}
    faces = told.printed["tiles"]
    return any(
        price_of_tile(told, tile) <= purse[faces[tile]["currency"]] for tile in offered(told)
    )


def is_done(told: Told, seat: int) -> bool:
    """M11.7: the seat has used its robot tonight, or sleeps."""
    return ROBOT in player(told, seat)["used_tonight"] or player(told, seat)["asleep"]


def is_buying(told: Told, seat: int) -> bool:
    """The seat's robot buys at this moment."""
    frames = told.position["resolving"]
    return any(frame["seat"] == seat and frame["kind"] == "buying" for frame in frames)


def may_buy(told: Told, seat: int) -> bool:
    """The seat's robot buys, or copies and there is one that has bought."""
    if does(told, seat, "buy"):
        return True
    others = [other for other in range(len(told.position["players"])) if other != seat]
    bought = any(is_done(told, other) and does(told, other, "buy") for other in others)
    return does(told, seat, "copy") and bought


def buyers_before(told: Told, owner: int) -> Iterator[int]:
    """M11.7: every seat that buys before this one may, by its own robot or a copied one."""
    players = len(told.position["players"])
    order = [(told.position["first"] + i) % players for i in range(players)]
    for place, seat in enumerate(order):
        if seat == told.seat:
            continue
        is_earlier = place < order.index(told.seat)
        is_owner = seat == owner != told.seat
        if is_buying(told, seat):
            yield seat
        elif not is_done(told, seat) and (is_owner or (is_earlier and may_buy(told, seat))):
            yield seat


def can_use(told: Told, seat: int, what: str, way: Way) -> bool:
    """Whether the way can be paid, and bought by where it buys."""
    at = ways(told, seat, what).index(way)
    chosen = replace(told, move={**told.move, "option": at})
    if any(price_of_use(chosen, seat, what, unit) > me(told)[PURSE[unit]] for unit in PURSE):
        return False
    if way.get("effect") != "buy":
        return True
    ink, rainbows = (means(chosen, seat, what, unit) for unit in ("ink", "rainbow"))
    if not can_buy_with(told, ink, rainbows):
        return False
    return told.position["part"] != "night" or not list(buyers_before(told, seat))


def can_be_copied(told: Told) -> Iterator[tuple[int, str]]:
    """M11.2 (8): what of others can be copied and paid now, in the way that the move names."""
    option = told.move.get("option")
    for seat, other in enumerate(told.position["players"]):
        purple = [
            tile
            for tile in other["workshop"]
            if told.printed["tiles"][tile]["kind"] in ("resource", "power")
        ]
        for what in (ROBOT, *purple) if seat != told.seat else ():
            found = ways(told, seat, what)
            if any(way.get("effect") == "copy" for way in found):
                continue
            if option is not None:
                found = [found[option]] if len(found) > 1 else []
            if any(can_use(told, seat, what, way) for way in found):
                yield seat, what
