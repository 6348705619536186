"""The pages on how to play: the same in every language, true to the rules, read in five minutes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from docs.test_rules_pages import PAGES as RULES
from docs.test_rules_pages import Pages, rules_of, sections_of, suffix
from dreamcog.core.registry import games
from dreamcog.i18n.texts import languages

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "how-to-play"
PACKS = ROOT / "web" / "src" / "games"

HEADING = re.compile(r"(##|###) \S")
FIGURE = re.compile(r"!\[[^\]]+\]\(([a-z-]+)\)$")
LISTED = re.compile(r"(-|\d\.) ")
CITED = re.compile(r"\[([A-Z]\d+(?:\.\d+)?(?:, [A-Z]\d+(?:\.\d+)?)*)\]$")
DRAWN = re.compile(r"figures: \{(.*?)\}", re.DOTALL)
NAME = re.compile(r'"?([a-z-]+)"?:')

PACE = 200
"""Words read in a minute."""
MINUTES = 5
FIGURES = 4
"""So many a game has at least."""


@dataclass(frozen=True)
class Block:
    """A heading, a figure, a paragraph or an item of a list."""

    kind: str
    text: str
    name: str = ""
    """The name of a figure."""
    cited: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[str, str, tuple[str, ...]]:
        """What is the same in every language."""
        return self.kind, self.name, self.cited


def lines_of(page: str) -> Iterator[str]:
    """Each block on one line; what stands before the first heading is about the file."""
    _, _, body = page.partition("\n## ")
    for paragraph in f"## {body}".split("\n\n"):
        together = ""
        for line in map(str.strip, paragraph.splitlines()):
            if LISTED.match(line) and together:
                yield together
                together = ""
            together = f"{together} {line}".strip()
        if together:
            yield together


def block_of(line: str) -> Block:
    if heading := HEADING.match(line):
        return Block(heading[1], line[heading.end(1) :])
    if figure := FIGURE.match(line):
        return Block("figure", "", figure[1])
    listed = LISTED.match(line)
    cited = CITED.search(line)
    kind = "prose" if listed is None else listed[1]
    numbers = tuple(cited[1].split(", ")) if cited else ()
    return Block(kind, CITED.sub("", LISTED.sub("", line, count=1)), cited=numbers)


def blocks_of(page: str) -> list[Block]:
    return [block_of(line) for line in lines_of(page)]


def minutes(page: str) -> float:
    """How long a page takes to read, without captions and numbers of rules."""
    return sum(len(block.text.split()) for block in blocks_of(page)) / PACE


def drawn(game: str) -> list[str]:
    """The names of the figures in a game's pack."""
    found = DRAWN.search((PACKS / game / "how-to-play" / "index.ts").read_text("utf-8"))
    assert found is not None
    return NAME.findall(found[1])


def problems(game: str, pages: Pages) -> list[str]:
    return [problem for lang in pages for problem in wrong_in(game, lang, pages)]


def wrong_in(game: str, lang: str, pages: Pages) -> Iterator[str]:
    blocks, english = blocks_of(pages[lang]), blocks_of(pages["en"])
    rules = RULES[game][lang]
    known = {*sections_of(rules), *(rule.number for rule in rules_of(rules))}
    for block in blocks:
        for number in set(block.cited) - known:
            yield f"{lang}: {number} is not in the rules"
        if not block.cited and not block.kind.startswith("#") and block.kind != "figure":
            yield f"{lang}: no rule is cited for {block.text!r}"
    for place, (block, wanted) in enumerate(zip(blocks, english, strict=False)):
        if block.shape != wanted.shape:
            yield f"{lang}: block {place} is {block.shape}, not {wanted.shape}"
    if len(blocks) != len(english):
        yield f"{lang}: {len(blocks)} blocks, not {len(english)}"
    if (figures := [block.name for block in blocks if block.kind == "figure"]) != drawn(game):
        yield f"{lang}: other figures than are drawn: {figures}"
    if minutes(pages[lang]) > MINUTES:
        yield f"{lang}: {minutes(pages[lang]):.1f} minutes to read"
    for other in pages:
        if other != lang and f"]({game}{suffix(other)})" not in pages[lang]:
            yield f"{lang}: no link to {other}"


def pages_of(game: str) -> Pages:
    return {lang: (FOLDER / f"{game}{suffix(lang)}").read_text("utf-8") for lang in languages()}


PAGES = {game: pages_of(game) for game in games()}


@pytest.mark.parametrize("game", PAGES)
def test_pages_in_all_languages_say_the_same_and_cite_rules_that_exist(game: str) -> None:
    assert problems(game, PAGES[game]) == []


@pytest.mark.parametrize("game", PAGES)
def test_a_page_has_many_rules_and_several_figures(game: str) -> None:
    blocks = blocks_of(PAGES[game]["en"])
    assert len([number for block in blocks for number in block.cited]) > 30
    assert len([block for block in blocks if block.kind == "figure"]) >= FIGURES
    assert minutes(PAGES[game]["en"]) > 2


@pytest.mark.parametrize("game", PAGES)
def test_spaces_before_signs_are_those_of_each_language(game: str) -> None:
    for lang, page in PAGES[game].items():
        for line in lines_of(page):
            told = line.removeprefix("!")
            if lang == "fr":
                assert not re.search(r"(?<!\u202f)[?!;]|(?<!\u00a0)[:»]|«(?!\u00a0)", told), line
            else:
                assert not re.search(r"\s[?!;:»]|«\s", told), line
            assert "'" not in told, line


@pytest.mark.parametrize("lang", PAGES["cyberion"])
@pytest.mark.parametrize(
    ("pattern", "instead", "complaint"),
    [
        pytest.param(r"^### .*\n", "", "block", id="a heading left out"),
        pytest.param(r"^### ", "## ", "block", id="a heading of another level"),
        pytest.param(r"^!\[.*\]\(repair\)\n", "", "other figures", id="a figure left out"),
        pytest.param(r"\]\(repair\)", "](repairs)", "other figures", id="an unknown figure"),
        pytest.param(r"\[C3\.8\]", "[C3.9]", "block", id="another rule"),
        pytest.param(r"\[C3\.8\]", "[C3.88]", "C3.88 is not in the rules", id="no such rule"),
        pytest.param(r" \[C3\.8\]", "", "no rule is cited", id="no rule"),
        pytest.param(r"^3\. .*\n", "", "block", id="an item left out"),
        pytest.param(r"\Z", "\n" + "word " * 400 + "[C1]\n", "minutes to read", id="too long"),
        pytest.param(r"\]\(cyberion(\.fr)?\.md\)", "]", "no link to", id="a link left out"),
    ],
)
def test_a_page_with_one_fault_is_reported(
    lang: str, pattern: str, instead: str, complaint: str
) -> None:
    page = PAGES["cyberion"][lang]
    broken, times = re.subn(pattern, instead, page, count=1, flags=re.MULTILINE)
    assert times == 1
    found = problems("cyberion", {**PAGES["cyberion"], lang: broken})
    assert any(complaint in problem for problem in found), found
