"""Every rule number that refusals and events cite is on the game's rules page."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from docs.test_rules_pages import PAGES, rules_of, sections_of
from dreamcog.games.cyberion import refusals as cyberion_refusals
from dreamcog.games.cyberion import words as cyberion_words
from dreamcog.games.mech_a_dream import refusals as mech_refusals
from dreamcog.games.mech_a_dream import words as mech_words

CITED = {
    "cyberion": {
        *cyberion_refusals.RULE_OF.values(),
        *(name.upper().replace("-", ".") for name in cyberion_words.Rule.spelled().values()),
    },
    "mech-a-dream": {
        *mech_refusals.RULE_OF.values(),
        *mech_refusals.ELSEWHERE.values(),
        *(name.upper().replace("-", ".") for name in mech_words.Rule.spelled().values()),
    },
}


def missing(page: str, cited: Iterable[str]) -> set[str]:
    """Return the cited rules that are not on the page."""
    return set(cited) - {*sections_of(page), *(rule.number for rule in rules_of(page))}


@pytest.mark.parametrize("game", CITED)
def test_every_cited_rule_is_on_the_page(game: str) -> None:
    assert len(CITED[game]) > 15
    assert missing(PAGES[game]["en"], CITED[game]) == set()


def test_a_rule_removed_from_the_page_is_reported_missing() -> None:
    page = PAGES["mech-a-dream"]["en"].replace("- M9.2 ", "- ")
    assert missing(page, CITED["mech-a-dream"]) == {"M9.2"}
