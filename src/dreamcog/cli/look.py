"""How things look in a terminal, whatever the game: what stands out, and lines that fit."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from rich.text import Text

GOLD = "bold #1F2340 on #FFC93C"
"""Always and only: you can do this now."""

READY = "»"
"""The same, where no colour is shown."""

SHOWS, WINS, LOSES = "¤", "★", "✗"
"""After a move: it shows something hidden, it would win or lose the game."""

COUNTED = "●"
"""One of something that is counted."""

NOTHING = Text("–", "dim")

WIDE = 79
"""A window from this width on shows more at once; the last column stays free."""

GAP = 2
"""Between a label and what follows it."""

APART = "  "
"""Between things that stand side by side."""

ASIDE = " · "
"""Between facts that stand side by side."""


class Look:
    """Draws sentences; words of the game that have a colour are drawn in it."""

    def __init__(self, colours: Mapping[str, str]) -> None:
        self.colours = colours

    def sentence(self, sentence: str, width: int, style: str = "") -> Text:
        """A sentence that keeps to the window."""
        text = Text(wrapped(sentence, width), style)
        for word, colour in self.colours.items():
            text.highlight_words([word], colour)
        return text


def wrapped(sentence: str, width: int, indent: str = "") -> str:
    """A sentence broken at spaces, never at a no-break space (rich would)."""
    lines = textwrap.wrap(
        sentence, max(width, 20), subsequent_indent=indent, break_on_hyphens=False
    )
    return "\n".join(lines)


def flow(
    label: Text, items: Sequence[Text], width: int, column: int, between: str = APART
) -> list[Text]:
    """A label, then items side by side; where the line ends they go on below, indented."""
    lines = [Text().append_text(label)]
    lines[0].pad_right(max(0, column - label.cell_len))
    is_full = False
    for item in items:
        pieces = folded(item, width - column)
        for piece in pieces:
            gap = between if lines[-1].cell_len > column else ""
            if is_full or (gap and lines[-1].cell_len + len(gap) + piece.cell_len > width):
                lines.append(Text(" " * column))
                gap = ""
            lines[-1].append(gap).append_text(piece)
            is_full = len(pieces) > 1
    return lines


def folded(item: Text, width: int) -> list[Text]:
    """One item on as many lines as it needs, broken at its spaces."""
    lines: list[Text] = [Text()]
    for word in breakable(item, width):
        if lines[-1] and lines[-1].cell_len + 1 + word.cell_len > width:
            lines.append(Text("  "))
        elif lines[-1]:
            lines[-1].append(" ")
        lines[-1].append_text(word)
    return lines


def breakable(item: Text, width: int) -> list[Text]:
    """The words of an item; what is kept together but is too wide is broken nevertheless."""
    words: list[Text] = []
    for word in item.split(" "):
        words += word.split("\xa0") if word.cell_len > width else [word]
    return words


def in_columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Rows of cells as lines with their columns aligned; an empty column is left out."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        line, end = Text(), 0
        for cell, width in zip(row, widths, strict=True):
            if cell:
                line.pad_right(end - line.cell_len)
                line.append_text(cell)
            end += width + GAP if width else 0
        lines.append(line)
    return lines
