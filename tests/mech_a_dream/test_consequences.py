"""Previews of Mech A Dream: what buttons can be written from, and what a hidden tile decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import Rng, sow
from dreamcog.core.runtime import runtime_of
from dreamcog.games.mech_a_dream.words import OPTIONS, Effect, Special

NOTHING = {"flowers": 0, "ink": 0, "rainbows": 0, "points": 0}


def given(zones: Mapping[str, Any], **options: Any) -> tuple[Game[Any], Any]:
    """A position of a game for two."""
    game = game_kind("mech-a-dream").open({"first": 0, **options})
    return game, game.arrange_given(game.deal(1), zones)


def preview(zones: Mapping[str, Any], options: dict[str, Any], **move: Any) -> dict[str, Any]:
    """The preview of seat 0's move from such a position, less what is empty."""
    game, state = given(zones, **options)
    seen = game.preview(state, 0, move)
    return {key: value for key, value in seen.items() if value not in ({}, [], None)}


def test_a_bought_machine_tells_its_price_and_its_slot() -> None:
    """M6.1, M6.2."""
    zones = {"part": "morning", "offer": {"resource": ["b1.1"]}, "players": [{"ink": 9}]}
    game, state = given(zones)
    asked = game.view(state, 0)["prices"]["b1.1"]
    seen = preview(zones, {}, do="buy", tile="b1.1")
    assert seen["spends"] == {"ink": asked["price"]}
    assert seen["gains"] == {"belt": 1}
    slot = asked["slot"]
    belt = [{"tile": "b1.1", "slot": slot, "assistants": 1, "soon": slot - 1}]
    assert seen["changes"] == {"belt": belt}
    assert seen["may_reveal"] == ["resource"]


def test_surplus_is_lost_and_told() -> None:
    """M3.2: a stock room that finds both gauges full gives nothing."""
    floor = {"part": "morning", "players": [{"flowers": 9, "ink": 9}]}
    game, state = given({**floor, "players": [NOTHING]})
    move = {"do": "stock-room", "take": "ink"}
    full = game.preview(state, 0, move)
    seen = preview(floor, {}, **move)
    assert seen["lost"] == {k: n for k, n in full["gains"].items() if k in ("flowers", "ink")}
    assert seen["gives"] == bool(seen.get("gains"))
    some = preview({**floor, "players": [{"flowers": 9, "ink": 8}]}, {}, **move)
    assert some["gains"]["ink"] == 1
    assert some["lost"]["ink"] == full["gains"]["ink"] - 1
    assert some["gives"]


def test_hourglasses_without_a_machine_are_lost() -> None:
    """M9.2: m3's second way gives a flower and an hourglass."""
    zones = {"part": "night", "players": [{"flowers": 2, "belt": [], "monitor": "m3"}]}
    seen = preview(zones, {"variants": ["robots"]}, do="activate", what="robot", option=1)
    assert seen["gains"] == {"flowers": 1}
    assert seen["lost"] == {"hourglasses": 1}


def test_activations_where_nothing_can_be_activated_are_lost() -> None:
    """M5.2: m4 takes a package that activates a machine, and there is none that can be paid."""
    player = {"monitor": "m4", "flowers": 1, "ink": 1, "workshop": ["g1.1", "y1"]}
    zones = {"part": "night", "delivery": "d06", "players": [player, {"monitor": "m2"}]}
    seen = preview(zones, {"variants": ["robots"]}, do="activate", what="robot")
    assert seen["lost"] == {"activations": 1}
    assert not seen["gives"]


def test_a_conversion_tells_both_sides_of_one_gauge() -> None:
    """M10.4: what is paid and what is given are told apart."""
    zones = {"part": "night", "players": [{"flowers": 2, "ink": 2, "monitor": "m5"}]}
    seen = preview(zones, {"variants": ["robots"]}, do="activate", what="robot", option=0)
    assert seen["spends"] == {"flowers": 1}
    assert seen["gains"] == {"ink": 3}


def test_a_specialists_price_goes_to_its_owner() -> None:
    """M13.4."""
    players = [
        {"rainbows": 3, "specialists": []},
        {"specialists": [{"id": "s01", "price": 2}]},
    ]
    zones = {"part": "morning", "players": players}
    options = {"variants": ["specialists"]}
    seen = preview(zones, options, do="stock-room", take="specialist", specialist="s01")
    assert seen["spends"]["rainbows"] == 2
    assert seen["gains"]["specialists"] == 1
    other = {"seat": 1, "spends": {"specialists": 1}, "gains": {"rainbows": 2}, "changes": {}}
    assert seen["others"] == [other]


def test_the_last_action_of_a_part_moves_the_machines() -> None:
    """M8.1, M8.3: of every player; what is completed takes a place."""
    players = [
        {
            "belt": [{"tile": "b1.1", "slot": 1, "assistants": 1}],
            "assistants": {"morning": "b1.1"},
            "workshop": ["b2.1"],
        },
        {"belt": [{"tile": "b3.1", "slot": 5, "assistants": 1}], "assistants": {"morning": "b3.1"}},
    ]
    zones = {"part": "afternoon", "first": 1, "deciders": [1], "players": players}
    game, state = given(zones)
    state = game.play(state, 1, {"do": "stock-room", "take": "ink"}).after
    seen = game.preview(state, 0, {"do": "stock-room", "take": "ink"})
    assert seen["changes"] == {"workshop": [{"tile": "b1.1", "place": 2, "anyway": True}]}
    assert seen["spends"] == {"belt": 1}
    belt = [{"tile": "b3.1", "slot": 4, "assistants": 1}]
    assert [share["changes"] for share in seen["others"]] == [{"belt": belt}]


@pytest.mark.parametrize(("assistants", "anyway"), [(0, {}), (1, {"anyway": True})])
def test_a_machine_that_its_assistant_completes_is_completed_without_another_too(
    assistants: int, anyway: dict[str, bool]
) -> None:
    """M7.1, M8.1."""
    belt = [{"tile": "b1.1", "slot": 1, "assistants": assistants}]
    sent = {"morning": "b1.1"} if assistants else {"morning": "stock-room"}
    players = [{"belt": belt, "assistants": sent}, {}]
    zones = {"part": "afternoon", "players": players}
    game, state = given(zones)
    seen = game.preview(state, 0, {"do": "build", "tile": "b1.1"})
    moved = {"tile": "b1.1", "slot": 1, "assistants": assistants + 1, "soon": 0, **anyway}
    assert seen["changes"] == {"belt": [moved]}


def test_an_hourglass_asks_what_it_moves() -> None:
    """M9.1, M11.2 (3)."""
    belt = [{"tile": "b1.1", "slot": 3, "assistants": 0}]
    zones = {"part": "night", "players": [{"flowers": 2, "belt": belt, "monitor": "m3"}]}
    seen = preview(zones, {"variants": ["robots"]}, do="activate", what="robot", option=1)
    assert seen["asks"] == {"do": "boost", "source": "m3", "left": 1}


@pytest.fixture
def buyer() -> tuple[Game[Any], Any]:
    """A seat whose robot can do nothing but buy, and may be activated once more after buying."""
    players = [{**NOTHING, "ink": 4, "monitor": "m7", "workshop": []}, {"monitor": "m1"}]
    frames = [
        {"seat": 0, "kind": "activation", "of": "d01/morning/0", "left": 1},
        {"seat": 0, "kind": "effect", "of": "m7", "left": 0},
        {"seat": 0, "kind": "buying", "of": "m7", "left": 2},
    ]
    zones = {
        "part": "night",
        "offer": {"resource": ["b1.1"], "power": [], "crystal": []},
        "players": players,
        "resolving": frames,
    }
    game, state = given(zones, variants=["robots"])
    effect = Effect.MONITOR + game.names.monitor_numbers["m7"]
    game.box.options[effect] = 1
    game.box.special[effect * OPTIONS] = Special.BUY
    game.box.gives[effect * OPTIONS * 6 : (effect * OPTIONS + 1) * 6] = [0] * 6
    game.runtime = runtime_of(game)
    return game, state


def test_whether_one_can_buy_again_is_not_told_before_the_tile_is_seen(
    buyer: tuple[Game[Any], Any],
) -> None:
    """M11.2 (7): the tile that comes on offer may be cheap enough, or not."""
    game, state = buyer
    move = {"do": "buy", "tile": "b1.1"}
    seen = game.preview(state, 0, move)
    asked = set()
    for seed in range(40):
        other, rng = game.copy(state), Rng()
        sow(rng, seed)
        game.rules.hide(other, game.box, 0, rng)
        assert game.preview(other, 0, move) == seen
        asked.add(bool(game.view(game.play(other, 0, move).after, 0)["pending"]))
    assert asked == {True, False}
    assert seen["asks"] is None
    assert seen["may_change"] == ["activations", "asks"]
