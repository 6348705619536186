"""The table of a lesson: what the terminal asks it is answered for the present step alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from dreamcog.cli.turns import Turns
from dreamcog.core.game import Game
from dreamcog.core.lessons import Lesson, Move, Progress
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table
from dreamcog.core.turn import Turn


class StepMenu(Menu):
    """The legal moves of a seat that belong to a step."""

    def __init__(self, game: Game[Any], state: Any, progress: Progress) -> None:
        super().__init__(game, state, progress.lesson.seat)
        self.progress = progress
        self.moves = progress.moves(game, state)

    def _search(self) -> Iterator[list[bytes]]:
        for move in self.moves:
            draft = self._game.check(self._state, self._seat, move)
            yield [self._game.spelled(self._state, draft)]

    def __contains__(self, move: object) -> bool:
        is_legal = super().__contains__(move)
        return is_legal and self.progress.allows(self._game, self._state, move)


class GuidedTable(Table):
    """A table at which the player who learns may make only the moves of the present step.

    What the rules refuse is refused by them; after the last step it is a table like any other.
    """

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        start = lesson.start()
        super().__init__(start.game, start.state)
        self.progress = Progress(lesson)
        self._menu: tuple[Progress, StepMenu] | None = None
        if step:
            self.go_to(step)

    def go_to(self, step: int) -> None:
        """Come to a step: from here, where this one is only read, else as it is written."""
        goes_on = self.progress.goes_on_to(step)
        self.progress = self.progress.at(step)
        if not goes_on:
            written = self.progress.lesson.table_at(step)
            self.state, self.history = written.state, written.history
            self.turns, self.log = written.turns, written.log

    def reply(self) -> tuple[int, Move] | None:
        """The next written move of another seat, if it is that seat's turn.

        Where the learner's choice has made it illegal, the seat makes the first legal move.
        """
        for seat in sorted(self.deciders - {self.progress.lesson.seat}):
            written = self.progress.reply(seat)
            if written is not None:
                menu = self.moves(seat)
                return seat, written if written in menu else next(iter(menu))
        return None

    def moves(self, seat: int | None = None) -> Menu:
        """The menu: every legal move of the seat, of the step for the player who learns."""
        return self._of_step if self._is_guided(seat) else super().moves(seat)

    def why(self, seat: int | None, partial_move: Mapping[str, Any]) -> Refused | None:
        """The first obstacle of a move that is not yet whole; None if there is none."""
        obstacle = super().why(seat, partial_move)
        if obstacle is not None or not self._is_guided(seat):
            return obstacle
        menu = self._of_step
        if partial_move in menu or any(begins(partial_move, move) for move in menu.moves):
            return None
        return Refused("not-in-lesson")

    def preview(self, seat: int | None, move: Mapping[str, Any]) -> dict[str, Any]:
        """What would certainly follow from a legal move, and what it may reveal."""
        seen = super().preview(seat, move)
        self._require_of_step(seat, move)
        return seen

    def play(self, move: Mapping[str, Any], seat: int | None = None) -> Turn[Any]:
        """Make a move, or raise `Refused` and change nothing."""
        mover = self._decider(seat)
        self.game.check(self.state, mover, move)
        self._require_of_step(mover, move)
        turn = super().play(move, mover)
        self.progress = self.progress.after(
            self.game, self.state, mover, dict(move), list(turn.events)
        )
        return turn

    @property
    def _of_step(self) -> StepMenu:
        """The moves of the step, found once for every position."""
        if self._menu is None or self._menu[0] is not self.progress:
            self._menu = self.progress, StepMenu(self.game, self.state, self.progress)
        return self._menu[1]

    def _is_guided(self, seat: int | None) -> bool:
        """Whether the step says which moves a seat may make."""
        return not self.progress.is_over and self._decider(seat) == self.progress.lesson.seat

    def _require_of_step(self, seat: int | None, move: Mapping[str, Any]) -> None:
        """Refuse a legal move that the step is not about."""
        if self._is_guided(seat) and move not in self._of_step:
            raise Refused("not-in-lesson")


class GuidedTurns(Turns):
    """The player who learns has the screen; the other seats make their written moves."""

    table: GuidedTable

    def bots(self) -> Iterator[str]:
        """Another seat is named, then makes its move, as long as there is one."""
        self.seat = self.table.progress.lesson.seat
        while reply := self.table.reply():
            seat, move = reply
            yield self.tabletop.names[seat]
            self.table.play(move, seat)


def begins(partial: Mapping[str, Any], move: Mapping[str, Any]) -> bool:
    """Whether a move can be completed to another, lists in any order."""
    return all(is_part(value, move.get(key)) for key, value in partial.items())


def is_part(named: object, whole: object) -> bool:
    """Whether a value is that of a whole move, or some of its things."""
    if isinstance(named, list) and isinstance(whole, list):
        return not Counter(map(str, named)) - Counter(map(str, whole))
    return named == whole
