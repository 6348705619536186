"""Run the cases of rulebook chapters, which `core/chapters.py` reads.

A case deals a position, replaces parts of it (`given`), makes moves (`when`) and compares (`then`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.chapters import Case
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import seed_number
from dreamcog.core.table import Table

REST = "..."
"""The end of a list that names only a part."""


def run_case(case: Case) -> list[str]:
    """Return every difference from what the case expects; an empty list if it passes."""
    if case.trouble:
        return [case.trouble]
    try:
        return list(differences(case))
    except Refused as refused:
        return [f"refused: {refused}"]


def opened_table(case: Case) -> Table:
    """Deal the table of a case and arrange its `given`."""
    spec = case.spec
    options = dict(reading.mapping(spec.get("options", {}), "options"))
    box = spec.get("box", options.get("box"))
    if box is not None:
        beside = case.folder / reading.word(box, "box")
        options["box"] = str(beside) if beside.is_file() else box
    game = game_kind(reading.field(spec, "game", "case")).open(options)
    return arranged_table(game, spec.get("seed", 1), spec.get("given", {}))


def arranged_table(game: Game[Any], seed: int | str, given: object) -> Table:
    """A table that is dealt, with the zones named in `given` replaced."""
    state = game.deal(seed_number(seed))
    zones = reading.mapping(given, "given")
    return Table(game, game.arrange_given(state, zones) if zones else state)


def differences(case: Case) -> Iterator[str]:
    """Play the moves of a case and yield every difference from its `then`."""
    table = opened_table(case)
    then = dict(case.spec.get("then", {}))
    moves = reading.listed(case.spec.get("when", []), 10_000, "when")
    before = table.truth()
    events: list[Event] = []
    refused: Refused | None = None
    seat: int | None = None
    for number, spelled in enumerate(moves, 1):
        move = dict(reading.mapping(spelled, "when"))
        seat = move.pop("seat", None)
        before = table.truth()
        try:
            seat = table.game.seat(seat) if seat is not None else only_decider(table)
            events += table.play(move, seat).events
        except Refused as error:
            refused = error
            if number < len(moves):
                yield f"move {number} was refused: {error}"
                return
    yield from compare_refusal(then.pop("refused", False), refused)
    if refused is not None and table.truth() != before:
        yield "the refused move changed something"
    if then.pop("unchanged", False) and table.truth() != before:
        yield "expected nothing to change"
    yield from compare_legal(table, seat, then)
    yield from compare_events(table.game.kind, then.pop("events", []), events)
    told = {**table.truth(), "deciders": sorted(table.deciders)}
    yield from compare(table.game.kind, then, told, "")


def only_decider(table: Table) -> int:
    """Return the seat of a move that names none: the only one that decides."""
    deciders = sorted(table.deciders)
    if len(deciders) > 1:
        raise malformed("when.seat", "a seat, where several may act")
    return deciders[0] if deciders else 0


def compare_refusal(expected: object, refused: Refused | None) -> Iterator[str]:
    """Yield a difference unless the last move was accepted or refused as expected."""
    if refused is None:
        if expected:
            yield f"expected the last move to be refused ({expected}), it was accepted"
    elif not expected:
        yield f"the last move was refused: {refused}"
    elif expected is not True and expected != refused.code:
        yield f"expected the refusal {expected}, it was {refused.code}"


def compare_legal(table: Table, seat: int | None, then: dict[str, Any]) -> Iterator[str]:
    """Yield a difference for each move listed as legal that is not, or as illegal that is legal.

    A move that names no seat is of the seat that moved last, or of the first decider where no seat
    has moved, or where that seat does not decide now and the move is listed as legal.
    """
    deciders = sorted(table.deciders) or [0]
    for key in ("legal", "illegal"):
        usual = deciders[0] if seat is None else seat
        if key == "legal" and usual not in deciders:
            usual = deciders[0]
        for spelled in reading.listed(then.pop(key, []), 10_000, f"then.{key}"):
            move = dict(reading.mapping(spelled, f"then.{key}"))
            menu = table.moves(move.pop("seat", usual))
            if (move in menu) != (key == "legal"):
                yield f"expected {move} to be {key}"


def compare_events(kind: Kind, expected: list[Any], events: list[Event]) -> Iterator[str]:
    """Yield a difference unless the expected events occur in this order, among others."""
    told = iter([event.to_json() for event in events])
    for wanted in expected:
        if not any(not list(compare(kind, wanted, found, "")) for found in told):
            yield f"expected event {wanted} in {[event.kind for event in events]}"
            return


def compare(kind: Kind, expected: Any, actual: Any, where: str) -> Iterator[str]:
    """Yield differences of the position from what a case names; other keys are not compared."""
    if isinstance(expected, Mapping):
        if not isinstance(actual, Mapping):
            yield f"{where}: expected {dict(expected)}, actual {actual!r}"
            return
        for key, value in expected.items():
            place = f"{where}.{key}" if where else key
            if key not in actual and value not in ("", [], {}):
                yield f"{place}: expected {value!r}, there is no such key"
            else:
                yield from compare(kind, value, actual.get(key), place)
    elif isinstance(expected, list) and isinstance(actual, list):
        yield from compare_lists(kind, expected, actual, where)
    elif type(expected) is int and isinstance(actual, list):
        if len(actual) != expected:
            yield f"{where}: expected {expected}, actual {len(actual)}"
    elif isinstance(expected, list) and type(actual) is int:
        if len(expected) != actual:
            yield f"{where}: expected {expected}, actual {actual}"
    elif (None if expected == "" else expected) != actual:
        yield f"{where}: expected {expected!r}, actual {actual!r}"


def compare_lists(kind: Kind, expected: list[Any], actual: list[Any], where: str) -> Iterator[str]:
    """Compare in order, or as bags; a list that ends in `...` names a beginning, or a part."""
    wanted = [None if item == "" else item for item in expected]
    told = f"{where}: expected {expected}, actual {actual}"
    part = wanted[-1:] == [REST]
    if part:
        wanted = wanted[:-1]
    if any(isinstance(item, Mapping) for item in wanted):
        fewer = len(wanted) < len(actual) and where != "players" and not part
        if len(wanted) > len(actual) or fewer:
            yield told
            return
        for i, item in enumerate(wanted):
            yield from compare(kind, item, alike(kind, item, actual, i), f"{where}[{i}]")
        return
    if any(isinstance(item, str) for item in wanted):
        actual = [item.get("id", item) if isinstance(item, Mapping) else item for item in actual]
    if kind.ordered & set(where.split(".")):
        if wanted != (actual[: len(wanted)] if part else actual):
            yield told
    elif part:
        if Counter(map(str, wanted)) - Counter(map(str, actual)):
            yield told
    elif Counter(map(str, wanted)) != Counter(map(str, actual)):
        yield told


def alike(kind: Kind, wanted: Any, actual: list[Any], i: int) -> Any:
    """Return the thing of the same name, at any place; without a name, the thing at place `i`."""
    for key in kind.known_by:
        name = wanted.get(key) if isinstance(wanted, Mapping) else None
        for found in actual:
            if name is not None and isinstance(found, Mapping) and found.get(key) == name:
                return found
    return actual[i]
