"""The ladder: the page in the tree is made from its stored results, by one command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cli.test_arena import small_networks
from dreamcog.cli.main import build_app
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games

__all__ = ["small_networks"]

DOCS = Path(__file__).parents[2] / "docs"


def ladder(page: Path, *args: str) -> None:
    words = ["arena", "--ladder", str(page), *args]
    done = CliRunner().invoke(build_app(words), words, catch_exceptions=False)
    assert done.exit_code == 0, done.output


def test_the_page_in_the_tree_is_made_from_its_results(tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_bytes((DOCS / "ladder.json").read_bytes())
    ladder(tmp_path / "ladder.md")
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("ladder*"))
    assert len(made) > 2
    for path in made:
        assert (tmp_path / path).read_text("utf-8") == (DOCS / path).read_text("utf-8"), path


def test_the_page_in_the_tree_has_every_game_with_every_number_of_players() -> None:
    found = json.loads((DOCS / "ladder.json").read_text("utf-8"))["reports"]
    assert {(each["game"], each["options"]["players"]) for each in found} == {
        (name, players) for name in games() for players in game_kind(name).options.players.values
    }


@pytest.mark.parametrize(
    "flags",
    [
        ("--players", "2"),
        ("--chart", "chart.svg"),
        ("--json",),
        ("--expansions", "babybots"),
        ("--players", "2", "--games", "4", "--game", "cyberion"),
    ],
)
def test_flags_that_a_ladder_has_no_use_for_are_refused(
    tmp_path: Path, flags: tuple[str, ...]
) -> None:
    (tmp_path / "ladder.json").write_bytes((DOCS / "ladder.json").read_bytes())
    words = ["arena", "--ladder", str(tmp_path / "ladder.md"), *flags]
    with pytest.raises(Refused) as refused:
        CliRunner().invoke(build_app(words), words, catch_exceptions=False)
    assert refused.value.code == "malformed"
    assert refused.value.params["where"] == "--ladder"
    assert flags[0] in refused.value.params["wanted"]
    assert not (tmp_path / "ladder.md").exists()


@pytest.mark.usefixtures("small_networks")
def test_playing_a_game_anew_leaves_the_results_of_others(tmp_path: Path) -> None:
    page, kept = tmp_path / "ladder.md", tmp_path / "kept.jsonl"
    args = ("--bots", "random,greedy", "--games", "2", "--seed", "3", "--resume", str(kept))
    ladder(page, "--game", "cyberion", *args)
    first = page.read_text("utf-8")
    assert "## Cyberion, 1 player\n" in first
    assert "## Cyberion, 2 players\n" in first
    ladder(page, "--game", "mech-a-dream", *args)
    both = page.read_text("utf-8")
    assert "## Cyberion, 1 player\n" in both
    assert "## Mech A Dream, 4 players\n" in both
    assert "| random | greedy |" in both
    assert (tmp_path / "pictures" / "ladder-mech-a-dream-4.svg").is_file()
    assert (tmp_path / "kept-mech-a-dream-4.jsonl").is_file()
