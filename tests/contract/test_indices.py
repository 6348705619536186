"""Rules count from the front of an array and stay within it, for any move that a client can send.

The interpreter counts from the end where an index is negative; native code reads what lies before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.draft import DRAFT_ROOM, Draft, Steps
from dreamcog.core.fields import REST, Field, Several, Whole
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.menu_walk import Walk, begin_walk, find_next
from dreamcog.core.placeholders import bind
from support.positions import OPTION_IDS, OPTION_SETS, some_decisions


class Watched(list[int]):
    """An array that refuses an index that native code must not have."""

    def __getitem__(self, place: Any) -> Any:
        if not isinstance(place, slice) and not 0 <= place < len(self):
            raise IndexError(place)
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if not isinstance(place, slice) and not 0 <= place < len(self):
            raise IndexError(place)
        super().__setitem__(place, value)


def watched(record: Any) -> Any:
    """A copy of a record with watched arrays."""
    made = type(record)()
    for f in fields(record):
        value = getattr(record, f.name)
        if is_dataclass(value):
            value = watched(value)
        setattr(made, f.name, Watched(value) if isinstance(value, list) else value)
    return made


def numbers_of(f: Field, rng: random.Random) -> list[int]:
    """Some numbers that a field can be read to."""
    kind = f.kind.item if isinstance(f.kind, Several) else f.kind
    least = kind.least if isinstance(kind, Whole) else 0
    count = rng.randrange(5) if f.kind.width == REST else f.kind.width
    return [rng.randrange(least, max(kind.size, least + 1)) for _ in range(count)]


def some_drafts(game: Game[Any], seat: int, rng: random.Random) -> Iterator[Draft]:
    """Drafts of every verb with any numbers, whole ones and beginnings, as moves are read."""
    for spec in game.verbs.specs.values():
        for _ in range(4):
            singles = [
                -1 if f.optional and rng.random() < 0.5 else numbers_of(f, rng)[0]
                for f in sorted(spec.own_numbers, key=lambda f: spec.places[f.key])
            ]
            listed = [number for f in spec.lists for number in numbers_of(f, rng)]
            numbers = [*singles, *listed][:DRAFT_ROOM]
            whole = rng.random() < 0.5
            if not whole:
                numbers = numbers if rng.random() < 0.5 else []
            args = numbers + [0] * (DRAFT_ROOM - len(numbers))
            yield Draft(seat, spec.number, int(whole or not spec.fields), len(numbers), args)


@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
def test_no_index_leaves_an_array(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    allowed = 0
    for game, state, seat in islice(some_decisions(name, options, 9, 4, 12), 0, None, 6):
        box, rules = watched(game.box), game.rules
        for draft in some_drafts(game, seat, rng):
            if rules.can(watched(state), box, watched(draft)) == 0 and draft.done:
                rules.do(watched(state), box, watched(Log()), watched(draft))
                allowed += 1
        walk, spelling = watched(Walk()), watched(game.verbs.spelling)
        bind(begin_walk, rules)(watched(state), box, spelling, walk, seat)
        find = bind(find_next, rules)
        for _ in range(50):
            if not find(watched(state), box, spelling, walk):
                break
            rules.can(watched(state), box, watched(walk.draft))
            rules.do(watched(state), box, watched(Log()), watched(walk.draft))
            allowed += 1
        rules.list_steps(watched(state), box, Draft(seat=seat), watched(Steps()))
    assert allowed > 15


@pytest.mark.parametrize("place", [-1, 3])
def test_the_check_itself_finds_an_index_that_leaves_an_array(place: int) -> None:
    array = Watched([1, 2, 3])
    with pytest.raises(IndexError):
        array[place]
    with pytest.raises(IndexError):
        array[place] = 1
