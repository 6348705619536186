"""Reading a move of Cyberion as a player types it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from dreamcog.cli.choices import Composer, Move
from dreamcog.cli.games.cyberion.choices import FORMS, REWARDS, ROWS, CyberionComposer
from dreamcog.cli.typed import Reader, Unreadable, echo, folded, only, words
from dreamcog.games.cyberion.sentences import CyberionSentences
from dreamcog.i18n.texts import Texts

ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5}
NOWHERE = ("-", "–")
"""Typed for the Gigantobot of a robot that fits on none."""


class CyberionReader(Reader):
    """Understands how robots, machines and levels are written."""

    def __init__(self, texts: Texts, own: CyberionSentences) -> None:
        game = own.name
        super().__init__(texts, game, tuple(FORMS.fields))
        self.rows = {row: (row, folded(own.row(row))) for row in ROWS}
        self.takes = {take: words(texts, f"{game}-take-{take}", take) for take in REWARDS}

    def move(self, verb: str, words: list[str], composer: Composer) -> Move:
        """A move in words, whole or not; the table will judge it."""
        assert isinstance(composer, CyberionComposer)
        move: Move = {"do": verb}
        if verb == "arrange" and words:
            return move | self._sides(words)
        left = list(words)
        for field in FORMS.fields[verb]:
            takes = 2 if (verb, field) in FORMS.pairs or field == "on" else 1
            if field in FORMS.lists and takes == 1:
                takes = len(left)
            things = [self._thing(verb, field, word, composer) for word in left[:takes]]
            del left[:takes]
            if things:
                move[field] = things if field in (*FORMS.lists, "on") else things[0]
        if left:
            raise Unreadable("typed-too-much", typed=echo(" ".join(left)))
        return move

    def _thing(self, verb: str, field: str, word: str, composer: CyberionComposer) -> Any:
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

    def _machine(self, word: str, composer: CyberionComposer) -> str:
        """A machine; its tier may be left out, and its end, where only one can be meant."""
        tier, slash, what = word.partition("/")
        if slash:
            return tier.upper() + slash + what.lower()
        factory: list[str] = [name for name in composer.position["factory"] if name]
        there = {name.partition("/")[2]: name for name in factory}
        return there.get(only(word, list(there)), folded(word))

    def _robot(self, word: str, composer: CyberionComposer) -> str:
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


def only_robot(word: str, names: list[str]) -> str:
    """The robot whose model a word begins: `si-3` is sirenbot-3, where nothing else can be."""
    model, dash, size = word.partition("-")
    found = [
        name for name in names if name.startswith(model) and (not dash or name.endswith(f"-{size}"))
    ]
    if len(found) > 1:
        raise Unreadable("typed-ambiguous", typed=echo(word), words=", ".join(found))
    return found[0] if found else word
