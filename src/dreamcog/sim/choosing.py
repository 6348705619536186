"""The choice of a bot at a table, by the loops of `sim/loops.py`: native where that is ready."""

from __future__ import annotations

import struct
from collections.abc import Callable
from contextlib import suppress
from ctypes import create_string_buffer
from typing import Any

from dreamcog.core.draft import Steps
from dreamcog.core.game import Game
from dreamcog.core.placeholders import bind
from dreamcog.core.rng import Rng
from dreamcog.core.runtime import is_only_interpreted
from dreamcog.sim.loops import GREEDY, RANDOM, Desk, choose_at_random, choose_greedily
from dreamcog.sim.native.building import NoNativeCode
from dreamcog.sim.native.layout import layout_of
from dreamcog.sim.native.library import Library, library_at_hand
from dreamcog.sim.native.packing import packer, unpacker

CHOICES: dict[int, Callable[..., None]] = {RANDOM: choose_at_random, GREEDY: choose_greedily}
"""The loop of each bot, by its number in batches: it writes the steps of its move into the desk's
`best`."""


def chosen_steps(game: Game[Any], state: Any, rng: Rng, bot: int) -> Steps:
    """The small steps of the move that a bot chooses for the seat to act; the same in both ways."""
    if not is_only_interpreted():
        with suppress(NoNativeCode, struct.error):
            return chosen_by_library(library_at_hand(game.rules), game, state, rng, bot)
    desk = Desk()
    choose: Callable[..., None] = bind(CHOICES[bot], game.rules)
    choose(state, game.box, desk, rng, game.blank(), game.blank())
    return desk.best


def chosen_by_library(library: Library, game: Game[Any], state: Any, rng: Rng, bot: int) -> Steps:
    """The same by native code; `struct.error` where it cannot hold a number."""
    desk, layout = create_string_buffer(layout_of(Desk).bytes), layout_of(Desk)
    kinds: tuple[Any, Any] = game.rules.state, game.rules.box
    pack, pack_box = map(packer, kinds)
    packed = create_string_buffer(pack(state))
    own = create_string_buffer(packer(Rng)(rng))
    library.table_choose(packed, pack_box(game.box), desk, own, bot)
    for name, number in zip("abcd", unpacker(Rng)(own.raw[: layout_of(Rng).bytes]), strict=True):
        setattr(rng, name, number)
    (best,) = (place for place in layout.places if place.name == "best")
    return Steps(*unpacker(Steps)(desk.raw[best.offset : best.offset + best.bytes]))
