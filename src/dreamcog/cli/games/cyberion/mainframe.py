"""The Mainframe drawn in a terminal: the Cogs side by side, what belongs to each below it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from dreamcog.cli.games.cyberion.look import HOLIDAY, CyberionLook
from dreamcog.cli.look import COUNTED, GAP, NOTHING

LONG, SHORT = 17, 13
"""A column is never wider than this: a name and its level. From `SHORT` on, names are whole."""

LABELS = {
    "devious-cog": ("interference",),
    "babybots": ("limbo",),
    "gigantobots": ("giants", "giants-by-size"),
}
"""What each expansion lays below the Cogs."""

LONGEST = " III"
"""The longest level."""

Line = tuple[str, list[Text]]
"""A label, and something for each model (or size)."""


class Mainframe:
    """Draws the Mainframe of a position for one window."""

    def __init__(self, look: CyberionLook, width: int, column: int, expansions: list[str]) -> None:
        self.look = look
        self.say = look.texts.say
        self.expansions = expansions
        shown = [
            self.say(f"board-{label}")
            for expansion, labels in LABELS.items()
            if expansion in expansions
            for label in labels
        ]
        self.column = max(column, *(len(label) + GAP for label in ["", *shown]))
        self.each = self._each(width - self.column)

    def _each(self, room: int) -> int:
        """How wide a column is; the last one needs no gap behind it."""
        *others, last = self.look.models
        for name, least in ((LONGEST, LONG), ("", SHORT)):
            each = (room - self.look.model(last, name).cell_len) // len(others)
            if each >= least:
                return least
        return min(SHORT - 1, (room - self.look.short(last).cell_len) // len(others))

    def draw(self, position: dict[str, Any]) -> list[Text]:
        """A line for the Cogs, and one for each thing that expansions lay below them."""
        lines = self._cogs(position["levels"])
        if "devious-cog" in self.expansions:
            tokens = [counted(number) for number in position["interference"].values()]
            lines.append((self.say("board-interference"), tokens))
        if "babybots" in self.expansions:
            limbo = [counted(model in position["limbo"]) for model in position["levels"]]
            lines.append((self.say("board-limbo"), limbo))
        if "gigantobots" in self.expansions:
            lines += self._giants(position["gigantobots"])
        return self._in_columns(lines)

    def _in_columns(self, lines: list[Line]) -> list[Text]:
        drawn = []
        for label, cells in lines:
            line = Text(label, "bold")
            for number, cell in enumerate(cells):
                line.pad_right(self.column + number * self.each - line.cell_len)
                line.append_text(cell)
            drawn.append(line)
        return drawn

    def _cogs(self, levels: dict[str, int]) -> list[Line]:
        label = self.say("board-cogs")
        steps = {model: self.look.words.level(level) for model, level in levels.items()}
        if self.each == LONG:
            return [(label, [self.look.model(model, f" {step}") for model, step in steps.items()])]
        named = self.look.model if self.each >= SHORT else self.look.short
        names = [named(model) for model in levels]
        return [(label, names), ("", [Text(step, "bold") for step in steps.values()])]

    def _giants(self, giants: dict[str, Any]) -> list[Line]:
        """The Gigantobots of the models below their Cogs, those of the sizes in a line more."""
        models = [self._giant(name, giga) for name, giga in giants.items() if "size" not in name]
        sizes = [self._giant(name, giga) for name, giga in giants.items() if "size" in name]
        return [(self.say("board-giants"), models), (self.say("board-giants-by-size"), sizes)]

    def _giant(self, name: str, giga: dict[str, Any]) -> Text:
        """A Gigantobot: what it shows besides the model above it, and who pilots it."""
        face = self.look.game.faces["gigantobots"][name]
        if len(face) > 1:
            shown = self.look.card(f"{face['model']}-{face['size']}")
            cards = [self.look.card(robot) for robot in giga["robots"]]
            laid = Text("").join([card if self.each >= SHORT else card[:1] for card in cards])
            return Text.assemble(shown, ":", Text(HOLIDAY, "dim") if giga["holiday"] else laid)
        if "model" in face:
            return self._laid(giga)
        return Text.assemble((str(face["size"]), "bold"), " ", self._laid(giga, with_size=False))

    def _laid(self, giga: dict[str, Any], with_size: bool = True) -> Text:
        """Who pilots a Gigantobot: shape and size, of which one goes without saying."""
        if giga["holiday"]:
            word = f" {self.say('board-holiday')}" if self.each >= SHORT else ""
            return Text(f"{HOLIDAY}{word}", "dim")
        cards = [self.look.card(robot) for robot in giga["robots"]]
        if not with_size:
            return Text("").join([card[:1] for card in cards]) or NOTHING.copy()
        if self.each < SHORT:
            return Text(" ").join([card[1:] for card in cards]) or NOTHING.copy()
        return Text(" ").join(cards) or NOTHING.copy()


def counted(number: int) -> Text:
    """A mark for each of a few things."""
    return Text(COUNTED * number) if number else NOTHING.copy()
