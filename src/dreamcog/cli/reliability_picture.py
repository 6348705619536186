"""A picture of how well the chances that networks tell agree with what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

SIDE, LEFT, TOP = 300, 60, 60
"""The square of one network, and what lies left of it and above."""

GAP = 80
ALLOWED = 0.02
"""How far told and won may be apart: the band along the diagonal."""

ENOUGH = 1000
"""Positions from which on a tenth of a network counts; fewer are drawn pale."""

Told = tuple[str, Mapping[str, Any]]
"""A network's title, and its evaluation's `reliability`."""


def reliability_svg(networks: Sequence[Told], enough: int = ENOUGH) -> str:
    """One square for each network: told chances to the right, games won upwards."""
    width = LEFT + len(networks) * (SIDE + GAP)
    height = TOP + SIDE + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13" fill="#333">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, (title, told) in enumerate(networks):
        parts += square(LEFT + number * (SIDE + GAP), title, told, enough)
    return "\n".join([*parts, "</svg>", ""])


def square(left: float, title: str, told: Mapping[str, Any], enough: int) -> Iterator[str]:
    """The square of one network."""

    def x(part: float) -> float:
        return round(left + part * SIDE, 1)

    def y(part: float) -> float:
        return round(TOP + (1 - part) * SIDE, 1)

    about = f"{told['positions']:,} positions, largest error {told['largest_error']:.1%}"
    yield text(left, TOP - 32, title, "start", 'font-weight="bold"')
    yield text(left, TOP - 12, about, "start")
    band = [(0, 0), (0, ALLOWED), (1 - ALLOWED, 1), (1, 1), (1, 1 - ALLOWED), (ALLOWED, 0)]
    points = " ".join(f"{x(a)},{y(b)}" for a, b in band)
    yield f'<polygon points="{points}" fill="#dfe8ee"/>'
    yield f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#777"/>'
    for mark in range(0, 11, 2):
        part = mark / 10
        yield text(x(part), y(0) + 18, f"{part:.0%}", "middle")
        yield text(x(0) - 6, y(part) + 4, f"{part:.0%}", "end")
    yield text(x(0.5), y(0) + 38, "chance told", "middle")
    turned = f'transform="rotate(-90 {x(0) - 42} {y(0.5)})"'
    yield text(x(0) - 42, y(0.5), "games won", "middle", turned)
    for each in told["tenths"]:
        colour = "#1c6ea4" if each["positions"] >= enough else "#b9c9d4"
        place = f'cx="{x(each["told"])}" cy="{y(each["won"])}"'
        yield f'<circle {place} r="5" fill="{colour}"/>'


def text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    """Words at a point."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" {more}>{words}</text>'
