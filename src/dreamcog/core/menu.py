"""The menu: every legal move of a seat, found one by one as the caller asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import Any, SupportsIndex, overload

from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused

Move = dict[str, Any]


class Menu(Sequence[Move]):
    """All legal moves of a seat: iterate, count, choose one by its place, ask `move in menu`.

    Moves are found in the order of `core/menu_walk.py`, no further than is asked, and once: what
    was found is kept. A move is written out only when it is asked for.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._found: list[bytes] = []
        self._ahead = self._search()

    def _search(self) -> Iterator[list[bytes]]:
        """All moves, some at a time, as `Game.spelled` gives them."""
        return self._game.runtime.whole_moves(self._state, self._seat)

    def _find_more(self) -> bool:
        """Whether there were more moves to find."""
        more = next(self._ahead, None)
        if more:
            self._found += more
        return bool(more)

    def __iter__(self) -> Iterator[Move]:
        return self._written(self._game.writer.write)

    def kept(self) -> Iterator[Move]:
        """All moves, for a caller that does not change them: they are not copied."""
        return self._written(self._game.writer.kept)

    def _written(self, write: Callable[[bytes, Any], Move]) -> Iterator[Move]:
        done = 0
        while done < len(self._found) or self._find_more():
            part = self._found[done:]
            done += len(part)
            yield from map(write, part, repeat(self._state))

    def __len__(self) -> int:
        while self._find_more():
            pass
        return len(self._found)

    def __bool__(self) -> bool:
        return bool(self._found) or self._find_more()

    @overload
    def __getitem__(self, place: SupportsIndex) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...
    def __getitem__(self, place: SupportsIndex | slice) -> Move | list[Move]:
        len(self)
        write, state = self._game.writer.write, self._state
        if isinstance(place, slice):
            return [write(packed, state) for packed in self._found[place]]
        return write(self._found[place], state)

    def has_more_than(self, count: int) -> bool:
        """Whether there are more moves than so many; no more are found than that takes."""
        while len(self._found) <= count and self._find_more():
            pass
        return len(self._found) > count

    def __contains__(self, move: object) -> bool:
        try:
            self._game.check(self._state, self._seat, move)
        except Refused:
            return False
        return True
