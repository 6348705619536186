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
from dreamcog.games.mech_a_dream.spoken import MechADreamThings
from dreamcog.i18n.texts import Texts

WAYS = ("a", "b")
"""Typed for the ways in which something can be used."""

COMPONENTS = ("tiles", "monitors", "specialists")
"""What a move may name, each by its id or by its name."""

ALL_COMMANDS = (*(name for name in COMMANDS if name != "piles"), "workshops", "pass")
"""What can be said at this table; there are no piles to look into."""


class MechReader(Reader):
    """Understands how tiles, people and ways are written."""

    def __init__(self, texts: Texts, spoken: MechADreamThings, names: Sequence[str]) -> None:
        game = spoken.name
        super().__init__(texts, game, tuple(FORMS.fields), ALL_COMMANDS)
        self.called = {
            component: folded(spoken.named(kind, component))
            for kind in COMPONENTS
            for component in spoken.faces[kind]
        }
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
            left = words
            for field in FORMS.fields[verb]:
                if not left:
                    break
                move[field], left = self._thing(verb, field, left, composer)
        if left:
            raise Unreadable("typed-too-much", typed=echo(" ".join(left)))
        return move

    def _thing(
        self, verb: str, field: str, typed: list[str], composer: MechComposer
    ) -> tuple[str, list[str]]:
        """What words name in a field, and what is left over; the table judges whether it can."""
        if field == "take":
            return self._known(typed[0]), typed[1:]
        return self._component(typed, composer.candidates({"do": verb}, field))

    def _component(self, typed: list[str], near: list[str]) -> tuple[str, list[str]]:
        """The component that the first words name by its id or by its name, and what is left.

        A name may be several words. What lies at hand is meant before the rest of the box.
        """
        first, *rest = typed
        if any(component.startswith(folded(first)) for component in near):
            return only(first, near), rest
        for ids in (near, list(self.called)):
            for number in range(len(typed), 0, -1):
                words = " ".join(typed[:number])
                found = self._called(words, ids)
                if found:
                    return self._one(words, found, ids is near), typed[number:]
        return only(first, near), rest

    def _called(self, words: str, ids: Sequence[str]) -> list[str]:
        """The components of that name; where there are none, those whose names begin so."""
        name = folded(words)
        if not name:
            return []
        exactly = [component for component in ids if self.called.get(component) == name]
        return exactly or [
            component for component in ids if self.called.get(component, "").startswith(name)
        ]

    def _one(self, words: str, found: list[str], is_near: bool) -> str:
        """The only one found; of what is not at hand, a copy is as good as another."""
        if (is_near and len(found) > 1) or len({self.called[each] for each in found}) > 1:
            raise Unreadable("typed-ambiguous", typed=echo(words), words=", ".join(found))
        return found[0]

    def _known(self, word: str) -> str:
        """A resource or the robot, in the player's language."""
        typed = folded(word)
        return next((name for name, known in self.things.items() if typed in known), typed)

    def _stock_room(self, move: Move, typed: list[str], composer: MechComposer) -> list[str]:
        """Flowers, ink or a Specialist, whose name says enough; what is left over."""
        if not typed:
            return []
        first, *rest = typed
        people = composer.specialists()
        known = self._known(first)
        is_person = known in people or (known not in RESOURCES and self._called(first, people))
        if known == SPECIALIST or is_person:
            move["take"] = SPECIALIST
            named = rest if known == SPECIALIST else typed
            if named:
                move["specialist"], named = self._component(named, people)
            return named
        move["take"] = known
        return rest

    def _activation(self, move: Move, typed: list[str], composer: MechComposer) -> list[str]:
        """What is activated, whose thing it copies (`Bo/b1`), and the way (`a` or `b`)."""
        left = list(typed)
        if left:
            move["what"], left = self._what(left, composer.own)
        if left and "/" in left[0]:
            move["copy"], left = self._copy(left, composer)
        if left and folded(left[0]) in WAYS:
            move["option"] = WAYS.index(folded(left.pop(0)))
        return left

    def _what(self, typed: list[str], player: Move) -> tuple[str, list[str]]:
        """The robot or a machine of a workshop, and what is left over."""
        if self._known(typed[0]) == ROBOT:
            return ROBOT, typed[1:]
        return self._component(typed, player["workshop"])

    def _copy(self, typed: list[str], composer: MechComposer) -> tuple[dict[str, Any], list[str]]:
        """Another player's robot or machine, the player by name or number; what is left over."""
        who, _, what = typed[0].partition("/")
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
        player = composer.position["players"][seat]
        found, left = self._what([what, *typed[1:]], player)
        return {"seat": seat, "what": found}, left
