"""Reading what a player types: commands, and moves in words."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod

from dreamcog.cli.choices import Composer, Move
from dreamcog.i18n.texts import Texts

COMMANDS = (
    "help",
    "why",
    "hint",
    "explain",
    "undo",
    "back",
    "board",
    "piles",
    "log",
    "options",
    "save",
    "again",
    "quit",
)
"""What can be said at every table."""

LONGEST_ECHO = 40


class Unreadable(Exception):
    """What was typed makes no sense; carries the message that says so."""

    def __init__(self, message: str, **params: str) -> None:
        super().__init__(message)
        self.message = message
        self.params = params


class Reader(ABC):
    """Understands the words of one language; the contract's own words are always understood."""

    def __init__(
        self, texts: Texts, game: str, verbs: tuple[str, ...], commands: tuple[str, ...] = COMMANDS
    ) -> None:
        self.commands = {name: words(texts, f"command-{name}", name) for name in commands}
        self.verbs = {verb: words(texts, f"{game}-type-{verb}", verb) for verb in verbs}
        self.yes = texts.say("answer-yes").split()
        self.no = texts.say("answer-no").split()

    @abstractmethod
    def move(self, verb: str, words: list[str], composer: Composer) -> Move:
        """A move in words, whole or not; the table will judge it."""

    def shown(self, name: str) -> str:
        """The word to type for a command or verb."""
        return {**self.commands, **self.verbs}[name][0]

    def says_yes(self, line: str) -> bool:
        """Whether an answer is yes; anything else is no."""
        return folded(line.strip()) in self.yes

    def meant(self, word: str) -> str:
        """The command or verb meant by a word, or by a beginning that fits only one."""
        typed = folded(word)
        known = {**self.commands, **self.verbs}
        for name, words in known.items():
            if typed in map(folded, words):
                return name
        found = [
            name for name, words in known.items() if any(folded(w).startswith(typed) for w in words)
        ]
        if len(found) > 1:
            shown = ", ".join(known[name][0] for name in found)
            raise Unreadable("typed-ambiguous", typed=echo(word), words=shown)
        if not found:
            raise Unreadable("typed-unknown", typed=echo(word), help=self.shown("help"))
        return found[0]


def words(texts: Texts, message: str, own: str) -> list[str]:
    """What may be typed for something; the first is the one to show."""
    return [*texts.say(message).split(), own]


def folded(word: str) -> str:
    """Small letters without accents: what is compared."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def only(word: str, names: list[str]) -> str:
    """The one of these names that a word begins; the word itself where none or several do."""
    typed = folded(word)
    found = [name for name in names if name.startswith(typed)]
    if len(found) > 1 and typed not in names:
        raise Unreadable("typed-ambiguous", typed=echo(word), words=", ".join(found))
    return found[0] if len(found) == 1 else typed


def echo(typed: str) -> str:
    """What was typed, fit to be shown: printable and short."""
    shown = "".join(letter for letter in typed if letter.isprintable())
    return shown if len(shown) <= LONGEST_ECHO else shown[:LONGEST_ECHO] + "…"
