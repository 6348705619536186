"""Hints: the bot's own move first, facts as reasons, a plan that can be played, nothing hidden."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dreamcog.bots import Budget, Choice, Decision, bot
from dreamcog.cli.main import build_app
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import save_text
from dreamcog.core.table import Table
from dreamcog.teacher.explaining import Explainer
from dreamcog.teacher.happenings import Happening
from dreamcog.teacher.hinting import Adviser, Hint, goals
from dreamcog.teacher.keeping import choices_of
from dreamcog.teacher.reasons import differences
from teacher.test_reviewing import played

both_games = pytest.mark.parametrize("name", ["cyberion", "mech-a-dream"])
FEW = Budget(iterations=40)


@cache
def adviser(name: str, by: str = "search") -> Adviser:
    """An adviser who decides the same every time; the level itself where the bot is not named."""
    kind = game_kind(name)
    return Adviser(kind, bot(by, kind) if by else None)


def asked(table: Table, seat: int, by: str = "search", seed: object = 1) -> Hint:
    name = table.game.kind.name
    return adviser(name, by).full(table.game, table.position(seat), seat, seed, FEW)


@both_games
@pytest.mark.parametrize("by", ["search", "network"])
def test_the_first_move_is_that_of_the_bot_and_its_plan_can_be_played(name: str, by: str) -> None:
    table = played(name, 10)
    game, seat = table.game, min(table.deciders)
    told = json.loads(json.dumps(asked(table, seat, by, "seed").to_json()))
    own = bot(by, game.kind).decide(game, table.position(seat), seat, random.Random("seed"), FEW)
    assert told["stage"] == "full"
    assert told["moves"][0]["move"] == told["plan"][0] == own.move
    assert told["look"] == {"do": own.move["do"]}
    state = game.guess(table.position(seat), random.Random(3))
    for number, move in enumerate(told["plan"], 1):
        turn = game.play(state, seat, move)
        state = turn.after
        if any(event.reveals for event in turn.events):
            assert number == len(told["plan"]), "what comes after a revelation is not planned"


@both_games
def test_the_level_that_gives_hints_is_the_strongest(name: str) -> None:
    kind = game_kind(name)
    assert adviser(name, "").bot.name == list(kind.levels.levels)[-1]


@both_games
def test_the_first_answer_is_what_the_network_likes(name: str) -> None:
    table = played(name, 10)
    game, seat = table.game, min(table.deciders)
    view = table.position(seat)
    told = adviser(name).first(game, view, seat, 1).to_json()
    liked = bot("network", game.kind).decide(game, view, seat, random.Random(1), Budget())
    assert (told["stage"], told["moves"][0]["move"]) == ("first", liked.move)
    assert all(each["chance"] is not None for each in told["moves"]), "all are tried"


@both_games
def test_reasons_are_what_a_preview_promises(name: str) -> None:
    table = played(name, 10)
    seat = min(table.deciders)
    for each in asked(table, seat).to_json()["moves"]:
        seen = table.game.preview(table.state, seat, each["move"])
        told = {reason["code"]: reason["params"] for reason in each["reasons"]}
        for code in ("gains", "spends", "lost"):
            assert told.get(code, {}).get("things", {}) == seen[code]
        assert told.get("shows", {}).get("zones", []) == seen["may_reveal"]


def test_a_move_that_was_composed_in_two_ways_is_told_once() -> None:
    one, other = {"do": "store", "robots": ["flash/planbot-1"]}, {"do": "end-turn"}
    choices = (Choice(one, 0.5), Choice(dict(one), 0.4), Choice(other, 0.3))
    assert choices_of(Decision(one, choices)) == (choices[0], choices[2])
    assert choices_of(Decision(one)) == (Choice(one),)


def test_a_move_avoids_what_another_would_bring_about() -> None:
    """Without a repair the end of the turn costs a Failsafe, or the game."""
    table = played("cyberion", 0)
    game, view = table.game, table.position(0)
    repair = next(move for move in table.moves(0) if move["do"] == "repair")
    choices = [Choice(repair, 0.5), Choice({"do": "end-turn"}, 0.25)]
    _, (own, others), _ = Explainer(game.kind).explained(game, view, 0, choices)
    avoided = [each.params for each in own if each.code == "avoids"]
    assert [each["event"]["kind"] for each in avoided] == ["failsafe-lost"]
    assert (avoided[0]["share"], avoided[0]["instead"]) == (0.0, 1.0)
    assert {each.code: each.params for each in own}["better-than-next"] == {"by": 0.25}
    assert "avoids" not in [each.code for each in others]


def test_only_what_happens_much_more_often_is_told() -> None:
    game = played("cyberion", 0).game
    soon = {
        (kind,): Happening({"kind": kind}, share)
        for kind, share in (("won", 0.4), ("repaired", 1.0), ("upgraded", 0.75), ("lost", 0.5))
    }
    other = {("repaired",): Happening({"kind": "repaired"}, 0.8)}
    told = differences(game, soon, other, named=())
    assert [(each.code, each.params["event"]["kind"]) for each in told] == [("brings", "upgraded")]
    assert differences(game, soon, other, named=[("upgraded",)]) == [], "the move's name says so"
    (avoided,) = differences(game, other, soon, named=[("repaired",)])
    assert (avoided.code, dict(avoided.params)) == (
        "avoids",
        {"event": {"kind": "lost"}, "share": 0.0, "instead": 0.5},
    )


@pytest.mark.slow
@both_games
def test_the_better_move_says_by_how_much_and_the_others_how_far_behind(name: str) -> None:
    for moves in (10, 16, 22):
        table = played(name, moves)
        told = asked(table, min(table.deciders)).to_json()["moves"]
        best, *others = (each["chance"] for each in told)
        codes = [{reason["code"]: reason["params"] for reason in each["reasons"]} for each in told]
        gaps = [round(best - each, 4) for each in others]
        is_best = bool(gaps) and min(gaps) >= 0.01
        assert codes[0].get("better-than-next") == ({"by": min(gaps)} if is_best else None)
        for code, gap in zip(codes[1:], gaps, strict=True):
            assert code.get("behind") == ({"by": gap} if gap >= 0.01 else None)


@pytest.mark.slow
@both_games
def test_a_hint_is_from_the_view_alone(name: str) -> None:
    table = played(name, 10)
    game, seat = table.game, min(table.deciders)
    other = game.guess(table.position(seat), random.Random(99))
    assert game.hash(other) != game.hash(table.state), "something is hidden"
    for give in (adviser(name).first, adviser(name).full):
        budget = (FEW,) if give == adviser(name).full else ()
        one, same = (
            give(game, game.view(state, seat), seat, 1, *budget) for state in (table.state, other)
        )
        assert one.to_json() == same.to_json()


def test_a_plan_says_what_is_about_to_run_out() -> None:
    table = played("cyberion", 0)
    game, view = table.game, table.position(0)
    near = {**view, "failsafes": 1, "battery": "spent", "robot_deck": 3}
    far = {**view, "failsafes": 2, "battery": "charged", "robot_deck": 3}
    found = goals(game, near, [{"do": "end-turn"}], {}, {}, 0.5)
    assert [(each.code, dict(each.params)) for each in found[1:]] == [
        ("limit", {"what": "failsafes", "left": 1}),
        ("limit", {"what": "deck", "left": 3}),
        ("expects", {"chance": 0.5}),
    ]
    assert [each.code for each in goals(game, far, [], {}, {}, None)] == ["line"]


def test_a_game_without_levels_gives_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DREAMCOG_NETWORKS", "/nowhere")
    with pytest.raises(Refused) as refused:
        Adviser(game_kind("cyberion"))
    assert refused.value.code == "network-missing"


def test_where_rules_run_interpreted_nothing_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DREAMCOG_RUNTIME", "interpreted")
    monkeypatch.setattr("dreamcog.teacher.explaining.happenings", None)
    table = played("cyberion", 0)
    told = adviser("cyberion").first(table.game, table.position(0), 0, 1).to_json()
    assert told["moves"][0]["chance"] is not None, "the network says it of its own move"
    assert [each["chance"] for each in told["moves"][1:]] == [None] * len(told["moves"][1:])
    assert not {"brings", "avoids"} & {
        reason["code"] for each in told["moves"] for reason in each["reasons"]
    }


@pytest.mark.slow
@both_games
def test_the_command_tells_a_hint_as_deep_as_is_asked(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.dream.json"
    table = played(name, 10)
    file.write_text(save_text(table))
    seat = min(table.deciders)
    run = CliRunner().invoke(build_app(), ["hint", str(file), "--json"])
    told = json.loads(run.stdout)
    assert (told["game"], told["seat"]) == (name, seat)
    assert told["moves"][0]["move"] in list(table.moves(seat))
    command = ["hint", str(file), "--lang", "en"]
    nudge, plan, whole = (
        CliRunner().invoke(build_app(), [*command, "--depth", depth]).stdout.splitlines()
        for depth in ("nudge", "plan", "move")
    )
    assert len(nudge) == 1 < len(plan) < len(whole)
    assert nudge[0].startswith("A hint: ")
    assert plan[:1] == whole[:1] == nudge
    assert any(line.startswith("Move 1: ") for line in whole[len(plan) :])
    waiting = next(iter({0, 1} - set(table.deciders)), None)
    if waiting is not None:
        wrong = CliRunner().invoke(build_app(), ["hint", str(file), "--seat", str(waiting)])
        assert isinstance(wrong.exception, Refused)
        assert wrong.exception.code == "not-to-act"
