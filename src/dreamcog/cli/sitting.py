"""A sitting at a table in the terminal: show, ask, obey, until the game or the player ends it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dreamcog.cli.choices import FORMS, LISTS, Composer, Move, added, is_full
from dreamcog.cli.offer import Offer, Offers
from dreamcog.cli.screen import Screen
from dreamcog.cli.typed import Reader, Unreadable, echo
from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.core.table import Table

Ask = Callable[[], str]
"""Where a line comes from; `EOFError` when there are no more."""


class Left(Exception):
    """The player has left the table."""


class Again(Exception):
    """The player wants another game."""


class Sitting:
    """One player at one table."""

    def __init__(self, table: Table, screen: Screen, ask: Ask) -> None:
        self.table = table
        self.screen = screen
        self.texts = screen.texts
        self.ask = ask
        self.reader = Reader(screen.texts, screen.game.name)
        self.partial: Move = {}
        self.offer = Offer({})
        self.news: list[str] = []
        self.is_news = True

    def play_out(self) -> None:
        """Play until the game is over; raises `Left` where the player leaves before that."""
        while self.table.outcome is None:
            composer = self.composer
            if self.is_news or self.screen.can_clear:
                self.screen.board(composer, self.news, composing=bool(self.partial))
                self.is_news = False
            self.offer = Offers(self.screen.look, composer, self.screen.width).make(self.partial)
            self.partial = self.offer.partial
            self.screen.offer(composer, self.offer)
            while not self.obey(self.hear()):
                pass
        self.offer = Offer({})
        self.screen.board(self.composer, self.news)

    def stay(self) -> None:
        """After the game: look at it for as long as one likes. Ends by `Left` or `Again`."""
        while True:
            if self.obey(self.hear()):
                self.screen.board(self.composer, self.news)

    def hear(self) -> str:
        """The next line that says something."""
        while True:
            try:
                line = self.ask().strip()
            except (EOFError, KeyboardInterrupt):
                self.screen.print()
                raise Left from None
            if line:
                return line

    @property
    def composer(self) -> Composer:
        """What can be composed in the position as it is."""
        return Composer(self.table, min(self.table.deciders, default=0))

    def obey(self, line: str) -> bool:
        """Do what a line says; whether there is something new to choose from."""
        try:
            first, *words = line.split()
            if all(word.isascii() and word.isdecimal() for word in (first, *words)):
                return self.choose([int(word[:9]) for word in (first, *words)])
            name = self.reader.meant(first)
            if name in FORMS:
                return self.take_up(self.reader.move(name, words, self.composer.position))
            return self.command(name, words)
        except Unreadable as unreadable:
            self.screen.tell(unreadable.message, **unreadable.params)
        except Refused as refused:
            self.refuse(refused, line)
        return False

    def command(self, name: str, words: list[str]) -> bool:
        """Obey a command that is no move; whether there is something new to choose from."""
        if name == "quit":
            raise Left
        if name == "again":
            if self.table.outcome is None:
                raise Unreadable("again-later")
            raise Again
        if name == "back":
            self.partial = {}
        elif name == "board":
            self.is_news = True
        elif name == "why":
            self.explain(words)
        elif name == "help":
            self.screen.help(self.reader, self.composer)
        elif name == "log":
            self.screen.log()
        elif name == "piles":
            self.screen.piles(self.composer)
        elif name == "options":
            self.screen.options()
        return name in ("back", "board")

    # Moves.

    def choose(self, numbers: list[int]) -> bool:
        """Take one of the numbered choices, or several where a list is being named."""
        if numbers == [0] and self.offer.done is not None:
            return self.play(self.offer.done)
        for number in numbers:
            if not 1 <= number <= len(self.offer.items):
                raise Unreadable("typed-no-choice", typed=str(number))
        items = [self.offer.items[number - 1] for number in numbers]
        if len(items) > 1 and self.offer.asks_for not in LISTS:
            raise Unreadable("typed-one-choice")
        if items[0].move is not None:
            return self.play(items[0].move)
        partial = self.partial
        for item in items:
            if item.addition is not None:
                if is_full(partial, item.addition[0]):
                    raise Unreadable("typed-too-much", typed=echo(" ".join(map(str, numbers))))
                partial = added(partial, item.addition)
        return self.go_on(partial)

    def go_on(self, partial: Move) -> bool:
        """Go on with a composed move; it is played once nothing can be added."""
        composer = self.composer
        if obstacle := self.table.why(composer.seat, partial):
            raise obstacle
        whole = composer.whole(partial)
        if whole is not None and not composer.additions(partial):
            return self.play(whole)
        self.partial = partial
        return True

    def take_up(self, typed: Move) -> bool:
        """A move in words: played if every field is there, otherwise composed from here."""
        if is_filled(typed):
            return self.play(typed)
        composer = self.composer
        if obstacle := self.table.why(composer.seat, typed):
            raise obstacle
        if not composer.whole_moves(typed, 1):
            raise Unreadable("nothing-fits")
        self.partial = typed
        return True

    def play(self, move: Move) -> bool:
        """Make a move, asking first where it would end the game."""
        ends = self.table.preview(None, move)["ends"]
        if ends is not None and not self.is_sure(ends):
            return True
        seat = self.composer.seat
        events = self.table.play(move).events
        self.news = self.texts.events(self.screen.game, [event.seen_by(seat) for event in events])
        self.partial = {}
        self.is_news = True
        return True

    def is_sure(self, ends: Mapping[str, Any]) -> bool:
        """Ask before a move that ends the game."""
        self.screen.tell("sure-won" if ends["won"] else "sure-lost")
        return self.reader.says_yes(self.hear())

    # Reasons.

    def refuse(self, refused: Refused, line: str) -> None:
        """Say why something is not possible."""
        if refused.code == MALFORMED:
            known = self.reader.shown("help")
            self.screen.tell("typed-unreadable", typed=echo(line), help=known)
        else:
            self.screen.say(self.texts.refusal(self.screen.game, refused))

    def explain(self, words: list[str]) -> None:
        """Why a move is not possible, or that it is."""
        verb = self.reader.meant(words[0]) if words else ""
        if verb not in FORMS:
            raise Unreadable("why-usage", word=self.reader.shown("why"))
        composer = self.composer
        move = self.reader.move(verb, words[1:], composer.position)
        if obstacle := self.table.why(composer.seat, move):
            raise obstacle
        if is_filled(move):
            self.table.preview(composer.seat, move)
            self.screen.tell("why-possible")
        elif composer.whole_moves(move, 1):
            self.screen.tell("why-go-on")
        else:
            raise Unreadable("nothing-fits")


def is_filled(move: Move) -> bool:
    """Whether a move names everything it has to; a level may always be left out."""
    return all(field in move or field == "level" for field in FORMS[move["do"]])
