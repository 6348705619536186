"""How Cyberion's things look in a terminal: colours, each with a shape."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dreamcog.cli.look import Look
from dreamcog.games.cyberion.sentences import CyberionSentences
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

MICROBOT, HOLIDAY = "⊙", "☼"
"""A Microbot, and a Gigantobot on holiday."""

USUAL_ROW = "platform"
"""Where robots lie if nothing else is said."""


class CyberionLook(Look):
    """Draws the things of one game, in one language."""

    def __init__(self, texts: Texts, game: Printed) -> None:
        self.models: list[str] = list(game.faces["models"])
        self.texts = texts
        self.game = game
        self.words = CyberionSentences(texts, game.name, game.faces)
        super().__init__({self.words.model(model): LOOKS[model][1] for model in self.models})

    def model(self, model: str, after: str = "") -> Text:
        """A model with its shape and colour, and what follows it in the same colour."""
        shape, colour = LOOKS.get(model, ANY_LOOK)
        name = self.words.model(model)
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
        if trait in self.models:
            return self.model(trait)
        size = int(trait.removeprefix("size-"))
        return Text(self.texts.say("board-size", size=size).replace(" ", "\xa0"))

    def microbot(self, microbot: str) -> Text:
        """A Microbot token."""
        return Text(f"{MICROBOT}\xa0").append_text(self.trait(microbot))

    def robot(self, robot: str) -> Text:
        """A robot card with its model's shape and colour."""
        found = [model for model in self.models if model in robot]
        shape, colour = LOOKS.get(found[0], ANY_LOOK) if found else ANY_LOOK
        name = self.words.robot(robot)
        return Text(f"{shape}\xa0{name}".replace(" ", "\xa0"), colour)

    def placed(self, placed: str) -> Text:
        """A robot with the row it lies in, where that is not the usual one."""
        row, _, robot = placed.partition("/")
        if row == USUAL_ROW:
            return self.robot(robot)
        return Text.assemble(self.robot(robot), f"\xa0({self.words.row(row)})")

    def robots(self, robots: Sequence[str]) -> Text:
        """Several robots, the row they lie in named where it is given."""
        drawn = [self.placed(robot) if "/" in robot else self.robot(robot) for robot in robots]
        return Text(", ").join(drawn)
