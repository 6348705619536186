"""Machine tiles, as an observation tells them: what is printed on each, and where it lies."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.observation_printed import write_way
from dreamcog.games.mech_a_dream.observed import At, TileAt, Width
from dreamcog.games.mech_a_dream.rules.market import ON_OFFER, first_place, pile_of
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    OPTIONS,
    TILES,
    UNITS,
    Colour,
    Discount,
    Effect,
    Unit,
)

CRYSTAL = 2
ECONOMICAL = 3
"""Where the columns for a tile's kind tell of crystal and of the first economical tiles."""


def observe_tiles(s: State, box: Box, seat: int, out: list[int]) -> None:
    """Every tile that is in the game, zone by zone."""
    for pile in range(3):
        for i in range(pile * TILES, pile * TILES + s.n_pile[pile]):
            write_tile(box, s.pile[i], out)
    for place in range(ON_OFFER):
        tile = s.offer[place]
        if tile != NOTHING:
            write_tile(box, tile, out)
            at = At.TILES + tile * Width.TILES
            out[at + TileAt.ON_OFFER] = 1
            out[at + TileAt.PLACE] = place - first_place(pile_of(box, tile)) + 1
    for away in range(s.players):
        observe_machines(s, box, (seat + away) % s.players, away, out)


def observe_machines(s: State, box: Box, seat: int, away: int, out: list[int]) -> None:
    """A seat's machines, under construction and completed, and the Assistants on them."""
    for i in range(s.n_belt[seat]):
        tile = s.belt[seat * TILES + i]
        write_tile(box, tile, out)
        at = At.TILES + tile * Width.TILES
        out[at + TileAt.OWNER + away] = 1
        out[at + TileAt.SLOT] = s.slot[tile]
        out[at + TileAt.PLACE] = i + 1
    for i in range(s.n_workshop[seat]):
        tile = s.workshop[seat * TILES + i]
        write_tile(box, tile, out)
        at = At.TILES + tile * Width.TILES
        out[at + TileAt.OWNER + away] = 1
        out[at + TileAt.PLACE] = i + 1
        out[at + TileAt.USED] = s.used[tile]
    for i in range(3 * seat, 3 * seat + 3):
        where = s.assistant[i]
        if 0 <= where < TILES:
            out[At.TILES + where * Width.TILES + TileAt.ASSISTANTS] += 1


def write_tile(box: Box, tile: int, out: list[int]) -> None:
    """What is printed on a tile."""
    at = At.TILES + tile * Width.TILES
    out[at + TileAt.PRICE] = box.price[tile]
    out[at + TileAt.TIME] = box.time[tile]
    colour = box.colour[tile]
    if colour == Colour.RESOURCE or colour == Colour.POWER:
        out[at + TileAt.KIND + colour] = 1
        write_way(box, (Effect.TILE + tile) * OPTIONS, at + TileAt.PAYS, out)
        return
    if colour == Colour.CRYSTAL:
        out[at + TileAt.KIND + CRYSTAL] = 1
    else:
        out[at + TileAt.KIND + ECONOMICAL + box.power[tile] - Discount.INK] = 1
    for unit in range(Unit.POINT + 1):
        out[at + TileAt.GIVES + unit] = box.completion[tile * UNITS + unit]
