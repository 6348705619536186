"""M11.1: a Monitor Screen is chosen in secret, and simultaneously; nothing shows it early."""

from __future__ import annotations

import json
from typing import Any

import dreamcog


def seen(table: dreamcog.Table, seat: int | None) -> str:
    """All that a seat has been told, as text: its position and the log."""
    told: list[Any] = [table.position(seat), [event.seen_by(seat) for event in table.log]]
    return json.dumps(told)


def test_a_chosen_monitor_is_in_no_other_view_until_all_have_chosen() -> None:
    table = dreamcog.deal("mech-a-dream", players=3, variants=["robots"], seed=5)
    dealt = [table.position(seat)["monitors_dealt"] for seat in range(3)]
    assert table.deciders == {0, 1, 2}
    assert len({monitor for pair in dealt for monitor in pair}) == 6
    for seat in (2, 0):
        table.play({"do": "choose-monitor", "monitor": dealt[seat][1]}, seat)
        assert table.position(seat)["players"][seat]["monitor"] == dealt[seat][1]
        for other in (None, 0, 1, 2):
            if other != seat:
                assert not [m for m in dealt[seat] if f'"{m}"' in seen(table, other)]
    assert table.deciders == {1}
    table.play({"do": "choose-monitor", "monitor": dealt[1][0]}, 1)
    for watcher in (None, 0, 1, 2):
        shown = [player["monitor"] for player in table.position(watcher)["players"]]
        assert shown == [dealt[0][1], dealt[1][0], dealt[2][1]]
    assert f'"{dealt[0][0]}"' not in seen(table, 1), "what is not kept stays secret"


def test_the_choice_cannot_be_taken_back_once_shown() -> None:
    table = dreamcog.deal("mech-a-dream", players=2, variants=["robots"], seed=5)
    for seat in (0, 1):
        monitor = table.position(seat)["monitors_dealt"][0]
        turn = table.play({"do": "choose-monitor", "monitor": monitor}, seat)
        assert any(event.reveals for event in turn.events) == (seat == 1)


def test_only_the_own_seat_learns_what_it_kept() -> None:
    table = dreamcog.deal("mech-a-dream", players=2, variants=["robots"], seed=5)
    monitor = table.position(0)["monitors_dealt"][0]
    events = table.play({"do": "choose-monitor", "monitor": monitor}, 0).events
    assert [event.seen_by(0)["kind"] for event in events] == ["monitor-chosen", "monitor-kept"]
    assert [event.seen_by(1)["kind"] for event in events] == ["monitor-chosen", "hidden"]
    assert [event.seen_by(None)["kind"] for event in events] == ["monitor-chosen", "hidden"]
