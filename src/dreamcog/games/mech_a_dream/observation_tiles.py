"""Machine tiles, as an observation tells them: where each lies; else it is in a pile."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.observed import At, TileAt, Width
from dreamcog.games.mech_a_dream.rules.market import ON_OFFER, first_place, pile_of
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    TILES,
)


def observe_tiles(s: State, box: Box, seat: int, out: list[int]) -> None:
    """The tiles on offer, and those of each seat."""
    for place in range(ON_OFFER):
        tile = s.offer[place]
        if tile != NOTHING:
            at = At.TILES + tile * Width.TILES
            out[at + TileAt.ON_OFFER] = 1
            out[at + TileAt.PLACE] = place - first_place(pile_of(box, tile)) + 1
    for away in range(s.players):
        observe_machines(s, (seat + away) % s.players, away, out)


def observe_machines(s: State, seat: int, away: int, out: list[int]) -> None:
    """A seat's machines, under construction and completed, and the Assistants on them."""
    for i in range(s.n_belt[seat]):
        tile = s.belt[seat * TILES + i]
        at = At.TILES + tile * Width.TILES
        out[at + TileAt.OWNER + away] = 1
        out[at + TileAt.SLOT] = s.slot[tile]
        out[at + TileAt.PLACE] = i + 1
    for i in range(s.n_workshop[seat]):
        tile = s.workshop[seat * TILES + i]
        at = At.TILES + tile * Width.TILES
        out[at + TileAt.OWNER + away] = 1
        out[at + TileAt.PLACE] = i + 1
        out[at + TileAt.USED] = s.used[tile]
    for i in range(3 * seat, 3 * seat + 3):
        where = s.assistant[i]
        if 0 <= where < TILES:
            out[At.TILES + where * Width.TILES + TileAt.ASSISTANTS] += 1
