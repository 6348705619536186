"""An evaluation as a page in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from dreamcog.bots.network_file import NetworkFile

TITLES = {
    "base": "The usual options",
    "sets": "Every option set",
    "other_sets": "All other option sets",
    "boxes": "Boxes drawn at random",
}
"""Sections of an evaluation, and their headings."""


def report_page(file: NetworkFile) -> str:
    """The page of a network's evaluation."""
    found, trained = file.evaluation, file.trained
    against = f"against {found['against']} bots" if found.get("against") else "by itself"
    lines = [
        f"# {file.game}: {file.name}",
        "",
        f"Width {file.shape.width}, depth {file.shape.depth}; {trained.get('decisions', 0):,} decisions in "
        f"{trained.get('minutes', 0)} minutes, seed {trained.get('seed')}. Played {against}, "
        f"temperature {found.get('temperature', 0):g}, fresh deals; 95 % intervals after Wilson.",
        "",
    ]
    for name, title in TITLES.items():
        if name in found:
            lines += section_lines(title, found[name])
    if "reliability" in found:
        lines += reliability_lines(found["reliability"])
    return "\n".join(lines)


def section_lines(title: str, section: Mapping[str, Any]) -> Iterator[str]:
    """A section: its mean, by number of players, and each set."""
    yield from (f"## {title}", "")
    yield f"Mean {section['mean']:.2%}, worst {section['worst']:.2%}."
    yield from ("", "| players | won | games | interval |", "|---|---|---|---|")
    yield from (line(number, each) for number, each in section["players"].items())
    yield from ("", "| set | won | games | interval | score |", "|---|---|---|---|---|")
    for each in section["sets"]:
        yield f"{line(each['name'], each)} {each['score']:g} |"
    yield ""


def line(name: str, found: Mapping[str, Any]) -> str:
    """A rate as a row of a table."""
    low, high = found["interval"]
    return f"| {name} | {found['rate']:.2%} | {found['games']:,} | {low:.1%} to {high:.1%} |"


def reliability_lines(found: Mapping[str, Any]) -> Iterator[str]:
    """Told chances beside what came of them."""
    yield from ("## Chances told, and what came of them", "")
    yield f"{found['positions']:,} positions; largest error {found['largest_error']:.2%} in tenths "
    yield from ("that hold 1,000.", "", "| tenth | positions | told | won |", "|---|---|---|---|")
    for each in found["tenths"]:
        told = f"{each['told']:.2%} | {each['won']:.2%}"
        yield f"| {each['from']:.1f} | {each['positions']:,} | {told} |"
    yield ""
