"""The page on released networks, in Markdown, from the headers of their files."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from dreamcog.cli.box_pages import PAGE_WIDTH, markdown_row

COMMAND = "dreamcog networks --markdown > docs/networks.md"
ABOUT = """\
These networks learned the games by playing. They come with the package and play under the names
`network` (large) and `network-small`. A file says which version of the rules it fits; one that does
not fit is refused with the reason. Figures are from fresh deals, with the steps that the network
likes best unless another temperature is named; intervals hold 95 % (Wilson).
"""
NONE = "No network is released yet."

SECTIONS = {
    "base": "The usual options",
    "sets": "Every option set",
    "other_sets": "All other option sets",
    "boxes": "Boxes drawn at random, not seen in training",
}
"""The sections of an evaluation, and what the page calls them."""

Shown = tuple[str, Path, Mapping[str, Any]]
"""A network: the title of its game, its file, its header."""


def page(networks: Sequence[Shown]) -> Iterator[str]:
    """The lines of the page."""
    yield from ("# Networks", "")
    yield from textwrap.wrap(ABOUT, PAGE_WIDTH)
    yield from ("", f"This page is made by `{COMMAND}`.")
    if not networks:
        yield from ("", NONE)
    for title, path, header in networks:
        yield from ("", f"## {title}: {header['name']}", "")
        yield from textwrap.wrap(training(path, header), PAGE_WIDTH)
        yield from commands(header["trained"].get("commands", ()))
        for name, heading in SECTIONS.items():
            if section := header["evaluation"].get(name):
                yield from ("", f"### {heading}", "", *section_lines(section))
        if told := header["evaluation"].get("reliability"):
            yield from ("", "### Chances told, and what came of them", "", *tenths(told))


def training(path: Path, header: Mapping[str, Any]) -> str:
    """What a network is, and how it was trained, in a sentence or two."""
    trained, found = header["trained"], header["evaluation"]
    against = f" against {found['against']} bots" if found.get("against") else ""
    return (
        f"`{path.name}`: {path.stat().st_size / 1e6:.1f} MB, width {header['width']}, depth "
        f"{header['depth']}, version {header['fits']['rules_version']} of the rules. Trained for "
        f"{trained.get('minutes', 0):g} minutes with {trained.get('decisions', 0):,} decisions, "
        f"seed {trained.get('seed')}. Played{against} at temperature "
        f"{found.get('temperature', 0):g}."
    )


def commands(typed: Sequence[str]) -> Iterator[str]:
    """What was typed to train it."""
    if typed:
        yield from ("", "```", *typed, "```")


def section_lines(section: Mapping[str, Any]) -> Iterator[str]:
    """How a network played: all in all, by number of players, and every option set."""
    yield f"Mean {section['mean']:.2%}, worst {section['worst']:.2%}."
    yield from ("", markdown_row(["Players", "Won", "Interval", "Games"]), "|---" * 4 + "|")
    for players, found in section["players"].items():
        yield markdown_row([players, *rate(found)])
    if len(section["sets"]) > 1:
        columns = ["Options", "Won", "Interval", "Games", "Score"]
        yield from ("", markdown_row(columns), "|---" * 5 + "|")
        for found in section["sets"]:
            yield markdown_row([found["name"], *rate(found), f"{found['score']:g}"])


def rate(found: Mapping[str, Any]) -> list[str]:
    """A rate with its interval and the games behind it."""
    low, high = found["interval"]
    return [f"{found['rate']:.2%}", f"{low:.1%} to {high:.1%}", f"{found['games']:,}"]


def tenths(found: Mapping[str, Any]) -> Iterator[str]:
    """Chances that the network told, by tenths, beside what came of them."""
    yield f"{found['positions']:,} positions; largest error {found['largest_error']:.2%} in tenths"
    yield from ("that hold 1,000.", "")
    yield from (markdown_row(["From", "Positions", "Told", "Won"]), "|---" * 4 + "|")
    for each in found["tenths"]:
        shown = (f"{each['from']:.1f}", f"{each['positions']:,}")
        yield markdown_row([*shown, f"{each['told']:.2%}", f"{each['won']:.2%}"])
