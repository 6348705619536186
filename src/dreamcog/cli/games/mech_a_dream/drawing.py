"""What every part of Mech A Dream's table is drawn with: labels, lines and columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from dreamcog.cli.games.mech_a_dream.choices import MechComposer
from dreamcog.cli.games.mech_a_dream.look import MechLook
from dreamcog.cli.look import ASIDE, GAP, flow, folded

LABELS = ("delivery", "stock-room", "for-sale", "experts", "robot", "belt", "workshop")
DAY = ("morning", "afternoon", "evening")

CELL = 26
"""A thing for sale or under construction is rarely wider than this."""


class Drawing:
    """Draws one position for one window, from the side of the seat that is asked."""

    def __init__(
        self, look: MechLook, composer: MechComposer, names: Sequence[str], width: int
    ) -> None:
        self.look = look
        self.texts = look.texts
        self.composer = composer
        self.position = composer.position
        self.names = names
        self.width = width
        self.label = {
            name: self.texts.say(f"{self.look.game.name}-board-{name}") for name in LABELS
        }
        if not any(player["specialists"] for player in self.position["players"]):
            if not self.position["specialists_centre"]:
                del self.label["experts"]
        self.column = max(len(label) for label in self.label.values()) + GAP

    def line(self, label: str, items: list[Text], between: str = ASIDE) -> list[Text]:
        """A label, and things side by side."""
        return flow(Text(self.label[label], "bold"), items, self.width, self.column, between)

    def grid(self, label: str, cells: list[Text]) -> list[Text]:
        """Cells in columns of one width, as many as there is room for."""
        room = self.width - self.column
        widest = max(cell.cell_len for cell in cells)
        columns = max(1, (room + GAP) // (max(widest, CELL) + GAP))
        if widest > room:
            cells = [piece for cell in cells for piece in folded(cell, room)]
        each = (room + GAP) // columns
        lines = []
        for start in range(0, len(cells), columns):
            line = Text(self.label[label] if start == 0 else "", "bold")
            for number, cell in enumerate(cells[start : start + columns]):
                line.pad_right(self.column + number * each - line.cell_len)
                line.append_text(cell)
            lines.append(line)
        return lines

    def experts(self, cards: list[dict[str, Any]]) -> list[Text]:
        """Specialists with their prices; nothing where there are none."""
        if not cards:
            return []
        return self.line("experts", [self.look.expert(card) for card in cards], "  ")
