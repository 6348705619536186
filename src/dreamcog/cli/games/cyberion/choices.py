"""Composing a move of Cyberion: which fields it has, and what can be named in them."""

from __future__ import annotations

from typing import Any

from dreamcog.cli.choices import Addition, Composer, Forms, Move
from dreamcog.core.refusal import MALFORMED
from dreamcog.core.registry import game_kind

REWARDS = ("failsafes", "damage")
ROWS = ("platform", "flash", "stock")
LEVELS = (5, 4, 3, 2, 1)

FORMS = Forms.of(game_kind("cyberion").verbs)
"""The moves as they are declared."""


class CyberionComposer(Composer):
    """The moves of one position of Cyberion."""

    forms = FORMS

    def additions(self, partial: Move) -> list[Addition]:
        """Everything with which the partial move can go on."""
        if "do" not in partial:
            verbs = [("do", verb) for verb in FORMS.fields if self.fits({"do": verb})]
            return [verb for verb in verbs if self.whole_moves({"do": verb[1]}, 1)]
        if partial["do"] == "arrange":
            return self._fitting(partial, ("top", "bottom"))
        for field in FORMS.fields[partial["do"]]:
            if not FORMS.is_full(partial, field):
                return self._fitting(partial, (field,))
        return []

    def knows(self, placed: str) -> bool:
        """Whether there is such a robot, wherever it may lie."""
        refused = self.table.why(self.seat, {"do": "trigger", "robot": placed})
        return refused is None or refused.code != MALFORMED

    def level_of(self, move: Move) -> int:
        """The level that a move names, or the highest there is; 0 where it comes later."""
        if "level" in move:
            return int(move["level"])
        return next((level for level in LEVELS if self.fits({**move, "level": level})), 0)

    def in_order(self, partial: Move, last: Addition, addition: Addition) -> bool:
        """Robots in the order of the rows, cards for the top before cards for the bottom."""
        field, value = addition
        if field == "top":
            return last[0] != "bottom"
        if field != last[0] or field not in ("robots", "machines"):
            return True
        things = self.candidates(partial, field)
        return things.index(value) >= things.index(last[1])

    def candidates(self, partial: Move, field: str) -> list[Any]:
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
            return by_model(self.position, self.position["discard"])
        return [f"{row}/{robot}" for row in ROWS for robot in once(self.position[row])]

    def _fitting(self, partial: Move, fields: tuple[str, ...]) -> list[Addition]:
        found = [
            (field, value)
            for field in fields
            for value in self.candidates(partial, field)
            if self.fits(FORMS.added(partial, (field, value)))
        ]
        if fields == ("level",) and self.whole(partial):
            return found[1:]
        return found

    def _seats_for(self, robots: list[str]) -> list[list[str | None]]:
        """Every way to lay two robots on Gigantobots; two that are alike, once only."""
        seats = [*self.position["gigantobots"], None]
        alike = robots[0] == robots[1]
        return [
            [one, other] for i, one in enumerate(seats) for other in (seats[i:] if alike else seats)
        ]


def once(names: list[str]) -> list[str]:
    """Each name once, in the order of its first appearance."""
    return list(dict.fromkeys(names))


def by_model(position: Move, robots: list[str]) -> list[str]:
    """Each robot once, by model as on the Mainframe, then by size."""
    models = list(position["levels"])

    def key(robot: str) -> tuple[int, str]:
        model, _, size = robot.partition("-")
        return models.index(model) if model in models else len(models), size

    return sorted(once(robots), key=key)
