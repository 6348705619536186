"""Buying machines from the Factory's belts (M6), with what Economical machines save (M10.7)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit, reveal
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.belt import advance, put_on_belt
from dreamcog.games.mech_a_dream.rules.purse import can_spend, spend
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    POWERS,
    TILES,
    Colour,
    Discount,
    Happening,
    Pile,
    Rule,
    Unit,
)

ON_OFFER = 6


def first_place(pile: int) -> int:
    """Where a pile's tiles begin on offer: three, two and one of them (M2.2, M2.3)."""
    if pile == Pile.RESOURCE:
        return 0
    return 3 if pile == Pile.POWER else 5


def places_of(pile: int) -> int:
    """How many tiles of a pile are on offer."""
    return 3 - pile


def pile_of(box: Box, tile: int) -> int:
    """The pile a tile comes from: green tiles lie with the blue ones."""
    if box.colour[tile] == Colour.POWER:
        return Pile.POWER
    return Pile.CRYSTAL if box.colour[tile] == Colour.CRYSTAL else Pile.RESOURCE


def place_on_offer(s: State, tile: int) -> int:
    """Where the tile is for sale, or NOTHING."""
    for place in range(ON_OFFER):
        if s.offer[place] == tile:
            return place
    return NOTHING


def tiles_on_offer(s: State) -> int:
    """How many tiles are for sale; an exhausted pile leaves its places empty (M6.3)."""
    found = 0
    for place in range(ON_OFFER):
        if s.offer[place] != NOTHING:
            found += 1
    return found


def discount(s: State, seat: int, power: int) -> int:
    """M10.7: completed Economical machines of one power add up."""
    return s.saved[seat * POWERS + power]


def currency(box: Box, tile: int) -> int:
    """M6.1: rainbows for yellow tiles, ink for the others."""
    return Unit.RAINBOW if box.colour[tile] == Colour.CRYSTAL else Unit.INK


def price_for(s: State, box: Box, seat: int, tile: int) -> int:
    """M6.1: the printed price, less M10.7, never below nothing."""
    crystal = box.colour[tile] == Colour.CRYSTAL
    saved = discount(s, seat, Discount.RAINBOW if crystal else Discount.INK)
    return max(0, box.price[tile] - saved)


def can_buy(s: State, box: Box, seat: int, tile: int) -> int:
    """M6.1: a tile on offer that the seat can pay."""
    if place_on_offer(s, tile) == NOTHING:
        return No.NOT_FOR_SALE
    return can_spend(s, seat, currency(box, tile), price_for(s, box, seat, tile))


def can_buy_something(s: State, box: Box, seat: int, ink: int, rainbows: int) -> bool:
    """Some tile on offer can be paid by the seat with so much."""
    for place in range(ON_OFFER):
        tile = s.offer[place]
        if tile != NOTHING:
            means = rainbows if currency(box, tile) == Unit.RAINBOW else ink
            if price_for(s, box, seat, tile) <= means:
                return True
    return False


def buy(s: State, box: Box, log: Log, seat: int, tile: int, further: int, rule: int) -> None:
    """M6: pay, put the tile on the belt (`further` on, for M11.2 (7)), and refill the offer."""
    spend(s, log, seat, currency(box, tile), price_for(s, box, seat, tile), rule)
    emit(log, Happening.MACHINE_BOUGHT, seat, rule, tile, 0)
    refill_offer(s, box, log, seat, tile)
    put_on_belt(s, seat, tile, box.time[tile])
    moved = box.time[tile] - slot_for(s, box, seat, tile, further)
    advance(s, box, log, seat, tile, moved, rule)


def slot_for(s: State, box: Box, seat: int, tile: int, further: int) -> int:
    """M6.2: its time, less M10.7, `further` on for M11.2 (7); at 0 it is complete at once."""
    return max(0, box.time[tile] - discount(s, seat, Discount.HOURGLASS) - further)


def refill_offer(s: State, box: Box, log: Log, seat: int, tile: int) -> None:
    """M6.3: the next tile of the pile takes the last place; an empty pile leaves it empty."""
    pile = pile_of(box, tile)
    last = first_place(pile) + places_of(pile) - 1
    for place in range(place_on_offer(s, tile), last):
        s.offer[place] = s.offer[place + 1]
    s.offer[last] = NOTHING
    reveal_tile(s, log, seat, pile, last)


def reveal_tile(s: State, log: Log, seat: int, pile: int, place: int) -> None:
    """The top of a pile comes on offer."""
    if s.n_pile[pile] > 0:
        s.n_pile[pile] -= 1
        s.offer[place] = s.pile[pile * TILES + s.n_pile[pile]]
        emit(log, Happening.TILE_REVEALED, seat, Rule.M6_3, s.offer[place], pile)
        reveal(log)
