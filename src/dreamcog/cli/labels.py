"""Moves and their parts as a player reads them in a list of choices: what every game writes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.text import Text

from dreamcog.cli.choices import Addition, Move
from dreamcog.i18n.texts import Texts


@dataclass(frozen=True, slots=True)
class Aside:
    """A command that stands among the moves: its heading, its name, what it would do."""

    group: str
    label: Text
    command: str
    hint: str = ""


class Labels(ABC):
    """Writes the moves of one position."""

    groups: ClassVar[tuple[str, ...]]
    """The headings under which moves are listed, in their order."""
    last: ClassVar[tuple[str, ...]]
    """Fields with which a move is whole."""
    few: ClassVar[int] = 8
    more: ClassVar[int] = 20
    """Up to so many legal moves are listed whole: few, or more where the window is wide."""

    def __init__(self, texts: Texts, game: str) -> None:
        self.texts = texts
        self.name = game

    def verb(self, verb: str) -> str:
        """The name of an action, or of a heading."""
        return self.texts.say(f"{self.name}-move-{verb}")

    @abstractmethod
    def step(self, partial: Move, addition: Addition) -> Text:
        """One more thing for a move that is being composed."""

    @abstractmethod
    def so_far(self, partial: Move) -> Text | None:
        """A move as far as it has been composed; nothing where only its verb is known."""

    @abstractmethod
    def whole(self, move: Move, known: Move) -> Text:
        """A whole move, without what has been chosen before (`known`)."""

    @abstractmethod
    def hint(self, move: Move) -> str:
        """What a move, whole or begun, would do: where its name alone does not say it."""

    def foreseen(self, move: Move, seen: Mapping[str, Any]) -> str:
        """What a whole move costs and brings by its preview, where its name does not say it."""
        return ""

    def amounts(self, seen: Mapping[str, Any], spends: Sequence[str], gains: Sequence[str]) -> str:
        """Those of these things that a preview counts, what is spent first: "-4 ink, +1 point"."""
        told = [
            *(
                f"-{self.amount(thing, seen['spends'][thing])}"
                for thing in spends
                if thing in seen["spends"]
            ),
            *(
                f"+{self.amount(thing, seen['gains'][thing])}"
                for thing in gains
                if thing in seen["gains"]
            ),
        ]
        return ", ".join(told)

    def amount(self, thing: str, number: int) -> str:
        """So many of a thing that a preview counts."""
        return self.texts.say(f"{self.name}-amount-{thing.replace('_', '-')}", n=number)

    def asides(self) -> list[Aside]:
        """What can be done now besides a move."""
        return []

    def group(self, move: Move, known: Move) -> str:
        """The heading under which a whole move stands."""
        return str(move["do"])

    def done(self, move: Move) -> str:
        """That nothing more is named, for a move that could go on."""
        return self.texts.say(f"{self.name}-done-{move['do']}")

    @abstractmethod
    def end(self, ends: Mapping[str, Any]) -> str:
        """The mark of a move that ends the game like this."""
