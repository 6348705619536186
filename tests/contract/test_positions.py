"""Positions that seats share in part are the positions that each seat would be given alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import dreamcog
from dreamcog.core.json_patch import SharedDeltas, delta, patched
from dreamcog.core.positions import SeatPositions

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("mech-a-dream", {"players": 3, "variants": ["robots", "specialists"]}),
    ("mech-a-dream", {"players": 2}),
    ("cyberion", {"players": 2, "expansions": ["babybots", "microbots"]}),
)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_shared_positions_and_patches_are_those_of_each_seat(
    name: str, options: dict[str, Any]
) -> None:
    rng = random.Random(7)
    table = dreamcog.deal(name, seed=7, **options)
    seats = (None, *range(options["players"]))
    known = {seat: table.position(seat) for seat in seats}
    for _ in range(40):
        if table.outcome is not None:
            break
        seat = rng.choice(sorted(table.deciders))
        table.play(rng.choice(table.moves(seat)), seat)
        shared, compare = SeatPositions(table.game, table.state), SharedDeltas().between
        for each in seats:
            position = shared.of(each)
            assert position == table.game.view(table.state, each)
            patch = compare(known[each], position)
            assert patch == delta(known[each], position)
            assert patched(known[each], patch) == position
            known[each] = position


def test_a_hidden_monitor_screen_is_shown_to_its_own_seat_alone() -> None:
    table = dreamcog.deal("mech-a-dream", seed=1, players=3, variants=["robots"])
    seat = sorted(table.deciders)[0]
    table.play(table.moves(seat)[0], seat)
    shown = {who: table.position(who)["players"][seat]["monitor"] for who in (None, 0, 1, 2)}
    assert [who for who, monitor in shown.items() if monitor is not None] == [seat]


def test_a_packed_state_stays_packed_when_its_positions_are_made() -> None:
    """So the next move need not pack it again."""
    table = dreamcog.deal("cyberion", seed=1, players=2)
    table.play(table.moves()[0])
    held = type(table.state)
    assert table.position(0) == table.position(None)
    assert table.outcome is None
    assert type(table.state) is held
