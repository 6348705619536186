"""Talking with the players: hearing a line, making sure, handing over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.text import Text

from dreamcog.cli.choices import Composer
from dreamcog.cli.offer import Item, Offer
from dreamcog.cli.screen import Scene, Screen
from dreamcog.cli.typed import Reader

Ask = Callable[[], str]
"""Where a line comes from; `EOFError` when there are no more."""


class Left(Exception):
    """The player has left the table."""


class Prompts:
    """One conversation, over one screen."""

    def __init__(self, screen: Screen, reader: Reader, ask: Ask) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.reader = reader
        self.ask = ask

    def line(self) -> str:
        """The next line, empty or not; leaving is always possible."""
        try:
            return self.ask().strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def hear(self) -> str:
        """The next line that says something."""
        while True:
            if line := self.line():
                return line

    def is_sure(self, composer: Composer, ends: Mapping[str, Any]) -> bool:
        """Ask before a move that ends the game, and say why it would.

        Where it would be lost, "no" comes first: a key pressed too often must not lose a game.
        """
        question = self.screen.tabletop.sure(ends)
        return question is None or self.confirms(composer, *question)

    def confirms(self, composer: Composer, question: str, is_welcome: bool) -> bool:
        """Ask a question that is answered by yes or no; yes comes first where it is welcome."""
        answers = [
            Item("", Text(self.texts.say("sure-yes")), line=self.reader.yes[0]),
            Item("", Text(self.texts.say("sure-no")), line=self.reader.no[0]),
        ]
        if not is_welcome:
            answers.reverse()
        offer = Offer({}, answers)
        self.screen.show(
            Scene(composer, [], lambda: [self._bold(question)], offer), with_board=False
        )
        answer = self.hear()
        return answer == ("1" if is_welcome else "2") or self.reader.says_yes(answer)

    def hand_over(self, composer: Composer, news: list[str]) -> list[str]:
        """Say whose turn it is now, and wait for that player; returns the news still to show."""
        player = self.screen.names[composer.seat]
        if self.screen.tabletop.is_secret(composer):
            self._hand_screen(composer, self.texts.say("hand-screen", player=player))
            return news
        sentence = self.texts.say("hand-over", player=player)
        if not self.screen.paints:
            return [*news, sentence]
        if self.screen.tabletop.pauses:
            self.screen.show(Scene(composer, news, lambda: [self._bold(sentence)], pauses=True))
            self.line()
        return news

    def _hand_screen(self, composer: Composer, sentence: str) -> None:
        """Wipe the window, and wait: only the next player may see what comes."""
        self.screen.wipe()
        self.screen.show(
            Scene(composer, [], lambda: [self._bold(sentence)], pauses=True, is_bare=True)
        )
        if not self.screen.paints:
            self.screen.tell("any-line")
        self.line()

    def _bold(self, sentence: str) -> Text:
        return self.screen.look.sentence(sentence, self.screen.width, "bold")
