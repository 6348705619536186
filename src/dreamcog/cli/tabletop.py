"""The seam between the terminal and a game: what a game brings to the table to be played at it.

Everything else (asking, undoing, saving, painting, keys) is the same for every game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from rich.text import Text

from dreamcog.cli.choices import Composer, Forms, Move
from dreamcog.cli.labels import Labels
from dreamcog.cli.look import Look
from dreamcog.cli.typed import Reader
from dreamcog.core.events import Event
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table
from dreamcog.i18n.texts import SomeGame, Texts

Position = dict[str, Any]


class Tabletop(ABC):
    """One game at the terminal, in one language, among players with names."""

    forms: ClassVar[Forms]
    marks: ClassVar[Mapping[str, str]]
    """Marks by their meaning, as the help explains them."""
    pauses: ClassVar[bool] = True
    """Whether the next player is waited for before the table is shown from their side."""
    shortens: ClassVar[bool] = False
    """Whether the table is rather shown in short than the choices step by step."""
    logged: ClassVar[int] = 15
    """How many sentences the log shows."""
    news_lines: ClassVar[tuple[int, ...]] = (99,)
    """How many lines of news a painted window shows, if need be fewer; the log has the rest."""

    def __init__(self, table: Table, texts: Texts, names: tuple[str, ...] = ()) -> None:
        players = range(1, table.game.options["players"] + 1)
        self.table = table
        self.texts = texts
        self.names = names or tuple(texts.say("seat-name", seat=number) for number in players)

    @property
    def name(self) -> str:
        """The game's name, with which its messages begin."""
        return self.table.game.kind.name

    def own(self, message: str, **params: str | int) -> str:
        """A message in the game's own words, where it has some."""
        return self.texts.own(self.name, message, **params)

    # Who plays.

    def moment(self, position: Position) -> object:
        """A part of the game: when another one begins, the seats are asked from the leader on."""
        return None

    def leader(self, position: Position) -> int:
        """Who comes first where several may act."""
        return 0

    def is_secret(self, composer: Composer) -> bool:
        """Whether the other players may not see what this one chooses from."""
        return False

    # What is drawn.

    @property
    @abstractmethod
    def game(self) -> SomeGame:
        """The game as texts want to know it."""

    @property
    @abstractmethod
    def look(self) -> Look:
        """How sentences about the game are drawn."""

    @abstractmethod
    def board(self, composer: Composer, width: int, short: bool) -> list[list[Text]]:
        """The table part by part; a short one shows what moves are made of and no more."""

    @abstractmethod
    def piles(self, composer: Composer, width: int) -> list[Text]:
        """What is known of things that the board only counts."""

    # What is chosen.

    @abstractmethod
    def composer(self, seat: int) -> Composer:
        """What a seat can compose in the position as it is."""

    @abstractmethod
    def labels(self, composer: Composer) -> Labels:
        """How the moves of a position are written."""

    @abstractmethod
    def reader(self) -> Reader:
        """How what is typed is read."""

    # What is said.

    def events(self, events: Iterable[Event], seat: int) -> list[str]:
        """What happened, as far as a seat may see it, in sentences."""
        return self.texts.events(self.game, [event.seen_by(seat) for event in events], self.names)

    def news(self, events: Iterable[Event], seat: int) -> list[str]:
        """What a player is told of what happened since the last question."""
        return self.events(events, seat)

    def paragraphs(self, news: list[str]) -> list[str]:
        """News as they are laid out, one below the other."""
        return [" ".join(news)] if news else []

    @abstractmethod
    def question(self, composer: Composer) -> str:
        """What is asked of the player now."""

    @abstractmethod
    def choosing(self, field: str) -> str:
        """The question for one field of a move (none: for the rest of it)."""

    @abstractmethod
    def obstacles(self, composer: Composer) -> Iterator[tuple[str, Refused]]:
        """What one might think of but cannot do now, in words, and why."""

    @abstractmethod
    def sure(self, ends: Mapping[str, Any]) -> tuple[str, bool] | None:
        """What to ask before a move that ends the game like this, and whether that is welcome."""

    # What follows a game.

    @abstractmethod
    def ending(self, width: int) -> list[Text]:
        """How the game ended."""

    @abstractmethod
    def next_games(self) -> list[tuple[str, str]]:
        """Games that could follow: each in words, and as it is typed behind "again"."""

    @abstractmethod
    def next_options(self, words: list[str]) -> Move:
        """What is different in the next game, as typed behind "again"."""
