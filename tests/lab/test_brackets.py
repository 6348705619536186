"""Brackets: the grid, what is known of its deals, the file, the report, and the command."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from dreamcog.cli.main import build_app
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.lab.brackets import playing
from dreamcog.lab.brackets.cells import cells_of, name_of
from dreamcog.lab.brackets.outcomes import Grid, GridFile, Solved
from dreamcog.lab.brackets.page import page, pictures
from dreamcog.lab.brackets.report import grid_report

KIND = game_kind("cyberion")
ENGLISH = {"LANG": "en_GB.UTF-8", "COLUMNS": "200"}
ABOUT = {"game": "cyberion", "seed": "1"}


def run(*args: str) -> Result:
    asked = ["lab", "brackets", *args]
    return CliRunner().invoke(build_app(asked), asked, env=ENGLISH)


def some_grid() -> Grid:
    """Two cells of four deals: in the first bots win two, and the solver is asked another."""
    cells = cells_of(KIND, {"support": 1, "players": 1, "expansions": []}, every=False)
    cells += cells_of(KIND, {"support": 0, "players": 1, "expansions": ["microbots"]}, every=False)
    grid = Grid(cells, 4, {"poor": "poor", "good": "good@123"})
    grid.won(0, "poor", 0, [True, False, False, False])
    grid.won(0, "good@123", 0, [False, True, False])
    grid.answered(0, 2, False)
    return grid


def test_the_usual_grid_has_every_combination_and_every_number_without_additions() -> None:
    cells = cells_of(KIND, {}, every=False)
    names = {(cell["players"], name_of(KIND, cell)) for cell in cells}
    assert len(names) == 64
    assert len(cells) == 64 + 2 * 5
    base = [cell["support"] for cell in cells if cell["players"] == 2 and not cell["expansions"]]
    assert sorted(base) == list(range(6))
    assert {cell["support"] for cell in cells if cell["players"] == 2 and cell["expansions"]} == {3}
    assert len(cells_of(KIND, {}, every=True)) == 64 * 6


def test_what_is_given_holds_for_all_cells() -> None:
    cells = cells_of(KIND, {"players": 2, "support": 5}, every=False)
    assert len(cells) == 32
    assert {(cell["players"], cell["support"]) for cell in cells} == {(2, 5)}
    (only,) = cells_of(KIND, {"players": 1, "support": 0, "expansions": ["babybots"]}, every=True)
    assert only == KIND.options.read({"players": 1, "support": 0, "expansions": ["babybots"]})
    with pytest.raises(Refused):
        cells_of(KIND, {"players": 3}, every=False)
    with pytest.raises(Refused):
        cells_of(game_kind("mech-a-dream"), {}, every=False)


def test_the_solver_is_asked_what_no_bot_has_won() -> None:
    grid = some_grid()
    assert list(grid.missing(0, "good@123")) == [range(3, 4)]
    assert list(grid.missing(1, "poor")) == [range(4)]
    assert grid.unsolved(0) == [3]
    assert grid.unsolved(1) == [0, 1, 2, 3]
    assert grid.winnable(0) == [True, True, False, None]
    asked = list(playing.questions(grid, "cyberion", 100, 2.0, 50))
    assert [(each.cell, each.number) for each in asked] == [(0, 3), *((1, n) for n in range(4))]
    assert asked[0].deal.seed == 103
    assert asked[1].deal.options["expansions"] == ["microbots"]


def test_a_win_of_a_bot_stands_against_the_solver() -> None:
    """Were the solver ever wrong about a deal that is won, the win counts."""
    grid = some_grid()
    grid.answered(0, 0, False)
    assert grid.winnable(0)[0] is True


def test_rates_are_of_all_deals() -> None:
    report = grid_report(KIND, some_grid())
    first, second = report["cells"]
    assert first["bots"]["poor"]["rate"] == 0.25
    assert (first["winnable"]["deals"], first["unknown"]["deals"]) == (2, 1)
    assert first["not_excluded"]["deals"] == 3
    assert first["not_excluded"]["low"] < 0.75 < first["not_excluded"]["high"]
    assert (first["usual"], second["usual"]) == (True, False)
    (group,) = report["together"]
    assert (group["cells"], group["deals"], group["bots"]["good"]["deals"]) == (1, 4, 1)
    assert group["bots"]["poor"]["worst"]["name"] == "base"


def test_a_file_keeps_what_is_known_for_any_grid(tmp_path: Path) -> None:
    path, grid = tmp_path / "kept.jsonl", some_grid()
    file = GridFile(path, ABOUT)
    file.add_won(grid, 0, "poor", 0, [True, False, False, False])
    file.add_won(grid, 0, "other", 0, [True] * 4)
    file.add_answer(grid, Solved(1, 2, None, 2.0, 50))
    file.add_answer(grid, Solved(1, 3, True, 2.0, 50))
    with path.open("a") as broken:
        broken.write('{"cell": ')
    larger = Grid([*reversed(grid.cells)], 6, {"poor": "poor"})
    GridFile(path, ABOUT).fill(larger, 2.0, 50)
    assert list(larger.missing(1, "poor")) == [range(4, 6)]
    assert larger.solved == [{2: None, 3: True}, {}]
    assert larger.won_by_bots(1) == {0}
    smaller = Grid(grid.cells, 1, {"poor": "poor"})
    GridFile(path, ABOUT).fill(smaller, 2.0, 50)
    assert smaller.known == 1
    for seconds, nodes in ((3.0, 50), (2.0, 51)):
        patient = some_grid()
        GridFile(path, ABOUT).fill(patient, seconds, nodes)
        assert patient.solved[1] == {3: True}
    with pytest.raises(Refused, match="resume-differs"):
        GridFile(path, {**ABOUT, "seed": "2"})


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    GridFile(path, ABOUT)
    with path.open("a") as broken:
        broken.write('{"cell": 3, "bot": "poor"}\n{"bot": 1}\n')
    with pytest.raises(Refused, match="resume-unreadable"):
        GridFile(path, ABOUT).fill(some_grid(), 2.0, 50)


def test_the_page_tells_bounds_and_bots() -> None:
    about: dict[str, Any] = {"game": "cyberion", "seed": "1", "seconds": 2.0, "nodes": 100}
    report = {**about, "deals": 4, "command": "make", **grid_report(KIND, some_grid())}
    told = page(report, "Cyberion", "data.json")
    assert "| base | support 1 | 25 (5–70) | 25 (5–70) | 50 (15–85) | 75 (30–95) |" in told
    assert "| microbots | support 0 | 0 (0–49)" in told
    assert "good@123" in told
    ((name, picture),) = pictures(report, "Cyberion").items()
    assert name in told
    assert picture.count("<circle") == 2 + 2 * 2
    assert "microbots, support 0" in picture


def test_the_command_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, where = tmp_path / "kept.jsonl", tmp_path / "brackets.md"
    asked = [
        "cyberion",
        "--games",
        "2",
        "--players",
        "1",
        "--support",
        "1",
        "--expansions",
        "microbots",
    ]
    asked += ["--bots", "random,greedy", "--nodes", "0", "--resume", str(path)]

    def interrupted(_: Any) -> None:
        signal.raise_signal(signal.SIGINT)

    with monkeypatch.context() as patched:
        patched.setattr(playing, "answer_question", interrupted)
        done = run(*asked)
    assert done.exit_code == 130
    assert "To go on" in done.stderr
    kept = path.read_text().splitlines()
    assert len(kept) == 3
    with monkeypatch.context() as patched:
        patched.setattr(playing, "play_games", interrupted)
        report = json.loads(run(*asked, "--page", str(where), "--json").stdout)
    (cell,) = report["cells"]
    assert cell["deals"] == 2
    assert set(cell["bots"]) == {"random", "greedy"}
    assert cell["unknown"]["deals"] + cell["winnable"]["deals"] == 2
    assert len(path.read_text().splitlines()) == 3 + cell["unknown"]["deals"]
    assert json.loads(where.with_suffix(".json").read_text()) == report
    assert (tmp_path / "pictures" / "brackets-cyberion-1.svg").is_file()
    shown = run(*asked).stdout
    assert "microbots" in shown
    assert "Not excluded" in shown


def test_only_games_that_are_won_together_have_brackets() -> None:
    assert isinstance(run("mech-a-dream").exception, Refused)
