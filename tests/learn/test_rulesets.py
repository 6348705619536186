"""Which rulesets are trained and judged: all of a game's options, each once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import games
from dreamcog.learn.environment import Ruleset
from dreamcog.learn.games import in_folders, kind_of, known_games, opened
from dreamcog.learn.rulesets import (
    book_rulesets,
    chosen_rulesets,
    every_ruleset,
    is_usual,
    label,
    usual_weight,
)


def test_games_are_found_by_their_folders_without_entry_points() -> None:
    assert {"cyberion", "mech-a-dream"} <= set(in_folders())
    assert set(games()) <= set(known_games())
    assert in_folders()["cyberion"].name == "cyberion"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="malformed"):
        kind_of("chess")


@pytest.mark.parametrize(
    ("game", "every", "book"), [("cyberion", 864, 64), ("mech-a-dream", 24, 12)]
)
def test_every_combination_is_there_once(game: str, every: int, book: int) -> None:
    kind = kind_of(game)
    found = [json.dumps(each.options, sort_keys=True) for each in every_ruleset(kind)]
    assert len(found) == len(set(found)) == every
    assert len(book_rulesets(kind)) == book


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_book_rulesets_are_the_usual_options(game: str) -> None:
    kind = kind_of(game)
    for ruleset in book_rulesets(kind):
        free = {key: ruleset.options[key] for key in ruleset.options if key != "players"}
        additions = {key: value for key, value in free.items() if isinstance(value, list)}
        usual = kind.options.read({"players": ruleset.options["players"], **additions})
        assert opened(kind, ruleset).options == usual


def test_an_unusual_number_and_an_unusual_reading_are_dealt_less_often() -> None:
    kind = kind_of("cyberion")
    usual = Ruleset({"players": 1, "expansions": ["microbots"], "support": 1})
    fewer = Ruleset({**usual.options, "support": 0})
    dearer = Ruleset({**usual.options, "microbot_swap_cost": 3})
    both = Ruleset({**dearer.options, "support": 0})
    weights = [usual_weight(kind, each) for each in (usual, fewer, dearer, both)]
    assert weights[0] == 1 > max(weights[1:3])
    assert weights[3] == weights[1] * weights[2]
    assert [is_usual(kind, each) for each in (usual, fewer, dearer)] == [True, False, False]


def test_games_of_fewer_are_dealt_more_often_where_seats_compete() -> None:
    weights = [
        usual_weight(kind_of("mech-a-dream"), Ruleset({"players": number})) for number in (2, 3, 4)
    ]
    together = [usual_weight(kind_of("cyberion"), Ruleset({"players": n})) for n in (1, 2)]
    decisions = [number * weight for number, weight in zip((2, 3, 4), weights, strict=True)]
    assert decisions == sorted(decisions, reverse=True) != [decisions[0]] * 3
    assert together == [1, 1]


def test_rulesets_are_chosen_by_a_word_by_json_or_by_a_file(tmp_path: Path) -> None:
    kind = kind_of("cyberion")
    assert len(chosen_rulesets(kind, "base", 0, 1)) == 1
    assert len(chosen_rulesets(kind, "book", 0, 1)) == 64
    text = '[{"options": {"players": 2}}, {"options": {"support": 5}}]'
    (tmp_path / "sets.json").write_text(text, "utf-8")
    given = chosen_rulesets(kind, text, 0, 1)
    assert given == chosen_rulesets(kind, str(tmp_path / "sets.json"), 0, 1)
    assert [(each.options["players"], each.options["support"]) for each in given] == [
        (2, 3),
        (1, 5),
    ]


@pytest.mark.parametrize("wanted", ["no-such-file", "[]", "[1]", '[{"options": {"players": 9}}]'])
def test_what_are_no_rulesets_is_refused(wanted: str) -> None:
    with pytest.raises(Refused):
        chosen_rulesets(kind_of("cyberion"), wanted, 0, 1)


def test_a_label_tells_all_options() -> None:
    ruleset = Ruleset({"players": 2, "expansions": ["babybots", "microbots"], "support": 3})
    assert label(ruleset) == "players 2, babybots + microbots, support 3"
    assert label(Ruleset({"players": 1, "expansions": []}, {})) == "players 1, base, own box"


def test_boxes_are_drawn_where_a_game_has_a_generator() -> None:
    kind = kind_of("mech-a-dream")
    found = chosen_rulesets(kind, "all", 3, 1)[-3:]
    assert all(opened(kind, each).options == kind.options.read(each.options) for each in found)
    assert len({json.dumps(each.box) for each in found}) == 3
    assert found != chosen_rulesets(kind, "all", 3, 2)[-3:]
    assert len(chosen_rulesets(kind_of("cyberion"), "all", 3, 1)) == 864
