"""The page knows no rule: it asks the server what is legal, what it costs and why not.

A machine can see that no rule is cited, that no move is written out, that nothing but the menu's
moves is played, that nothing of the games' own data is built in, and that no quantity of a game is
held against a number or a price. It cannot see a rule that is put in other words: a reader has to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
SOURCES = WEB / "src"
BLOCK_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.DOTALL)
LINE_COMMENT = re.compile(r"(?<![:\"'])//.*")
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)

CITED = re.compile(r"[\"'`#(][CM]\d{1,2}\.\d{1,2}\b(?![\d\s,.-]*\d)")
MAY_CITE = (
    "rules/",
    "games/cyberion/rules/",
    "games/mech-a-dream/rules/",
    "story/samples.ts",
)
"""The rules in words with their legend of symbols; events for the page's own tests."""

WRITTEN_MOVE = re.compile(r"\bdo:\s*[\"'`](?!choose-)")
MAY_WRITE_MOVES = ("games/cyberion/places.ts", "games/mech-a-dream/places.ts")
"""What is asked "why not?" when something dim is touched; it is never played."""

PLAYED = re.compile(r"\b(?:desk|table)\??\.play\(|type: [\"']move[\"']")
MAY_PLAY = (
    "board/interaction.svelte.ts",
    "net/table.svelte.ts",
    "table/MoveMaker.svelte",
    "table/shown-table.svelte.ts",
)
"""What is played at the table and in words is put together by walking the menu."""

IMPORTED = re.compile(r"(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)[\"']([^\"'\n]+)[\"']")
MAY_IMPORT = re.compile(
    r"\.{1,2}/|\$page/|svelte($|/)|@fluent/bundle$|@fontsource|"
    r"virtual:(languages$|texts/|rules$|how-to-play$|packs$)"
)

QUANTITY = (
    r"(?:price|prices|cost|costs|dock_price|flowers?|inks?|rainbows?|points|experience|failsafes?|"
    r"battery|support|levels?|size|sizes|sum|hourglass\w*|slots?|day|assistants|packages)"
)
NUMBER = r"(?:[2-9]|\d{2,})"
COMPARED = r"(?:<|>|<=|>=|===|!==|==|!=)"
HELD_AGAINST_NUMBER = re.compile(rf"\b{QUANTITY}\b\)?\s*{COMPARED}\s*{NUMBER}\b(?!px|rem|%)")
HELD_AGAINST_PRICE = re.compile(
    r"\b(?:price|cost|dock_price)\b\)?\s*[<>]=?\s*\w|\w\s*[<>]=?\s*[\w.?]*\b(?:price|cost)\b"
)


def sources() -> Iterator[tuple[str, str]]:
    """The page's own code, file by file, without comments, styles and tests."""
    for file in sorted(SOURCES.rglob("*")):
        name = file.relative_to(SOURCES).as_posix()
        if file.suffix not in (".ts", ".svelte") or ".test." in name or name == "net/types.ts":
            continue
        text = file.read_text("utf-8")
        for aside in (STYLE, BLOCK_COMMENT, LINE_COMMENT):
            text = aside.sub(lambda found: "\n" * found[0].count("\n"), text)
        yield name, text


def found(pattern: re.Pattern[str], beside: tuple[str, ...] = (), within: str = "") -> list[str]:
    """Where a pattern occurs, besides some files or folders."""
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in sources()
        if name.startswith(within) and not name.startswith(beside)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_rule_is_cited_in_code() -> None:
    assert found(CITED, MAY_CITE) == []


def test_no_move_is_written_out() -> None:
    assert found(WRITTEN_MOVE, MAY_WRITE_MOVES) == []


def test_only_what_the_menu_holds_is_played() -> None:
    assert found(PLAYED, MAY_PLAY) == []


def test_nothing_of_the_games_is_built_in() -> None:
    imported = {
        f"{name}: {address}"
        for name, text in sources()
        for address in IMPORTED.findall(text)
        if not MAY_IMPORT.match(address) or address.endswith((".json", ".toml"))
    }
    assert imported == set()


def test_no_quantity_of_a_game_is_held_against_a_number() -> None:
    assert found(HELD_AGAINST_NUMBER, within="games/") == []


def test_no_quantity_of_a_game_is_held_against_a_price() -> None:
    assert found(HELD_AGAINST_PRICE, within="games/") == []


@pytest.mark.parametrize(
    ("line", "pattern"),
    [
        ("if (position.failsafes < 2) warn();", HELD_AGAINST_NUMBER),
        ("const canPay = ink >= face.price;", HELD_AGAINST_PRICE),
        ("const isDear = price > own.ink;", HELD_AGAINST_PRICE),
        ('table.act({ do: "end-turn" })', WRITTEN_MOVE),
        ("// nothing\nsay(`C3.8`)", CITED),
    ],
)
def test_a_rule_would_be_found(line: str, pattern: re.Pattern[str]) -> None:
    assert pattern.search(line)
