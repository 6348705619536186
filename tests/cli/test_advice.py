"""Advice for beginners in the terminal."""

from __future__ import annotations

import pytest

from cli.players import run
from dreamcog.cli.advice import advice_line
from dreamcog.cli.terminals import tabletop
from dreamcog.core.table import deal
from dreamcog.i18n.texts import Texts, languages

FIRST = {
    "cyberion": "Advice: Compare what each machine asks for with your robots",
    "mech-a-dream": "Advice: You have no machine yet",
}


@pytest.mark.slow
@pytest.mark.parametrize("game", FIRST)
def test_advice_stands_above_the_question_where_it_is_wanted(game: str) -> None:
    plain = run(game, "--seed", "7", "--lang", "en", lines="quit\n")
    advised = run(game, "--seed", "7", "--lang", "en", "--advice", lines="quit\n")
    assert "Advice:" not in plain.stdout
    assert FIRST[game] in advised.stdout.replace("\xa0", " ").replace("\n", " ")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", FIRST)
def test_a_seat_that_is_not_to_decide_is_told_nothing(game: str, lang: str) -> None:
    table = deal(game, seed=1, players=2, first=0)
    top = tabletop(table, Texts(lang), ("Ada", "Bob"))
    assert advice_line(top, 0)
    assert advice_line(top, 1) == ""
