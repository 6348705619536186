"""Why a move is not possible: what stands in the way of a move that is not yet whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dreamcog.core.fields import PartialMove
from dreamcog.core.refusal import Refused

if TYPE_CHECKING:
    from dreamcog.core.game import Game


def first_obstacle(game: Game[Any], state: Any, seat: int, partial: object) -> Refused | None:
    """The first obstacle of a partial move; None if it can still become a legal one.

    Where the field is missing that the others depend on, everything on the table is tried there:
    the move can still become legal if one of these ways can, else the first one's obstacle counts.
    """
    verb = partial.get("do") if isinstance(partial, Mapping) else None
    if isinstance(partial, Mapping) and isinstance(verb, str) and verb in game.verbs.leading:
        if obstacle(game, state, seat, {"do": verb}) is None:
            looked = PartialMove(partial, game.view(state, seat), seat, game.names)
            ways = game.verbs.ways_to_lead(looked)
            met = [obstacle(game, state, seat, way) for way in ways]
            if met:
                return None if None in met else met[0]
    return obstacle(game, state, seat, partial)


def obstacle(game: Game[Any], state: Any, seat: int, partial: object) -> Refused | None:
    """What the rules, or the reading, object to in a partial move as far as it goes."""
    try:
        draft = game.read_move(partial, game.seat(seat), False)
    except Refused as refused:
        return refused
    answer = game.runtime.can(state, draft)
    return game.refusal(answer, state, draft) if answer else None
