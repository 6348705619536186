"""The time a game takes in longer and longer runs, drawn as an SVG."""

from __future__ import annotations

import math
from collections.abc import Mapping

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 60, 140, 24, 48
COLORS = ("#b06a00", "#1c6ea4", "#4f7a28", "#8a3a80")
BAND = 0.10
"""The share by which times may differ; shown around the first of each line."""


def growth_plot(lines: Mapping[str, Mapping[int, float]]) -> str:
    """Microseconds a game over the number of games, which grows by tens; a line for each name."""
    counts = sorted({count for line in lines.values() for count in line})
    top = 1.25 * max(value for line in lines.values() for value in line.values())
    first, last = math.log10(counts[0]), math.log10(counts[-1])

    def x(count: int) -> float:
        share = (math.log10(count) - first) / (last - first or 1)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<path d="M{LEFT} {TOP}V{y(0)}H{WIDTH - RIGHT}" fill="none" stroke="#777"/>',
        text(LEFT, 14, "microseconds a game"),
        text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "games in one run", "middle"),
    ]
    parts += [text(x(count), y(0) + 18, f"{count:,}", "middle") for count in counts]
    tick = step_for(top)
    for i in range(int(top / tick) + 1):
        parts.append(text(LEFT - 6, y(i * tick) + 4, f"{i * tick:g}", "end"))
    for (name, line), color in zip(lines.items(), COLORS * len(lines), strict=False):
        start = next(iter(line.values()))
        high, low = y(start * (1 + BAND)), y(start * (1 - BAND))
        parts.append(
            f'<rect x="{LEFT}" y="{high}" width="{WIDTH - LEFT - RIGHT}" '
            f'height="{round(low - high, 1)}" fill="{color}" opacity="0.15"/>'
        )
        points = " ".join(f"{x(count)},{y(value)}" for count, value in line.items())
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [
            f'<circle cx="{x(count)}" cy="{y(value)}" r="3.5" fill="{color}"/>'
            for count, value in line.items()
        ]
        end = list(line.values())[-1]
        parts.append(text(WIDTH - RIGHT + 12, y(end) + 4, name))
    return "\n".join([*parts, "</svg>", ""])


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Words at a point."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'


def step_for(top: float) -> float:
    """The distance of the marks of an axis: 1, 2 or 5 times a power of ten, four to ten marks."""
    power = 10 ** math.floor(math.log10(top / 4))
    return max(power * factor for factor in (1, 2, 5) if power * factor <= top / 4)
