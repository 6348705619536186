"""Pebbles as a game: its cases, a whole game, and what its own code promises."""

from __future__ import annotations

import random
import re

import pytest

from dreamcog.core.cases import run_case
from dreamcog.core.chapters import Case, read_chapter
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.table import deal, table
from third_game.environment import FOLDER, PACK

CASES = read_chapter(FOLDER / "chapter.md")
RULE_ITEM = re.compile(r"^- (P\d+\.\d+) ", re.MULTILINE)
CITED = re.compile(r"\bP(\d+)[._](\d+)\b")

pytestmark = pytest.mark.usefixtures("registered")


def numbered_rules() -> list[str]:
    return RULE_ITEM.findall((PACK / "rules.md").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_case_of_the_chapter_passes(case: Case) -> None:
    assert run_case(case) == []


def test_every_rule_has_a_case_that_cites_it() -> None:
    assert len(numbered_rules()) == 12
    assert {case.rule for case in CASES} == set(numbered_rules())


def test_code_cites_rules_of_the_rules_page_only() -> None:
    cited = {
        f"P{section}.{number}"
        for file in FOLDER.glob("pebbles/**/*.py")
        for section, number in CITED.findall(file.read_text("utf-8"))
    }
    assert cited == set(numbered_rules())


def test_a_game_is_dealt_and_played_to_its_end() -> None:
    assert "pebbles" in games()
    rng = random.Random(1)
    played = deal("pebbles", seed=1, players=3, variants=["showing"])
    while played.deciders:
        played.play(rng.choice(list(played.moves())))
    assert played.outcome is not None
    assert sum(played.outcome["points"]) >= 4 * (1 + 2 + 3 + 4 + 5)


def test_others_see_how_many_pebbles_a_seat_took_and_not_which() -> None:
    played = deal("pebbles", seed=1, first=0)
    turn = played.play({"do": "take", "pebbles": 2})
    assert [event.seen_by(1)["kind"] for event in turn.events] == ["took", "hidden", "hidden"]
    seen = [played.position(seat)["players"][0] for seat in (0, 1, None)]
    assert [player["held"] is None for player in seen] == [False, True, True]
    assert {player["pebbles"] for player in seen} == {2}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("turn", 0),
        ("seat", 2),
        ("heap", [6]),
        ("heap", [1, 1, 1, 1, 1]),
        ("players", [{}]),
        ("players", [{"held": [1], "shown": None}, {"held": [], "shown": []}]),
        ("hidden", {"rng": "x"}),
        ("outcome", {"points": [1, 2], "winners": [1]}),
    ],
)
def test_a_truth_that_cannot_be_on_a_table_is_refused(key: str, value: object) -> None:
    with pytest.raises(Refused):
        table({**deal("pebbles", seed=1).truth(), key: value})


@pytest.mark.parametrize(
    ("box", "entry"),
    [
        ({"heap": {"copies": 7, "source": "rulebook"}}, "heap.copies"),
        ({"heap": {"copies": 4}}, "heap.source"),
        ({"heap": {"copies": 4, "source": "rulebook"}, "bag": {}}, "bag"),
        ({}, "heap"),
    ],
)
def test_a_box_that_cannot_be_played_with_is_refused(box: dict[str, object], entry: str) -> None:
    with pytest.raises(Refused) as refused:
        game_kind("pebbles").open({"box": box})
    assert refused.value.params["entry"] == entry
