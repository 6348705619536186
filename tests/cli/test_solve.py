"""`dreamcog solve` as it is typed."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from dreamcog.cli.main import build_app
from dreamcog.core.refusal import Refused
from dreamcog.core.saves import open_save, save_text
from dreamcog.core.table import Table
from dreamcog.lab.solver import solving
from support.last_nights import last_night
from support.late_positions import late_position

LOST, WON = 4, 7
ENGLISH = {"LANG": "en_GB.UTF-8", "COLUMNS": "200"}


def run(*args: str) -> Result:
    asked = ["solve", *args]
    return CliRunner().invoke(build_app(asked), asked, env=ENGLISH)


@pytest.fixture
def saved(tmp_path: Path) -> dict[int, str]:
    """Saved games that stand at late positions, by their seeds."""
    found = {}
    for seed in (LOST, WON):
        file = tmp_path / f"{seed}.dream.json"
        file.write_text(save_text(Table(*late_position(seed))), "utf-8")
        found[seed] = str(file)
    return found


def test_a_saved_game_is_solved_from_where_it_stands(saved: dict[int, str]) -> None:
    lost = json.loads(run(saved[LOST], "--json").stdout)
    assert (lost["winnable"], lost["moves"]) == (False, [])
    assert lost["nodes"] > 100
    assert lost["seconds"] > 0
    won = json.loads(run(saved[WON], "--json").stdout)
    assert won["winnable"] is True
    table = open_save(Path(saved[WON]).read_bytes())
    for move in won["moves"]:
        table.play(move)
    assert table.outcome == {"won": True, "reason": "C3.13"}


def test_people_are_told_in_words(saved: dict[int, str]) -> None:
    assert "cannot be won" in run(saved[LOST]).stdout
    told = run(saved[WON]).stdout.splitlines()
    assert "can be won" in told[-1]
    assert len(told) > 3
    assert "Not known" in run("--seed", "1", "--nodes", "0").stdout
    assert "ne peut plus" in run(saved[LOST], "--lang", "fr").stdout


def test_a_deal_is_named_by_seed_and_options() -> None:
    done = run("--game", "cyberion", "--seed", "5", "--support", "2", "--nodes", "0", "--json")
    told = json.loads(done.stdout)
    assert set(told) == {"winnable", "moves", "nodes", "seconds", "game", "options", "seed"}
    assert (told["winnable"], told["moves"], told["nodes"]) == (None, [], 0)
    assert told["seed"] == f"{5:032x}"
    assert told["options"]["support"] == 2


def test_many_deals_are_reported() -> None:
    asked = ("--seed", "5", "--deals", "3", "--nodes", "0")
    told = json.loads(run(*asked, "--json").stdout)
    assert told["unknown"]["deals"] == told["deals"] == 3
    assert told["unknown"]["interval"][1] == 1.0
    assert told["unknown_seeds"] == [f"{seed:032x}" for seed in (5, 6, 7)]
    shown = run(*asked).stdout
    assert "Not known: 3 of 3 deals" in shown


@pytest.fixture
def night(tmp_path: Path) -> str:
    """A saved game of Mech A Dream that stands at its last night."""
    file = tmp_path / "night.dream.json"
    file.write_text(save_text(Table(*last_night(2, "night", ("m8", "m7")))), "utf-8")
    return str(file)


@pytest.mark.slow
def test_a_last_night_is_answered_with_its_best_score(night: str) -> None:
    told = json.loads(run(night, "--json").stdout)
    assert (told["seat"], told["best"], told["sure"], told["reveals"]) == (0, 11, 10, True)
    assert json.loads(run(night, "--seat", "1", "--json").stdout)["best"] == 10
    table = open_save(Path(night).read_bytes())
    for move in told["moves"]:
        table.play(move, move.pop("seat", None))
    shown = run(night).stdout
    assert "Seat 0 can still come to 11 points" in shown
    assert "sure of 10" in shown
    assert "hidden" in shown
    assert "Not known" in run(night, "--nodes", "10").stdout
    assert json.loads(run(night, "--nodes", "10", "--json").stdout)["best"] is None


@pytest.mark.parametrize(
    "args",
    [
        ("--seed", "1", "--seat", "0"),
        ("--seed", "1", "--deals", "2", "--seat", "0"),
        ("--game", "mech-a-dream"),
        ("--game", "mech-a-dream", "--deals", "2"),
        ("--game", "chess"),
        ("no-such-file",),
        ("some-file", "--seed", "3"),
        ("some-file", "--support", "3"),
        ("--support", "9"),
    ],
    ids=" ".join,
)
def test_misuse_is_refused(args: tuple[str, ...]) -> None:
    assert isinstance(run(*args).exception, Refused)


def test_an_interruption_ends_it_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(solving, "search", interrupted)
    done = run("--seed", "1")
    assert done.exit_code == 130
    assert done.stdout == ""
    assert done.stderr == "Interrupted.\n"
