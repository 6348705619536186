"""The end of a game in a review at the terminal: what was possible, and by which moves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dreamcog.cli.main import build_app
from dreamcog.core.saves import save_text
from dreamcog.core.table import Table
from dreamcog.teacher.endings import ending_of
from support.last_nights import last_night

SLEEP = {"do": "sleep"}


@pytest.fixture(scope="module")
def night() -> Table:
    """A last night that seat 0 sleeps through, and in which seat 1 reaches the best score."""
    table = Table(*last_night(1))
    table.play(SLEEP, 0)
    other = Table(table.game, table.state)
    other.play(SLEEP, 1)
    best = ending_of(other, 1)
    assert best is not None
    for move in best.moves:
        table.play(move, 1)
    return table


def reviewed(table: Table, folder: Path, *args: str) -> str:
    file = folder / "night.dream.json"
    file.write_text(save_text(table), "utf-8")
    run = CliRunner().invoke(build_app(), ["review", str(file), *args])
    assert run.exit_code == 0, run.exception
    return run.stdout


def test_a_review_says_what_was_possible_in_the_last_night(night: Table, tmp_path: Path) -> None:
    told = json.loads(reviewed(night, tmp_path, "--json"))["seats"]
    best, other = (seat["ending"] for seat in told)
    assert best["best"] > best["made"]
    assert (other["best"], other["moves"]) == (other["made"], [])
    lines = reviewed(night, tmp_path, "--lang", "en").splitlines()
    begins = "  On the last day, from move"
    score = f"a score of {best['best']} was possible; it came to {best['made']}."
    end = 3 + len(best["moves"])
    assert lines[1:3] == [f"{begins} 1 on, {score}", "  These moves lead there:"]
    assert all(line.startswith("    ") for line in lines[3:end])
    assert lines[end - 1] == "    go to sleep"
    assert lines[end].startswith("Seat 2: ")
    assert lines[end + 1] == f"{begins} 2 on, no higher score than {other['best']} was possible."


def test_nothing_is_said_of_the_end_of_a_game_that_goes_on(night: Table, tmp_path: Path) -> None:
    table = Table(night.game, night.start)
    table.play(SLEEP, 0)
    assert "last day" not in reviewed(table, tmp_path, "--lang", "en")
