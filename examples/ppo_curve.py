"""The curve of `ppo.py` as an SVG: repaired machines and won games over minutes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 56, 40, 44
MACHINES, WON = "#b06a00", "#1c6ea4"
MARKS = 5
"""Parts that each axis is divided into."""


def curve_svg(curve: Sequence[dict[str, float]]) -> str:
    """Machines by the scale on the left, the share of won games by that on the right."""
    points = [point for point in curve if "won" in point]
    last = max([point["minutes"] for point in points], default=0.0) or 1.0
    top = max(5.0, *(5 * -(-point["machines"] // 5) for point in points), 0.0)
    share = max(0.05, *(0.05 * -(-point["won"] // 0.05) for point in points), 0.0)

    def x(minutes: float) -> float:
        return round(LEFT + minutes / last * (WIDTH - LEFT - RIGHT), 1)

    def y(part: float) -> float:
        return round(HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<path d="M{LEFT} {TOP}V{y(0)}H{WIDTH - RIGHT}V{TOP}" fill="none" stroke="#777"/>',
        words(LEFT, 20, "repaired machines a game", MACHINES),
        words(WIDTH - RIGHT, 20, "won games", WON, "end"),
        words((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "minutes of learning", anchor="middle"),
    ]
    for mark in range(MARKS + 1):
        part = mark / MARKS
        parts += [
            words(LEFT - 6, y(part) + 4, f"{part * top:g}", MACHINES, "end"),
            words(WIDTH - RIGHT + 6, y(part) + 4, f"{part * share:.0%}", WON),
            words(x(part * last), y(0) + 18, f"{part * last:.1f}", anchor="middle"),
        ]
    heights: list[tuple[str, Callable[[dict[str, float]], float]]] = [
        (MACHINES, lambda point: point["machines"] / top),
        (WON, lambda point: point["won"] / share),
    ]
    for color, height in heights:
        line = " ".join(f"{x(point['minutes'])},{y(height(point))}" for point in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def words(x: float, y: float, text: str, color: str = "#333", anchor: str = "start") -> str:
    """Words at a point."""
    return f'<text x="{x}" y="{y}" fill="{color}" text-anchor="{anchor}">{text}</text>'
