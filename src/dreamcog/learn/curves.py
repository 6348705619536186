"""The curve of a training as an SVG: won games and scores over minutes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 56, 44, 44
MARKS = 5
"""Parts that each axis is divided into."""

LINES = {
    "won": ("won games in training", "#1c6ea4"),
    "worst": ("the worst ruleset", "#8a8a8a"),
    "against_greedy": ("first against greedy", "#2a7f3f"),
    "score": ("score", "#b06a00"),
}
"""Columns of a curve that are drawn, with words and colours; all but scores are parts of 1."""


def write_curve(path: Path, curve: Sequence[Mapping[str, Any]]) -> None:
    """Write the picture of a curve."""
    path.write_text(curve_svg(curve), encoding="utf-8")


def curve_svg(curve: Sequence[Mapping[str, Any]]) -> str:
    """Shares by the scale on the left, scores by that on the right."""
    last = max((point["minutes"] for point in curve), default=0.0) or 1.0
    most = max((point["score"] for point in curve if "score" in point), default=0.0)
    top = max(10.0, 10 * -(-most // 10))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<path d="M{LEFT} {TOP}V{y_of(0)}H{WIDTH - RIGHT}V{TOP}" fill="none" stroke="#777"/>',
        words((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "minutes of training", anchor="middle"),
    ]
    for mark in range(MARKS + 1):
        part = mark / MARKS
        x = round(LEFT + part * (WIDTH - LEFT - RIGHT), 1)
        parts += [
            words(LEFT - 6, y_of(part) + 4, f"{part:.0%}", anchor="end"),
            words(WIDTH - RIGHT + 6, y_of(part) + 4, f"{part * top:g}", LINES["score"][1]),
            words(x, y_of(0) + 18, f"{part * last:.1f}", anchor="middle"),
        ]
    at = LEFT
    for column, (text, color) in LINES.items():
        points = [(p["minutes"] / last, p[column]) for p in curve if column in p]
        if points:
            scale = top if column == "score" else 1.0
            parts.append(polyline([(x, value / scale) for x, value in points], color))
            parts.append(words(at, 20, text, color))
            at += 170
    return "\n".join([*parts, "</svg>", ""])


def y_of(part: float) -> float:
    """Where a part of the left axis lies."""
    return round(HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM), 1)


def polyline(points: Sequence[tuple[float, float]], color: str) -> str:
    """A line through points, both coordinates as parts of the axes."""
    across = WIDTH - LEFT - RIGHT
    line = " ".join(f"{round(LEFT + x * across, 1)},{y_of(y)}" for x, y in points)
    return f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2"/>'


def words(x: float, y: float, text: str, color: str = "#333", anchor: str = "start") -> str:
    """Words at a point."""
    return f'<text x="{x}" y="{y}" fill="{color}" text-anchor="{anchor}">{text}</text>'
