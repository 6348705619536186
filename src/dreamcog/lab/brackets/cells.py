"""The grid of brackets: every combination of additions with every number of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from dreamcog.core.kind import Kind
from dreamcog.core.options import AnyOf, Number, Option
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind, games

Options = dict[str, Any]


def require_together(kind: Kind) -> None:
    """Refuse a game in which players win against each other: it has no deal that is lost by all."""
    if not kind.together:
        together = [name for name in games() if game_kind(name).together]
        raise malformed("game", f"one of {', '.join(together)}")


def cells_of(kind: Kind, given: Mapping[str, Any], every: bool) -> list[Options]:
    """The options of all cells, each whole and once.

    What is given holds for all. Else there is every number of players with every combination of
    additions, where numbers (such as Support) have their usual value; without additions, and with
    `every` in all cells, they have each value in turn. All other options are as usual.
    """
    require_together(kind)
    players = given.get("players")
    counts = kind.options.players.values if players is None else (players,)
    cells: list[Options] = []
    for count in counts:
        for chosen in combinations(kind, given):
            base = {**given, "players": count, **chosen}
            varied = every or not kind.options.additions(chosen)
            for cell in with_numbers(kind, base, varied):
                whole = kind.options.read(cell)
                if whole not in cells:
                    cells.append(whole)
    return cells


def combinations(kind: Kind, given: Mapping[str, Any]) -> Iterator[Options]:
    """Every combination of the additions that are not given."""
    free = [o for o in kind.options if isinstance(o, AnyOf) and o.name not in given]
    fixed = {o.name: given[o.name] for o in kind.options if isinstance(o, AnyOf) and o not in free}
    for number in range(1 << sum(len(option.values) for option in free)):
        chosen, bits = dict(fixed), number
        for option in free:
            chosen[option.name] = option.combination(bits)
            bits >>= len(option.names)
        yield chosen


def with_numbers(kind: Kind, base: Options, varied: bool) -> list[Options]:
    """These options with each value of the numbers that are not given, or with the usual ones."""
    cells = [base]
    for option in free_numbers(kind, base) if varied else ():
        cells = [{**cell, option.name: value} for cell in cells for value in option.values]
    return cells


def free_numbers(kind: Kind, base: Options) -> list[Option]:
    """The numbers that are not given, and that change something without any addition."""
    return [
        option
        for option in kind.options
        if isinstance(option, Number) and not option.needs and option.name not in base
    ]


def is_usual(kind: Kind, options: Options) -> bool:
    """Whether all numbers have the usual value for so many players."""
    players = options["players"]
    numbers = [option for option in kind.options if isinstance(option, Number) and not option.needs]
    return all(options[option.name] == option.usual(players) for option in numbers)


def name_of(kind: Kind, options: Options) -> str:
    """The additions of a cell, for people to read."""
    return " + ".join(kind.options.additions(options)) or "base"


def numbers_of(kind: Kind, options: Options) -> str:
    """The numbers of a cell, for people to read."""
    numbers = [option for option in kind.options if isinstance(option, Number) and not option.needs]
    return ", ".join(f"{option.name} {options[option.name]}" for option in numbers)
