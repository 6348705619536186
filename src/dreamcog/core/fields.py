"""The fields of a move, and the kinds of value they hold.

A kind of field reads a public value into the numbers of a draft and writes them back. The kinds
declared here serve any game: one name, a whole number, several names, two names. A game with an odd
field declares a kind of its own, with a small `read` and `write` (`games/<game>/fields.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from dreamcog.core.draft import Draft
from dreamcog.core.reading import listed, named, whole

LEFT_OUT = -1
"""In a draft, the number of an optional field that the move does not name."""

ABSENT: Any = object()
"""What `write` returns for a field that the public move leaves out."""

REST = -1
"""The width of a list that takes all numbers up to the end of the draft."""


@dataclass(slots=True)
class MoveToRead:
    """A public move while its fields are read."""

    given: Mapping[str, Any]
    whole: bool
    """Whether the move must be whole; if not, fields may still be missing."""
    names: Any
    """The names that depend on the game's box (`Game.names`)."""
    numbers: list[int] = field(default_factory=list)
    """The numbers read so far, in the order of the draft."""
    missing: str = ""
    """The first required field that is missing."""


@dataclass(slots=True)
class MoveToWrite:
    """A draft while it is written as a public move, and the position it is a move of."""

    draft: Draft
    state: Any
    box: Any
    names: Any


@dataclass(frozen=True, slots=True)
class PartialMove:
    """A partial move whose leading field is missing, and what the seat sees."""

    given: Mapping[str, Any]
    view: Mapping[str, Any]
    seat: int
    names: Any


class FieldKind(ABC):
    """A kind of field: how its value is read, written, typed and composed."""

    shape: Any
    """The type of the value, as clients see it."""
    size: int
    """How many numbers there are, from 0 on: the ids that its small step has in the alphabet."""
    width: int = 1
    """How many numbers of the draft it fills: 1, a fixed count, `REST`, or 0 if another field
    holds its number."""
    is_list: bool = False
    """Whether its things are named one after the other, so that they follow the single fields."""
    as_set: bool = False
    """Whether menus for clients offer the list as a set, in no order."""
    is_pair: bool = False
    """Whether it is a list of two things in any order, which menus spell in one. Where it goes
    `beside` another list, the order is free only if the two things there are alike."""
    of_position: bool = False
    """Whether the value that is written depends on the position, not only on the numbers."""

    @abstractmethod
    def read(self, key: str, move: MoveToRead) -> list[int]:
        """The numbers of the value; none if more must be known first."""

    @abstractmethod
    def write(self, numbers: list[int], move: MoveToWrite) -> Any:
        """The public value of the numbers, or `ABSENT`."""


class Single(FieldKind):
    """One value that is one number."""

    @abstractmethod
    def number(self, value: object, where: str, names: Any) -> int:
        """The number of a public value, or a refusal that says `where` it went wrong."""

    @abstractmethod
    def value(self, number: int, names: Any) -> Any:
        """The public value of a number."""

    def read(self, key: str, move: MoveToRead) -> list[int]:
        """The number of the value."""
        return [self.number(move.given[key], f"move.{key}", move.names)]

    def write(self, numbers: list[int], move: MoveToWrite) -> Any:
        """The value of the number, absent where the draft does not name it."""
        number = numbers[0] if numbers else LEFT_OUT
        return ABSENT if number == LEFT_OUT else self.value(number, move.names)


class One(Single):
    """One name from a fixed list."""

    def __init__(self, names: Sequence[str], shape: Any = None, size: int = 0) -> None:
        """Without a shape clients see these names and no others.

        `size` is given where the small step can name only the first so many of them.
        """
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}
        self.shape = Literal[self.names] if shape is None else shape
        self.size = size or len(self.names)

    def number(self, value: object, where: str, names: Any) -> int:
        """The place of the name in the list."""
        return named(value, self.numbers, where)

    def value(self, number: int, names: Any) -> str:
        """The name at this place of the list."""
        return self.names[number]


class OneInBox(Single):
    """One name of a component; the box says which there are."""

    def __init__(
        self,
        shape: Any,
        size: int,
        numbers: Callable[[Any], Mapping[str, int]],
        names: Callable[[Any], Mapping[int, str] | Sequence[str]],
    ) -> None:
        """`numbers` and `names` find both directions in the names of the opened game."""
        self.shape = shape
        self.size = size
        self.numbers = numbers
        self.names = names

    def number(self, value: object, where: str, names: Any) -> int:
        """The number of the component in this box."""
        return named(value, self.numbers(names), where)

    def value(self, number: int, names: Any) -> str:
        """The name of the component in this box."""
        return self.names(names)[number]


class Whole(Single):
    """A whole number within limits."""

    def __init__(self, least: int, most: int, shape: Any = int) -> None:
        self.least = least
        self.most = most
        self.shape = shape
        self.size = most + 1

    def number(self, value: object, where: str, names: Any) -> int:
        """The number itself."""
        return whole(value, self.least, self.most, where)

    def value(self, number: int, names: Any) -> int:
        """The number itself."""
        return number


class Several(FieldKind):
    """Any number of things in any order, at most so many; written in rising order."""

    width = REST
    is_list = True
    as_set = True

    def __init__(self, item: Single, most: int) -> None:
        self.item = item
        self.most = most
        self.shape = list[item.shape]  # type: ignore[name-defined]
        self.size = item.size

    def read(self, key: str, move: MoveToRead) -> list[int]:
        """The numbers of the things, in rising order."""
        return sorted(self.read_all(key, move))

    def read_all(self, key: str, move: MoveToRead) -> list[int]:
        """The numbers of the things, in the order in which the move names them."""
        where = f"move.{key}"
        number, names = self.item.number, move.names
        return [number(item, where, names) for item in listed(move.given[key], self.most, where)]

    def write(self, numbers: list[int], move: MoveToWrite) -> list[Any]:
        """The things in rising order."""
        value, names = self.item.value, move.names
        return [value(number, names) for number in sorted(numbers)]


class Two(Several):
    """Two things in any order; the rules refuse another count."""

    width = 2
    is_pair = True

    def __init__(self, item: Single, most: int = 2, as_set: bool = False) -> None:
        """`most` is how many are read at all; `as_set`: menus for clients offer them as a set."""
        super().__init__(item, most)
        self.as_set = as_set


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a verb. The order of declaration is the order in which moves are written.

    In the draft single values come first, then lists.
    """

    key: str
    kind: FieldKind
    step: int = 0
    """The small step that names it, or each of its things; 0: only the verb's own step does."""
    optional: bool = False
    """Whether a whole move may leave it out: a list is then empty, a single value `LEFT_OUT`."""
    usual: bool = False
    """Whether the rules know which number is meant where the field is left out
    (`RuleSet.usual`). It is then the last number of the draft."""
    place: int | None = None
    """Its place in the draft, where that differs from its place among the single fields."""
    needs: str = ""
    """A field without which this one is refused; otherwise it is not read if one is missing."""
    beside: str = ""
    """A list whose things this list goes with, one by one."""
    asked: bool = True
    """Whether the terminal asks for it, rather than leaving it to what the others imply."""
    leads: Callable[[PartialMove], list[Any]] | None = None
    """For the field that the others depend on: what on the table it could name, so that `why` can
    say what stands in the way of all of it."""

    @property
    def may_be_left_out(self) -> bool:
        """Whether a whole move may lack this field."""
        return self.optional or self.usual
