"""What observations of the games leave out of a view, for the law that they tell all else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.games.cyberion.observed import AHEAD
from dreamcog.games.mech_a_dream.observed import DEPTH

CYBERION_BAGS = (
    *("platform", "flash", "stock", "discard", "retired", "repaired_this_turn"),
    *("microbot_discard", "out_of_game"),
)
"""Lists whose order changes nothing: observations count what lies there."""


def cyberion_observed(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """A view of Cyberion without the order of bags, and of known cards deep in the deck."""
    told = {**view, **{key: sorted(view[key]) for key in CYBERION_BAGS}}
    for key in ("known_top", "known_bottom"):
        outermost = view[key][:AHEAD] if key == "known_top" else view[key][-AHEAD:]
        told[key] = [outermost, sorted(view[key])]
    told["pending"] = [
        asked | {"cards": sorted(asked["cards"])} if "cards" in asked else asked
        for asked in view["pending"]
    ]
    return told


def mech_observed(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """A view of Mech A Dream without the order of dealt Monitor Screens and the deepest frames."""
    innermost = {
        seat: [frame for frame in view["resolving"] if frame["seat"] == seat][-DEPTH:]
        for seat in range(len(view["players"]))
    }
    asked = {
        seat: [question for question in view["pending"] if question["seat"] == seat][-1:]
        for seat in range(len(view["players"]))
    }
    return {
        **view,
        "monitors_dealt": sorted(view["monitors_dealt"]),
        "resolving": innermost,
        "pending": asked,
    }
