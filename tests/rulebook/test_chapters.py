"""Run every case of every chapter; check that chapters and code cite rules of the rules page."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from dreamcog.core.cases import run_case
from dreamcog.core.chapters import BLOCK, Case, read_chapter
from dreamcog.core.registry import game_kind
from dreamcog.core.runtime import CHOSEN
from dreamcog.sim.native.library import prepare

ROOT = Path(__file__).resolve().parents[2]
CHAPTERS = sorted(Path(__file__).parent.glob("*/*.md"))
CASES = [case for chapter in CHAPTERS for case in read_chapter(chapter)]

RULE_ITEM = re.compile(r"^- ([A-Z]\d+\.\d+) ", re.MULTILINE)
"""The line that begins a rule on a rules page."""

CITED = {
    "cyberion": re.compile(r"\bC(\d+)[._](\d+)\b"),
    "mech-a-dream": re.compile(r"\bM(\d+)[._](\d+)\b"),
}
"""How code cites a game's rules: `C3.1` in texts, `C3_1` as a name."""

WITHOUT_CASES = ("C1", "M1", "M14")
"""Sections that tell what the game is about, or which edition says what: no rule to be tried."""


def page(game: str) -> list[str]:
    """Return the numbers of all rules on a game's page, in order."""
    return RULE_ITEM.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8"))


def section(rule: str) -> str:
    """Return the section of a rule: C3 for C3.13."""
    return rule.partition(".")[0]


@pytest.mark.parametrize("runtime", ["interpreted", "native"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: Case, runtime: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOSEN, runtime)
    if runtime == "native":
        prepare(game_kind(case.spec["game"]).game_type.rules)
    told = run_case(case)
    assert not told, "\n".join(told)


def test_every_toml_block_is_a_case_or_defaults() -> None:
    for chapter in CHAPTERS:
        text = chapter.read_text("utf-8")
        kinds = [kind for kind, _ in BLOCK.findall(text)]
        assert len(kinds) == text.count("```toml"), chapter.name
        assert kinds.count("case") == len(read_chapter(chapter)), chapter.name


def test_no_chapter_is_longer_than_1500_lines() -> None:
    lengths = {chapter.name: len(chapter.read_text("utf-8").splitlines()) for chapter in CHAPTERS}
    assert {name: lines for name, lines in lengths.items() if lines > 1500} == {}


def test_no_two_cases_have_the_same_id() -> None:
    assert [name for name, n in Counter(case.id for case in CASES).items() if n > 1] == []


@pytest.mark.parametrize("game", CITED)
def test_no_rule_number_is_on_the_page_twice(game: str) -> None:
    assert [rule for rule, n in Counter(page(game)).items() if n > 1] == []


@pytest.mark.parametrize("game", CITED)
def test_every_rule_has_a_case(game: str) -> None:
    shown = {case.rule for case in CASES if case.spec["game"] == game}
    rules = [rule for rule in page(game) if section(rule) not in WITHOUT_CASES]
    assert len(rules) > 40
    assert [rule for rule in rules if rule not in shown] == []


@pytest.mark.parametrize("game", CITED)
def test_every_rule_cited_by_a_case_is_on_the_page(game: str) -> None:
    known = set(page(game))
    cases = [case for case in CASES if case.spec["game"] == game]
    assert [f"{case.id}: {case.rule}" for case in cases if case.rule not in known] == []


@pytest.mark.parametrize("game", CITED)
def test_every_rule_cited_in_code_is_on_the_page(game: str) -> None:
    known = set(page(game))
    letter = page(game)[0][0]
    wrong = [
        f"{file.relative_to(ROOT)}: {letter}{major}.{minor}"
        for file in sorted((ROOT / "src").rglob("*.py"))
        for major, minor in CITED[game].findall(file.read_text("utf-8"))
        if f"{letter}{major}.{minor}" not in known
    ]
    assert wrong == []
