"""An effect that gives nothing is told: empty packages, rows, machines and bonuses of a box."""

from __future__ import annotations

from typing import Any

import pytest

import dreamcog
from support.boxes import built_in_box


def hollow(kind: str, entry: str, **values: Any) -> dict[str, Any]:
    """The built-in box with other values in one block."""
    box = built_in_box("mech-a-dream")
    blocks = [{**block, **values} if block["id"] == entry else block for block in box[kind]]
    return {**box, kind: blocks}


def events_of(box: dict[str, Any], given: dict[str, Any], move: dict[str, Any]) -> list[Any]:
    variants = ["robots", "specialists"]
    table = dreamcog.deal("mech-a-dream", seed=1, first=0, variants=variants, box=box)
    cards = {"specialists_centre": [], "delivery": "d01"}
    table.state = table.game.arrange_given(table.state, {**cards, **given})
    events = [event.to_json() for event in table.play(move, 0).events]
    return [event for event in events if event["kind"] == "nothing-gained"]


def lost(source: str, rule: str) -> dict[str, Any]:
    told = {"source": source, "activations": 0, "rule": rule}
    return {"kind": "nothing-gained", "seat": 0, **told}


ALONE = {"specialists": []}


@pytest.mark.parametrize(
    ("box", "given", "move", "told"),
    [
        (hollow("delivery", "d01", evening=[]), {"part": "evening"}, {"do": "dock"},
         [lost("d01", "M5.1")]),
        (hollow("delivery", "d01", evening=[{}, {"point": 1}]), {"part": "evening"},
         {"do": "dock"}, [lost("d01", "M5.1")]),
        (hollow("delivery", "d01", evening=[]),
         {"part": "night", "players": [{"monitor": "m4", **ALONE}, {"monitor": "m1", **ALONE}]},
         {"do": "activate", "what": "robot"}, [lost("d01", "M5.1")]),
        (hollow("resource", "b1", gives={"ink": 0}),
         {"part": "night", "players": [{"workshop": ["b1.1"], **ALONE}, ALONE]},
         {"do": "activate", "what": "b1.1"}, [lost("b1.1", "M10.4")]),
        (hollow("specialist", "s07", gives={}),
         {"part": "morning", "players": [{"specialists": ["s07"]}, ALONE]},
         {"do": "stock-room", "take": "ink"}, [lost("s07", "M13.8")]),
        (built_in_box("mech-a-dream"),
         {"part": "night", "players": [{"monitor": "m7", "belt": [], **ALONE}, ALONE]},
         {"do": "activate", "what": "robot", "option": 0}, []),
        (built_in_box("mech-a-dream"), {"part": "evening", "players": [{"flowers": 9, **ALONE}]},
         {"do": "stock-room", "take": "flower"}, []),
    ],
)  # fmt: skip
def test_what_gives_nothing_is_told_once(
    box: dict[str, Any], given: dict[str, Any], move: dict[str, Any], told: list[Any]
) -> None:
    assert events_of(box, given, move) == told
