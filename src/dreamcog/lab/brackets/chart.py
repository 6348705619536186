"""Brackets as a picture (SVG): a row for each cell, bots as dots, perfect play as a bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.lab.arena.chart import words

WIDTH, LEFT, RIGHT, TOP, BOTTOM, ROW = 860, 330, 40, 76, 44, 22
COLOURS = ("#b0b0b0", "#d08a1d", "#5aa469", "#1c6ea4", "#7a3e9d", "#c0392b", "#16858a", "#333333")
BAR, OPEN = "#cfe3f2", "#e9e9e9"
MARKS = range(0, 101, 10)


def chart(cells: Sequence[Mapping[str, Any]], bots: Sequence[str], title: str) -> str:
    """The picture of cells by name: from the best bot up to what is not excluded is the bar."""
    bottom = TOP + ROW * len(cells)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + BOTTOM}" '
        'font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{bottom + BOTTOM}" fill="#fff"/>',
        words(16, 24, title),
        *legend(bots),
        words((LEFT + WIDTH - RIGHT) / 2, bottom + 38, "deals won, in per cent", "middle"),
    ]
    for mark in MARKS:
        parts.append(f'<path d="M{x(mark / 100)} {TOP}V{bottom}" stroke="#e4e4e4"/>')
        parts.append(words(x(mark / 100), bottom + 18, str(mark), "middle"))
    for number, cell in enumerate(cells):
        parts += row(cell, bots, TOP + ROW * number + ROW // 2)
    return "\n".join([*parts, "</svg>", ""])


def x(rate: float) -> float:
    """Where a rate lies."""
    return round(LEFT + rate * (WIDTH - LEFT - RIGHT), 1)


def colour(number: int) -> str:
    """The colour of a bot, by its place among all."""
    return COLOURS[number % len(COLOURS)]


def row(cell: Mapping[str, Any], bots: Sequence[str], y: int) -> list[str]:
    """One cell."""
    best = max(cell["bots"][name]["rate"] for name in bots)
    known, most = cell["winnable"]["rate"], cell["not_excluded"]["rate"]
    parts = [words(LEFT - 10, y + 4, label(cell), "end")]
    for start, end, fill in ((best, known, BAR), (known, most, OPEN)):
        if end > start:
            width = round(x(end) - x(start), 1)
            parts.append(
                f'<rect x="{x(start)}" y="{y - 6}" width="{width}" height="12" fill="{fill}"/>'
            )
    parts.append(f'<path d="M{x(most)} {y - 8}V{y + 8}" stroke="#333" stroke-width="2"/>')
    for number, name in enumerate(bots):
        rate = cell["bots"][name]
        ends = f"M{x(rate['low'])} {y}H{x(rate['high'])}"
        parts.append(f'<path d="{ends}" stroke="{colour(number)}" stroke-opacity="0.35"/>')
        parts.append(f'<circle cx="{x(rate["rate"])}" cy="{y}" r="4" fill="{colour(number)}"/>')
    return parts


def label(cell: Mapping[str, Any]) -> str:
    """The name of a row: the additions, shortened where there are many, and unusual numbers."""
    name = str(cell["name"])
    if len(name) > 46:
        name = " + ".join(word[:5] for word in name.split(" + "))
    return name if cell["usual"] else f"{name}, {cell['numbers']}"


def legend(bots: Sequence[str]) -> list[str]:
    """Which colour is which bot."""
    parts, at = [], 16
    for number, name in enumerate(bots):
        parts.append(f'<circle cx="{at}" cy="46" r="4" fill="{colour(number)}"/>')
        parts.append(words(at + 9, 50, name))
        at += 26 + 7 * len(name)
    parts.append(f'<rect x="{at}" y="40" width="22" height="12" fill="{BAR}"/>')
    parts.append(words(at + 28, 50, "perfect play lies here"))
    parts.append(f'<rect x="{at + 180}" y="40" width="22" height="12" fill="{OPEN}"/>')
    parts.append(words(at + 208, 50, "or here: not known"))
    return parts
