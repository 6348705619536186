"""The glossaries: which word a language's rulebook has for a term, and the texts that follow it.

A game's `texts/<language>/glossary.toml` gives, term by term, what the rulebook of that language
says. The texts are the game's messages, the shared ones, and its pages of rules and on how to play.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from dreamcog.core.registry import packages
from dreamcog.i18n.bundle import FALLBACK, FOLDER, sources

NAME = "glossary.toml"
DOCS = Path(__file__).resolve().parents[2] / "docs"

HEADING = re.compile(r"^## ([A-Z]\d+) ")
RULE = re.compile(r"^- ([A-Z]\d+\.\d+) ")

Passage = tuple[str, str]
"""Where it stands (the id of a message, the number of a rule or a section), and what it says."""


@dataclass(frozen=True)
class Term:
    english: str
    """Our English term, the same in all languages' glossaries."""
    term: str
    """What the rulebook of this language says."""
    where: str
    """The heading of the rulebook under which it stands."""
    forms: tuple[str, ...] = ()
    """Inflections: that one of them, or the term itself, occurs is enough."""
    unwanted: tuple[str, ...] = ()
    """What must not be said for it: whole words or phrases (`not` in the file)."""
    allowed: tuple[str, ...] = ()
    """Messages and rules where such a word means something else."""


@dataclass(frozen=True)
class Glossary:
    game: str
    lang: str
    book: str
    note: str
    terms: tuple[Term, ...]


KEYS = {"english": str, "term": str, "where": str, "forms": list, "not": list, "allowed": list}


def read(game: str, lang: str) -> Glossary | None:
    """A game's glossary in one language; nothing where there is none."""
    file = resources.files(packages()[game]) / FOLDER / lang / NAME
    return parse(game, lang, file.read_text("utf-8")) if file.is_file() else None


def parse(game: str, lang: str, source: str) -> Glossary:
    found = tomllib.loads(source)
    assert set(found) == {"book", "note", "term"}, f"{game}/{lang}: {sorted(found)}"
    terms = []
    for entry in found["term"]:
        for key, value in entry.items():
            assert key in KEYS, f"{game}/{lang}: {entry['english']} has {key}"
            assert isinstance(value, KEYS[key]), f"{game}/{lang}: {entry['english']}, {key}"
        several = (tuple(entry.get(name, ())) for name in ("forms", "not", "allowed"))
        terms.append(Term(entry["english"], entry["term"], entry["where"], *several))
    return Glossary(game, lang, found["book"], found["note"], tuple(terms))


def passages(game: str, lang: str) -> list[Passage]:
    """All that a player reads of a game in one language, and what every game says."""
    said = {
        name: source
        for name, source in sources(lang).items()
        if "/" not in name or name.startswith(f"{game}/")
    }
    found = [passage for source in said.values() for passage in messages(source)]
    name = f"{game}.md" if lang == FALLBACK else f"{game}.{lang}.md"
    pages = (DOCS / folder / name for folder in ("rules", "how-to-play"))
    return [*found, *(line for page in pages for line in lines(page.read_text("utf-8")))]


def messages(source: str) -> Iterator[Passage]:
    """Every piece of text of every message."""
    for entry in FluentResource(source).body:
        if isinstance(entry, ftl.Message):
            reader = Reader()
            reader.visit(entry)
            yield from ((entry.id.name, plain(text)) for text in reader.texts)


class Reader(Visitor):
    """The text of a message between the braces, and what is quoted inside them."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


def lines(page: str) -> Iterator[Passage]:
    """The lines of a page, each with its rule or else its section.

    Tables set the page's own words, in the first column, beside those of other languages.
    """
    section = "page"
    for line in page.splitlines():
        if heading := HEADING.match(line):
            section = heading[1]
        rule = RULE.match(line)
        own = line.split("|")[1] if line.startswith("|") else line
        yield rule[1] if rule else section, plain(own)


def plain(text: str) -> str:
    """A text with plain spaces and apostrophes, and without marks of emphasis."""
    return re.sub(r"\s+", " ", text.replace("’", "'").replace("*", ""))


def holds(text: str, words: str) -> bool:
    """Whether a text has this word or phrase, whole, in capitals or not."""
    return words_of(words).search(text) is not None


def words_of(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(plain(words))}(?!\w)", re.IGNORECASE)
