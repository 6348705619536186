"""A game's options as data: what can be chosen before a game is dealt, declared once.

A game declares one `OptionTable` in `games/<game>/options.py`. From it come the reading and the
refusal of options, their usual values, the option sets that tests play through, the flags of the
command line, the form on the page, the texts of chosen values and `docs/options.md`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from dreamcog.core import reading
from dreamcog.core.refusal import malformed

OptionKind = Literal["players", "number", "one-of", "any-of", "first-seat"]

RANDOM = "random"
"""The value of `FirstSeat` by which the first seat is drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(ABC):
    """One option: its name in `options`, and the rules that speak of it."""

    name: str
    rules: tuple[str, ...] = ()
    flag: str = ""
    """The command-line flag without dashes in front, where it is not the name itself."""
    needs: str = ""
    """The addition (a name of an `AnyOf`) without which the option changes nothing."""

    kind: ClassVar[OptionKind]
    """The kind of option as clients know it."""

    @property
    def flag_name(self) -> str:
        """The command-line flag without dashes in front."""
        return self.flag or self.name.replace("_", "-")

    @property
    @abstractmethod
    def values(self) -> tuple[int | str, ...]:
        """All values, or for `AnyOf` all members, in the order in which they are offered."""

    @abstractmethod
    def usual(self, players: int) -> Any:
        """The value where none is given."""

    @abstractmethod
    def read(self, value: object, players: int) -> Any:
        """A given value in its one spelling, or a refusal."""

    @property
    def where(self) -> str:
        """The place that a refusal names."""
        return f"options.{self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Players(Option):
    """How many seats the game has. Every game declares it, as the first of its options."""

    kind: ClassVar[OptionKind] = "players"
    name: str = "players"
    least: int
    most: int

    @property
    def values(self) -> tuple[int | str, ...]:
        """All numbers of players."""
        return tuple(range(self.least, self.most + 1))

    def usual(self, players: int) -> int:
        """As few as can play."""
        return self.least

    def read(self, value: object, players: int) -> int:
        """A number of players within the limits."""
        return reading.whole(value, self.least, self.most, self.where)


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Option):
    """A whole number within limits; its usual value may depend on the number of players."""

    kind: ClassVar[OptionKind] = "number"
    least: int
    most: int
    usually: int | Mapping[int, int]
    """The usual value, or the usual value by number of players."""

    @property
    def values(self) -> tuple[int | str, ...]:
        """All numbers within the limits."""
        return tuple(range(self.least, self.most + 1))

    def usual(self, players: int) -> int:
        """The usual value for so many players."""
        return self.usually if isinstance(self.usually, int) else self.usually[players]

    def read(self, value: object, players: int) -> int:
        """A number within the limits."""
        return reading.whole(value, self.least, self.most, self.where)


@dataclass(frozen=True, slots=True, kw_only=True)
class OneOf(Option):
    """One of several names; the first is usual."""

    kind: ClassVar[OptionKind] = "one-of"
    names: tuple[str, ...]

    @property
    def values(self) -> tuple[int | str, ...]:
        """All names."""
        return self.names

    def usual(self, players: int) -> str:
        """The first name."""
        return self.names[0]

    def read(self, value: object, players: int) -> str:
        """One of the names."""
        if not isinstance(value, str) or value not in self.names:
            raise malformed(self.where, " or ".join(self.names))
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyOf(Option):
    """Any of several additions, such as expansions or variants; usually none."""

    kind: ClassVar[OptionKind] = "any-of"
    names: tuple[str, ...]

    @property
    def values(self) -> tuple[int | str, ...]:
        """All additions."""
        return self.names

    def usual(self, players: int) -> list[str]:
        """No addition."""
        return []

    def read(self, value: object, players: int) -> list[str]:
        """Additions in the order of the declaration, each once."""
        known = {name: name for name in self.names}
        chosen = reading.all_named(value, known, len(known), self.where)
        return [name for name in self.names if name in chosen]

    def combination(self, number: int) -> list[str]:
        """One of the combinations of additions, by number: bit by bit, the first name lowest."""
        return [name for i, name in enumerate(self.names) if number >> i & 1]


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstSeat(Option):
    """The seat that begins: a seat's number, or usually drawn at random."""

    kind: ClassVar[OptionKind] = "first-seat"

    @property
    def values(self) -> tuple[int | str, ...]:
        """The only value that does not depend on the number of players."""
        return (RANDOM,)

    def usual(self, players: int) -> str:
        """Drawn at random."""
        return RANDOM

    def read(self, value: object, players: int) -> int | str:
        """A seat of so many players, or `random`."""
        return value if value == RANDOM else reading.whole(value, 0, players - 1, self.where)


class OptionTable:
    """All options of one game, in the order in which they are shown."""

    def __init__(self, players: Players, *others: Option) -> None:
        self.players = players
        self.options: tuple[Option, ...] = (players, *others)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def find(self, name: str) -> Option | None:
        """The option of this name, if the game has it."""
        return next((option for option in self.options if option.name == name), None)

    def additions(self, chosen: Mapping[str, Any]) -> list[str]:
        """All additions in play, whichever options they are chosen by."""
        lists = [chosen.get(o.name, ()) for o in self.options if isinstance(o, AnyOf)]
        return [name for names in lists for name in names]

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, given or usual; what cannot be played is refused."""
        reading.only(given, [option.name for option in self.options], "options")
        players, chosen = self.players.least, {}
        for option in self.options:
            value = given.get(option.name, option.usual(players))
            chosen[option.name] = option.read(value, players)
            if option is self.players:
                players = chosen[option.name]
        return chosen

    def sets(self) -> Iterator[dict[str, Any]]:
        """Options to test with: every combination of additions, every number of players.

        Numbers change from one combination to the next, so that each value occurs; one that needs
        an addition is unusual with it and usual without. Each unusual name of a `OneOf` has sets of
        its own, in which the last seat begins: with the addition it needs alone, and with all.
        """
        bits = sum(len(option.values) for option in self.options if isinstance(option, AnyOf))
        numbers = [o for o in self.options if isinstance(o, Number) and not o.needs]
        count = max([1 << bits, *(len(option.values) for option in numbers)])
        for players in range(self.players.least, self.players.most + 1):
            for number in range(count):
                chosen = self._combination(number, players)
                yield chosen
                for name in self._unusual_names(chosen):
                    yield {**chosen, **name, **self._last_seat_begins(players)}

    def _combination(self, number: int, players: int) -> dict[str, Any]:
        """The set of this number for so many players, with the usual name of each `OneOf`."""
        chosen: dict[str, Any] = {self.players.name: players}
        bits = number
        for option in self.options:
            if isinstance(option, AnyOf):
                chosen[option.name] = option.combination(bits)
                bits >>= len(option.names)
        additions = self.additions(chosen)
        for option in self.options:
            if isinstance(option, Number):
                chosen[option.name] = varied(option, number, players, additions)
        return {o.name: chosen[o.name] for o in self.options if o.name in chosen}

    def _unusual_names(self, chosen: Mapping[str, Any]) -> Iterator[dict[str, str]]:
        """Each unusual name of each `OneOf` that changes something in this set.

        One that needs an addition is tried with that alone and with all there are.
        """
        additions = self.additions(chosen)
        every = [value for o in self.options if isinstance(o, AnyOf) for value in o.values]
        for option in self.options:
            if isinstance(option, OneOf):
                if not option.needs or additions in ([option.needs], every):
                    yield from ({option.name: name} for name in option.names[1:])

    def _last_seat_begins(self, players: int) -> dict[str, int]:
        """The last seat as first seat, where the game lets it be chosen."""
        seats = [option for option in self.options if isinstance(option, FirstSeat)]
        return {option.name: players - 1 for option in seats}


def varied(option: Number, number: int, players: int, additions: list[str]) -> int:
    """The value of a whole number in the option set of this number."""
    usual = option.usual(players)
    if not option.needs:
        return option.least + (number + players) % len(option.values)
    unusual = [n for n in range(option.least, option.most + 1) if n != usual]
    if option.needs not in additions or not unusual:
        return usual
    return unusual[(number + players) % len(unusual)]
