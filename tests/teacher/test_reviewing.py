"""Reviews of games: what they tell adds up, sees no more than the players, and finds blunders."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from dreamcog.bots import USUAL_BUDGET, bot
from dreamcog.cli.main import build_app
from dreamcog.core.hints import Remark
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import save_text
from dreamcog.core.table import Table
from dreamcog.teacher.accounts import Judged, accounts_of
from dreamcog.teacher.judging import Judge
from dreamcog.teacher.reviewing import (
    TOLD_LOSS,
    Compared,
    Review,
    Reviewer,
    decision_json,
    review,
    with_loss,
)

DEALT = (7, 8, 9)
"""Seeds of the deals on which two levels are compared."""

FEW = 8
"""Imagined deals: enough to see what is tested here."""

both_games = pytest.mark.parametrize("name", ["cyberion", "mech-a-dream"])


def played(name: str, moves: int, by: str = "greedy", seed: int = 5, **options: Any) -> Table:
    """A table after so many moves of a bot, or when its game is over."""
    game = game_kind(name).open({"players": 2, **options})
    table, chooser, rng = Table(game, game.deal(seed), seed), bot(by, game.kind), random.Random(1)
    while table.outcome is None and len(table.history) < moves:
        seat = min(table.deciders)
        move = chooser.decide(game, table.position(seat), seat, rng, USUAL_BUDGET).move
        table.play(move, seat)
    return table


@cache
def judge(name: str) -> Judge:
    return Judge(game_kind(name), FEW)


@cache
def reviewed(name: str) -> tuple[Table, Review]:
    table = played(name, 30)
    return table, review(table, judge(name))


@pytest.mark.slow
@both_games
def test_what_a_review_tells_adds_up(name: str) -> None:
    table, found = reviewed(name)
    told = json.loads(json.dumps(found.to_json(1)))
    assert [each["number"] for each in told["decisions"]] == list(range(1, 31))
    assert [each["move"] for each in told["decisions"]] == [move for _, move in table.history]
    for seat in told["seats"]:
        change = seat["curve"][-1]["chance"] - seat["curve"][0]["chance"]
        assert seat["luck"] + seat["skill"] + seat["others"] == pytest.approx(change, abs=1e-3)
        assert all(
            0 <= each["low"] <= each["chance"] <= each["high"] <= 1 for each in seat["curve"]
        )
    own = {key: told[key] for key in ("luck", "skill", "others", "curve", "ending")}
    assert own == told["seats"][1]
    assert len(told["moments"]) == 3
    assert all(each["loss"] >= 0 for each in told["decisions"])


@pytest.mark.slow
@both_games
def test_a_decision_that_was_not_the_best_says_why(name: str) -> None:
    _, found = reviewed(name)
    told = found.to_json(0)["decisions"]
    assert [each for each in told if each["best"] != each["move"]], (
        "a greedy bot does not play best"
    )
    for each in told:
        reasons = {reason["code"]: reason["params"] for reason in each.get("reasons", ())}
        assert (each["best"] != each["move"]) == (each["loss"] >= TOLD_LOSS) == bool(reasons)
        if reasons:
            assert reasons["better-than-made"]["by"] == each["loss"]


def compared(best: float, made: float, reasons: tuple[Remark, ...] = ()) -> Compared:
    """A decision of two seats, which revealed nothing."""
    worths = [np.array([chance, 1 - chance]) for chance in (best, made)]
    judged = Judged(0, *worths, np.zeros(2), np.zeros(2), reveals=False)
    return Compared(1, 0, {"do": "end-turn"}, {"do": "repair"}, judged, 0.0, reasons)


def test_a_better_move_says_the_loss_that_is_told_and_not_more() -> None:
    """No more can be lost than there was to lose: nine of ten games before, eight after."""
    brings = Remark("brings", {})
    found = compared(0.9, 0.5, (brings,))
    (account,) = accounts_of([found.judged], np.array([0.8, 0.2]))
    told = decision_json(with_loss(found, account), account)
    assert told["loss"] == 0.2
    assert [each["code"] for each in told["reasons"]] == ["brings", "better-than-made"]
    assert told["reasons"][-1]["params"] == {"by": 0.2}


@pytest.mark.parametrize("end", [1.0, 0.997])
def test_no_better_move_is_told_where_nothing_was_lost(end: float) -> None:
    found = compared(0.9, 0.5, (Remark("brings", {}),))
    (account,) = accounts_of([found.judged], np.array([end, 1 - end]))
    told = decision_json(with_loss(found, account), account)
    assert told["loss"] < TOLD_LOSS
    assert told["best"] == told["move"]
    assert "reasons" not in told


@both_games
def test_the_curve_is_found_at_single_moves_as_in_a_whole_review(name: str) -> None:
    table, found = reviewed(name)
    reviewer = Reviewer(table.game, judge(name))
    for number in (3, 12, 30):
        before = reviewer.chances_before(table, number)
        np.testing.assert_allclose(before, found.accounts[number - 1].before)


@both_games
def test_luck_is_told_of_moves_that_showed_something_and_of_no_others(name: str) -> None:
    table, found = reviewed(name)
    shown = [
        number
        for number, turn in enumerate(table.turns, 1)
        if any(event.reveals for event in turn.events)
    ]
    assert [each["number"] for each in found.to_json(0)["revelations"]] == shown
    quiet = [each.luck for number, each in enumerate(found.accounts, 1) if number not in shown]
    assert not np.any(quiet)


@both_games
def test_moves_are_judged_by_what_their_seat_could_see(name: str) -> None:
    table = played(name, 12)
    seat = min(table.deciders)
    other = table.game.guess(table.position(seat), random.Random(99))
    assert table.game.hash(other) != table.game.hash(table.state), "something is hidden"
    one = judge(name).tried(table.game, table.state, seat, 7)
    same = judge(name).tried(table.game, other, seat, 7)
    assert [each.move for each in one] == [each.move for each in same]
    for each, again in zip(one, same, strict=True):
        np.testing.assert_array_equal(each.chances, again.chances)


def test_a_move_that_loses_the_game_at_once_is_the_moment_that_decided_it() -> None:
    game = game_kind("cyberion").open({"players": 1, "support": 1})
    table = Table(game, game.deal(5), 5)
    while table.outcome is None:
        (seat,) = table.deciders
        legal = list(table.moves(seat))
        end = {"do": "end-turn"}
        table.play(end if end in legal else legal[0], seat)
    told = review(table, judge("cyberion")).to_json(0)
    losses = [each["loss"] for each in told["decisions"]]
    assert sum(losses) > 0.5, "from a chance of 99 % to none, with nothing done in any turn"
    assert told["curve"][-1]["chance"] == 0
    assert abs(told["luck"]) < sum(losses)


def losses(table: Table, moves: int) -> float:
    """What the last moves of a table lost, all seats together, as its review tells it."""
    reviewer = Reviewer(table.game, judge(table.game.kind.name))
    places = range(max(0, len(table.history) - moves), len(table.history))
    judged = [
        reviewer.compare(place + 1, table.turns[place], *table.history[place]).judged
        for place in places
    ]
    accounts = accounts_of(judged, reviewer.chances_after(table))
    return -float(sum(each.skill.sum() for each in accounts))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("cyberion", 1), ("mech-a-dream", 2)])
def test_a_higher_level_loses_less_by_its_decisions(name: str, players: int) -> None:
    """On the same deals, in the last moves of the whole game, or of the first days."""
    most = {"cyberion": 400, "mech-a-dream": 40}[name]
    lost = {
        level: [losses(played(name, most, level, seed, players=players), 30) for seed in DEALT]
        for level in ("beginner", "hard")
    }
    assert mean(lost["beginner"]) > mean(lost["hard"]) + 0.3
    assert min(lost["hard"]) >= 0


def test_a_table_without_its_first_moves_is_not_reviewed() -> None:
    table = played("cyberion", 30)
    table.shorten(1)
    assert table.earlier
    with pytest.raises(Refused, match="review-history"):
        review(table, judge("cyberion"))


@pytest.mark.slow
@both_games
def test_the_command_tells_a_review(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.dream.json"
    file.write_text(save_text(played(name, 6)))
    run = CliRunner().invoke(build_app(), ["review", str(file), "--json", "--seat", "1"])
    told = json.loads(run.stdout)
    assert told.keys() >= {"decisions", "revelations", "luck", "skill", "curve", "seat", "game"}
    assert (told["seat"], len(told["decisions"])) == (1, 6)
    lines = CliRunner().invoke(build_app(), ["review", str(file), "--lang", "en"]).stdout
    assert lines.startswith("Seat 1: ")
    assert "Move " in lines
    assert "by +0 %" not in lines, "what lost nothing is not named"
    wrong = CliRunner().invoke(build_app(), ["review", str(file), "--seat", "2"])
    assert isinstance(wrong.exception, Refused)
