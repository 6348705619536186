"""Refusals: each is used by a rule, cites one, and tells the numbers that help."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import dreamcog
from dreamcog.games.cyberion.refusals import RULE_OF, No

RULES = Path(dreamcog.__file__).parent / "games" / "cyberion" / "rules"


def test_every_refusal_is_used_by_a_rule_and_cites_one() -> None:
    text = "\n".join(file.read_text("utf-8") for file in RULES.glob("*.py"))
    assert [name for name in No.numbers() if f"No.{name}" not in text] == []
    assert set(RULE_OF) == set(No.numbers().values())


def repair(*robots: str) -> dict[str, Any]:
    return {"do": "repair", "machine": "I/sirenbot", "robots": [f"platform/{r}" for r in robots]}


OF_REPAIR = {"move": "repair", "machine": "I/sirenbot", "extra": 0, "wanted": 2}
OF_DEMAND = {"machine": "I/sirenbot", "demand": "model", "robots": 2, "model": "sirenbot"}


@pytest.mark.parametrize(
    ("move", "code", "rule", "params"),
    [
        (
            {"do": "upgrade", "model": "planbot"},
            "not-enough-experience",
            "C3.6",
            {"model": "planbot", "level": 2, "wanted": 2, "found": 1},
        ),
        (repair("sirenbot-1"), "too-few-robots", "C3.1", {**OF_REPAIR, "found": 1}),
        (
            repair("sirenbot-1", "sirenbot-2", "sirenbot-3"),
            "too-many-robots",
            "C3.1",
            {**OF_REPAIR, "found": 3},
        ),
        (
            repair("sirenbot-1", "planbot-3"),
            "demand-not-met",
            "C3.2",
            {**OF_DEMAND, "wanted": 2, "found": 1, "named": 2},
        ),
        (
            repair("sirenbot-1", "sirenbot-1"),
            "no-such-robot",
            "C3.1",
            {"placed": "platform/sirenbot-1", "wanted": 2, "found": 1},
        ),
        (
            {"do": "trigger", "robot": "stock/sirenbot-1"},
            "no-such-robot",
            "C3.4",
            {"placed": "stock/sirenbot-1", "wanted": 1, "found": 0},
        ),
        (
            {"do": "upgrade", "model": "sirenbot"},
            "last-level",
            "C3.6",
            {"model": "sirenbot", "level": 5},
        ),
        ({"do": "reward", "take": "damage"}, "nothing-to-answer", "C9.3", {"answer": "reward"}),
        (
            {"do": "make-babybot", "robots": []},
            "not-in-play",
            "C8.2",
            {"expansion": "babybots"},
        ),
    ],
)
def test_refusals_tell_names_and_numbers(
    move: dict[str, Any], code: str, rule: str, params: dict[str, Any]
) -> None:
    table = dreamcog.deal("cyberion", seed=1)
    given = {
        "factory": ["I/sirenbot", "I/planbot", "I/size-1", "I/size-2", "I/size-3"],
        "platform": ["sirenbot-1", "sirenbot-2", "sirenbot-3", "planbot-3"],
        "levels": {"planbot": 2, "sirenbot": 5},
        "experience": 1,
    }
    table.state = table.game.arrange_given(table.state, given)
    with pytest.raises(dreamcog.Refused) as refused:
        table.play(move)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert refused.value.params == params


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ({"do": "store", "left": 1}, "C4.2"),
        ({"do": "recover", "left": 1, "level": 3}, "C4.3"),
        ({"do": "prepare", "left": 1}, "C4.5"),
        ({"do": "choose-level", "left": 1, "level": 3, "ability": "planbot"}, "C12.2"),
        ({"do": "reward", "left": 1}, "C9.3"),
    ],
)
def test_an_open_question_cites_its_own_rule(question: dict[str, Any], rule: str) -> None:
    table = dreamcog.deal("cyberion", seed=1, expansions=["gigantobots", "devious-cog"])
    table.state = table.game.arrange_given(table.state, {"pending": [question]})
    refused = table.why(0, {"do": "end-turn"})
    assert refused is not None
    assert (refused.code, refused.rule) == ("question-is-open", rule)
    assert refused.params == {"question": question["do"]}


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ({"do": "repair", "machine": "III/run"}, "C3.1"),
        ({"do": "microbot-replace", "machine": "III/run"}, "C10.5"),
        ({"do": "microbot-swap", "machines": ["III/run"]}, "C10.5"),
    ],
)
def test_a_missing_machine_cites_the_rule_of_the_move(move: dict[str, Any], rule: str) -> None:
    table = dreamcog.deal("cyberion", seed=1, expansions=["microbots"])
    given = {"held_microbots": ["size-1", "size-2"]}
    table.state = table.game.arrange_given(table.state, given)
    refused = table.why(0, move)
    assert refused is not None
    assert (refused.code, refused.rule) == ("no-such-machine", rule)
    assert refused.params == {"machine": "III/run"}


@pytest.mark.parametrize(
    ("verb", "code", "rule"),
    [
        ("repair", "not-enough-robots", "C3.1"),
        ("trigger", "not-enough-robots", "C3.4"),
        ("make-babybot", "not-enough-robots", "C8.2"),
        ("pilot", "not-enough-robots", "C9.2"),
    ],
)
def test_empty_rows_are_an_obstacle(verb: str, code: str, rule: str) -> None:
    table = dreamcog.deal("cyberion", seed=1, expansions=["babybots", "gigantobots"])
    table.state = table.game.arrange_given(table.state, {"platform": []})
    refused = table.why(0, {"do": verb})
    assert refused is not None
    assert (refused.code, refused.rule, refused.params["found"]) == (code, rule, 0)
