"""What a sitting prints: the board, the question, the choices, and what is asked for in words."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from dreamcog.cli.board import Board
from dreamcog.cli.choices import FORMS, LISTS, Composer, Move
from dreamcog.cli.look import GAP, Look, flow
from dreamcog.cli.offer import WIDE, Offer, Offers
from dreamcog.cli.typed import COMMANDS, Reader
from dreamcog.core.rng import seed_text
from dreamcog.core.table import Table
from dreamcog.i18n.printed import printed
from dreamcog.i18n.texts import Texts

LOGGED = 15
"""How many sentences the log shows."""


class Screen:
    """Prints one table in one language."""

    def __init__(self, table: Table, texts: Texts, console: Console) -> None:
        self.table = table
        self.texts = texts
        self.console = console
        self.game = printed(table.game)
        self.look = Look(texts, self.game)

    @property
    def width(self) -> int:
        """The window's width as it is now; the last column stays free."""
        return self.console.width - 1

    @property
    def can_clear(self) -> bool:
        """Whether the table can be drawn again in its place."""
        return self.console.file.isatty() and not self.console.is_dumb_terminal

    # Sentences.

    def print(self, *lines: Text) -> None:
        """Print lines that already fit the window."""
        for line in lines or (Text(),):
            self.console.print(line, soft_wrap=True)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence within the window."""
        self.print(self.look.sentence(sentence, self.width, style))

    def tell(self, message: str, **params: str | int) -> None:
        """Print a message."""
        self.say(self.texts.say(message, **params))

    # The table.

    def board(self, composer: Composer, news: list[str], composing: bool = False) -> None:
        """The table as it stands, and below it what has just happened.

        While a move is being composed, a small window shows what moves are made of and no more.
        """
        if self.can_clear:
            self.console.clear()
        position = composer.position
        ready = [
            machine
            for machine in position["factory"]
            if machine and composer.fits({"do": "repair", "machine": machine})
        ]
        short = composing and self.width < WIDE
        self.print(*self._board().draw(position, ready, short), Text())
        if news and not composing:
            self.say(" ".join(news))
            self.print()

    def offer(self, composer: Composer, offer: Offer) -> None:
        """The open question in one sentence, the move so far, and the choices."""
        offers = Offers(self.look, composer, self.width)
        asked = bool(composer.position["pending"])
        if asked or not offer.partial:
            self.say(self._question(composer.position), "bold")
        if begun := offers.labels.so_far(offer.partial):
            self.print(*flow(Text(), [begun], self.width, 0))
        if offer.asks_for in LISTS or (offer.partial and not asked):
            self.tell(f"choose-{offer.asks_for or 'move'}")
        self.print(*offers.draw(offer))

    def _question(self, position: Move) -> str:
        """What is asked of the player now."""
        name = self.game.name
        if not position["pending"]:
            player = position["seat"] + 1 if self.table.game.options["players"] > 1 else 0
            return self.texts.say(f"{name}-ask-intervention", player=player)
        asked = position["pending"][-1]
        params: dict[str, str | int] = {"left": asked["left"]}
        if "ability" in asked:
            params["model"] = self.texts.model(self.game, asked["ability"])
        elif "level" in asked:
            params |= self.game.abilities[asked["source"]][asked["level"] - 1]
        return self.texts.say(f"{name}-ask-{asked['do']}", **params)

    # What is asked for in words.

    def help(self, reader: Reader, composer: Composer) -> None:
        """What can be typed now."""
        say, name = self.texts.say, self.game.name
        rows = [
            (say(f"{name}-usage-{verb}", word=reader.shown(verb)), say(f"{name}-help-{verb}"))
            for verb in FORMS
            if composer.fits({"do": verb})
        ]
        rows += [
            (say(f"usage-{command}", word=reader.shown(command)), say(f"help-{command}"))
            for command in COMMANDS
        ]
        column = max(len(usage) for usage, _ in rows) + GAP
        for usage, meaning in rows:
            words = [Text(word) for word in meaning.split(" ")]
            self.print(*flow(Text(usage, "bold"), words, self.width, column, " "))
        self.tell("help-names")

    def log(self) -> None:
        """The last events as sentences."""
        seat = min(self.table.deciders, default=0)
        told = self.texts.events(self.game, [event.seen_by(seat) for event in self.table.log])
        for sentence in told[-LOGGED:] or [self.texts.say("log-empty")]:
            self.say(sentence)

    def piles(self, composer: Composer) -> None:
        """The discard, and what is known of the deck."""
        self.print(*self._board().known_piles(composer.position))

    def _board(self) -> Board:
        return Board(self.look, self.width, self.table.game.options["players"])

    def options(self) -> None:
        """How this game was set up."""
        seed = "" if self.table.seed is None else seed_text(self.table.seed)
        for option, value in {**self.table.game.options, "seed": seed}.items():
            label = self.texts.option(self.game, option)
            told = self.texts.option_value(self.game, option, value)
            self.say(self.texts.say("option-line", option=label, value=told))
