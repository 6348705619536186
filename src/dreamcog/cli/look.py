"""How things look in a terminal: colours, each with a shape, and lines that fit the window."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.text import Text

from dreamcog.i18n.printed import Printed
from dreamcog.i18n.texts import Texts

LOOKS = {
    "sirenbot": ("♪", "#D97706"),
    "stockbot": ("■", "#3B82F6"),
    "cyclobot": ("↻", "#A06CE0"),
    "planbot": ("◉", "#2FA357"),
    "commandbot": ("!", "#E5484D"),
}
"""A shape and a colour for each model: a bell's note, a box, arrows in a ring, an eye, a "!"."""

ANY_LOOK = ("✶", "default")
"""A Multibot that may be of any model."""

GOLD = "bold #1F2340 on #FFC93C"
"""Always and only: you can do this now."""

READY = "»"
"""The same, where no colour is shown."""

SHOWS, WINS, LOSES = "¤", "★", "✗"
"""After a move: it shows something hidden, it would win or lose the game."""

MICROBOT, HOLIDAY, COUNTED = "⊙", "☼", "●"
"""A Microbot, a Gigantobot on holiday, and one of something that is counted."""

MARKS = {
    "ready": READY,
    "shows": SHOWS,
    "wins": WINS,
    "loses": LOSES,
    "microbot": MICROBOT,
    "holiday": HOLIDAY,
}
"""All marks by their meaning, as the help explains them."""

NOTHING = Text("–", "dim")

USUAL_ROW = "platform"
"""Where robots lie if nothing else is said."""

GAP = 2
"""Between a label and what follows it."""

APART = "  "
"""Between things that stand side by side."""

ASIDE = " · "
"""Between facts that stand side by side."""


class Look:
    """Draws the things of one game, in one language."""

    def __init__(self, texts: Texts, game: Printed) -> None:
        self.texts = texts
        self.game = game

    def model(self, model: str, after: str = "") -> Text:
        """A model with its shape and colour, and what follows it in the same colour."""
        shape, colour = LOOKS.get(model, ANY_LOOK)
        name = self.texts.model(self.game, model)
        return Text(f"{shape}\xa0{name}{after}".replace(" ", "\xa0"), colour)

    def short(self, model: str) -> Text:
        """A model where there is little room."""
        shape, colour = LOOKS.get(model, ANY_LOOK)
        return Text(f"{shape}\xa0{self.texts.say(f'{self.game.name}-short-{model}')}", colour)

    def card(self, robot: str) -> Text:
        """A robot in two letters: its shape and its size."""
        model, _, size = robot.partition("-")
        shape, colour = LOOKS.get(model, ANY_LOOK)
        return Text(f"{shape}{size}", colour)

    def trait(self, trait: str) -> Text:
        """What a Gigantobot or Microbot shows: a model, or a size (`size-2`)."""
        if trait in self.game.models:
            return self.model(trait)
        size = int(trait.removeprefix("size-"))
        return Text(self.texts.say("board-size", size=size).replace(" ", "\xa0"))

    def microbot(self, microbot: str) -> Text:
        """A Microbot token."""
        return Text(f"{MICROBOT}\xa0").append_text(self.trait(microbot))

    def robot(self, robot: str) -> Text:
        """A robot card with its model's shape and colour."""
        found = [model for model in self.game.models if model in robot]
        shape, colour = LOOKS.get(found[0], ANY_LOOK) if found else ANY_LOOK
        name = self.texts.robot(self.game, robot)
        return Text(f"{shape}\xa0{name}".replace(" ", "\xa0"), colour)

    def placed(self, placed: str) -> Text:
        """A robot with the row it lies in, where that is not the usual one."""
        row, _, robot = placed.partition("/")
        if row == USUAL_ROW:
            return self.robot(robot)
        return Text.assemble(self.robot(robot), f"\xa0({self.texts.row(self.game, row)})")

    def robots(self, robots: Sequence[str]) -> Text:
        """Several robots, the row they lie in named where it is given."""
        drawn = [self.placed(robot) if "/" in robot else self.robot(robot) for robot in robots]
        return Text(", ").join(drawn)

    def sentence(self, sentence: str, width: int, style: str = "") -> Text:
        """A sentence that keeps to the window, the models in it in their colours."""
        text = Text(wrapped(sentence, width), style)
        for model in self.game.models:
            text.highlight_words([self.texts.model(self.game, model)], LOOKS[model][1])
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
    for word in item.split(" "):
        if lines[-1] and lines[-1].cell_len + 1 + word.cell_len > width:
            lines.append(Text("  "))
        elif lines[-1]:
            lines[-1].append(" ")
        lines[-1].append_text(word)
    return lines
