"""Composing a move step by step, by asking the table only: no rule of a game stands here.

A partial move can go on if `table.why` knows no obstacle; it is whole if it is in the menu.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.core.table import Table

Move = dict[str, Any]
Addition = tuple[str, Any]

FORMS: dict[str, tuple[str, ...]] = {
    "repair": ("machine", "robots"),
    "trigger": ("robot", "level"),
    "support": ("model", "level"),
    "upgrade": ("model",),
    "make-babybot": ("robots",),
    "pilot": ("robots", "on"),
    "microbot-replace": ("machine",),
    "microbot-swap": ("machines",),
    "microbot-remove": ("machine",),
    "store": ("robots",),
    "recover": ("robot",),
    "arrange": ("top", "bottom"),
    "prepare": ("machine", "robots"),
    "choose-level": ("level",),
    "reward": ("take",),
    "end-turn": (),
}
"""The fields of each move, in the order in which they are asked."""

LISTS = ("robots", "machines", "top", "bottom")
"""Fields that take several things, one after the other."""

PAIRS = (("make-babybot", "robots"), ("pilot", "robots"), ("microbot-swap", "machines"))
"""Fields that take two things, no more."""

REWARDS = ("failsafes", "damage")

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
        if partial["do"] == "arrange":
            return self._fitting(partial, ("top", "bottom"))
        for field in FORMS[partial["do"]]:
            if not is_full(partial, field):
                return self._fitting(partial, (field,))
        return []

    def whole_moves(self, partial: Move, most: int) -> list[Move]:
        """Legal moves that begin like this, at most so many."""
        return list(islice(self._walk(partial), most))

    def fits(self, partial: Move) -> bool:
        """Whether nothing stands in the way of this move so far."""
        return self.table.why(self.seat, partial) is None

    def knows(self, placed: str) -> bool:
        """Whether there is such a robot, wherever it may lie."""
        refused = self.table.why(self.seat, {"do": "trigger", "robot": placed})
        return refused is None or refused.code != MALFORMED

    def obstacle(self, partial: Move, deep: int = 2) -> Refused | None:
        """Why no move begins like this: the obstacle that most ways to go on would meet."""
        if refused := self.table.why(self.seat, partial):
            return refused
        if not deep or self.whole_moves(partial, 1):
            return None
        field = next((f for f in FORMS[partial["do"]] if not is_full(partial, f)), None)
        ways = self._candidates(partial, field) if field else []
        met = [self.obstacle(added(partial, (str(field), way)), deep - 1) for way in ways]
        by_code = {refused.code: refused for refused in met if refused}
        codes = Counter(refused.code for refused in met if refused)
        return by_code[codes.most_common(1)[0][0]] if codes else None

    def level_of(self, move: Move) -> int:
        """The level that a move names, or the highest there is; 0 where it comes later."""
        if "level" in move:
            return int(move["level"])
        return next((level for level in LEVELS if self.fits({**move, "level": level})), 0)

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

    def _walk(self, partial: Move, last: Addition | None = None) -> Iterator[Move]:
        """All whole moves under a partial one; what is added comes in one order only."""
        if move := self.whole(partial):
            yield move
        for addition in self.additions(partial):
            if last is None or self._in_order(partial, last, addition):
                yield from self._walk(added(partial, addition), addition)

    def _in_order(self, partial: Move, last: Addition, addition: Addition) -> bool:
        """Robots in the order of the rows, cards for the top before cards for the bottom."""
        field, value = addition
        if field == "top":
            return last[0] != "bottom"
        if field != last[0] or field not in ("robots", "machines"):
            return True
        things = self._candidates(partial, field)
        return things.index(value) >= things.index(last[1])

    def _candidates(self, partial: Move, field: str) -> list[Any]:
        """What lies on the table that such a field could name."""
        if field in ("machine", "machines"):
            return [machine for machine in self.position["factory"] if machine is not None]
        if field == "model":
            return list(self.position["levels"])
        if field == "level":
            return list(LEVELS)
        if field in ("top", "bottom"):
            return once(self.position["pending"][-1]["cards"])
        if field == "take":
            return list(REWARDS)
        if field == "on":
            return self._seats_for(partial["robots"])
        if partial["do"] == "recover":
            return in_order(self.position, self.position["discard"])
        return [f"{row}/{robot}" for row in ROWS for robot in once(self.position[row])]

    def _seats_for(self, robots: list[str]) -> list[list[str | None]]:
        """Every way to lay two robots on Gigantobots; two that are alike, once only."""
        seats = [*self.position["gigantobots"], None]
        alike = robots[0] == robots[1]
        return [
            [one, other] for i, one in enumerate(seats) for other in (seats[i:] if alike else seats)
        ]


def is_full(partial: Move, field: str) -> bool:
    """Whether nothing more can be named in this field."""
    if (partial.get("do"), field) in PAIRS:
        return len(partial.get(field, [])) == 2
    return field in partial and field not in LISTS


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
