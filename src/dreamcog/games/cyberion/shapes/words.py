"""Words that the shapes of Cyberion use.

Types can name a word only by writing it again, so `tests/contract/test_shapes.py` holds all of this
against the game.
"""

from typing import Literal

ModelName = Literal["sirenbot", "stockbot", "cyclobot", "planbot", "commandbot"]
"""A robot's model; also the ability, the Cog and the Support token of that name."""

SizeName = Literal["size-1", "size-2", "size-3", "size-4", "size-5"]
TraitName = ModelName | SizeName
"""What a Microbot token shows."""

RowName = Literal["platform", "flash", "stock"]
SourceName = ModelName | Literal["interference", "gigantobots"]
"""What asks a question: an ability, an Interference token, a completed Gigantobot."""

QuestionName = Literal["store", "recover", "arrange", "prepare", "choose-level", "reward"]
"""The move that answers a question."""

Level = Literal[1, 2, 3, 4, 5]
RobotName = str
"""A robot card: `sirenbot-3`, `any-3`, `sirenbot-any`, `baby-sirenbot`."""

PlacedRobotName = str
"""A robot in a row: `platform/sirenbot-3`."""

MachineName = str
"""A machine card: `I/sirenbot`, `II/run`."""

GigantobotName = str
"""A Gigantobot by what it is named after: `giga-planbot`, `giga-size-2`."""
