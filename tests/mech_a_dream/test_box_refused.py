"""Boxes of Mech A Dream that are refused, and with what entry and reason."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreamcog.core.box import box_values, naming_file
from dreamcog.core.refusal import Refused
from dreamcog.games.mech_a_dream.printed import read_box
from support.boxes import (
    Values,
    boxes,
    built_in_box,
    changed_mech_box,
)

PACKAGE = "dreamcog.games.mech_a_dream"


def refusal(values: Values) -> Refused:
    with pytest.raises(Refused) as refused:
        read_box(values)
    assert refused.value.code == "bad-box"
    return refused.value


BAD = [
    # a number beyond its limits
    ("power.r1.time", 9, "power.r1.time", "number"),
    ("power.r1.time", 8, "power.r1.time", "number"),
    ("power.r1.time", 0, "power.r1.time", "number"),
    ("power.r1.time", 3.0, "power.r1.time", "number"),
    ("power.r1.time", True, "power.r1.time", "number"),
    ("power.r1.time", "3", "power.r1.time", "number"),
    ("power.r1.price", -1, "power.r1.price", "number"),
    ("crystal.y1.price", 10, "crystal.y1.price", "number"),
    ("crystal.y1.price", 16**5000, "crystal.y1.price", "number"),
    ("power.r1.gives.point", 10, "power.r1.gives.point", "number"),
    ("power.r1.pays.flower", -1, "power.r1.pays.flower", "number"),
    ("crystal.y1.on_completion.point", 100, "crystal.y1.on_completion.point", "number"),
    ("crystal.y1.on_completion.rainbow", 10, "crystal.y1.on_completion.rainbow", "number"),
    ("delivery.d03.price", 10, "delivery.d03.price", "number"),
    ("delivery.d03.morning.1.hourglass", 10, "delivery.d03.morning[1].hourglass", "number"),
    ("start.flower", 10, "start.flower", "number"),
    ("monitor.m2.start.ink", 10, "monitor.m2.start.ink", "number"),
    ("workshop.places.8", 10, "workshop.places.8", "number"),
    ("stock_room.evening.fixed.ink", 10, "stock_room.evening.fixed.ink", "number"),
    ("stock_room.evening.choice.0.flower", -1, "stock_room.evening.choice.flower", "number"),
    ("resource.b1.copies", 0, "resource.b1.copies", "number"),
    ("resource.b1.copies", 65, "resource.b1.copies", "number"),
    # a name that cannot be shown, or two of one name
    ("power.r1.name", "", "power.r1.name", "name"),
    ("power.r1.name", "x" * 25, "power.r1.name", "name"),
    ("crystal.y1.name", " spaced", "crystal.y1.name", "name"),
    ("specialist.s01.name", "two\nlines", "specialist.s01.name", "name"),
    ("monitor.m1.name", 7, "monitor.m1.name", "name"),
    # a wrong count
    ("resource.b9.copies", 60, "resource.b9.copies", "too-many-tiles"),
    ("crystal.y8.copies", 16, "crystal.y8.copies", "too-many-tiles"),
    ("delivery.d02.morning", [{}] * 5, "delivery.d02.morning", "count"),
    ("delivery.d02.evening", [{"ink": 1}] * 5, "delivery.d02.evening", "count"),
    ("resource", [], "resource", "count"),
    ("specialist.s01.after", [], "specialist.s01.after", "count"),
    ("stock_room.evening.choice", [{"flower": 1}], "stock_room.evening.choice", "count"),
    ("monitor.m1.options", [], "monitor.m1.effect", "two-effects"),
    # a unit that is unknown, or not allowed there
    ("resource.b1.gives", {"gold": 1}, "resource.b1.gives.gold", "unknown"),
    ("resource.b1.gives", {"activation": 1}, "resource.b1.gives.activation", "unknown"),
    ("robot.gives", {"activation": 1}, "robot.gives.activation", "unknown"),
    ("power.r1.pays", {"hourglass": 1}, "power.r1.pays.hourglass", "unknown"),
    ("crystal.y1.on_completion", {"hourglass": 1}, "crystal.y1.on_completion.hourglass", "unknown"),
    ("stock_room.morning.fixed", {"activation": 1}, "stock_room.morning.fixed.activation",
     "unknown"),
    ("start.point", 1, "start.point", "unknown"),
    ("monitor.m1.start", {"point": 1}, "monitor.m1.start.point", "unknown"),
    # a value that is missing
    ("power.r1.price", None, "power.r1.price", "missing"),
    ("power.r1.time", None, "power.r1.time", "missing"),
    ("power.r1.gives", None, "power.r1.gives", "missing"),
    ("power.r1.id", None, "power[0].id", "missing"),
    ("power.r1.source", None, "power.r1.source", "missing"),
    ("economical.g1.power", None, "economical.g1.power", "missing"),
    ("crystal.y1.on_completion", None, "crystal.y1.on_completion", "missing"),
    ("delivery.d01.evening", None, "delivery.d01.evening", "missing"),
    ("monitor.m1.effect", None, "monitor.m1.gives", "missing"),
    ("monitor.m1.start", None, "monitor.m1.start", "missing"),
    ("specialist.s01.after", None, "specialist.s01.after", "missing"),
    ("specialist.s01.gives", None, "specialist.s01.gives", "missing"),
    ("stock_room.morning.choice", None, "stock_room.morning.choice", "missing"),
    ("workshop.places.beyond", None, "workshop.places.beyond", "missing"),
    ("start.ink", None, "start.ink", "missing"),
    *((kind, None, kind, "missing") for kind in built_in_box("mech-a-dream")),
    # a word that is unknown
    ("economical.g1.power", "magic", "economical.g1.power", "one-of"),
    ("monitor.m1.effect", "sleep", "monitor.m1.effect", "one-of"),
    ("specialist.s01.after", ["lunch"], "specialist.s01.after", "one-of"),
    ("stock_room.morning.part", "night", "stock_room[0].part", "one-of"),
    ("power.r1.source", "hearsay", "power.r1.source", "one-of"),
    ("power.r1.source.price", "hearsay", "power.r1.source.price", "one-of"),
    # a key that belongs nowhere
    ("colour", "red", "colour", "unknown"),
    ("power.r1.prize", 3, "power.r1.prize", "unknown"),
    ("power.r1.special", 3, "power.r1.special", "unknown"),
    ("power.r1.effect", "buy", "power.r1.effect", "unknown"),
    ("specialist.s01.pays", {"ink": 1}, "specialist.s01.pays", "unknown"),
    ("monitor.m1.special", 2, "monitor.m1.special", "unknown"),
    ("power.r1.source.prize", "help", "power.r1.source.prize", "unknown"),
    ("workshop.places.10", 3, "workshop.places.10", "unknown"),
    # something of another shape
    ("power", 5, "power", "list"),
    ("power.0", 5, "power[0]", "table"),
    ("start", [], "start", "table"),
    ("power.r1.gives", [], "power.r1.gives", "table"),
    ("delivery.d01.morning", {"ink": 1}, "delivery.d01.morning", "list"),
    ("power.r1.choice", [{"flower": 1}, {"flower": 1}], "power.r1.choice", "choice"),
    ("power.r1.choice", [{"flower": 1, "ink": 1}, {"ink": 1}], "power.r1.choice", "choice"),
    ("power.r1.choice", [{}, {"ink": 1}], "power.r1.choice", "choice"),
    # ids
    ("power.r1.id", "", "power[0].id", "id"),
    ("power.r1.id", "r.1", "power[0].id", "id"),
    ("power.r1.id", "r 1", "power[0].id", "id"),
    ("power.r1.id", "é", "power[0].id", "id"),
    ("power.r1.id", "r1\n", "power[0].id", "id"),
    ("power.r1.id", "r" * 21, "power[0].id", "id"),
    ("power.r1.id", 1, "power[0].id", "id"),
    ("power.r1.id", "r2", "power.r2", "twice"),
    ("power.r1.id", "b1", "power.b1", "twice"),
    ("specialist.s01.id", "m1", "specialist.m1", "twice"),
    ("crystal.y1.id", "robot", "crystal.robot", "reserved"),
    ("crystal.y1.id", "dock", "crystal.dock", "reserved"),
    ("stock_room.morning.part", "evening", "stock_room.evening", "twice"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("entry", "value", "told", "reason"), BAD, ids=[f"{told} {reason}" for *_, told, reason in BAD]
)
def test_a_bad_box_is_refused_with_the_entry_and_the_reason(
    entry: str, value: object, told: str, reason: str
) -> None:
    params = refusal(changed_mech_box(entry, value)).params
    assert (params["entry"], params["reason"]) == (told, reason)


@pytest.mark.parametrize(
    ("kind", "number"),
    [("monitor", 7), ("monitor", 9), ("delivery", 6), ("delivery", 11), ("specialist", 3),
     ("specialist", 11), ("stock_room", 2), ("stock_room", 4), ("crystal", 65)],
)  # fmt: skip
def test_a_wrong_count_is_refused(kind: str, number: int) -> None:
    values = built_in_box("mech-a-dream")
    parts = (values[kind] * 10)[:number]
    values[kind] = [{**part, "id": f"x{i}"} for i, part in enumerate(parts)]
    params = refusal(values).params
    assert (params["entry"], params["reason"], params["found"]) == (kind, "count", str(number))


@pytest.mark.parametrize(
    ("way", "told", "reason"),
    [
        ({"effect": "copy", "gives": {"ink": 1}}, "monitor.m1.gives", "copy-gives"),
        ({"options": [{"effect": "copy"}, {"gives": {}}]}, "monitor.m1.options[0].effect",
         "copy-stands-alone"),
        ({"options": [{"gives": {}}, {"effect": "copy"}]}, "monitor.m1.options[1].effect",
         "copy-stands-alone"),
        ({"options": [{"effect": "point"}]}, "monitor.m1.options[0].effect", "one-of"),
        ({"options": [{"special": 2}]}, "monitor.m1.options[0].special", "unknown"),
        ({"options": [{"pays": {"ink": 1}}]}, "monitor.m1.options[0].gives", "missing"),
        ({"options": [{"gives": {}}] * 3}, "monitor.m1.options", "count"),
        ({"options": 5}, "monitor.m1.options", "list"),
        ({"options": [5]}, "monitor.m1.options[0]", "table"),
        ({"effect": "point", "gives": {"ink": 1}}, "monitor.m1.effect", "one-of"),
        ({"pays": {"ink": 1}}, "monitor.m1.gives", "missing"),
        ({"gives": {"ink": 1}, "options": [{"gives": {}}]}, "monitor.m1.gives", "two-effects"),
        ({"effect": {}}, "monitor.m1.effect", "one-of"),
    ],
)  # fmt: skip
def test_a_bad_monitor_is_refused(way: Values, told: str, reason: str) -> None:
    values = built_in_box("mech-a-dream")
    values["monitor"][0] = {"id": "m1", "start": {}, "source": "help", **way}
    params = refusal(values).params
    assert (params["entry"], params["reason"]) == (told, reason)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    values = changed_mech_box("power.r1.time", 9)
    values["power"][0]["price"] = -1
    values["delivery"][2]["morning"][0] = {"gold": 1}
    first = refusal(values)
    told = [first.params, *first.params["also"]]
    assert [(params["entry"], params["reason"]) for params in told] == [
        ("delivery.d03.morning[0].gold", "unknown"),
        ("power.r1.price", "number"),
        ("power.r1.time", "number"),
    ]


def test_a_refused_box_file_is_named_in_the_refusal(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    source = Path(__file__).parents[2] / "src/dreamcog/games/mech_a_dream/box/mech-a-dream.toml"
    file.write_text(source.read_text("utf-8").replace("time = 7", "time = 9"), "utf-8")
    with pytest.raises(Refused) as refused, naming_file(str(file)):
        read_box(box_values(PACKAGE, str(file), "mech-a-dream"))
    params = refused.value.params
    assert (params["file"], params["entry"]) == ("own.toml", "crystal.y7.time")
    assert params["where"] == "own.toml: crystal.y7.time"
    assert (params["wanted"], params["found"]) == ("1–7", "9")


def test_what_is_quoted_is_short_and_harmless() -> None:
    assert refusal(changed_mech_box("power.r1.id", "r\x1b[31m")).params["found"] == "r?[31m"
    assert len(refusal(changed_mech_box("power.r1.id", "r" * 5000)).params["found"]) == 80
    assert refusal(changed_mech_box("power.r1.time", {"a": 1})).params["found"] == "{…}"
    assert refusal(changed_mech_box("power.r1.time", 16**5000)).params["found"] == "…"
    assert refusal(changed_mech_box("power.r1.\x1b[31m", 3)).params["entry"] == "power.r1.?[31m"


@given(seed=st.integers(0, 2**32), values=boxes())
@settings(max_examples=100, deadline=None)
def test_a_box_with_any_value_removed_or_spoilt_is_read_or_refused(
    seed: int, values: Values
) -> None:
    rng = random.Random(seed)
    spoils: tuple[Callable[[], Any], ...] = (lambda: None, lambda: -1, list, lambda: {"x": 0})
    part: Any = values
    while isinstance(part, dict | list) and part:
        key = rng.choice(list(part) if isinstance(part, dict) else range(len(part)))
        if rng.random() < 0.3 or not isinstance(part[key], dict | list):
            part[key] = rng.choice(spoils)()
            break
        part = part[key]
    try:
        read_box(values)
    except Refused as refused:
        assert refused.code == "bad-box"
        assert refused.params["entry"]
        assert refused.params["reason"]


def test_two_components_of_one_name_are_refused() -> None:
    values = changed_mech_box("delivery.d01.name", "Moon Mail")
    values["crystal"][0]["name"] = "moon mail"
    assert refusal(values).params["where"] == "crystal.y1.name"
    assert refusal(values).params["reason"] == "twice"
