"""Refusals: each is used by a rule, cites the rule that fits the move, and tells the numbers."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import dreamcog
from dreamcog.core.menu import Menu
from dreamcog.games.mech_a_dream.refusals import CODES, ELSEWHERE, RULE_OF, No
from dreamcog.i18n.texts import Texts
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


OWN = {"whose": "own", "owner": 0}


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
         ("not-enough-rainbows", "M6.1", {"tile": "y8", "wanted": 5, "found": 2})),
        ({"players": [{"ink": 2, "workshop": ["g1.2"]}]},
         {"do": "buy", "tile": "b8.1"},
         ("not-enough-ink", "M6.1", {"tile": "b8.1", "wanted": 3, "found": 2})),
        ({}, {"do": "buy", "tile": "b9.1"}, ("not-for-sale", "M6.1", {"tile": "b9.1"})),
        ({}, {"do": "build", "tile": "b1.1"}, ("not-on-your-belt", "M7.1", {"tile": "b1.1"})),
        ({}, {"do": "sleep"}, ("only-at-night", "M10.1", {"verb": "sleep", "part": "morning"})),
        ({}, {"do": "boost", "tile": "b1.1"},
         ("nothing-to-answer", "M9.1", {"verb": "boost", "part": "morning"})),
        ({}, {"do": "take", "take": "ink"},
         ("nothing-to-answer", "M4.1", {"verb": "take", "part": "morning"})),
        ({}, {"do": "decline"},
         ("nothing-to-answer", "M5.2", {"verb": "decline", "part": "morning"})),
        ({}, {"do": "bonus", "specialist": "s01"},
         ("nothing-to-answer", "M13.7", {"verb": "bonus", "part": "morning"})),
        ({}, {"do": "choose-monitor", "monitor": "m1"},
         ("set-up-is-over", "M3", {"verb": "choose-monitor", "part": "morning"})),
        ({"part": "night"}, {"do": "dock"},
         ("not-at-night", "M10.1", {"verb": "dock", "part": "night"})),
        ({"part": "night"}, {"do": "activate", "what": "y1"},
         ("has-no-effect", "M10.6", {"what": "y1", **OWN})),
        ({"part": "night"}, {"do": "activate", "what": "b1.1"},
         ("not-in-workshop", "M10.1", {"what": "b1.1", **OWN})),
        ({"part": "night"}, {"do": "activate", "what": "robot", "option": 1},
         ("no-such-option", "M10.4", {"what": "robot", **OWN})),
        ({"part": "night", "players": [{"workshop": ["r5.1"], "ink": 1}]},
         {"do": "activate", "what": "r5.1"},
         ("not-enough-ink", "M10.4", {"what": "r5.1", **OWN, "wanted": 2, "found": 1})),
        ({}, {"do": "stock-room", "take": "specialist", "specialist": "s01"},
         ("specialists-not-in-play", "M13.1", {})),
    ],
)  # fmt: skip
def test_refusals_tell_rule_and_numbers(
    given: dict[str, Any], move: dict[str, Any], told: tuple[str, str, dict[str, Any]]
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
    assert refused.rule == "M11.2"
    assert refused.params == {"what": "robot", **OWN, "wanted": 1, "found": 0}
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


@pytest.mark.parametrize(
    ("frames", "told"),
    [
        ([("boost", "stock-room/morning", 2)], ("boost", "M9.1", "stock-room", 2)),
        ([("boost", "d01/morning/0", 1)], ("boost", "M9.1", "d01", 1)),
        ([("take", "stock-room/morning", 0)], ("take", "M4.1", "stock-room", 1)),
        ([("take", "s08", 0)], ("take", "M13.8", "s08", 1)),
        ([("activation", "d06/morning/0", 1)], ("activate", "M5.2", "d06", 1)),
        ([("activation", "s06", 2)], ("activate", "M13.8", "s06", 2)),
        ([("effect", "m7", 0), ("buying", "m7", 2)], ("buy", "M11.2", "m7", 1)),
        ([("bonuses", ["s07", "s08"], None)], ("bonus", "M13.7", "", 2)),
        ([("bonuses", ["s07", "s08"], None), ("boost", "s05", 1)], ("boost", "M9.1", "s05", 1)),
    ],
)
def test_an_open_question_says_its_own_rule_who_asks_and_how_many_are_left(
    frames: list[tuple[str, Any, int | None]], told: tuple[str, str, str, int]
) -> None:
    table = dreamcog.deal("mech-a-dream", seed=1, first=0, variants=["robots", "specialists"])
    kinds: list[dict[str, Any]] = [{"seat": 0, "kind": "action", "of": "dock", "left": 0}]
    for kind, of, left in frames:
        kinds.append({"seat": 0, "kind": kind, "of": of} | ({} if left is None else {"left": left}))
    own = {"specialists": ["s05", "s06", "s07", "s08"], "belt": [{"tile": "b1.1", "slot": 3}]}
    given = {"part": "morning", "specialists_centre": [], "resolving": kinds}
    players = [{"monitor": "m7", **own}, {"monitor": "m1", "specialists": []}]
    table.state = table.game.arrange_given(table.state, {**given, "players": players})
    refused = table.why(0, {"do": "dock"})
    assert refused is not None
    asked, rule, source, left = told
    assert (refused.code, refused.rule) == ("question-is-open", rule)
    assert refused.params == {"asked": asked, "source": source, "left": left}


@pytest.mark.parametrize(
    ("what", "copy", "rule"),
    [("robot", None, "M11.2"), ("robot", "robot", "M11.2"), ("robot", "b1.1", "M10.4")],
)
def test_a_way_that_is_not_there_cites_what_the_thing_does(
    what: str, copy: str | None, rule: str
) -> None:
    """M11.2 for the robot of a Monitor Screen, M10.4 for a machine."""
    table = dreamcog.deal("mech-a-dream", seed=1, variants=["robots"])
    mine = {"monitor": "m8" if copy else "m1", "flowers": 5}
    players = [mine, {"monitor": "m2", "workshop": ["b1.1"]}]
    table.state = table.game.arrange_given(table.state, {"part": "night", "players": players})
    named = {"copy": {"seat": 1, "what": copy}} if copy else {}
    refused = table.why(0, {"do": "activate", "what": what, "option": 1, **named})
    assert refused is not None
    assert (refused.code, refused.rule) == ("no-such-option", rule)


def test_a_way_alone_says_that_nothing_can_be_copied_so() -> None:
    """M11.2 (8): none of what the opponent has can be used in a second way."""
    table = dreamcog.deal("mech-a-dream", seed=1, variants=["robots"])
    players = [{"monitor": "m8", "flowers": 5}, {"monitor": "m2", "workshop": ["b1.1"]}]
    table.state = table.game.arrange_given(table.state, {"part": "night", "players": players})
    assert table.why(0, {"do": "activate", "what": "robot"}) is None
    refused = table.why(0, {"do": "activate", "what": "robot", "option": 1})
    assert refused is not None
    assert refused.code == "nothing-to-copy"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Cloud Loom: that costs 3 ink; you have 2. [M6.1]"),
        ("fr", "Machine Métier à nuages : cela coûte 3 gouttes d’encre ; vous en avez 2. [M6.1]"),
        ("it", "Macchina Telaio di nuvole: costa 3 gocce d’inchiostro; ne hai 2. [M6.1]"),
        ("pt", "Máquina Tear de nuvens: custa 3 gotas de tinta; tens 2. [M6.1]"),
    ],
)
def test_a_refusal_reads_well_in_each_language(lang: str, told: str) -> None:
    table = dreamcog.deal("mech-a-dream", seed=1)
    given = {**POSITION, "players": [{"ink": 2, "workshop": ["g1.2"]}]}
    table.state = table.game.arrange_given(table.state, given)
    refused = table.why(0, {"do": "buy", "tile": "b8.1"})
    assert refused is not None
    said = Texts(lang).refusal(table.game, refused)
    assert said.replace("\u00a0", " ").replace("\u202f", " ") == told


def test_a_dear_specialist_is_told_with_its_owner() -> None:
    table = dreamcog.deal("mech-a-dream", seed=1, variants=["specialists"])
    players = [{"rainbows": 1, "specialists": []}, {"specialists": [{"id": "s03", "price": 2}]}]
    given = {"part": "morning", "first": 0, "specialists_centre": ["s04"], "players": players}
    table.state = table.game.arrange_given(table.state, given)
    refused = table.why(0, {"do": "stock-room", "take": "specialist", "specialist": "s03"})
    assert refused is not None
    assert refused.params == {"specialist": "s03", "owner": 1, "wanted": 2, "found": 1}
    said = Texts("en").refusal(table.game, refused).replace("\u00a0", " ")
    assert said == "Specialist Pistil (Player 2): that costs 2 rainbows; you have 1. [M13.4]"
