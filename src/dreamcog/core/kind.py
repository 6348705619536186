"""A game before its options are chosen: what the registry, the terminal and the server ask it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from typing import TYPE_CHECKING, Any

from dreamcog.core.box import box_values, built_in_box, naming_file
from dreamcog.core.events import Event
from dreamcog.core.levels import Levels, levels_in
from dreamcog.core.options import OptionTable
from dreamcog.core.reading import mapping
from dreamcog.core.sentences import Sentences
from dreamcog.core.verbs import VerbTable

if TYPE_CHECKING:
    from dreamcog.core.advice import Condition
    from dreamcog.core.game import Game
    from dreamcog.core.hints import Hints

Use = tuple[str, str, int]
"""A kind of use, the component that is used, and the seat that uses it."""


class Kind(ABC):
    """A game as the registry knows it, before options are chosen."""

    name: str
    rules_version: int
    game_type: type[Game[Any]]
    """What `open` makes."""
    verbs: VerbTable
    """All moves, declared once."""
    shapes: Mapping[str, Any]
    """The types of its `position`, its `moves` by verb, its `events` by kind, and a `preview`."""

    sentences: type[Sentences]
    """What says its events and endings in words; the words are in `texts/` beside the game."""

    together: bool
    """Whether all players win or lose together."""

    repeats: bool = True
    """Whether what a seat sees may come again within its turn; where every move uses something up
    it cannot, and who plays need not mind circles."""

    options: OptionTable
    """What can be chosen before the game is dealt."""

    use_kinds: tuple[str, ...] = ()
    """The kinds of uses that `uses` tells of; none: there is no report on its components."""

    def uses(self, start: Mapping[str, Any], events: Iterable[Event]) -> Iterator[Use]:
        """Which components a whole game used, from its first position and its events."""
        return iter(())

    advice: Mapping[str, Condition] = {}
    """Its advice for beginners by code, the most urgent first; none: it gives no advice."""

    hints: Hints | None = None
    """What it says of itself for hints in words; without it hints are numbers and moves."""

    ordered: frozenset[str] = frozenset()
    """Keys of a position whose lists, and those inside them, cases compare in order; all other
    lists compare as bags."""

    known_by: tuple[str, ...] = ("id",)
    """Keys by which cases know things that have several keys: lists of such things compare thing
    by thing."""

    @property
    def package(self) -> str:
        """The package that the class is declared in; the game's data files are there."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def own_box(self) -> dict[str, Any]:
        """The values of the box that comes with the game: the one of `open` without a box."""
        return built_in_box(self.package, self.name)

    @property
    def levels(self) -> Levels:
        """Opponents or partners of several strengths, as far as the game declares any."""
        return levels_in(self.package)

    def open(self, options: Mapping[str, Any]) -> Game[Any]:
        """The game with these options (the box among them), or a refusal."""
        chosen = dict(mapping(options, "options"))
        box = chosen.pop("box", None)
        with naming_file(box):
            values = box_values(self.package, box, self.name)
            return self.game_type(self, self.options.read(chosen), values)

    @abstractmethod
    def daily_options(self, day: date) -> dict[str, Any]:
        """The options of a day's deal, to be played by one person in seat 0; bots in the rest."""

    def option_sets(self) -> Iterator[dict[str, Any]]:
        """Options to test with: every combination that differs in its rules."""
        return self.options.sets()
