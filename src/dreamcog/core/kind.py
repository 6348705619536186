"""A game before its options are chosen: what the registry, the terminal and the server ask it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from typing import TYPE_CHECKING, Any

from dreamcog.core.events import Event
from dreamcog.core.options import OptionTable
from dreamcog.core.sentences import Sentences
from dreamcog.core.verbs import VerbTable

if TYPE_CHECKING:
    from dreamcog.core.game import Game

Use = tuple[str, str, int]
"""A kind of use, the component that is used, and the seat that uses it."""


class Kind(ABC):
    """A game as the registry knows it, before options are chosen."""

    name: str
    rules_version: int
    verbs: VerbTable
    """All moves, declared once."""
    shapes: Mapping[str, Any]
    """The types of its `position`, its `moves` by verb and its `events` by kind."""

    sentences: type[Sentences]
    """What says its events and endings in words; the words are in `texts/` beside the game."""

    together: bool
    """Whether all players win or lose together."""

    options: OptionTable
    """What can be chosen before the game is dealt."""

    use_kinds: tuple[str, ...] = ()
    """The kinds of uses that `uses` tells of; none: there is no report on its components."""

    def uses(self, start: Mapping[str, Any], events: Iterable[Event]) -> Iterator[Use]:
        """Which components a whole game used, from its first position and its events."""
        return iter(())

    ordered: frozenset[str] = frozenset()
    """Keys of a position whose lists, and those inside them, cases compare in order; all other
    lists compare as bags."""

    known_by: tuple[str, ...] = ("id",)
    """Keys by which cases know things that have several keys: lists of such things compare thing
    by thing."""

    @abstractmethod
    def open(self, options: Mapping[str, Any]) -> Game[Any]:
        """The game with these options (the box among them), or a refusal."""

    @abstractmethod
    def daily_options(self, day: date) -> dict[str, Any]:
        """The options of a day's deal, to be played by one person in seat 0; bots in the rest."""

    def option_sets(self) -> Iterator[dict[str, Any]]:
        """Options to test with: every combination that differs in its rules."""
        return self.options.sets()
