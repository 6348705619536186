"""Boxes of Mech A Dream that are accepted, and what is read of them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings

from dreamcog.core.attested import GRADES
from dreamcog.games.mech_a_dream.faces import faces
from dreamcog.games.mech_a_dream.printed import COLOURS, Printed, read_box
from dreamcog.games.mech_a_dream.printed_effects import MONITOR_EFFECTS
from dreamcog.games.mech_a_dream.words import Effect, Special
from support.boxes import (
    LARGEST,
    MOODS,
    SMALLEST,
    Values,
    boxes,
    built_in_box,
    changed_mech_box,
    some_box,
)


def monitor_ways(way: Values) -> tuple[Printed, list[Values]]:
    values = built_in_box("mech-a-dream")
    values["monitor"][0] = {"id": "m1", "start": {}, "source": "help", **way}
    printed = read_box(values)
    return printed, faces(printed, values)["monitors"]["m1"]["options"]


@pytest.mark.parametrize("name", MONITOR_EFFECTS)
def test_named_effects_are_the_same_as_listed_ones(name: str) -> None:
    by_name, ways = monitor_ways({"effect": name})
    listed, same = monitor_ways({"options": MONITOR_EFFECTS[name]})
    assert by_name.box == listed.box
    assert ways == same
    if len(ways) == 1:
        assert monitor_ways(MONITOR_EFFECTS[name][0])[0].box == listed.box


def test_special_effects_have_the_price_that_is_listed() -> None:
    printed, ways = monitor_ways({"effect": "copy", "pays": {"point": 2}})
    assert printed.box.special[Effect.MONITOR * 2] == Special.COPY
    assert ways == [{"pays": {"point": 2}, "gives": {}, "choice": {}, "effect": "copy"}]
    _, ways = monitor_ways({"effect": "buy", "gives": {"ink": 3}})
    assert ways == [{"pays": {}, "gives": {"ink": 3}, "choice": {}, "effect": "buy"}]


def test_places_left_out_give_nothing() -> None:
    printed = read_box(changed_mech_box("workshop.places.8", None))
    assert printed.box.place_points[1:10] == [0, 0, 0, 0, 0, 0, 1, 0, 3]


def test_copies_are_tiles_of_their_own() -> None:
    values = changed_mech_box("power.r1.copies", 3)
    printed = read_box(values)
    assert [name for name in printed.tiles if name.startswith("r1")] == ["r1.1", "r1.2", "r1.3"]
    assert "y4" in printed.tiles
    told = faces(printed, values)["tiles"]
    assert told["r1.1"] == told["r1.3"]
    assert told["r1.1"] != told["r2.1"]


def test_faces_say_what_is_printed_and_how_it_is_attested() -> None:
    values = built_in_box("mech-a-dream")
    told = faces(read_box(values), values)
    assert told["tiles"]["r1.2"] == {
        "kind": "power", "pile": "power", "design": "r1", "copies": 2, "price": 2,
        "currency": "ink", "time": 3, "pays": {"flower": 1}, "gives": {"point": 2}, "choice": {},
        "on_completion": {}, "power": None,
        "grades": {"copies": "reconstructed", "price": "rulebook", "time": "rulebook",
                   "effect": "reconstructed"},
    }  # fmt: skip
    assert told["tiles"]["g2.1"]["power"] == "rainbow_discount"
    assert told["tiles"]["g2.1"]["grades"]["effect"] == "rulebook"
    assert told["tiles"]["y4"]["on_completion"] == {"point": 9}
    assert told["tiles"]["y4"]["currency"] == "rainbow"
    assert told["deliveries"]["d01"]["morning"] == [{"point": 3}, {"ink": 2}, {"activation": 1}]
    assert told["deliveries"]["d01"]["grades"]["evening"] == "reconstructed"
    assert told["monitors"]["m7"]["options"][1]["effect"] == "buy"
    assert told["specialists"]["s08"]["choice"] == {"flower": 2, "ink": 2}
    assert told["specialists"]["s08"]["after"] == ["stock-room"]
    assert told["stock_room"]["evening"]["fixed"] == {}
    assert told["start"]["amounts"] == {"flower": 3, "ink": 4}
    assert told["robot"]["options"][0]["gives"] == {"ink": 1}
    assert told["workshop"]["places"]["8"] == 2
    assert told["workshop"]["grades"]["beyond"] == "rulebook"


def all_grades(told: object) -> list[str]:
    """Every grade anywhere in the faces."""
    if not isinstance(told, dict):
        return []
    own = list(told["grades"].values()) if "grades" in told else []
    return own + [grade for inner in told.values() for grade in all_grades(inner)]


@given(values=boxes())
@settings(max_examples=100, deadline=None)
def test_other_boxes_are_read(values: Values) -> None:
    """Every component is there, with the numbers that the file gives it."""
    printed = read_box(values)
    told = faces(printed, values)
    assert set(all_grades(told)) <= set(GRADES)
    designs = {part["id"]: part for kind in COLOURS for part in values[kind]}
    assert sum(part.get("copies", 1) for part in designs.values()) == len(printed.tiles)
    for face in told["tiles"].values():
        part = designs[face["design"]]
        assert (face["price"], face["time"]) == (part["price"], part["time"])
        for key in ("pays", "gives", "on_completion"):
            assert face[key] == {unit: n for unit, n in part.get(key, {}).items() if n}
    for card in values["delivery"]:
        assert told["deliveries"][card["id"]]["morning"] == [
            {unit: n for unit, n in package.items() if n} for package in card["morning"]
        ]


def test_other_boxes_reach_every_extreme() -> None:
    """What the generator promises: both ends of every range, empty effects, every shape."""
    found: dict[str, set[Any]] = {name: set() for name in ("tiles", "time", "price", "packages")}
    shapes: set[str] = set()
    for seed in range(200):
        values = some_box(random.Random(seed))
        found["tiles"].add(len(read_box(values).tiles))
        for kind in COLOURS:
            for part in values[kind]:
                found["time"].add(part["time"])
                found["price"].add(part["price"])
                shapes |= set(part)
                shapes |= {"no gives"} if part.get("gives") == {} else set()
        for card in values["delivery"]:
            found["packages"].add(len(card["evening"]))
            shapes |= {unit for package in card["evening"] for unit in package}
        for monitor in values["monitor"]:
            shapes |= {f"monitor {key}" for key in monitor}
    assert {SMALLEST, LARGEST} <= found["tiles"]
    assert found["time"] == set(range(1, 8))
    assert found["price"] == set(range(10))
    assert found["packages"] == {0, 1, 2, 3, 4}
    wanted = {"pays", "gives", "choice", "no gives", "activation", "hourglass", "copies"}
    assert shapes >= wanted | {"monitor options", "monitor effect", "monitor gives"}
    assert len(MOODS) == 5
