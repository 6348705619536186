"""Observations by name, where their numbers stand, and what they leave out of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.observation import Observation
from dreamcog.core.words import Words
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


def told(game: Game[Any], state: Any, seat: int) -> dict[str, int]:
    """An observation by the names of its numbers, without those that are 0."""
    numbers = zip(game.rules.observation.names(), game.observe(state, seat), strict=True)
    return {name: number for name, number in numbers if number}


def check_places(
    layout: Observation, at: type[Words], widths: type[Words], columns: Mapping[str, type[Words]]
) -> None:
    """Check the places that `observe` writes to against the layout.

    Blocks and the widths of their rows go by their names, and a column's name begins with the word
    for its place; `columns` are the words for the columns of a block.
    """
    assert at.spelled() == {first: name for name, first in layout.offsets.items()}
    blocks = {block.name: block for block in layout.blocks}
    tables = {name: len(block.columns) for name, block in blocks.items() if len(block.rows) > 1}
    assert {name: width for width, name in spelled(widths)}.items() <= tables.items()
    for name, family in columns.items():
        for place, word in spelled(family):
            column = blocks[name].columns[place]
            assert column.casefold().startswith(word.replace("-", " ")), (name, place, column)


def spelled(family: type[Words]) -> list[tuple[int, str]]:
    """Numbers and names of a family, those that share a number too."""
    return [(value, name.lower().replace("_", "-")) for name, value in family.numbers().items()]
