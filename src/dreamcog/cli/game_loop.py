"""The loop of one game in the terminal: show, ask, play, until it ends or the player leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from dreamcog.cli import pages
from dreamcog.cli.choices import Composer, Move
from dreamcog.cli.offer import Offer
from dreamcog.cli.prompts import Ask, Left, Prompts
from dreamcog.cli.reasons import explain, judge
from dreamcog.cli.saving import Shelf
from dreamcog.cli.screen import Scene, Screen
from dreamcog.cli.seats import seated
from dreamcog.cli.table_hints import TableHints, tell_reasons
from dreamcog.cli.turns import Turns
from dreamcog.cli.typed import Unreadable, echo
from dreamcog.core.refusal import MALFORMED, Refused


class Again(Exception):
    """The player wants another game, in which these options are different."""

    def __init__(self, options: Move) -> None:
        super().__init__(options)
        self.options = options


class GameLoop:
    """The players at one table."""

    def __init__(self, screen: Screen, ask: Ask, shelf: Shelf | None = None) -> None:
        self.screen = screen
        self.tabletop = screen.tabletop
        self.table = screen.tabletop.table
        self.texts = screen.texts
        self.shelf = shelf or Shelf(seated(self.table.game))
        self.turns = Turns(self.tabletop, self.shelf.seats)
        self.reader = self.tabletop.reader()
        self.prompts = Prompts(screen, self.reader, ask)
        self.hints = TableHints(screen, self.shelf, self.prompts, self.reader.shown("hint"))
        self.partial: Move = {}
        self.trail: list[Move] = []
        self.offer = Offer({})
        self.news: list[str] = []
        self.is_news = True

    def play_out(self) -> None:
        """Play until the game is over; raises `Left` where the player leaves before that."""
        self.go_round(self.news)
        while not self.is_over:
            scene = self.scene()
            self.offer, self.partial = scene.offer, scene.offer.partial
            self.screen.show(scene, self.is_news)
            self.is_news = False
            while not self.obey(self.hear()):
                pass

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to play."""
        return self.table.outcome is not None

    def scene(self) -> Scene:
        """What is shown and asked now."""
        return self.screen.asking(self.composer, self.news, self.partial)

    def hear(self) -> str:
        """The next line that says something."""
        return self.prompts.hear()

    def stay(self, asked: Callable[[], list[Text]], offer: Offer) -> None:
        """After the game: look at it for as long as one likes, until a move is taken back.

        Ends by `Left` or `Again` otherwise.
        """
        while self.table.outcome is not None:
            self.offer = offer
            self.screen.show(Scene(self.composer, self.news, asked, offer), self.is_news)
            self.is_news = False
            while not self.obey(self.hear()):
                pass

    @property
    def composer(self) -> Composer:
        """What can be composed in the position as it is."""
        return self.tabletop.composer(self.turns.seat)

    def obey(self, line: str) -> bool:
        """Do what a line says; whether there is something new to choose from."""
        try:
            first, *words = line.split()
            if all(word.isascii() and word.isdecimal() for word in (first, *words)):
                return self.choose([int(word[:9]) for word in (first, *words)])
            name = self.reader.meant(first)
            if name in self.tabletop.forms.fields:
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
        elif name == "pass":
            self.pass_on()
        elif name == "save":
            self.save(words)
        else:
            self.tell(name, words)
        return name in ("back", "board", "undo", "pass")

    def tell(self, name: str, words: list[str]) -> None:
        """Answer a question about the game."""
        if name == "why":
            explain(self.screen, self.reader, self.composer, words)
        elif name == "hint":
            self.hints.tell(self.turns.seat)
        elif name == "explain":
            tell_reasons(self.screen, self.turns)
        elif name == "help":
            pages.tell_help(self.screen, self.reader, self.composer)
        elif name == "log":
            pages.tell_log(self.screen, self.turns.seat)
        elif name in ("piles", "workshops"):
            pages.tell_piles(self.screen, self.composer)
        elif name == "options":
            pages.tell_options(self.screen)

    def refuse(self, refused: Refused, line: str) -> None:
        """Say why something is not possible."""
        if refused.code == MALFORMED:
            known = self.reader.shown("help")
            self.screen.tell("typed-unreadable", typed=echo(line), help=known)
        else:
            self.screen.say(self.texts.refusal(self.tabletop.game, refused))

    # Moves.

    def choose(self, numbers: list[int]) -> bool:
        """Take one of the numbered choices, or several where a list is being named."""
        forms = self.tabletop.forms
        if numbers == [0] and self.offer.done is not None:
            return self.play(self.offer.done)
        for number in numbers:
            if not 1 <= number <= len(self.offer.items):
                raise Unreadable("typed-no-choice", typed=str(number))
        items = [self.offer.items[number - 1] for number in numbers]
        if len(items) > 1 and self.offer.asks_for not in forms.lists:
            raise Unreadable("typed-one-choice")
        if items[0].line:
            return self.obey(items[0].line)
        if items[0].move is not None:
            return self.play(items[0].move)
        partial = self.partial
        for item in items:
            if item.addition is not None:
                if forms.is_full(partial, item.addition[0]):
                    raise Unreadable("typed-too-much", typed=echo(" ".join(map(str, numbers))))
                partial = forms.added(partial, item.addition)
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
        if self.tabletop.forms.is_filled(typed):
            return self.play(typed)
        judge(self.composer, typed)
        self.trail = [{}]
        self.partial = typed
        return True

    def play(self, move: Move) -> bool:
        """Make a move, asking first where it would end the game."""
        seat = self.turns.seat
        ends = self.table.preview(seat, move)["ends"]
        if ends is not None and not self.prompts.is_sure(self.composer, ends):
            return True
        self.turns.mark()
        self.table.play(move, seat)
        self.go_round([])
        return True

    def undo(self) -> None:
        """Take back the last move; the table refuses where something has been shown."""
        self.turns.undo()
        self.go_round([self.texts.say("undo-done")])

    def pass_on(self) -> None:
        """Let another player who may act now go first."""
        if not self.turns.pass_on():
            raise Unreadable("pass-nobody")
        self.go_round([])

    def go_round(self, news: list[str]) -> None:
        """The position is another one: the seat that decides now gets the screen.

        Nothing is composed yet, bots have played, and the game is kept.
        """
        before = self.turns.shown
        for bot in self.turns.bots():
            self.screen.busy(before or 0, self.texts.say("bot-plays", player=bot))
        self.partial, self.trail = {}, []
        self.is_news = True
        self.news = [*news, *self.tabletop.news(self.turns.unseen, self.turns.seat)]
        for player, why in self.turns.replaced:
            self.news.append(self.texts.say(f"table-event-replaced-{why}", player=player))
        self.turns.replaced.clear()
        self.keep()
        if self.table.outcome is None and self.turns.hands_over(before):
            self.news = self.prompts.hand_over(self.composer, self.news)
        self.turns.shown = self.turns.seat

    # The game as a whole.

    def begin_again(self, words: list[str]) -> None:
        """Leave this game for another one."""
        if self.table.outcome is None:
            raise Unreadable("again-later")
        raise Again(self.tabletop.next_options(words))

    def tell_kept(self) -> None:
        """Say where the game is kept, if anywhere."""
        if self.shelf.path:
            self.screen.tell("play-saved", file=str(self.shelf.path))

    def keep(self) -> None:
        """Write the game where the players want it, if anywhere."""
        try:
            self.shelf.keep(self.table)
        except OSError:
            self.screen.tell("file-trouble", file=str(self.shelf.path))

    def save(self, words: list[str]) -> None:
        """Keep the game in a file, now and after every move from here on."""
        path = Path(" ".join(words)) if words else self.shelf.path
        if path is None:
            raise Unreadable("save-where", word=self.reader.shown("save"))
        try:
            if path != self.shelf.path and path.exists():
                raise Unreadable("save-taken", file=echo(str(path)))
            Shelf(self.shelf.seats, path, self.shelf.assisted).keep(self.table)
        except (OSError, ValueError):
            raise Unreadable("file-trouble", file=echo(str(path))) from None
        self.shelf.path = path
        self.tell_kept()
