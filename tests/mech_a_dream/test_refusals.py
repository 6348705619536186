"""Refusals: each is used by a rule, cites the rule that fits the move, and tells the numbers."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import dreamcog
from dreamcog.core.menu import Menu
from dreamcog.games.mech_a_dream.refusals import CODES, ELSEWHERE, RULE_OF, No
from support.positions import OPTION_SETS, some_states

RULES = Path(dreamcog.__file__).parent / "games" / "mech_a_dream" / "rules"
COUNTED = ("NOT_ENOUGH_INK", "NOT_ENOUGH_RAINBOWS", "NOT_ENOUGH_POINTS")
"""Refusals that a rule reaches by counting on from NOT_ENOUGH_FLOWERS, unit by unit."""

POSITION: dict[str, Any] = {
    "part": "morning",
    "first": 0,
    "delivery": "d04",
    "offer": {"resource": ["b8.1", "b1.1", "g1.1"], "crystal": ["y8"]},
    "players": [{"flowers": 1, "ink": 3, "rainbows": 2, "workshop": ["g1.2", "y1"]}],
}


def test_every_refusal_is_used_by_a_rule_and_cites_one() -> None:
    text = "\n".join(file.read_text("utf-8") for file in RULES.glob("*.py"))
    unused = [name for name in No.numbers() if f"No.{name}" not in text and name not in COUNTED]
    assert unused == []
    assert set(RULE_OF) == set(No.numbers().values())
    assert all(number in CODES for _, number in ELSEWHERE)


@pytest.mark.parametrize(
    ("given", "move", "told"),
    [
        ({}, {"do": "dock"}, ("not-enough-flowers", "M5.1", {"wanted": 4, "found": 1})),
        ({}, {"do": "buy", "tile": "y8"},
         ("not-enough-rainbows", "M6.1", {"wanted": 5, "found": 2})),
        ({"players": [{"ink": 2, "workshop": ["g1.2"]}]},
         {"do": "buy", "tile": "b8.1"}, ("not-enough-ink", "M6.1", {"wanted": 3, "found": 2})),
        ({}, {"do": "buy", "tile": "b9.1"}, ("not-for-sale", "M6.1", {})),
        ({}, {"do": "build", "tile": "b1.1"}, ("not-on-your-belt", "M7.1", {})),
        ({}, {"do": "sleep"}, ("only-at-night", "M10.1", {})),
        ({}, {"do": "boost", "tile": "b1.1"}, ("nothing-to-answer", "M5.1", {})),
        ({}, {"do": "choose-monitor", "monitor": "m1"}, ("set-up-is-over", "M3", {})),
        ({"part": "night"}, {"do": "dock"}, ("not-at-night", "M10.1", {})),
        ({"part": "night"}, {"do": "activate", "what": "y1"}, ("has-no-effect", "M10.6", {})),
        ({"part": "night"}, {"do": "activate", "what": "b1.1"}, ("not-in-workshop", "M10.1", {})),
        ({"part": "night", "players": [{"workshop": ["r5.1"], "ink": 1}]},
         {"do": "activate", "what": "r5.1"},
         ("not-enough-ink", "M10.4", {"wanted": 2, "found": 1})),
        ({}, {"do": "stock-room", "take": "specialist", "specialist": "s01"},
         ("specialists-not-in-play", "M13.1", {})),
    ],
)  # fmt: skip
def test_refusals_tell_rule_and_numbers(
    given: dict[str, Any], move: dict[str, Any], told: tuple[str, str, dict[str, int]]
) -> None:
    table = dreamcog.deal("mech-a-dream", seed=1)
    table.state = table.game.arrange_given(table.state, {**POSITION, **given})
    before = table.truth()
    with pytest.raises(dreamcog.Refused) as refused:
        table.play(move, 0)
    assert (refused.value.code, refused.value.rule, refused.value.params) == told
    assert table.truth() == before


@pytest.mark.parametrize("options", [o for name, o in OPTION_SETS if name == "mech-a-dream"])
def test_no_part_of_a_legal_move_meets_an_obstacle(options: dict[str, Any]) -> None:
    """Any field of a legal move may be left out."""
    asked = 0
    for game, state in islice(some_states("mech-a-dream", options, 3), 20):
        for seat in game.deciders(state):
            for move in islice(Menu(game, state, seat), 30):
                for missing in set(move) - {"do"}:
                    partial = {key: value for key, value in move.items() if key != missing}
                    assert game.why(state, seat, partial) is None, (move, missing)
                    asked += 1
                assert game.why(state, seat, {"do": move["do"]}) is None
    assert asked > 50


@pytest.mark.parametrize(
    ("do", "code"),
    [
        ("dock", "not-enough-flowers"),
        ("buy", "not-enough-ink"),
        ("build", "nothing-to-build"),
        ("activate", "only-at-night"),
        ("take", "nothing-to-answer"),
        ("stock-room", None),
    ],
)
def test_a_verb_alone_says_why_it_cannot_be(do: str, code: str | None) -> None:
    table = dreamcog.deal("mech-a-dream", seed=1)
    poor = [{"flowers": 0, "ink": 0, "rainbows": 0}]
    given = {**POSITION, "players": poor, "piles": {"power": []}, "offer": {"power": []}}
    table.state = table.game.arrange_given(table.state, given)
    refused = table.why(0, {"do": do})
    assert (refused.code if refused else None) == code


def test_taking_any_specialist_says_why_it_cannot_be() -> None:
    taking = {"do": "stock-room", "take": "specialist"}
    table = dreamcog.deal("mech-a-dream", seed=1)
    table.state = table.game.arrange_given(table.state, POSITION)
    refused = table.why(0, taking)
    assert refused is not None
    assert refused.code == "specialists-not-in-play"
    table = dreamcog.deal("mech-a-dream", seed=1, variants=["specialists"])
    given = {**POSITION, "part": "evening", "specialists_centre": ["s01"]}
    table.state = table.game.arrange_given(table.state, given)
    refused = table.why(0, taking)
    assert refused is not None
    assert refused.code == "no-specialist-in-evening"


def test_copying_anything_says_what_is_missing() -> None:
    """M11.2 (8): without a flower the flower is missing, not something to copy."""
    activating = {"do": "activate", "what": "robot"}
    table = dreamcog.deal("mech-a-dream", seed=1, variants=["robots"])
    players = [{"monitor": "m8", "flowers": 0, "ink": 9, "rainbows": 9}, {"monitor": "m1"}]
    table.state = table.game.arrange_given(table.state, {"part": "night", "players": players})
    refused = table.why(0, activating)
    assert refused is not None
    assert refused.code == "not-enough-flowers"
    assert refused.params == {"wanted": 1, "found": 0}
    players[0]["flowers"] = 1
    table.state = table.game.arrange_given(table.state, {"players": players})
    assert table.why(0, activating) is None


def test_copying_can_be_begun_where_only_the_second_way_is_left() -> None:
    """M11.4: the copier's one flower goes for copying; what the copied robot takes is ink."""
    begun = {"do": "activate", "what": "robot", "copy": {"seat": 1, "what": "robot"}}
    table = dreamcog.deal("mech-a-dream", seed=1, variants=["robots"])
    players = [{"monitor": "m8", "flowers": 1, "ink": 1, "rainbows": 0}, {"monitor": "m5"}]
    table.state = table.game.arrange_given(table.state, {"part": "night", "players": players})
    assert table.why(0, begun) is None
    assert list(table.moves(0)) == [{"do": "sleep"}, {**begun, "option": 1}]
