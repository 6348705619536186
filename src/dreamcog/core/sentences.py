"""Sentences of a game: what a game brings so that its events and its ending can be said in words.

The engine says names and numbers; the words are in the game's `.ftl` files. Between them stands
the game's `Sentences`: it knows which message says what, and what fills it. It speaks through a
`Speaker` of one language, so that a game needs nothing but the standard library.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from dreamcog.core.refusal import Refused

Params = dict[str, str | int]
"""What fills a message."""

Told = Mapping[str, Any]
"""An event or an outcome, as plain JSON types."""


class MissingText(LookupError):
    """A message that is not there, cannot be read, or lacks a parameter: an error of ours."""


class Speaker(Protocol):
    """The messages of one language, and its ways of joining several things to one phrase."""

    def say(self, message: str, **params: str | int) -> str:
        """The message with its parameters filled in."""

    def all_of(self, items: list[str]) -> str:
        """Several things in one phrase: "a, b and c"."""

    def one_of(self, items: list[str]) -> str:
        """Several things of which one is chosen: "a, b or c"."""


class Sentences(ABC):
    """One game in the words of one language, with one box."""

    def __init__(self, speaker: Speaker, name: str, faces: Mapping[str, Any]) -> None:
        self.speaker = speaker
        self.name = name
        """The game's name, with which the ids of its messages begin."""
        self.faces = faces
        """What stands on its components: see `Game.printed`."""

    def say(self, message: str, **params: str | int) -> str:
        """The message with its parameters filled in."""
        return self.speaker.say(message, **params)

    def player(self, seat: int, names: Sequence[str]) -> str:
        """A player by name; without names, by number."""
        return names[seat] if names else self.say("seat-name", seat=seat + 1)

    def are_alike(self, one: Told, other: Told) -> bool:
        """Whether two events in a row are told in one sentence. Usually each has its own."""
        return False

    def event(self, group: Sequence[Told], names: Sequence[str]) -> Params:
        """What fills the message `<game>-event-<kind>`, for events that are alike.

        Usually the player's name and every detail of the event as it is.
        """
        details = {name: value for name, value in group[0].items() if isinstance(value, str | int)}
        return {"player": self.player(group[0]["seat"], names), **details}

    def refusal(self, code: str, params: Mapping[str, Any]) -> Params:
        """What fills the message `<game>-refusal-<code>`.

        A refusal tells things by their public names (`machine: "II/run"`); a game says here what
        they are called. Usually every name and number stays as it is.
        """
        return {name: value for name, value in params.items() if isinstance(value, str | int)}

    def advice(self, params: Mapping[str, Any]) -> Params:
        """What fills a message `<game>-advice-<code>`; a game says here what things are called.

        A refusal is told as its sentence, without the number of its rule.
        """
        return {
            name: self.reason(value) if isinstance(value, Refused) else value
            for name, value in params.items()
        }

    def move(self, move: Told, names: Sequence[str]) -> Params:
        """What fills `<game>-hint-move-<verb>`: a move as what one does, within a sentence.

        Usually every name and number stays as it is.
        """
        return {name: value for name, value in move.items() if isinstance(value, str | int)}

    def things(self, code: str, things: Mapping[str, int]) -> list[str]:
        """What a preview counts under this key, as far as it is worth telling beside the move."""
        return []

    def hidden(self, zones: Sequence[str]) -> list[str]:
        """What a move shows, by where it lies."""
        return []

    def reason(self, refused: Refused) -> str:
        """A refusal of the game's own as a sentence."""
        told = self.refusal(refused.code, refused.params)
        return self.say(f"{self.name}-refusal-{refused.code}", **told)

    @abstractmethod
    def outcome(self, outcome: Told, names: Sequence[str]) -> str:
        """How a game ended, as a sentence."""

    def share(self, players: Sequence[str], is_won: bool, marks: Mapping[str, int]) -> str:
        """A result in one line for others, in the third person: from the marks of an `Ending`.

        `players` are the names of those whose result it is: of all who win or lose together, or of
        one.
        """
        message = f"{self.name}-share-won" if is_won else f"{self.name}-share-lost"
        names = self.speaker.all_of(list(players))
        return self.say(message, player=names, players=len(players), **marks)

    def grid(self, marks: Mapping[str, int]) -> list[str]:
        """The same result as a few lines of symbols, which tell nothing of the deal."""
        return []


ROW_OF_SQUARES = 5
DONE, LEFT = "\N{LARGE GREEN SQUARE}", "\N{WHITE LARGE SQUARE}"


def squares(done: int, left: int) -> list[str]:
    """One square for each thing, those that were done first, in rows."""
    drawn = DONE * done + LEFT * left
    return [drawn[at : at + ROW_OF_SQUARES] for at in range(0, len(drawn), ROW_OF_SQUARES)]
