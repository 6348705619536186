"""The arena's parts alone: line-ups, what is missing, ratings, report, file and picture."""

from __future__ import annotations

import json
import math
import xml.etree.ElementTree as ET
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dreamcog.core.refusal import Failed, Refused
from dreamcog.lab.arena.chart import chart
from dreamcog.lab.arena.lineups import Lineup, deals_of, lineups_of, seatings_of
from dreamcog.lab.arena.outcomes import Arena, Outcomes, Played
from dreamcog.lab.arena.playing import Judged
from dreamcog.lab.arena.ratings import Tables, rate_bots
from dreamcog.lab.arena.report import report
from dreamcog.lab.arena.results_file import ResultsFile, kept_seed

ABOUT = {"game": "cyberion", "seed": "0" * 32}


def judged(seating: Lineup, first: int, wins: list[list[int]]) -> Judged:
    """Games with these winners; the score of each seat is ten times its win."""
    array = np.array(wins, np.int64)
    decisions, replaced = np.full(len(wins), 5), array * 0
    thought = np.zeros((*array.shape, 3))
    return Judged(seating, first, array, array * 10, decisions, 0.5, replaced, thought)


def played(lineup: Lineup, wins: list[list[int]], scores: list[list[int]] | None = None) -> Played:
    array = np.array(wins, np.int64)
    points = array if scores is None else np.array(scores)
    return Played(lineup, array, points, array * 0, np.zeros((*array.shape, 3)), 100, 0.5)


def test_every_pairing_every_free_for_all_and_one_among_others() -> None:
    assert lineups_of("abc", 2, False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups_of("abcd", 3, False)[1] == ("a", "b", "d")
    assert lineups_of("abcd", 4, False) == [tuple("abcd")]
    assert lineups_of("ab", 3, False) == [tuple("abb"), tuple("baa")]
    assert lineups_of("ab", 2, True) == [("a", "a"), ("b", "b")]


def test_everybody_sits_in_each_seat_after_everybody_on_the_same_deals() -> None:
    assert seatings_of(tuple("ab")) == [tuple("ab"), tuple("ba")]
    turned = [tuple("abc"), tuple("bca"), tuple("cab")]
    assert seatings_of(tuple("abc")) == [*turned, tuple("acb"), tuple("cba"), tuple("bac")]
    assert seatings_of(tuple("abb")) == [tuple("abb"), tuple("bba"), tuple("bab")]
    assert seatings_of(("a", "a")) == [("a", "a")]
    four = seatings_of(tuple("abcd"))
    assert len(set(four)) == 24
    assert {(each.index("a"), each[each.index("a") - 1]) for each in four} == {
        (seat, before) for seat in range(4) for before in "bcd"
    }
    assert deals_of(10, 2) == [5, 5]
    assert deals_of(10, 3) == [4, 3, 3]


def test_what_is_missing_is_told_in_ranges() -> None:
    outcomes = Outcomes(10, 2)
    assert list(outcomes.missing()) == [range(10)]
    outcomes.add(judged(("a", "b"), 2, [[1, 0]] * 3))
    assert list(outcomes.missing()) == [range(2), range(5, 10)]
    outcomes.add(judged(("a", "b"), 5, [[1, 0]] * 30))
    assert list(outcomes.missing()) == [range(2)]


def test_a_line_up_has_its_bots_in_their_places_whatever_their_seats() -> None:
    arena = Arena([tuple("abc")], 6, {"a": "a", "b": "b@1", "c": "c"})
    for seating in permutations(("a", "b@1", "c")):
        arena.add(judged(seating, 0, [[int(bot == "b@1") for bot in seating]]))
    arena.add(judged(("x", "y", "z"), 0, [[1, 0, 0]]))
    (whole,) = arena.played()
    assert arena.done == arena.games == 6
    assert whole.wins.tolist() == [[0, 1, 0]] * 6
    assert whole.decisions == 30


def test_ratings_are_those_of_the_model() -> None:
    """With two bots the likeliest strengths are the wins, and Elo's scale follows from them."""
    a, b = rate_bots([Tables((0, 1), (75.0, 25.0))], 2)
    apart = 400 * math.log10(75.5 / 25.5)
    assert a.rating - b.rating == pytest.approx(apart, abs=0.2)
    assert a.rating + b.rating == pytest.approx(3000, abs=0.2)
    half = 1.96 * 400 / math.log(10) / 2 / math.sqrt(101 * (75.5 / 101) * (25.5 / 101))
    assert (a.high - a.rating, a.rating - a.low) == pytest.approx((half, half), abs=0.2)


def test_ratings_of_a_free_for_all_and_of_many_of_one_bot() -> None:
    three = rate_bots([Tables((0, 1, 2), (600.0, 300.0, 100.0))], 3)
    assert three[0].rating - three[1].rating == pytest.approx(400 * math.log10(2), abs=2)
    among = rate_bots([Tables((0, 1, 1), (500.0, 250.0, 250.0))], 2)
    assert among[0].rating - among[1].rating == pytest.approx(400 * math.log10(2), abs=2)


def test_who_never_wins_has_a_rating_and_a_wide_interval() -> None:
    tables = [Tables((0, 1), (0.0, 1000.0)), Tables((1, 2), (500.0, 500.0))]
    never, one, other = rate_bots(tables, 3)
    assert never.rating < one.rating - 1000
    assert never.high - never.low > 10 * (other.high - other.low)
    assert all(math.isfinite(end) for each in (never, one, other) for end in each)


def test_an_anchor_is_at_1500() -> None:
    bot, deals = rate_bots([Tables((0, 1), (90.0, 10.0))], 2, anchor=1)
    assert deals == (1500, 1500, 1500)
    assert bot.rating == pytest.approx(1500 + 400 * math.log10(90.5 / 10.5), abs=0.2)


def test_a_report_of_pairs_counts_wins_draws_and_margins() -> None:
    wins = [[1, 0]] * 6 + [[0, 1]] * 3 + [[1, 1]]
    scores = [[30, 20]] * 6 + [[10, 20]] * 3 + [[15, 15]]
    told = report(["a", "b"], [played(("a", "b"), wins, scores)], False)
    (pair,) = told["pairs"]
    assert (pair["games"], pair["wins_a"], pair["wins_b"], pair["draws"]) == (10, 6, 3, 1)
    assert pair["rate_a"] == 0.65
    assert pair["low"] < 0.65 < pair["high"]
    assert pair["margin"] == 3.0
    first, second = told["bots"]
    assert (first["name"], first["games"], first["wins"], first["draws"]) == ("a", 10, 6, 1)
    assert first["low"] < first["rating"] < first["high"]
    assert first["rating"] > 1500 > second["rating"]
    assert told["lineups"][0]["decisions_per_second"] == 200


def test_in_a_free_for_all_pairs_tell_who_came_ahead() -> None:
    wins, scores = [[1, 0, 0]] * 4, [[9, 5, 7]] * 4
    told = report(list("abc"), [played(tuple("abc"), wins, scores)], False)
    ahead = {(p["a"], p["b"]): (p["wins_a"], p["wins_b"]) for p in told["pairs"]}
    assert ahead == {("a", "b"): (4, 0), ("a", "c"): (4, 0), ("b", "c"): (0, 4)}


def test_one_among_others_is_compared_with_its_share() -> None:
    lineups = [
        played(tuple("abb"), [[1, 0, 0], [0, 1, 0], [1, 0, 1], [0, 0, 1]]),
        played(tuple("baa"), [[0, 1, 0]] * 4),
    ]
    one, other = report(["a", "b"], lineups, False)["pairs"]
    assert (one["a"], one["wins_a"], one["draws"], one["wins_b"]) == ("a", 1, 1, 2)
    assert one["rate_a"] == pytest.approx(1.5 / 4)
    assert one["expected"] == pytest.approx(1 / 3, abs=1e-4)
    assert (other["a"], other["wins_a"]) == ("b", 0)


def test_where_all_win_together_bots_are_compared_deal_by_deal() -> None:
    a = played(("a", "a"), [[1, 1]] * 8 + [[0, 0]] * 2)
    b = played(("b", "b"), [[1, 1]] * 5 + [[0, 0]] * 4 + [[1, 1]])
    told = report(["a", "b"], [a, b], True)
    (pair,) = told["pairs"]
    assert (pair["wins_a"], pair["wins_b"], pair["draws"], pair["both_won"]) == (3, 1, 6, 5)
    assert pair["difference"] == pytest.approx(0.2)
    assert pair["difference_low"] < 0.2 < pair["difference_high"]
    assert pair["low"] < pair["rate_a"] == 0.6 < pair["high"]
    first = told["bots"][0]
    assert (first["games"], first["wins"], first["draws"], first["rate"]) == (10, 8, 0, 0.8)
    assert first["rating"] > 1500


def test_where_one_has_played_fewer_deals_those_of_both_are_compared() -> None:
    a, b = played(("a",), [[1], [1], [0], [1]]), played(("b",), [[0], [1]])
    told = report(["a", "b"], [a, b], True)
    (pair,) = told["pairs"]
    assert (pair["games"], pair["wins_a"], pair["wins_b"], pair["both_won"]) == (2, 1, 0, 1)
    assert [bot["games"] for bot in told["bots"]] == [4, 2]


def test_some_line_ups_play_fewer_games() -> None:
    labels = {name: name for name in "abc"}
    arena = Arena(lineups_of("abc", 2, False), 10, labels, {("b", "c"): 3, ("a", "b"): 30})
    assert [len(each.wins) for each in arena.played()] == [10, 10, 3]
    assert arena.games == 23


def test_a_file_keeps_results_and_a_line_that_is_not_whole_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    assert kept_seed(path) is None
    ResultsFile(path, ABOUT).add(judged(("a", "b"), 3, [[1, 0], [0, 1]]))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"seats":["a","b"],"fir')
    (found,) = ResultsFile(path, ABOUT).found
    assert path.read_bytes() == whole
    assert (found.seating, found.first, found.wins.tolist()) == (("a", "b"), 3, [[1, 0], [0, 1]])
    assert kept_seed(path) == ABOUT["seed"]
    with pytest.raises(Refused) as refused:
        ResultsFile(path, {**ABOUT, "game": "mech-a-dream"})
    assert refused.value.code == "resume-differs"


@pytest.mark.parametrize(
    "content",
    [
        "nonsense",
        "nonsense\n",
        "[1]\n",
        '{"format": 1}\n[]\n',
        '{"format":1}\n{"seats":["a"],"first":0,"wins":[[1,0]],"scores":[[1]],'
        '"decisions":[3],"seconds":1}\n',
    ],
)
def test_another_file_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text(content)
    with pytest.raises(Refused) as refused:
        ResultsFile(path, {})
    assert refused.value.code == "resume-unreadable"


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(Failed) as failed:
        ResultsFile(tmp_path / "nowhere" / "kept.jsonl", ABOUT)
    assert failed.value.code == "file-not-written"


def test_a_picture_has_every_bot_the_strongest_first() -> None:
    bots: list[dict[str, Any]] = [
        {"name": "weak & kind", "rating": 1300.0, "low": 1200.0, "high": 1400.0},
        {"name": "strong", "rating": 1700.0, "low": 1600.0, "high": 1800.0},
    ]
    drawn = ET.fromstring(chart(bots, "Ratings", "rating"))
    words = [each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert words.index("strong") < words.index("weak & kind")
    assert "1700" in words
    assert json.dumps(words)


def test_how_long_bots_thought_is_kept_and_reported(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    for seating, first, seconds in ((("a", "b"), 0, 0.25), (("b", "a"), 0, 0.75)):
        own = seating.index("a")
        one = judged(seating, first, [[1, 0]])
        one.thought[0, own] = 4, 4 * seconds, 2 * seconds
        ResultsFile(path, ABOUT).add(one)
    arena = Arena([("a", "b")], 2, {"a": "a", "b": "b"})
    for each in ResultsFile(path, ABOUT).found:
        arena.add(each)
    a, b = report(["a", "b"], arena.played(), False)["bots"]
    assert (a["seconds_per_decision"], a["seconds_longest"]) == (0.5, 1.5)
    assert b["seconds_per_decision"] is b["seconds_longest"] is None
