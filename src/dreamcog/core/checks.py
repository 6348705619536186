"""Checks on a box while it is read: all that is wrong with it is told at once, entry by entry."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from dreamcog.core.attested import GRADES
from dreamcog.core.box import bad_box, shown
from dreamcog.core.refusal import Refused


class Checks:
    """Gathers what is wrong. A value that cannot be used is read as an empty or smallest one, so
    that reading goes on; `done` then refuses the box.
    """

    def __init__(self) -> None:
        self.problems: list[Refused] = []

    def wrong(self, entry: str, reason: str, wanted: str = "", found: object = "") -> None:
        """Note a problem with an entry; the same problem is noted once."""
        problem = bad_box(entry, reason, wanted, shown(found))
        if all(problem.params != other.params for other in self.problems):
            self.problems.append(problem)

    def want(
        self, good: bool, entry: str, reason: str, wanted: str = "", found: object = ""
    ) -> bool:
        """Whether the condition holds; if not, note the problem."""
        if not good:
            self.wrong(entry, reason, wanted, found)
        return good

    def done(self) -> None:
        """Refuse the box if anything is wrong: the first problem, with all others as `also`."""
        if self.problems:
            first, *others = self.problems
            first.params["also"] = [dict(other.params) for other in others]
            raise first

    def there(self, value: object, entry: str) -> bool:
        """Whether there is a value at all; if not, note that it is missing."""
        return self.want(value is not None, entry, "missing")

    def whole(self, value: object, entry: str, least: int, most: int) -> int:
        """A whole number within limits; true and false are not numbers."""
        if not self.there(value, entry):
            return least
        if type(value) is int and least <= value <= most:
            return value
        self.wrong(entry, "number", f"{least}–{most}", value)
        return least

    def one_of(self, value: object, entry: str, known: Collection[str]) -> str | None:
        """One of the known words; for anything else a problem, and None."""
        if not self.there(value, entry):
            return None
        if isinstance(value, str) and value in known:
            return value
        self.wrong(entry, "one-of", ", ".join(known), value)
        return None

    def table(self, value: object, entry: str) -> Mapping[str, Any]:
        """The keys and values of a table; for anything else a problem, and an empty table."""
        if not self.there(value, entry):
            return {}
        if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
            return value
        self.wrong(entry, "table", found=value)
        return {}

    def items(self, value: object, entry: str, least: int, most: int) -> list[Any]:
        """A list with a length within limits; for anything else a problem, and an empty list."""
        if not self.there(value, entry):
            return []
        if not isinstance(value, list):
            self.wrong(entry, "list", found=value)
            return []
        wanted = f"{least}–{most}" if least < most else str(least)
        good = self.want(least <= len(value) <= most, entry, "count", wanted, len(value))
        return value if good else []

    def only(self, part: Mapping[str, Any], known: Collection[str], entry: str = "") -> None:
        """Note a problem for every key that is not known."""
        for key in part:
            if key not in known:
                where = shown(f"{entry}.{key}" if entry else key)
                self.wrong(where, "unknown", ", ".join(known))

    def source(self, part: Mapping[str, Any], known: Collection[str], entry: str) -> None:
        """Where the values come from: a grade, or several joined by "and", or a table by value."""
        given = part.get("source")
        if not isinstance(given, Mapping):
            self.grade(given, f"{entry}.source")
            return
        self.only(given, known, f"{entry}.source")
        for key, grade in given.items():
            self.grade(grade, shown(f"{entry}.source.{key}"))

    def grade(self, given: object, entry: str) -> None:
        """One or several of the known grades."""
        if self.there(given, entry):
            good = isinstance(given, str) and set(given.split(" and ")) <= set(GRADES)
            self.want(good, entry, "one-of", ", ".join(GRADES), given)
