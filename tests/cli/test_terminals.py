"""Terminal packs: each game's is found by its entry point; a game without one is refused."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from dreamcog.cli import terminals
from dreamcog.cli.main import build_app
from dreamcog.cli.terminals import find_terminal
from dreamcog.core.registry import games
from dreamcog.i18n.texts import Texts, languages


def test_every_game_of_ours_brings_a_terminal_pack() -> None:
    assert all(find_terminal(game) is not None for game in games())
    assert find_terminal("chess") is None


@pytest.mark.parametrize("lang", languages())
def test_a_game_without_a_pack_is_refused_in_plain_words(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminals, "find_terminal", lambda _: None)
    game = games()[0]
    args = ["play", game, "--lang", lang]
    done = CliRunner().invoke(build_app(args), args)
    assert done.exit_code == 2
    title = Texts(lang).title(game)
    assert done.stderr.strip() == Texts(lang).say("refusal-no-terminal", game=title)
