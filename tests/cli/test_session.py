"""A session in the terminal: undo, names, saves, options."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from cli.players import FULL_ROWS, run, sit, table_with, texts, typed
from dreamcog.cli.game_loop import GameLoop
from dreamcog.cli.offer import Offers
from dreamcog.cli.prompts import Left
from dreamcog.cli.screen import Screen
from dreamcog.cli.session import play_and_stay
from dreamcog.cli.terminals import tabletop
from dreamcog.core.saves import open_save, verify
from dreamcog.i18n.texts import languages


@pytest.mark.slow
def test_undo_goes_back_as_far_as_nothing_was_shown(tmp_path: Path) -> None:
    file = tmp_path / "undone.dream.json"
    options = ("cyberion", "--seed", "7", "--lang", "en", "--save", str(file))
    lines = ["1", "upgrade si", "undo", "upgrade sto", "undo", "undo", "undo", "quit"]
    done = run(*options, lines="\n".join(lines))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Your last move is taken back.") == 3
    assert "There is no move to take back." in done.stdout
    assert open_save(file.read_bytes()).history == []
    done = run(*options, lines="1\nend\nundo\nquit\n")
    assert "what has been seen cannot be taken back" in " ".join(done.stdout.split())
    assert len(open_save(file.read_bytes()).history) == 2
    assert verify(file.read_bytes()) == []


def test_a_lost_game_can_be_taken_back_by_one_move() -> None:
    table = table_with(failsafes=0)
    out = io.StringIO()
    lines = typed(iter(["end", "y", "undo", "trigger 1", "quit"]))
    loop = GameLoop(Screen(tabletop(table, texts("en")), Console(file=out)), lines)
    with pytest.raises(Left):
        play_and_stay(loop)
    assert table.outcome is None
    assert "Would you like another game?" in out.getvalue()


def test_moves_that_show_something_are_marked() -> None:
    table = table_with(2, **FULL_ROWS | {"flash": [], "robot_deck": ["planbot-5", "..."]})
    loop, _ = sit(table, ["trigger sirenbot-1"], width=100)
    assert len(loop.table.history) == 1
    table = table_with(2, **FULL_ROWS | {"flash": []})
    top = tabletop(table, texts("en"))
    for move in table.moves():
        offers = Offers(top, top.composer(0), 100)
        (item,) = [i for i in offers.make(dict(move)).items if i.move == move] or [None]
        if item is not None:
            assert ("¤" in item.label.plain) == table.preview(0, move)["reveals"]


@pytest.mark.slow
def test_two_players_hand_over(tmp_path: Path) -> None:
    file = tmp_path / "two.dream.json"
    options = ("--names", "Ann,Bo", "--first", "Bo", "--seed", "3", "--lang", "en")
    done = run("cyberion", *options, "--save", str(file), lines="end\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Bo, your Intervention" in done.stdout
    assert "Ann, it is your turn." in " ".join(done.stdout.split())
    assert "Ann to play" in done.stdout
    again = run("cyberion", "--save", str(file), "--lang", "fr", lines="quitter\n")
    assert "à Ann de jouer" in again.stdout


def test_options_reach_the_game() -> None:
    options = ("--expansions", "microbots, babybots", "--swap-cost", "3", "--support", "0")
    done = run("cyberion", *options, "--first", "0", "--lang", "en", lines="options\nquit\n")
    assert "Microbots it costs to swap those of two machines: 3" in done.stdout
    assert "Support tokens: 0" in done.stdout
    assert "Babybots and Microbots" in done.stdout


@pytest.mark.slow
def test_the_game_can_be_saved_from_the_table(tmp_path: Path) -> None:
    file = tmp_path / "later.dream.json"
    done = run("cyberion", "--seed", "7", "--lang", "en", lines=f"save {file}\nend\nsave {file}x\n")
    assert done.returncode == 0, done.stderr
    assert len(open_save(file.read_bytes()).history) == 1
    (tmp_path / "mine").write_text("precious")
    run("cyberion", "--lang", "en", lines=f"save {tmp_path / 'mine'}\nend\n")
    assert (tmp_path / "mine").read_text() == "precious"


@pytest.mark.parametrize("lang", languages())
def test_short_names_of_robots_and_machines(lang: str) -> None:
    given = {"factory": ["I/sirenbot", "I/size-1"], "platform": ["sirenbot-1", "sirenbot-2"]}
    table = table_with(**given)
    sit(table, ["repair sir si1 si-2"], lang)
    assert table.position()["experience"] == 1
    sit(table, ["upgrade plan"], lang)
    assert table.position()["levels"]["planbot"] == 2
