"""What a move of Mech A Dream spends and gains: which things are counted, and what tiles decide.

Things are called by the keys of a player in a position; `lost` also knows `hourglasses` and
`activations`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dreamcog.core.consequences import Amounts, Consequences
from dreamcog.core.log import Log
from dreamcog.games.mech_a_dream.names import PILE_NAMES, Names
from dreamcog.games.mech_a_dream.rules.belt import assistants_on, move_machines
from dreamcog.games.mech_a_dream.rules.market import pile_of, price_for
from dreamcog.games.mech_a_dream.rules.robots import does
from dreamcog.games.mech_a_dream.state import Box, State, copy_state
from dreamcog.games.mech_a_dream.view import is_choosing_monitors, pending
from dreamcog.games.mech_a_dream.words import TILES, Happening, Part, Special

Pick = Callable[..., int]
"""`min` or `max`."""

PURSE = ("flowers", "ink", "rainbows", "points")
"""The gauges of a player, in the order of their units."""

ZONES = {
    Happening.DELIVERY_REVEALED: "delivery_deck",
    Happening.MONITOR_SHOWN: "monitors",
    Happening.FIRST_PLAYER_DRAWN: "first",
}
"""Where the hidden thing lay that an event shows, or what it is."""


class MechADreamConsequences(Consequences[State]):
    """Each player has gauges, machines and Specialists."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box = box
        self.names = names

    def counted(self, state: State, seat: int, viewer: int) -> Amounts:
        """The gauges, the machines on belt and workshop, the Specialists.

        With what others will start depends on the Monitor Screens that they choose (M11.1).
        """
        if seat != viewer and is_choosing_monitors(state):
            return {}
        return {
            "flowers": state.flowers[seat],
            "ink": state.ink[seat],
            "rainbows": state.rainbows[seat],
            "points": state.points[seat],
            "belt": state.n_belt[seat],
            "workshop": state.n_workshop[seat],
            "specialists": state.owner.count(seat),
        }

    def gained(self, log: Log, seat: int) -> Amounts:
        """What the seat was given, all of it together."""
        found: Amounts = {}
        for i in range(log.n):
            if log.kind[i] == Happening.GAINED and log.seat[i] == seat:
                add(found, PURSE[log.a[i]], log.b[i])
            elif log.kind[i] == Happening.MACHINE_BOUGHT and log.seat[i] == seat:
                add(found, "belt", 1)
        return found

    def lost(self, log: Log, seat: int) -> Amounts:
        """What a gauge has no room for (M3.2), hourglasses without a machine (M9.2), activations
        where nothing can be activated (M5.2, M13.8).
        """
        found: Amounts = {}
        for i in range(log.n):
            if log.seat[i] != seat:
                continue
            if log.kind[i] == Happening.GAINED:
                add(found, PURSE[log.a[i]], log.lost[i])
            elif log.kind[i] == Happening.HOURGLASSES_LOST:
                add(found, "hourglasses", log.a[i])
            elif log.kind[i] == Happening.NOTHING_GAINED:
                add(found, "activations", log.b[i])
        return found

    def revealed(self, log: Log, i: int) -> str:
        """A pile of tiles by its name, the Delivery cards, the Monitor Screens, who begins."""
        if log.kind[i] == Happening.TILE_REVEALED:
            return PILE_NAMES[log.b[i]]
        return ZONES[log.kind[i]]

    def changes(self, before: State, after: State, log: Log, seat: int) -> dict[str, Any]:
        """Machines of the `belt` with a new slot or one more Assistant; those new in `workshop`.

        `soon` is the slot of a machine that moves when this part of the day ends; 0: completed.
        `anyway` is told of a machine that is completed at that time without the move, too.
        """
        found: dict[str, Any] = {}
        first, n = seat * TILES, after.n_workshop[seat]
        moved = [
            tile
            for tile in after.belt[first : first + after.n_belt[seat]]
            if has_moved(before, after, seat, tile)
        ]
        if not moved and n == before.n_workshop[seat]:
            return found
        due = completed(self.end_of_part(before, seat), seat) - completed(before, seat)
        if moved:
            is_same_part = (before.day, before.part) == (after.day, after.part)
            later = self.end_of_part(after, seat) if is_same_part else after
            found["belt"] = [self.machine(after, later, seat, tile, due) for tile in moved]
        if n > before.n_workshop[seat]:
            found["workshop"] = [
                {"tile": self.names.tiles[tile], "place": place, **anyway(tile, due)}
                for place, tile in enumerate(after.workshop[first : first + n], 1)
                if place > before.n_workshop[seat]
            ]
        return found

    def machine(
        self, state: State, later: State, seat: int, tile: int, due: set[int]
    ) -> dict[str, Any]:
        """A machine on the belt, and where it will be later."""
        told = {
            "tile": self.names.tiles[tile],
            "slot": state.slot[tile],
            "assistants": assistants_on(state, seat, tile),
        }
        if later.slot[tile] == state.slot[tile]:
            return told
        soon = later.slot[tile]
        return {**told, "soon": soon, **({} if soon else anyway(tile, due))}

    def end_of_part(self, state: State, seat: int) -> State:
        """The same position after the seat's machines have moved, by day."""
        if not Part.MORNING <= state.part <= Part.EVENING:
            return state
        later = copy_state(state)
        move_machines(later, self.box, Log(), seat)
        return later

    def asks(self, state: State, seat: int) -> dict[str, Any] | None:
        """The innermost question of the seat."""
        if state.frames.n[seat] == 0:
            return None
        own = [asked for asked in pending(state, self.box, self.names) if asked["seat"] == seat]
        return {key: value for key, value in own[-1].items() if key != "seat"} if own else None

    def deals(self, state: State, seat: int) -> Iterable[State]:
        """A tile decides only by its price, where a robot that can buy is to be activated next.

        So in one deal the cheapest hidden tile of each pile is on top, in the other the dearest.
        """
        buys = state.robots and state.part != Part.SET_UP and self.may_buy(state, seat)
        return [self.with_tops(state, seat, pick) for pick in (min, max)] if buys else []

    def may_buy(self, state: State, seat: int) -> bool:
        """The seat's robot buys a tile, or copies others."""
        return does(state, self.box, seat, Special.BUY) or does(state, self.box, seat, Special.COPY)

    def with_tops(self, state: State, seat: int, pick: Pick) -> State:
        """The same position, with the cheapest or the dearest hidden tile on top of each pile."""
        dealt = copy_state(state)
        for pile, n in enumerate(state.n_pile):
            if n > 0:
                tile = pick(
                    hidden_tiles(state, self.box, pile),
                    key=lambda each: price_for(state, self.box, seat, each),
                )
                first, top = pile * TILES, pile * TILES + n - 1
                if tile in dealt.pile[first:top]:
                    dealt.pile[dealt.pile.index(tile, first)] = dealt.pile[top]
                dealt.pile[top] = tile
        return dealt


def hidden_tiles(state: State, box: Box, pile: int) -> list[int]:
    """The tiles of a pile that lie nowhere in sight."""
    seen = set(state.offer)
    for seat in range(state.players):
        first = seat * TILES
        seen.update(state.belt[first : first + state.n_belt[seat]])
        seen.update(state.workshop[first : first + state.n_workshop[seat]])
    return [t for t in range(box.tiles) if pile_of(box, t) == pile and t not in seen]


def add(found: Amounts, thing: str, amount: int) -> None:
    """So much more of a thing; none is not noted."""
    if amount:
        found[thing] = found.get(thing, 0) + amount


def completed(state: State, seat: int) -> set[int]:
    """The machines in the seat's workshop."""
    first = seat * TILES
    return set(state.workshop[first : first + state.n_workshop[seat]])


def anyway(tile: int, due: set[int]) -> dict[str, bool]:
    """What is told of a machine that is completed without the move, too."""
    return {"anyway": True} if tile in due else {}


def has_moved(before: State, after: State, seat: int, tile: int) -> bool:
    """The machine has another slot than before, or one more Assistant on it."""
    if tile not in before.belt[seat * TILES : seat * TILES + before.n_belt[seat]]:
        return True
    more = assistants_on(after, seat, tile) > assistants_on(before, seat, tile)
    return more or after.slot[tile] != before.slot[tile]
