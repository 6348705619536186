"""Reading what a player types: commands, and moves in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from dreamcog.cli.choices import FORMS, LISTS, PAIRS, REWARDS, ROWS, Composer, Move
from dreamcog.i18n.texts import Texts

COMMANDS = (
    "help",
    "why",
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
ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5}
NOWHERE = ("-", "–")
"""Typed for the Gigantobot of a robot that fits on none."""

LONGEST_ECHO = 40


class Unreadable(Exception):
    """What was typed makes no sense; carries the message that says so."""

    def __init__(self, message: str, **params: str) -> None:
        super().__init__(message)
        self.message = message
        self.params = params


class Reader:
    """Understands the words of one language; the contract's own words are always understood."""

    def __init__(self, texts: Texts, game: str) -> None:
        self.commands = {name: self._words(texts, f"command-{name}", name) for name in COMMANDS}
        self.verbs = {verb: self._words(texts, f"{game}-type-{verb}", verb) for verb in FORMS}
        self.rows = {row: (row, folded(texts.row(game, row))) for row in ROWS}
        self.takes = {take: self._words(texts, f"{game}-take-{take}", take) for take in REWARDS}
        self.yes = texts.say("answer-yes").split()
        self.no = texts.say("answer-no").split()

    @staticmethod
    def _words(texts: Texts, message: str, own: str) -> list[str]:
        """What may be typed for something; the first is the one to show."""
        return [*texts.say(message).split(), own]

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

    def move(self, verb: str, words: list[str], composer: Composer) -> Move:
        """A move in words, whole or not; the table will judge it."""
        move: Move = {"do": verb}
        if verb == "arrange" and words:
            return move | self._sides(words)
        left = list(words)
        for field in FORMS[verb]:
            takes = 2 if (verb, field) in PAIRS or field == "on" else 1
            if field in LISTS and takes == 1:
                takes = len(left)
            things = [self._thing(verb, field, word, composer) for word in left[:takes]]
            del left[:takes]
            if things:
                move[field] = things if field in (*LISTS, "on") else things[0]
        if left:
            raise Unreadable("typed-too-much", typed=echo(" ".join(left)))
        return move

    def _thing(self, verb: str, field: str, word: str, composer: Composer) -> Any:
        if field in ("machine", "machines"):
            return self._machine(word, composer)
        if field == "level":
            level = ROMAN.get(word.lower()) or (int(word) if re.fullmatch(r"[0-9]", word) else 0)
            if not level:
                raise Unreadable("typed-no-level", typed=echo(word))
            return level
        if field == "on" and word in NOWHERE:
            return None
        if field == "take":
            meant = [t for t, names in self.takes.items() if folded(word) in map(folded, names)]
            return meant[0] if meant else folded(word)
        if field == "model":
            return only(word, list(composer.position["levels"]))
        if field in ("robot", "robots") and verb != "recover":
            return self._robot(word, composer)
        return folded(word)

    def _machine(self, word: str, composer: Composer) -> str:
        """A machine; its tier may be left out, and its end, where only one can be meant."""
        tier, slash, what = word.partition("/")
        if slash:
            return tier.upper() + slash + what.lower()
        factory: list[str] = [name for name in composer.position["factory"] if name]
        there = {name.partition("/")[2]: name for name in factory}
        return there.get(only(word, list(there)), folded(word))

    def _robot(self, word: str, composer: Composer) -> str:
        """A robot in a row; the row may be left out where only one holds such a robot."""
        row, slash, robot = folded(word).partition("/")
        if slash:
            return f"{next((name for name in ROWS if row in self.rows[name]), row)}/{robot}"
        position = composer.position
        there: list[str] = [name for where in ROWS for name in position[where]]
        short = re.sub(r"^([a-z]+)([1-5])$", r"\1-\2", row)
        robot = only_robot(short, list(dict.fromkeys(there)))
        places = [name for name in ROWS if robot in position[name]]
        if len(places) > 1:
            shown = ", ".join(f"{self.rows[name][1]}/{robot}" for name in places)
            raise Unreadable("typed-ambiguous", typed=echo(word), words=shown)
        if not places and not composer.knows(f"{ROWS[0]}/{robot}"):
            raise Unreadable("typed-no-robot", typed=echo(word))
        return f"{(places or ROWS)[0]}/{robot}"

    def _sides(self, words: Iterable[str]) -> Move:
        """The cards for the top of the deck, a slash, those for the bottom."""
        top, _, bottom = " ".join(words).replace(" / ", "/").partition("/")
        return {"top": folded(top).split(), "bottom": folded(bottom).split()}


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


def only_robot(word: str, names: list[str]) -> str:
    """The robot whose model a word begins: `si-3` is sirenbot-3, where nothing else can be."""
    model, dash, size = word.partition("-")
    found = [
        name for name in names if name.startswith(model) and (not dash or name.endswith(f"-{size}"))
    ]
    if len(found) > 1:
        raise Unreadable("typed-ambiguous", typed=echo(word), words=", ".join(found))
    return found[0] if found else word


def echo(typed: str) -> str:
    """What was typed, fit to be shown: printable and short."""
    shown = "".join(letter for letter in typed if letter.isprintable())
    return shown if len(shown) <= LONGEST_ECHO else shown[:LONGEST_ECHO] + "…"
