"""Each language uses the words of its glossary, and none of those that the glossary forbids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from dreamcog.core.registry import packages
from dreamcog.i18n.bundle import FALLBACK
from dreamcog.i18n.texts import languages
from i18n.glossary import Glossary, Passage, Term, holds, passages, read

GLOSSARIES = {
    (game, lang): found
    for game in packages()
    for lang in languages()
    if (found := read(game, lang)) is not None
}


def problems(glossary: Glossary, texts: Iterable[Passage]) -> list[str]:
    """Every term that the texts never say, and every place where they say a variant instead."""
    read_once = list(texts)
    return [problem for term in glossary.terms for problem in wrong_with(term, read_once)]


def wrong_with(term: Term, texts: list[Passage]) -> Iterator[str]:
    wanted = (term.term, *term.forms)
    if not any(holds(text, words) for _, text in texts for words in wanted):
        yield f"{term.english}: “{term.term}” is said nowhere"
    known = {where for where, _ in texts}
    for where in term.allowed:
        if where not in known:
            yield f"{term.english}: there is no {where} to allow anything in"
    for words in term.unwanted:
        for where, text in texts:
            if where not in term.allowed and holds(text, words):
                yield f"{where}: “{words}” instead of “{term.term}”: {text.strip()}"


def english_terms(glossary: Glossary) -> list[str]:
    return [term.english for term in glossary.terms]


def test_both_games_have_a_glossary_in_every_language() -> None:
    assert {game for game, _ in GLOSSARIES} == {"cyberion", "mech-a-dream"}
    assert set(GLOSSARIES) == {(game, lang) for game, _ in GLOSSARIES for lang in languages()}


@pytest.mark.parametrize("glossary", GLOSSARIES.values(), ids=lambda g: f"{g.game}-{g.lang}")
class TestEachGlossary:
    @pytest.mark.slow
    def test_the_texts_follow_it(self, glossary: Glossary) -> None:
        found = problems(glossary, passages(glossary.game, glossary.lang))
        assert found == [], "\n".join(["", *found])

    def test_it_names_the_same_terms_as_the_english_one(self, glossary: Glossary) -> None:
        english = english_terms(GLOSSARIES[glossary.game, FALLBACK])
        found = english_terms(glossary)
        assert [term for term, times in Counter(found).items() if times > 1] == []
        assert set(english) ^ set(found) == set()

    def test_it_says_where_its_words_come_from(self, glossary: Glossary) -> None:
        assert glossary.book or glossary.note
        for term in glossary.terms:
            assert term.english.strip(), term
            assert term.term.strip(), term
            assert bool(term.where) or not glossary.book, f"{term.english}: under which heading?"

    def test_a_word_that_is_never_said_or_forbidden_is_reported(self, glossary: Glossary) -> None:
        texts = passages(glossary.game, glossary.lang)
        first = glossary.terms[0]
        never = replace(first, term="Xyzzy", forms=())
        assert any("said nowhere" in found for found in wrong_with(never, texts))
        wrong = replace(first, unwanted=(first.term,), allowed=())
        assert any("instead of" in found for found in wrong_with(wrong, texts))


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("La machine est Achevée.", "achevée", True),
        ("inachevée", "achevée", False),
        ("les machines achevées", "achevée", False),
        ("l'achevée", "achevée", True),
        ("carte du jour", "carte du jour", True),
        ("cartes du journal", "carte du jour", False),
    ],
)
def test_words_are_found_whole_and_whatever_their_capitals(
    text: str, words: str, found: bool
) -> None:
    assert holds(text, words) is found
