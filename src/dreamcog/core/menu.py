"""The menu: every legal move of a seat, without being built whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dreamcog.core.draft import Draft, Steps, copy_draft
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused


class Menu:
    """All legal moves of a seat: iterate, count, ask `move in menu`, or whether there is any.

    Moves are found by walking the small steps, so nothing is listed that is not legal, and each
    move is spelled in one order only.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat

    def _whole_drafts(self) -> Iterator[Draft]:
        if self._seat in self._game.deciders(self._state):
            yield from self._walk(Draft(seat=self._seat))

    def _walk(self, draft: Draft) -> Iterator[Draft]:
        game, state = self._game, self._state
        steps = Steps()
        game.rules.list_steps(state, game.box, draft, steps)
        for i in range(steps.n):
            kind, arg = steps.kind[i], steps.arg[i]
            if not game.in_order(draft, kind, arg):
                continue
            longer = copy_draft(draft)
            game.rules.extend(state, longer, kind, arg)
            if game.rules.is_whole(state, game.box, longer):
                yield longer
            else:
                yield from self._walk(longer)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for draft in self._whole_drafts():
            yield self._game.write_move(self._state, draft)

    def __len__(self) -> int:
        return sum(1 for _ in self._whole_drafts())

    def __bool__(self) -> bool:
        return next(self._whole_drafts(), None) is not None

    def __contains__(self, move: object) -> bool:
        try:
            self._game.check(self._state, self._seat, move)
        except Refused:
            return False
        return True
