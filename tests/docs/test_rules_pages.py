"""Every language's rules page has the same rules as the English one, in the same order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from dreamcog.core.registry import games
from dreamcog.i18n.texts import languages

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"

SECTION = re.compile(r"^## ([A-Z]\d+) \S")
RULE = re.compile(r"^- ([A-Z]\d+\.\d+) \S")
REFERENCE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
"""A citation in a rule's text: a rule (C3.1) or a whole section (C5)."""
RULING = re.compile(r"\[R\b")
"""The mark of a ruling of ours: `[R]`, and also `[R: why]` and `[R for this part]`."""

Pages = dict[str, str]
"""A game's pages: by language, the English one as `en`."""


@dataclass(frozen=True)
class Rule:
    number: str
    text: str

    @property
    def rulings(self) -> int:
        return len(RULING.findall(self.text))

    @property
    def references(self) -> set[str]:
        return set(REFERENCE.findall(self.text))


def rules_of(page: str) -> list[Rule]:
    """Return a page's rules in order; each ends at a blank line, a heading or another item."""
    found: list[Rule] = []
    inside = False
    for line in page.splitlines():
        if begun := RULE.match(line):
            found.append(Rule(begun[1], line[begun.end(1) :]))
            inside = True
        elif not line.strip() or line.startswith(("#", "-")):
            inside = False
        elif inside:
            found[-1] = Rule(found[-1].number, f"{found[-1].text} {line}")
    return found


def sections_of(page: str) -> list[str]:
    return [found[1] for line in page.splitlines() if (found := SECTION.match(line))]


def tables_of(page: str) -> list[int]:
    """Return the number of columns of each line of a table on the page."""
    return [line.count("|") - 1 for line in page.splitlines() if line.startswith("|")]


def terms_of(page: str) -> list[frozenset[str]]:
    """Return the cells of each line of a table as a set: each page has its own language first."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    return [frozenset(cell.strip() for cell in line.split("|")[1:-1]) for line in lines]


def problems(pages: Pages) -> list[str]:
    """Return every fault of a game's pages, and every difference from the English page."""
    return [problem for lang in pages for problem in wrong_in(lang, pages)]


def wrong_in(lang: str, pages: Pages) -> Iterator[str]:
    page = pages[lang]
    rules, english = rules_of(page), rules_of(pages["en"])
    sections = sections_of(page)
    numbers = [rule.number for rule in rules]
    for number, times in Counter([*sections, *numbers]).items():
        if times > 1:
            yield f"{lang}: {number} is there {times} times"
    for rule in rules:
        for unknown in sorted(rule.references - {*sections, *numbers}):
            yield f"{lang}: {rule.number} cites {unknown}, which does not exist"
    if sections != sections_of(pages["en"]):
        yield f"{lang}: other sections: {sections}"
    if tables_of(page) != tables_of(pages["en"]):
        yield f"{lang}: other tables: {tables_of(page)}"
    if numbers != [rule.number for rule in english]:
        yield f"{lang}: other rules, or in another order: {numbers}"
    else:
        yield from differences(lang, rules, english)
    for other in pages:
        if other != lang and not re.search(rf"\]\([\w-]+{re.escape(suffix(other))}\)", page):
            yield f"{lang}: no link to {other}"


def differences(lang: str, rules: list[Rule], english: list[Rule]) -> Iterator[str]:
    for rule, wanted in zip(rules, english, strict=True):
        if rule.rulings != wanted.rulings:
            yield f"{lang}: {rule.number} has {rule.rulings} [R], not {wanted.rulings}"
        if rule.references != wanted.references:
            yield (
                f"{lang}: {rule.number} cites {sorted(rule.references)}, "
                f"not {sorted(wanted.references)}"
            )


def suffix(lang: str) -> str:
    """Return the end of the file name of a page in this language."""
    return ".md" if lang == "en" else f".{lang}.md"


def pages_by_game() -> dict[str, Pages]:
    """Read all pages: `<game>.md` is English, `<game>.<language>.md` the other languages."""
    found: dict[str, Pages] = {}
    for file in sorted(FOLDER.glob("*.md")):
        game, _, lang = file.stem.partition(".")
        found.setdefault(game, {})[lang or "en"] = file.read_text("utf-8")
    return found


PAGES = pages_by_game()


# The tests.


def test_every_language_has_a_page_with_many_rules_and_rulings() -> None:
    assert set(PAGES) == set(games())
    assert all(set(pages) == set(languages()) for pages in PAGES.values())
    for page in PAGES["cyberion"].values():
        assert len(rules_of(page)) > 50
        assert sum(rule.rulings for rule in rules_of(page)) > 30


@pytest.mark.parametrize("game", PAGES)
def test_pages_in_all_languages_have_the_same_rules(game: str) -> None:
    assert "en" in PAGES[game]
    assert problems(PAGES[game]) == []


def test_tables_of_terms_in_all_languages_have_the_same_words() -> None:
    pages = PAGES["mech-a-dream"]
    names, *english = terms_of(pages["en"])
    assert len(names) == len(pages)
    assert len(english) > 5
    for lang, page in pages.items():
        assert [row for row in terms_of(page)[1:] if row not in english] == [], lang


@pytest.mark.parametrize(
    ("number", "rulings"),
    [
        ("C4.4", ("in any order [R]", "compulsory once triggered [R]", "out of the shuffle [R]")),
        ("C7.4", ("in the middle of a turn too [R]", "keep their places [R]")),
        ("C9.2", ("a model and a size each [R]", "is not offered [R]")),
        ("C10.2", ("being read as you like [R]",)),
        ("C10.3", ("one model and one size [R]", "may also be the extra one [R]")),
        ("C11.2", ("before anything is dealt [R]",)),
        ("M3.1", ("may work in the same one [R: no book says so]",)),
        ("M10.4", ("what an activation gives is taken whole [R]",)),
        ("M13.3", ("the floor’s final choice [R; a new table may choose",)),
        ("M13.7", ("the one this action brought included [R]", "you choose the order [R]")),
    ],
)
def test_what_no_book_says_is_marked_as_our_ruling(number: str, rulings: tuple[str, ...]) -> None:
    game = "cyberion" if number.startswith("C") else "mech-a-dream"
    rule = next(rule for rule in rules_of(PAGES[game]["en"]) if rule.number == number)
    assert rule.rulings == len(rulings)
    assert [ruling for ruling in rulings if ruling not in rule.text] == []


@pytest.mark.parametrize("lang", PAGES["cyberion"])
@pytest.mark.parametrize(
    ("pattern", "instead", "complaint"),
    [
        pytest.param(r"^- C3\.3 .*\n", "", "other rules", id="a rule left out"),
        pytest.param(
            r"^(- C3\.8 .*\n)(- C3\.9 .*\n)", r"\2\1", "another order", id="two rules swapped"
        ),
        pytest.param(r"^- C3\.9 ", "- C3.8 ", "C3.8 is there 2 times", id="a number twice"),
        pytest.param(r"^- C7\.5 ", "- C7.5: ", "other rules", id="another shape of item"),
        pytest.param(r"^(- C4\.4 .*) \[R\]", r"\1", "C4.4 has", id="one of several marks left out"),
        pytest.param(r"^(- C3\.2 .*)\[R ", r"\1[", "C3.2 has", id="a mark with words left out"),
        pytest.param(r"^(- C5\.2 .*)$", r"\1 [R]", "C5.2 has", id="a mark too many"),
        pytest.param(
            r"^(- C9\.4 .*)C3\.8", r"\1C3.88", "C9.4 cites C3.88, which", id="cites no rule"
        ),
        pytest.param(r"^(- C9\.4 .*)C3\.8", r"\1C3.9", "C9.4 cites ['C3.", id="cites another rule"),
        pytest.param(r"^(- C4\.4 .*)\(C5\)", r"\1(C6)", "C4.4 cites ['C", id="another section"),
        pytest.param(r"^## C6 ", "## ", "other sections", id="a section without its number"),
        pytest.param(r"^\| .*\n", "", "other tables", id="a line of the table left out"),
        pytest.param(r"\]\(cyberion(\.fr)?\.md\)", "]", "no link to", id="a link left out"),
    ],
)
def test_a_page_with_one_fault_is_reported(
    lang: str, pattern: str, instead: str, complaint: str
) -> None:
    page = PAGES["cyberion"][lang]
    broken, times = re.subn(pattern, instead, page, count=1, flags=re.MULTILINE)
    assert times == 1
    found = problems({**PAGES["cyberion"], lang: broken})
    assert any(complaint in problem for problem in found), found
