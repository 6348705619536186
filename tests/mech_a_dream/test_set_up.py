"""What the set-up shows, and what can be undone there: the first Delivery card lies open (M2.4)."""

from __future__ import annotations

from typing import Any

import pytest

import dreamcog
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import sow

SPECIALISTS = ["specialists"]
BOTH = ["robots", "specialists"]


def set_up(game: Game[Any]) -> tuple[Any, Log]:
    """A state just dealt, and everything that the set-up noted meanwhile."""
    state, log = game.blank(), Log()
    sow(state.rng, 5)
    game.rules.set_up(state, game.box, log)
    return state, log


@pytest.mark.parametrize("variants", [[], ["robots"], SPECIALISTS, BOTH])
def test_the_first_delivery_is_revealed_in_the_set_up(variants: list[str]) -> None:
    game = game_kind("mech-a-dream").open({"variants": variants})
    state, log = set_up(game)
    revealed = [event for event in game.read_log(log) if event.kind == "delivery-revealed"]
    assert [(event.rule, event.reveals) for event in revealed] == [("M2.4", True)]
    assert revealed[0].details["delivery"] == game.view(state, None)["delivery"]


@pytest.mark.parametrize("variants", [SPECIALISTS, BOTH])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pick_of_a_specialist_can_be_undone(variants: list[str], players: int) -> None:
    table = dreamcog.deal("mech-a-dream", players=players, variants=variants, seed=players)
    while table.position()["first"] is None:
        seat = min(table.deciders)
        table.play(next(iter(table.moves(seat))), seat)
    positions = []
    while table.position()["part"] == "set-up":
        positions.append(table.truth())
        move = next(iter(table.moves()))
        assert not table.preview(None, move)["reveals"]
        table.play(move)
    assert len(positions) == players
    assert table.log[-1].kind == "part-began"
    assert "delivery-revealed" not in [event.kind for event in table.log]
    for position in reversed(positions):
        table.undo()
        assert table.truth() == position


def test_monitors_shown_and_the_first_player_drawn_stay_shown() -> None:
    table = dreamcog.deal("mech-a-dream", variants=BOTH, seed=3)
    for seat in (0, 1):
        last = table.play(next(iter(table.moves(seat))), seat)
    revealing = [event.kind for event in last.events if event.reveals]
    assert revealing == ["monitor-shown", "monitor-shown", "first-player-drawn"]
    with pytest.raises(dreamcog.Refused, match="something-was-shown"):
        table.undo()
