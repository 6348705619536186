"""What a network's file tells of its training and its strength, as lines of Markdown."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

LINE = 100
"""The width of a page."""

SECTIONS = {
    "as_played": "Every option set, as bots play at tables",
    "base": "The usual options",
    "sets": "Every option set",
    "other_sets": "All other option sets",
    "near_boxes": "Boxes not seen in training, a tenth of all amounts changed",
    "changed_boxes": "Boxes not seen in training, a fifth of all amounts changed",
    "boxes": "Boxes not seen in training, two fifths of all amounts changed",
}
"""The sections of an evaluation, and their headings."""

AS_PLAYED = """\
Games as bots play them at tables: what a seat has done from a position, it does not do again in one
turn. Played on a processor by `dreamcog learn evaluate --as-played --seed {seed}`."""

AT_TRAINERS = """\
Games at a trainer's tables: a turn of more than 150 small steps ends the game as lost by all.
Bots at tables do not walk in circles."""


def report_lines(header: Mapping[str, Any], level: str) -> Iterator[str]:
    """All that a header tells, with headings of this level (`##`, `###`)."""
    found = header["evaluation"]
    yield training(header)
    yield from commands(header["trained"].get("commands", ()))
    for name, heading in SECTIONS.items():
        if section := found.get(name):
            how = AS_PLAYED if name == "as_played" else AT_TRAINERS
            told = textwrap.wrap(how.format(**section), LINE)
            yield from ("", f"{level} {heading}", "", *told, "", *section_lines(section))
    if told := found.get("reliability"):
        yield from ("", f"{level} Chances told, and what came of them", "", *tenths(told))
    if same := found.get("equality"):
        yield from ("", f"{level} The same games on GPU and processor", "", equality(same))


def training(header: Mapping[str, Any]) -> str:
    """What a network is, and how it was trained, in a sentence or two."""
    trained, found = header["trained"], header["evaluation"]
    against = f" against {found['against']} bots" if found.get("against") else ""
    rows = f" ({header['row_width']} for each row)" if header.get("row_width") else ""
    return (
        f"Width {header['width']}{rows}, depth {header['depth']}, version "
        f"{header['fits']['rules_version']} of the rules. Trained for "
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
    yield from ("", row("Players", "Won", "Interval", "Games"), "|---" * 4 + "|")
    for players, found in section["players"].items():
        yield row(players, *rate(found))
    if len(section["sets"]) > 1:
        yield from ("", row("Options", "Won", "Interval", "Games", "Score"), "|---" * 5 + "|")
        for found in section["sets"]:
            yield row(found["name"], *rate(found), f"{found['score']:g}")


def rate(found: Mapping[str, Any]) -> list[str]:
    """A rate with its interval and the games behind it."""
    low, high = found["interval"]
    return [f"{found['rate']:.2%}", f"{low:.1%} to {high:.1%}", f"{found['games']:,}"]


def tenths(found: Mapping[str, Any]) -> Iterator[str]:
    """Chances that the network told, by tenths, beside what came of them."""
    games = (
        f" of {found['games']:,} games as bots play them, not fitted to"
        if "as_played" in found
        else ""
    )
    yield f"{found['positions']:,} positions{games};"
    yield f"largest error {found['largest_error']:.2%} in tenths that hold 1,000."
    yield ""
    yield from (row("From", "Positions", "Told", "Won"), "|---" * 4 + "|")
    for each in found["tenths"]:
        shown = f"{each['from']:.1f}", f"{each['positions']:,}"
        yield row(*shown, f"{each['told']:.2%}", f"{each['won']:.2%}")


def equality(found: Mapping[str, Any]) -> str:
    """Whether the games of the training were those of the rules on the processor."""
    differing = found["differing"]
    told = "nothing differed" if not differing else "differing: " + "; ".join(differing)
    sets, games, steps = (f"{found[name]:,}" for name in ("rulesets", "games", "steps"))
    return f"{sets} sets of options and boxes, {games} whole games, {steps} steps: {told}."


def row(*cells: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"
