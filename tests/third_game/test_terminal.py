"""Pebbles in the terminal: flags, a whole game by typed moves, its texts and the other commands."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dreamcog.cli.main import build_app
from dreamcog.core.draft import Draft
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import open_save, verify
from dreamcog.i18n.texts import Texts, languages
from third_game.environment import FOLDER, run

MAIN = "from dreamcog.cli.main import main; main()"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
BY_NUMBER = "1\n" * 60
"""Always the first choice: a pebble each turn, then another game, in which the input ends."""


pytestmark = pytest.mark.usefixtures("registered")


def dreamcog(*command: str, typed: str = "") -> str:
    """What the command says."""
    done = CliRunner().invoke(build_app([*command]), [*command], input=typed)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_the_flags_of_its_options_are_in_the_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = dreamcog("play", "--help")
    assert re.search(r"--reach .*Pebbles to take at most: 2 to 4 \(usually 3\)\.", told)
    assert "Pebbles any of showing" in told


def test_a_whole_game_by_typed_moves(tmp_path: Path) -> None:
    file = tmp_path / "evening.dream.json"
    moves = ["take 4", "take 2", "show 5", "why show 5", *["take 1"] * 30, "quit"]
    options = ("--variants", "showing", "--bots", "random", "--seed", "7", "--save", str(file))
    done = run("-c", MAIN, "play", "pebbles", "--lang", "en", *options, typed="\n".join(moves))
    told = done.stdout
    assert done.returncode == 0, told
    assert "You take at most 3 pebbles. [P2.1]" in told
    assert "You have no such pebble. [P4.1]" in told
    assert "Player 1 takes 2 pebbles. Player 1 looks at a " in told
    assert "Random looks at" not in told
    assert re.search(r"(Player 1|Random) has won with \d+ points\.", told)
    assert verify(file.read_bytes()) == []
    assert open_save(file.read_bytes()).outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_game_by_number_in_every_language(lang: str) -> None:
    assert dreamcog("play", "pebbles", "--bots", "greedy", "--lang", lang, typed=BY_NUMBER)


def test_every_language_has_the_same_messages() -> None:
    texts = {lang: (FOLDER / "pebbles" / "texts" / lang / "game.ftl") for lang in languages()}
    found = {lang: MESSAGE.findall(file.read_text("utf-8")) for lang, file in texts.items()}
    assert len(found["en"]) > 40
    assert all(messages == found["en"] for messages in found.values())


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_and_every_event_has_a_sentence(lang: str) -> None:
    texts, kind = Texts(lang), game_kind("pebbles")
    game = kind.open({})
    for number in import_module("pebbles.refusals").CODES:
        refused = game.refusal(number, game.deal(1), Draft())
        assert refused.rule in texts.refusal("pebbles", refused)
    for happened in kind.shapes["events"]:
        told = {"kind": happened, "seat": 0, "pebbles": 1, "value": 1}
        assert texts.event("pebbles", told, ["Ada", "Bo"])


def test_the_other_commands_know_it() -> None:
    assert "1 of 1 values" in dreamcog("box", "status", "pebbles")
    assert "Copies of each value" in dreamcog("box", "show", "pebbles", "--lang", "en")
    assert "--reach" in dreamcog("options", "pebbles")
    assert "Games won by seat" in dreamcog(
        "simulate", "pebbles", "--games", "5", "--runtime", "interpreted", "--lang", "en"
    )
