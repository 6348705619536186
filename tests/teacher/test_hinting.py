"""Hints: the bot's own move first, facts as reasons, a plan that can be played, nothing hidden."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dreamcog.bots import Budget, bot
from dreamcog.cli.main import build_app
from dreamcog.core.refusal import Refused
from dreamcog.core.saves import save_text
from dreamcog.teacher.hinting import hint
from teacher.test_reviewing import played

both_games = pytest.mark.parametrize("name", ["cyberion", "mech-a-dream"])


@both_games
def test_the_first_move_is_that_of_the_bot_and_its_plan_can_be_played(name: str) -> None:
    table = played(name, 10)
    game, (seat, *_) = table.game, sorted(table.deciders)
    adviser = bot("network", game.kind)
    view = table.position(seat)
    found = hint(game, view, seat, adviser, "seed")
    told = json.loads(json.dumps(found.to_json()))
    own = adviser.decide(game, view, seat, random.Random("seed"), Budget(1)).move
    assert told["moves"][0]["move"] == told["plan"][0] == own
    assert told["look"] == {"do": own["do"]}
    state = game.guess(view, random.Random(3))
    for number, move in enumerate(told["plan"], 1):
        turn = game.play(state, seat, move)
        state = turn.after
        if any(event.reveals for event in turn.events):
            assert number == len(told["plan"]), "what comes after a revelation is not planned"


@both_games
def test_reasons_are_what_a_preview_promises(name: str) -> None:
    table = played(name, 10)
    game, (seat, *_) = table.game, sorted(table.deciders)
    found = hint(game, table.position(seat), seat, bot("network", game.kind), 1).to_json()
    for each in found["moves"]:
        seen = game.preview(table.state, seat, each["move"])
        things = {reason["code"]: reason.get("things") for reason in each["reasons"]}
        for code in ("gains", "spends", "lost"):
            assert things.get(code, {}) == seen[code]


@both_games
def test_a_hint_is_from_the_view_alone(name: str) -> None:
    table = played(name, 10)
    game, (seat, *_) = table.game, sorted(table.deciders)
    other = game.guess(table.position(seat), random.Random(99))
    assert game.hash(other) != game.hash(table.state), "something is hidden"
    adviser = bot("network", game.kind)
    one, same = (
        hint(game, game.view(state, seat), seat, adviser, 1) for state in (table.state, other)
    )
    assert one.to_json() == same.to_json()


@both_games
def test_the_command_tells_a_hint(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.dream.json"
    table = played(name, 10)
    file.write_text(save_text(table))
    seat = min(table.deciders)
    run = CliRunner().invoke(build_app(), ["hint", str(file), "--json"])
    told = json.loads(run.stdout)
    assert (told["game"], told["seat"]) == (name, seat)
    assert told["moves"][0]["move"] in list(table.moves(seat))
    lines = CliRunner().invoke(build_app(), ["hint", str(file), "--lang", "en"]).stdout
    assert lines.startswith("Move 1")
    waiting = next(iter({0, 1} - set(table.deciders)), None)
    if waiting is not None:
        wrong = CliRunner().invoke(build_app(), ["hint", str(file), "--seat", str(waiting)])
        assert isinstance(wrong.exception, Refused)
        assert wrong.exception.code == "not-to-act"
