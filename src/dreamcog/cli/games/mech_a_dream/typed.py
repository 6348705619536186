"""Reading a move of Mech A Dream as a player types it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dreamcog.cli.choices import Composer, Move
from dreamcog.cli.games.mech_a_dream.choices import (
    FORMS,
    RESOURCES,
    ROBOT,
    SPECIALIST,
    MechComposer,
)
from dreamcog.cli.typed import COMMANDS, Reader, Unreadable, echo, folded, only, words
from dreamcog.i18n.texts import Texts

WAYS = ("a", "b")
"""Typed for the ways in which something can be used."""

ALL_COMMANDS = (*(name for name in COMMANDS if name != "piles"), "workshops", "pass")
"""What can be said at this table; there are no piles to look into."""


class MechReader(Reader):
    """Understands how tiles, people and ways are written."""

    def __init__(self, texts: Texts, game: str, names: Sequence[str]) -> None:
        super().__init__(texts, game, tuple(FORMS.fields), ALL_COMMANDS)
        self.names = [folded(name) for name in names]
        self.things = {
            thing: [folded(word) for word in words(texts, f"{game}-typed-{thing}", thing)]
            for thing in (*RESOURCES, ROBOT)
        }

    def move(self, verb: str, words: list[str], composer: Composer) -> Move:
        """A move in words, whole or not; the table will judge it."""
        assert isinstance(composer, MechComposer)
        move: Move = {"do": verb}
        if verb == "activate":
            left = self._activation(move, words, composer)
        elif verb == "stock-room":
            left = self._stock_room(move, words, composer)
        else:
            fields = FORMS.fields[verb]
            for field, word in zip(fields, words, strict=False):
                move[field] = self._thing(verb, field, word, composer)
            left = words[len(fields) :]
        if left:
            raise Unreadable("typed-too-much", typed=echo(" ".join(left)))
        return move

    def _thing(self, verb: str, field: str, word: str, composer: MechComposer) -> str:
        """What a word names in a field; the table judges whether it can."""
        if field == "take":
            return self._known(word)
        return only(word, composer.candidates({"do": verb}, field))

    def _known(self, word: str) -> str:
        """A resource or the robot, in the player's language."""
        typed = folded(word)
        return next((name for name, known in self.things.items() if typed in known), typed)

    def _stock_room(self, move: Move, typed: list[str], composer: MechComposer) -> list[str]:
        """Flowers, ink or a Specialist, whose id says enough; what is left over."""
        if not typed:
            return []
        first, *rest = typed
        people = composer.specialists()
        if folded(first) in (SPECIALIST, *people):
            move["take"] = SPECIALIST
            named = rest if folded(first) == SPECIALIST else typed
            if named:
                move["specialist"] = only(named[0], people)
            return named[1:]
        move["take"] = self._known(first)
        return rest

    def _activation(self, move: Move, typed: list[str], composer: MechComposer) -> list[str]:
        """What is activated, whose thing it copies (`Bo/b1`), and the way (`a` or `b`)."""
        left = list(typed)
        if left:
            move["what"] = self._what(left.pop(0), composer.own)
        if left and "/" in left[0]:
            move["copy"] = self._copy(left.pop(0), composer)
        if left and folded(left[0]) in WAYS:
            move["option"] = WAYS.index(folded(left.pop(0)))
        return left

    def _what(self, word: str, player: Move) -> str:
        """The robot or a machine of a workshop."""
        known = self._known(word)
        return known if known == ROBOT else only(word, player["workshop"])

    def _copy(self, word: str, composer: MechComposer) -> dict[str, Any]:
        """Another player's robot or machine; the player by name or number."""
        who, _, what = word.partition("/")
        numbers = [str(seat + 1) for seat in range(len(self.names))]
        found = folded(who)
        seat = (
            numbers.index(found)
            if found in numbers
            else next(
                (i for i, name in enumerate(self.names) if found and name.startswith(found)), -1
            )
        )
        if seat < 0:
            raise Unreadable("typed-no-player", typed=echo(who))
        return {"seat": seat, "what": self._what(what, composer.position["players"][seat])}
