"""A decision as the checks of advice see it: every legal move, and what playing one leads to.

Conditions ask for refusals and previews; the checks look at the whole menu and play its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu

Move = dict[str, Any]


class Checked:
    """One decision of one seat."""

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self.seat = seat
        self._game = game
        self._state = state

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._game.view(self._state, self.seat)

    @cached_property
    def menu(self) -> list[Move]:
        """All its legal moves."""
        return list(Menu(self._game, self._state, self.seat))

    def of(self, *verbs: str) -> list[Move]:
        """Its legal moves of these verbs."""
        return [move for move in self.menu if move["do"] in verbs]

    def after(self, move: Move) -> dict[str, Any]:
        """The position after a move."""
        return self._game.view(self._game.play(self._state, self.seat, move).after, self.seat)

    def events(self, move: Move) -> list[str]:
        """The kinds of events that a move causes."""
        return [event.kind for event in self._game.play(self._state, self.seat, move).events]

    def preview(self, move: Move) -> dict[str, Any]:
        """What follows from a move, as another law keeps it."""
        return self._game.preview(self._state, self.seat, move)


Truth = Callable[[Checked], Mapping[str, Any] | None]
"""Whether a code applies: the params that are checked, all marks as `marks`; None: it does not."""
Truths = Mapping[str, Truth]
