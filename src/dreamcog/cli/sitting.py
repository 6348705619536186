"""A sitting at a table in the terminal: show, ask, obey, until the game or the player ends it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from dreamcog.cli import pages
from dreamcog.cli.choices import FORMS, LISTS, Composer, Move, added, is_full
from dreamcog.cli.offer import Offer
from dreamcog.cli.reasons import explain, is_filled, judge
from dreamcog.cli.saving import Shelf
from dreamcog.cli.screen import Scene, Screen
from dreamcog.cli.talk import Ask, Left, Talk
from dreamcog.cli.typed import Reader, Unreadable, echo
from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.core.table import Table


class Again(Exception):
    """The player wants another game, with so many Support tokens (-1: as many as is offered)."""

    def __init__(self, support: int) -> None:
        super().__init__(support)
        self.support = support


class Sitting:
    """The players at one table."""

    def __init__(self, table: Table, screen: Screen, ask: Ask, shelf: Shelf | None = None) -> None:
        self.table = table
        self.screen = screen
        self.texts = screen.texts
        self.shelf = shelf or Shelf()
        self.reader = Reader(screen.texts, screen.game.name)
        self.talk = Talk(screen, self.reader, ask)
        self.partial: Move = {}
        self.trail: list[Move] = []
        self.offer = Offer({})
        self.news: list[str] = []
        self.is_news = True

    def play_out(self) -> None:
        """Play until the game is over; raises `Left` where the player leaves before that."""
        while self.table.outcome is None:
            composer = self.composer
            scene = self.screen.asking(composer, self.news, self.partial)
            self.offer, self.partial = scene.offer, scene.offer.partial
            self.screen.show(scene, self.is_news)
            self.is_news = False
            while not self.obey(self.talk.hear()):
                pass

    def stay(self, asked: Callable[[], list[Text]], offer: Offer) -> None:
        """After the game: look at it for as long as one likes, until a move is taken back.

        Ends by `Left` or `Again` otherwise.
        """
        while self.table.outcome is not None:
            self.offer = offer
            self.screen.show(Scene(self.composer, self.news, asked, offer), self.is_news)
            self.is_news = False
            while not self.obey(self.talk.hear()):
                pass

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
                return self.take_up(self.reader.move(name, words, self.composer))
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
            self.begin_again(words)
        elif name == "back":
            self.partial = self.trail.pop() if self.trail else {}
        elif name == "board":
            self.is_news = True
        elif name == "undo":
            self.undo()
        elif name == "save":
            self.save(words)
        elif name == "why":
            explain(self.screen, self.reader, self.composer, words)
        elif name == "help":
            pages.tell_help(self.screen, self.reader, self.composer)
        elif name == "log":
            pages.tell_log(self.screen)
        elif name == "piles":
            pages.tell_piles(self.screen, self.composer)
        elif name == "options":
            pages.tell_options(self.screen)
        return name in ("back", "board", "undo")

    def refuse(self, refused: Refused, line: str) -> None:
        """Say why something is not possible."""
        if refused.code == MALFORMED:
            known = self.reader.shown("help")
            self.screen.tell("typed-unreadable", typed=echo(line), help=known)
        else:
            self.screen.say(self.texts.refusal(self.screen.game, refused))

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
        if items[0].line:
            return self.obey(items[0].line)
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
        self.trail.append(self.partial)
        self.partial = partial
        return True

    def take_up(self, typed: Move) -> bool:
        """A move in words: played if every field is there, otherwise composed from here."""
        if is_filled(typed):
            return self.play(typed)
        judge(self.composer, typed)
        self.trail = [{}]
        self.partial = typed
        return True

    def play(self, move: Move) -> bool:
        """Make a move, asking first where it would end the game."""
        ends = self.table.preview(None, move)["ends"]
        if ends is not None and not self.talk.is_sure(self.composer, ends):
            return True
        seat = self.composer.seat
        events = self.table.play(move).events
        told = self.texts.events(self.screen.game, [event.seen_by(seat) for event in events])
        self.begin_anew(told)
        if self.table.outcome is None and self.composer.seat != seat:
            self.news = self.talk.hand_over(self.composer, self.news)
        return True

    def undo(self) -> None:
        """Take back the last move; the table refuses where something has been shown."""
        self.table.undo()
        self.begin_anew([self.texts.say("undo-done")])

    def begin_anew(self, news: list[str]) -> None:
        """The position is another one: nothing is composed yet, and the game is kept."""
        self.news = news
        self.partial, self.trail = {}, []
        self.is_news = True
        try:
            self.shelf.keep(self.table)
        except OSError:
            self.screen.tell("file-trouble", file=str(self.shelf.path))

    # The game as a whole.

    def begin_again(self, words: list[str]) -> None:
        """Leave this game for another one, with as many Support tokens as are named."""
        if self.table.outcome is None:
            raise Unreadable("again-later")
        if words and not (words[0].isascii() and words[0].isdecimal()):
            raise Unreadable("typed-no-choice", typed=echo(words[0]))
        support = int(words[0][:9]) if words else -1
        if words:
            options = {**self.table.game.options, "support": support}
            self.table.game.kind.open(options)
        raise Again(support)

    def save(self, words: list[str]) -> None:
        """Keep the game in a file, now and after every move from here on."""
        path = Path(" ".join(words)) if words else self.shelf.path
        if path is None:
            raise Unreadable("save-where", word=self.reader.shown("save"))
        try:
            if path != self.shelf.path and path.exists():
                raise Unreadable("save-taken", file=echo(str(path)))
            Shelf(path, self.shelf.names).keep(self.table)
        except (OSError, ValueError):
            raise Unreadable("file-trouble", file=echo(str(path))) from None
        self.shelf.path = path
        self.screen.tell("play-saved", file=str(path))
