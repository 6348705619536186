"""Whole moves of small steps: as public moves, and the one that leads out of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.core.game import Game
from dreamcog.sim.composing import Position


def led_out(position: Position) -> list[int]:
    """The steps of the move that leads out of the turn."""
    taken: list[int] = []
    while not taken or not position.is_composed:
        taken.append(position.leading_out())
        position.take(taken[-1])
    return taken


def only_move(position: Position) -> tuple[int, ...]:
    """The steps of the move where no other is legal; none where there is a choice."""
    taken: list[int] = []
    while not taken or not position.is_composed:
        legal = position.legal()
        if len(legal) > 1:
            return ()
        taken.append(int(legal[0]))
        position.take(taken[-1])
    return tuple(taken)


def written(game: Game[Any], state: Any, steps: Sequence[int]) -> dict[str, Any]:
    """The public move of these small steps, for the seat to act."""
    draft = Draft(seat=game.draft_of(state).seat)
    for flat in steps:
        game.rules.extend(state, draft, *game.alphabet.step(flat))
    return game.write_move(state, draft)
