"""What moves soon lead to: events of whole moves, on the same deals, of the seat that asks."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from dreamcog.bots.network_folder import network_bot
from dreamcog.bots.network_together import Together
from dreamcog.core.events import Event
from dreamcog.core.menu import Menu
from dreamcog.core.registry import game_kind
from dreamcog.sim.batch import Batch
from dreamcog.teacher.foreseeing import events_of, happenings, played_on
from dreamcog.teacher.happenings import of_kinds
from teacher.test_reviewing import played

both_games = pytest.mark.parametrize("name", ["cyberion", "mech-a-dream"])


@cache
def player(name: str) -> Together:
    return Together(network_bot(game_kind(name), "network-small").network)


def opened(name: str, moves: int, **options: Any) -> tuple[Batch, int]:
    table = played(name, moves, **options)
    seat = min(table.deciders)
    state = table.game.guess(table.position(seat), random.Random(1))
    table.game.draft_of(state).seat = seat
    start = Batch(table.game, 1)
    start.put(0, state)
    return start, seat


def first_line(start: Batch, seat: int) -> list[int]:
    """The first move of the menu, in small steps."""
    game, state = start.game, start.state(0)
    return game.spell(state, seat, next(iter(Menu(game, state, seat))))


@pytest.mark.parametrize(
    ("name", "dealt"),
    [
        ("cyberion", {}),
        ("mech-a-dream", {}),
        ("mech-a-dream", {"variants": ["robots"], "players": 4}),
    ],
)
def test_the_events_of_small_steps_are_those_of_the_moves_they_make(
    name: str, dealt: dict[str, Any]
) -> None:
    """An activation in small steps does not name what it copies, and no move may be read so."""
    start, seat = opened(name, 12, **dealt)
    again, shown = start.state(0), list[Event]()
    (steps,) = played_on(start, [first_line(start, seat)], player(name))
    told = list(events_of(start.game, again, steps))
    for flat in steps:
        turn = start.game.take(again, flat)
        again = turn.after
        shown += turn.events
    assert told == shown
    assert start.game.hash(again) == start.game.hash(start.state(0))


@both_games
def test_what_happens_is_counted_on_the_same_deals_for_every_move(name: str) -> None:
    start, seat = opened(name, 12)
    line = first_line(start, seat)
    one, same = happenings(start, seat, [line, line], player(name), 7)
    assert one == same
    hints = start.game.kind.hints
    assert hints is not None
    kinds = {*hints.aims, *hints.setbacks}
    for key, each in one.items():
        assert key[0] == each.event["kind"]
        assert key[0] in kinds
        assert 0 < each.share <= 1
        if not start.game.kind.together:
            assert each.event["seat"] == seat
    order = [key[0] for key in of_kinds(one, hints.aims)]
    assert order == sorted(order, key=list(hints.aims).index)
