"""`dreamcog observations`: the layouts as tables, as JSON and as the page in docs/."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from dreamcog.cli.main import build_app
from dreamcog.core.registry import game_kind, games

ROOT = Path(__file__).parents[2]


def run(*args: str) -> Any:
    return CliRunner().invoke(build_app(args), ["observations", *args], env={"COLUMNS": "100"})


def test_the_page_about_observations_is_up_to_date() -> None:
    done = run("--markdown")
    assert done.exit_code == 0
    assert done.stdout == (ROOT / "docs" / "observations.md").read_text("utf-8")


def test_every_block_is_listed_with_its_place() -> None:
    lines = run().stdout.splitlines()
    for name in games():
        layout = game_kind(name).game_type.rules.observation
        for block in layout.blocks:
            place = [block.name, str(layout.offsets[block.name]), str(block.size)]
            assert any(line.split()[:3] == place for line in lines)


def test_the_layout_of_one_game_as_json() -> None:
    found = json.loads(run("cyberion", "--json").stdout)
    assert list(found) == ["cyberion"]
    blocks = found["cyberion"]["blocks"]
    assert sum(block["size"] for block in blocks) == found["cyberion"]["size"]
    assert all(len(b["rows"]) * len(b["columns"]) == b["size"] for b in blocks)
    assert [block["offset"] for block in blocks][:2] == [0, blocks[0]["size"]]
    assert found["cyberion"]["version"] >= 1


def test_an_unknown_game_is_refused() -> None:
    assert run("chess", "--json").exit_code != 0
