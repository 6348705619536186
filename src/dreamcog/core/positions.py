"""The positions of one state, seat by seat: what every seat may know is made once."""

from __future__ import annotations

from typing import Any

from dreamcog.core.game import Game


class SeatPositions:
    """What each seat may know of one state. Seats share parts, so no caller changes a position."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.state = state
        self._game = game
        self._readable = game.runtime.readable(state)
        self._public: dict[str, Any] | None = None

    def of(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a watcher), as plain JSON types."""
        if self._public is None:
            self._public = self._game.view(self._readable, None)
        if seat is None:
            return self._public
        return self._game.seat_view(self._readable, self._game.seat(seat), self._public)
