"""Composing a move step by step, by asking the table only: no rule of a game stands here.

A partial move can go on if `table.why` knows no obstacle; it is whole if it is in the menu.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from dreamcog.core.table import Table

Move = dict[str, Any]
Addition = tuple[str, Any]

FORMS: dict[str, tuple[str, ...]] = {
    "repair": ("machine", "robots"),
    "trigger": ("robot", "level"),
    "support": ("model", "level"),
    "upgrade": ("model",),
    "store": ("robots",),
    "recover": ("robot",),
    "arrange": ("top", "bottom"),
    "prepare": ("machine", "robots"),
    "end-turn": (),
}
"""The fields of each move, in the order in which they are asked."""

LISTS = ("robots", "top", "bottom")
"""Fields that take several things."""

ROWS = ("platform", "flash", "stock")
LEVELS = (5, 4, 3, 2, 1)


class Composer:
    """The moves of one position, as far as they have been composed."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.position = table.position(seat)
        self._menu = table.moves(seat)

    def whole(self, partial: Move) -> Move | None:
        """The partial move as it is, if that is a legal move."""
        move = dict(partial)
        for field in FORMS.get(str(partial.get("do")), ()):
            if field in LISTS:
                move.setdefault(field, [])
        return move if "do" in move and move in self._menu else None

    def additions(self, partial: Move) -> list[Addition]:
        """Everything with which the partial move can go on."""
        if "do" not in partial:
            verbs = [("do", verb) for verb in FORMS if self.fits({"do": verb})]
            return [verb for verb in verbs if self.whole_moves({"do": verb[1]}, 1)]
        for field in FORMS[partial["do"]]:
            if field in LISTS and field in ("top", "bottom"):
                return self._fitting(partial, ("top", "bottom"))
            if field in LISTS or field not in partial:
                return self._fitting(partial, (field,))
        return []

    def whole_moves(self, partial: Move, most: int) -> list[Move]:
        """Legal moves that begin like this, at most so many."""
        return list(islice(self._walk(partial), most))

    def fits(self, partial: Move) -> bool:
        """Whether nothing stands in the way of this move so far."""
        return self.table.why(self.seat, partial) is None

    def level_of(self, move: Move) -> int:
        """The level that a move names; where it names none, the highest there is."""
        if "level" in move:
            return int(move["level"])
        return next((level for level in LEVELS if self.fits({**move, "level": level})), LEVELS[0])

    def _fitting(self, partial: Move, fields: tuple[str, ...]) -> list[Addition]:
        found = [
            (field, value)
            for field in fields
            for value in self._candidates(partial, field)
            if self.fits(added(partial, (field, value)))
        ]
        if fields == ("level",) and self.whole(partial):
            return found[1:]
        return found

    def _walk(self, partial: Move) -> Iterator[Move]:
        """All whole moves under a partial one, each in one order only."""
        if move := self.whole(partial):
            yield move
        for field, value in self.additions(partial):
            if self._in_order(partial, field, value):
                yield from self._walk(added(partial, (field, value)))

    def _in_order(self, partial: Move, field: str, value: Any) -> bool:
        if field == "top":
            return not partial.get("bottom")
        if field != "robots" or not partial.get("robots"):
            return True
        robots = self._candidates(partial, field)
        return robots.index(value) >= robots.index(partial["robots"][-1])

    def _candidates(self, partial: Move, field: str) -> list[Any]:
        """What lies on the table that such a field could name."""
        if field == "machine":
            return [machine for machine in self.position["factory"] if machine is not None]
        if field == "model":
            return list(self.position["levels"])
        if field == "level":
            return list(LEVELS)
        if field in ("top", "bottom"):
            return once(self.position["pending"][-1]["cards"])
        if partial["do"] == "recover":
            return in_order(self.position, self.position["discard"])
        return [f"{row}/{robot}" for row in ROWS for robot in once(self.position[row])]


def added(partial: Move, addition: Addition) -> Move:
    """The partial move with one thing more."""
    field, value = addition
    if field in LISTS:
        return {**partial, field: [*partial.get(field, []), value]}
    return {**partial, field: value}


def once(names: list[str]) -> list[str]:
    """Each name once, in the order of its first appearance."""
    return list(dict.fromkeys(names))


def in_order(position: Move, robots: list[str]) -> list[str]:
    """Each robot once, by model as on the Mainframe, then by size."""
    models = list(position["levels"])

    def key(robot: str) -> tuple[int, str]:
        model, _, size = robot.partition("-")
        return models.index(model) if model in models else len(models), size

    return sorted(once(robots), key=key)
