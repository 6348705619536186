"""Ratings with their intervals as a picture (SVG)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 150, 64, 48, 44
ROW = 34
"""Height of a bot's row."""
MARKS = (50, 100, 200, 400, 1000, 2000, 5000)
"""Distances of the marks below, the smallest that leaves room taken."""
MOST_MARKS = 9
COLOUR = "#1c6ea4"


def chart(bots: Sequence[Mapping[str, Any]], title: str, axis: str) -> str:
    """The picture of bots with `name`, `rating`, `low` and `high`, the strongest first."""
    rows = sorted(bots, key=lambda bot: -bot["rating"])
    least, most = min(bot["low"] for bot in rows), max(bot["high"] for bot in rows)
    step = next((each for each in MARKS if (most - least) / each < MOST_MARKS), MARKS[-1])
    first, last = math.floor(least / step) * step, math.ceil(most / step) * step
    last = max(last, first + step)

    def x(rating: float) -> float:
        part = (rating - first) / (last - first)
        return round(float(LEFT + part * (WIDTH - LEFT - RIGHT)), 1)

    bottom = TOP + ROW * len(rows)
    height = bottom + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13" fill="#333">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        words(LEFT, 24, title),
        words((LEFT + WIDTH - RIGHT) / 2, height - 8, axis, "middle"),
    ]
    for mark in range(first, last + 1, step):
        parts.append(f'<path d="M{x(mark)} {TOP}V{bottom}" stroke="#ddd"/>')
        parts.append(words(x(mark), bottom + 18, str(mark), "middle"))
    for number, bot in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        parts += [
            words(LEFT - 10, y + 4, bot["name"], "end"),
            f'<path d="M{x(bot["low"])} {y}H{x(bot["high"])}" stroke="{COLOUR}" stroke-width="3"/>',
            f'<circle cx="{x(bot["rating"])}" cy="{y}" r="5" fill="{COLOUR}"/>',
            words(x(bot["high"]) + 8, y + 4, f"{bot['rating']:.0f}"),
        ]
    return "\n".join([*parts, "</svg>", ""])


def words(x: float, y: float, text: str, anchor: str = "start") -> str:
    """Words at a point."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
