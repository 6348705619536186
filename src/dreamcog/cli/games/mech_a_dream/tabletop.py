"""What Mech A Dream brings to the terminal table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from rich.text import Text

from dreamcog.cli.choices import Composer, Move
from dreamcog.cli.games.mech_a_dream.board import Board
from dreamcog.cli.games.mech_a_dream.choices import FORMS, ROBOT, MechComposer
from dreamcog.cli.games.mech_a_dream.ending import scores
from dreamcog.cli.games.mech_a_dream.labels import MechLabels
from dreamcog.cli.games.mech_a_dream.look import (
    ASKED,
    ASLEEP,
    CHEAPER,
    DONE,
    ENDS,
    FIRST,
    KINDS,
    UNITS,
    MechLook,
)
from dreamcog.cli.games.mech_a_dream.typed import MechReader
from dreamcog.cli.labels import Labels
from dreamcog.cli.look import READY, SHOWS
from dreamcog.cli.tabletop import Position, Tabletop
from dreamcog.core.events import Event
from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.core.table import Table
from dreamcog.i18n.printed import Printed, printed
from dreamcog.i18n.texts import Texts

MARKS = {
    "lit": READY,
    "shows": SHOWS,
    "ends": ENDS,
    "price": f"4{CHEAPER}3",
    "asked": ASKED,
    "first": FIRST,
    "done": DONE,
    "asleep": ASLEEP,
    **{unit: shape for unit, (shape, _) in UNITS.items()},
    **{kind: shape for kind, (shape, _) in KINDS.items()},
}
"""Marks by their meaning."""

NOT_WORTH_TELLING = (
    MALFORMED,
    "only-at-night",
    "not-at-night",
    "set-up-is-over",
    "nothing-to-answer",
    "choose-monitor-first",
    "choose-specialist-first",
    "specialists-not-in-play",
    "has-no-effect",
)
"""Codes of refusals that `why` leaves out: their moves are out of the question now."""

HIDDEN = "hidden"
"""The kind of an event that is not for this seat."""

SEEN_ON_THE_BOARD = ("machine-moved", "tile-revealed")
"""Events that are in the log but are no news: the board shows them."""


class MechTabletop(Tabletop):
    """Mech A Dream at the terminal."""

    forms = FORMS
    marks = MARKS
    pauses = False
    shortens = True
    logged = 40
    news_lines = (12, 4)

    def __init__(self, table: Table, texts: Texts, names: tuple[str, ...] = ()) -> None:
        super().__init__(table, texts, names)
        self._printed = printed(table.game)
        self._look = MechLook(texts, self._printed)

    @property
    def game(self) -> Printed:
        """What stands on the game's components."""
        return self._printed

    @property
    def look(self) -> MechLook:
        """How machines, units and sentences are drawn."""
        return self._look

    # Who plays.

    def moment(self, position: Position) -> object:
        """A part of a day."""
        return position["day"], position["part"]

    def leader(self, position: Position) -> int:
        """The first player; seat 0 while Monitor Screens are chosen, before there is one."""
        return int(position["first"] or 0)

    def is_secret(self, composer: Composer) -> bool:
        """Monitor Screens are chosen in secret."""
        return any(move["do"] == "choose-monitor" for move in composer.whole_moves({}, 1))

    # What is drawn.

    def board(self, composer: Composer, width: int, short: bool) -> list[list[Text]]:
        """The day, the Factory, the own workshop and the others."""
        return self._drawing(composer, width).draw(short)

    def piles(self, composer: Composer, width: int) -> list[Text]:
        """Every workshop in full."""
        return self._drawing(composer, width).in_full()

    def _drawing(self, composer: Composer, width: int) -> Board:
        assert isinstance(composer, MechComposer)
        return Board(self.look, composer, self.names, width)

    # What is chosen.

    def composer(self, seat: int) -> MechComposer:
        """What a seat can compose in the position as it is."""
        return MechComposer(self.table, seat)

    def labels(self, composer: Composer) -> Labels:
        """How the moves of a position are written."""
        assert isinstance(composer, MechComposer)
        return MechLabels(self.look, composer, self.names)

    def reader(self) -> MechReader:
        """How what is typed is read."""
        return MechReader(self.texts, self.look.words, self.names)

    # What is said.

    def events(self, events: Iterable[Event], seat: int) -> list[str]:
        """What happened; that something was hidden is no news, the choice itself is told."""
        seen = [event.seen_by(seat) for event in events]
        told = [event for event in seen if event["kind"] != HIDDEN]
        return self.texts.events(self.game, told, self.names)

    def news(self, events: Iterable[Event], seat: int) -> list[str]:
        """What happened, player by player, without what the board shows anyway."""
        known = list(events)
        bought = [e.details["tile"] for e in known if e.kind == "machine-bought"]
        told = [
            event
            for event in known
            if event.kind not in SEEN_ON_THE_BOARD and event.details.get("where") not in bought
        ]
        by_player = groupby(told, key=lambda event: event.seat)
        paragraphs = [" ".join(self.events(group, seat)) for _, group in by_player]
        return [paragraph for paragraph in paragraphs if paragraph]

    def paragraphs(self, news: list[str]) -> list[str]:
        """A line for each player in turn."""
        return news

    def question(self, composer: Composer) -> str:
        """What is asked of the player now."""
        question = self.look.words.question(composer.position)
        player = self.names[composer.seat]
        return self.texts.say(f"{self.name}-ask-named", player=player, question=question)

    def choosing(self, field: str) -> str:
        """The question for one field of a move (none: for the rest of it)."""
        return self.texts.say(f"{self.name}-choose-{field or 'do'}")

    def obstacles(self, composer: Composer) -> Iterator[tuple[str, Refused]]:
        """The places, tiles, machines and people that are out of reach now."""
        assert isinstance(composer, MechComposer)
        for what, move in self._thinkable(composer):
            why = composer.obstacle(move)
            if why and why.code not in NOT_WORTH_TELLING:
                yield what, why

    def _thinkable(self, composer: MechComposer) -> Iterator[tuple[str, Move]]:
        """Moves that one might think of, in words."""
        texts, words = self.texts, self.look.words
        for verb in ("dock", "build", "sleep"):
            yield texts.say(f"{self.name}-move-{verb}"), {"do": verb}
        for tile in composer.for_sale():
            yield words.tile(tile), {"do": "buy", "tile": tile}
        for person in composer.specialists():
            move = {"do": "stock-room", "take": "specialist", "specialist": person}
            yield words.specialist(person), move
        yield texts.say(f"{self.name}-robot"), {"do": "activate", "what": ROBOT}
        for tile in composer.own["workshop"]:
            yield words.tile(tile), {"do": "activate", "what": tile}

    def sure(self, ends: Mapping[str, Any]) -> None:
        """No question: the last seat to sleep ends the game, and can take that back."""
        return

    # What follows a game.

    def ending(self, width: int) -> list[Text]:
        """Who has won, and what everybody's score is made of."""
        outcome = self.table.outcome or {}
        won = self.texts.outcome(self.game, outcome, self.names)
        table = scores(self.look, outcome, self.names, width)
        return [self.look.sentence(won, width, "bold"), *table]

    def next_games(self) -> list[tuple[str, str]]:
        """The same again."""
        return [(self.texts.say(f"{self.name}-offer-again"), "")]

    def next_options(self, words: list[str]) -> Move:
        """Nothing is different."""
        return {}
