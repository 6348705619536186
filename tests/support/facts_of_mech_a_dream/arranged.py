"""Positions of Mech A Dream in which a move is refused as random play hardly ever is."""

from __future__ import annotations

from typing import Any

from support.boxes import built_in_box
from support.refused import Arranged

ROBOTS = {"players": 2, "first": 0, "variants": ["robots"]}
BOTH = {"players": 2, "first": 0, "variants": ["robots", "specialists"]}
USE = {"do": "activate", "what": "robot"}
COPY = {**USE, "copy": {"seat": 1, "what": "robot"}}


def night(mine: dict[str, Any], theirs: dict[str, Any], **given: Any) -> dict[str, Any]:
    """A night in which two players have this in front of them."""
    return {"part": "night", "players": [mine, theirs], **given}


def with_box(kind: str, entry: str, **values: Any) -> dict[str, Any]:
    """Options with the built-in box, but for some values of one block."""
    box = built_in_box("mech-a-dream")
    same = [{**block, **values} if block["id"] == entry else block for block in box[kind]]
    return {**ROBOTS, "box": {**box, kind: same}}


def dear_buyer() -> dict[str, Any]:
    """Options with a box in which the robot that buys takes 2 ink for it."""
    effect = {"options": [{"gives": {"hourglass": 1}}, {"pays": {"ink": 2}, "effect": "buy"}]}
    box = built_in_box("mech-a-dream")
    same = [block for block in box["monitor"] if block["id"] != "m7"]
    block = {"id": "m7", "start": {"flower": 3}, "source": "reconstructed", **effect}
    return {**ROBOTS, "box": {**box, "monitor": [*same, block]}}


POOR = {"ink": 0, "rainbows": 0}
DEAR = {"resource": ["b1.1", "b3.1", "g2.1"], "power": ["r1.1", "r3.1"], "crystal": ["y1"]}
NONE = {"resource": [], "power": [], "crystal": []}

ARRANGED = (
    Arranged("game-is-over", given=night({}, {"asleep": True}, day=7),
             begun=(("sleep", 0),), move={"do": "sleep"}),
    Arranged("not-enough-points", with_box("power", "r1", pays={"point": 3}),
             night({"monitor": "m1", "points": 2, "workshop": ["r1.1"]}, {"monitor": "m2"}),
             {"do": "activate", "what": "r1.1"}),
    Arranged("not-enough-flowers", ROBOTS,
             night({"monitor": "m8", "flowers": 1}, {"monitor": "m5"}), {**COPY, "option": 0}),
    Arranged("nothing-to-buy", ROBOTS,
             night({"monitor": "m7", **POOR}, {"monitor": "m1"}), {**USE, "option": 1}),
    Arranged("nothing-to-buy", ROBOTS,
             night({"monitor": "m8", "flowers": 1, **POOR}, {"monitor": "m7"}),
             {**COPY, "option": 1}),
    Arranged("nothing-to-buy", dear_buyer(),
             night({"monitor": "m7", "ink": 3, "rainbows": 1}, {"monitor": "m1"}, offer=DEAR),
             {**USE, "option": 1}),
    Arranged("nothing-on-offer", given={"part": "morning", "offer": NONE, "piles": NONE},
             move={"do": "buy"}),
    Arranged("already-resolving", ROBOTS,
             night({"monitor": "m4"}, {"monitor": "m1"}, delivery="d06", resolving=[
                 {"seat": 0, "kind": "effect", "of": "m4", "left": 0},
                 {"seat": 0, "kind": "activation", "of": "d06/evening/0", "left": 1}]),
             USE),
    Arranged("option-is-open", ROBOTS, night({"monitor": "m3"}, {"monitor": "m1"}), USE),
    Arranged("option-is-open", ROBOTS, night({"monitor": "m8"}, {"monitor": "m5"}), COPY),
    Arranged("copy-is-open", ROBOTS, night({"monitor": "m8"}, {"monitor": "m1"}), USE),
    Arranged("cannot-be-copied", with_box("monitor", "m1", effect="copy"),
             night({"monitor": "m8", "flowers": 2}, {"monitor": "m1", "flowers": 2}), COPY),
    Arranged("nothing-to-copy", ROBOTS,
             night({"monitor": "m8", "flowers": 1, **POOR}, {"monitor": "m6"}), {"do": "activate"}),
    Arranged("not-an-opponent", ROBOTS, night({"monitor": "m8"}, {"monitor": "m1"}),
             {**USE, "copy": {"seat": 0, "what": "robot"}}),
    Arranged("wait-for-buyer", ROBOTS,
             night({"monitor": "m8", "flowers": 1, "ink": 9}, {"monitor": "m7"}),
             {**COPY, "option": 1}),
    Arranged("wait-for-buyer", ROBOTS,
             night({"monitor": "m7", "ink": 9}, {"monitor": "m8"}, first=1, resolving=[
                 {"seat": 1, "kind": "effect", "of": "m7", "left": 0},
                 {"seat": 1, "kind": "buying", "of": "m7", "left": 2}]),
             {**USE, "option": 1}),
    Arranged("no-such-bonus", BOTH,
             {"part": "morning", "specialists_centre": [], "players": [
                 {"monitor": "m1", "specialists": ["s07", "s08", "s01"]},
                 {"monitor": "m2", "specialists": ["s09"]}],
              "resolving": [{"seat": 0, "kind": "action", "of": "stock-room", "left": 0},
                            {"seat": 0, "kind": "bonuses", "of": ["s07", "s08"]}]},
             {"do": "bonus", "specialist": "s01"}),
    Arranged("question-is-open", BOTH,
             {"part": "morning", "specialists_centre": [], "players": [
                 {"monitor": "m1", "specialists": ["s07", "s08"]}, {"monitor": "m2"}],
              "resolving": [{"seat": 0, "kind": "action", "of": "stock-room", "left": 0},
                            {"seat": 0, "kind": "bonuses", "of": ["s07", "s08"]}]},
             {"do": "sleep"}),
    Arranged("activation-is-open", ROBOTS,
             night({"monitor": "m8", "flowers": 1}, {"monitor": "m1"}),
             begun=(("activate", 64),), step=("sleep", 0)),
    Arranged("nothing-to-answer", ROBOTS, night({"monitor": "m8"}, {"monitor": "m1"}),
             step=("option", 0)),
)  # fmt: skip
"""For each code that needs it, a position and what is refused there."""
