"""How well a box is attested, and how two differ: tables for the terminal, and a Markdown page."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from babel.numbers import format_percent
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dreamcog.core.attested import GRADES, Difference, Tally, Value, attested_share, tally
from dreamcog.core.game import Game
from dreamcog.i18n.texts import Texts

COMMAND = "dreamcog box status --markdown --lang en > docs/box-status.md"
"""How the page in `docs/` is made."""

PAGE_WIDTH = 100
NONE = "–"
"""Stands where there is nothing."""


def plain_table(*headings: str) -> Table:
    """A table without lines, its headings bold."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in headings:
        table.add_column(heading)
    return table


def share_said(texts: Texts, values: Mapping[str, Any]) -> str:
    """How many values are attested, as a sentence."""
    attested, number = attested_share(values)
    percent = format_percent(attested / number, locale=texts.locale)
    return texts.say("box-attested", attested=attested, values=number, percent=percent)


def status_table(texts: Texts, name: str, game: Game[Any]) -> list[RenderableType]:
    """A box's grades for the terminal; grades that it does not have are left out."""
    rows = tally(game.box_values)
    grades = [grade for grade in GRADES if any(grade in row.grades for row in rows)]
    headings = [texts.say("box-grade", grade=grade) for grade in grades]
    table = plain_table(
        texts.say("box-column", column="block"), texts.say("box-column", column="value")
    )
    for heading in headings:
        table.add_column(heading, justify="right")
    for kind, value, counts in status_rows(texts, game, rows, grades):
        table.add_row(kind, value, *counts)
    said = [Text(line) for line in remarks(texts, game)]
    return [Text(name, "bold"), Text(share_said(texts, game.box_values)), table, *said, Text()]


def remarks(texts: Texts, game: Game[Any]) -> list[str]:
    """What no grade can say of the game's own box, where its texts have something to say."""
    is_own = game.box_values == game.kind.own_box
    return texts.own_alone(game, "box-remarks").splitlines() if is_own else []


def status_rows(
    texts: Texts, game: Game[Any], rows: Sequence[Tally], grades: Sequence[str]
) -> list[tuple[str, str, list[str]]]:
    """A row for each sort of value: its kind where that is new, its name, how many of a grade."""
    found = []
    last = ""
    for row in rows:
        kind = "" if row.kind == last else texts.own(game, "box-kind", kind=row.kind)
        last = row.kind
        counts = [str(row.grades[grade]) if grade in row.grades else NONE for grade in grades]
        found.append((kind, texts.own(game, "box-value", value=row.key), counts))
    return found


def status_page(texts: Texts, boxes: Mapping[str, Game[Any]]) -> str:
    """How well several boxes are attested, as a Markdown page; each under its name."""
    lines = [
        f"# {texts.say('box-page-title')}",
        "",
        *textwrap.wrap(texts.say("box-page-about"), PAGE_WIDTH),
        "",
        texts.say("page-made-by", command=COMMAND),
        "",
        *(
            f"- **{texts.say('box-grade', grade=grade)}**: "
            f"{texts.say('box-grade-about', grade=grade)}"
            for grade in GRADES
        ),
    ]
    headings = [
        texts.say("box-column", column="block"),
        texts.say("box-column", column="value"),
        *(texts.say("box-grade", grade=grade) for grade in GRADES),
    ]
    for name, game in boxes.items():
        lines += ["", f"## {name}", "", share_said(texts, game.box_values), ""]
        lines += [markdown_row(headings), "|---|---|" + "--:|" * len(GRADES)]
        rows = status_rows(texts, game, tally(game.box_values), GRADES)
        lines += [markdown_row([kind, value, *counts]) for kind, value, counts in rows]
        said = [textwrap.wrap(line, PAGE_WIDTH) for line in remarks(texts, game)]
        lines += [part for wrapped in said for part in ("", *wrapped)]
    return "\n".join(lines) + "\n"


def markdown_row(cells: Sequence[str]) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(cells)} |"


def difference_table(
    texts: Texts, found: Sequence[Difference], one: str, other: str
) -> RenderableType:
    """What differs, entry by entry, as the files have it; the grade where only that differs."""
    table = plain_table(texts.say("box-column", column="entry"), one, other)
    for entry in found:
        same = entry.one and entry.other and entry.one.value == entry.other.value
        sides = [written_value(texts, value, bool(same)) for value in (entry.one, entry.other)]
        table.add_row(entry.entry, *sides)
    return table


def written_value(texts: Texts, value: Value | None, with_grade: bool) -> str:
    """One side of a difference."""
    if value is None:
        return NONE
    grade = f" ({texts.say('box-grade', grade=value.grade)})" if with_grade else ""
    return written(value.value) + grade


def written(value: Any) -> str:
    """A value as a box file has it."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{key} = {written(amount)}" for key, amount in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(written(item) for item in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
