"""The end of a game in a terminal: everybody's score by where it comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from dreamcog.cli.games.mech_a_dream.look import MechLook
from dreamcog.cli.look import in_columns

SOURCES = {"points": "★", "rainbows": "∩", "resources": "✿✎"}
"""Where a score comes from, and how that is headed where there is little room."""

TOTAL = "total"


def scores(
    look: MechLook, outcome: Mapping[str, Any], names: Sequence[str], width: int
) -> list[Text]:
    """A line for each player, from first to last."""
    say = look.texts.say
    heads = [say(f"{look.game.name}-score-{source}") for source in (*SOURCES, TOTAL)]
    lines = table(heads, outcome, names)
    if max(line.cell_len for line in lines) > width:
        return table([*SOURCES.values(), heads[-1]], outcome, names)
    return lines


def table(heads: list[str], outcome: Mapping[str, Any], names: Sequence[str]) -> list[Text]:
    """Names and numbers below their headings; the winners stand out."""
    rows = [[Text(), *(Text(head, "dim") for head in heads)]]
    for seat in outcome["ranking"]:
        numbers = [outcome["sources"][seat][source] for source in SOURCES]
        cells = [Text(str(number)) for number in numbers]
        style = "bold" if seat in outcome["winners"] else ""
        total = Text(str(outcome["scores"][seat]), "bold")
        rows.append([Text(names[seat], style), *cells, total])
    return in_columns(rows)
