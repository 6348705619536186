"""The bar of long runs: after a while, on a terminal, with rate and time left; else nothing."""

from __future__ import annotations

import time
from io import StringIO

import pytest
from rich.console import Console

from dreamcog.cli import progress
from dreamcog.cli.progress import Bar
from dreamcog.i18n.texts import Texts, languages


def shown(
    patience: float, is_terminal: bool, language: str, monkeypatch: pytest.MonkeyPatch
) -> str:
    """What a bar writes while 30 of 100 games are played in a tenth of a second."""
    monkeypatch.setattr(progress, "PATIENCE", patience)
    out = StringIO()
    console = Console(file=out, force_terminal=is_terminal, width=100)
    bar = Bar(Texts(language), 100, 10, console)
    time.sleep(0.05)
    for _ in range(4):
        bar.advance(5)
        time.sleep(0.2)
    bar.close()
    return out.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_after_a_while_the_bar_tells_how_fast_and_how_long_yet(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = shown(0.01, True, language, monkeypatch)
    unit = Texts(language).say("progress-rate", rate="5").removeprefix("5 ")
    assert Texts(language).say("simulate-progress") in told
    assert "30%" in told
    assert unit in told
    assert "0:00:0" in told


def test_what_is_soon_done_has_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(60.0, True, "en", monkeypatch) == ""


def test_no_bar_is_written_into_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(0.01, False, "en", monkeypatch) == ""
