"""Pebbles at the terminal: how its moves are composed, written and read, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.text import Text

from dreamcog.cli.choices import Addition, Composer, Forms, Move
from dreamcog.cli.labels import Labels
from dreamcog.cli.look import SHOWS, Look, flow
from dreamcog.cli.tabletop import Tabletop
from dreamcog.cli.terminals import Terminal
from dreamcog.cli.typed import Reader, Unreadable, echo
from dreamcog.core.events import Event
from dreamcog.core.refusal import Refused
from dreamcog.i18n.printed import Printed, printed
from pebbles.verbs import VERBS
from pebbles.words import VALUES

FORMS = Forms.of(VERBS)
MARKS = {"shows": SHOWS}
COLUMN = 14
"""Where the pebbles begin behind a player's name."""


class PebblesComposer(Composer):
    """The moves of one position: each has one field."""

    forms = FORMS

    def additions(self, partial: Move) -> list[Addition]:
        """Verbs that can be begun, then the numbers with which the move is legal."""
        moves = [move for move in self.menu if partial.items() <= move.items()]
        fields = ("do", *FORMS.fields.get(str(partial.get("do")), ()))
        for field in fields:
            if field not in partial:
                return [(field, value) for value in dict.fromkeys(move[field] for move in moves)]
        return []

    def candidates(self, partial: Move, field: str) -> list[Any]:
        """Every number that a field could name."""
        return list(range(1, VALUES + 1))


class PebblesLabels(Labels):
    """Writes moves: "2 pebbles", "3"."""

    groups = tuple(FORMS.fields)
    last = ("pebbles", "value")

    def step(self, partial: Move, addition: Addition) -> Text:
        """A verb, or a number."""
        field, value = addition
        return Text(self.verb(value) if field == "do" else str(value))

    def so_far(self, partial: Move) -> None:
        """A move is whole with its first number."""

    def whole(self, move: Move, known: Move) -> Text:
        """How many pebbles are taken, or which one is shown."""
        if move["do"] == "show":
            return Text(str(move["value"]))
        return Text(self.texts.say(f"{self.name}-taken", pebbles=move["pebbles"]))

    def hint(self, move: Move) -> str:
        """Names say enough."""
        return ""

    def end(self, ends: Mapping[str, Any]) -> str:
        """The last pebbles are looked at before the end, whatever it will be."""
        return "shows"


class PebblesReader(Reader):
    """Understands a verb and a number."""

    def move(self, verb: str, words: list[str], composer: Composer) -> Move:
        """A move in words; the table will judge it."""
        numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
        if len(words) > 1 or len(numbers) != len(words):
            raise Unreadable("typed-too-much", typed=echo(" ".join(words)))
        return {"do": verb, **dict(zip(FORMS.fields[verb], numbers, strict=False))}


def is_seen(event: Event, seat: int) -> bool:
    """Whether the event is for this seat."""
    return event.audience is None or seat in event.audience


class PebblesTabletop(Tabletop):
    """Pebbles at the terminal."""

    forms = FORMS
    marks = MARKS

    @property
    def game(self) -> Printed:
        """What stands on the components."""
        return printed(self.table.game)

    @property
    def look(self) -> Look:
        """No word has a colour of its own."""
        return Look({})

    def board(self, composer: Composer, width: int, short: bool) -> list[list[Text]]:
        """The heap, then each player's pebbles."""
        position, say = composer.position, self.texts.say
        heap = flow(Text(say(f"{self.name}-heap")), [Text(str(position["heap"]))], width, COLUMN)
        rows = []
        for name, player in zip(self.names, position["players"], strict=True):
            shown = [say(f"{self.name}-shown", value=value) for value in player["shown"]]
            down = [say(f"{self.name}-face-down", pebbles=player["pebbles"])]
            held = down if player["held"] is None else [str(value) for value in player["held"]]
            rows += flow(Text(name), [Text(each) for each in (*held, *shown)], width, COLUMN)
        return [heap, rows]

    def piles(self, composer: Composer, width: int) -> list[Text]:
        """The board shows everything that is known."""
        return []

    def composer(self, seat: int) -> Composer:
        """What a seat can compose in the position as it is."""
        return PebblesComposer(self.table, seat)

    def labels(self, composer: Composer) -> Labels:
        """How the moves of a position are written."""
        return PebblesLabels(self.texts, self.name)

    def reader(self) -> Reader:
        """How what is typed is read."""
        return PebblesReader(self.texts, self.name, tuple(FORMS.fields))

    def events(self, events: Iterable[Event], seat: int) -> list[str]:
        """What happened; what another seat looks at is no news."""
        return super().events([event for event in events if is_seen(event, seat)], seat)

    def question(self, composer: Composer) -> str:
        """What is asked of the player now."""
        can_show = composer.fits({"do": "show"})
        asked = f"{self.name}-ask-or-show" if can_show else f"{self.name}-ask"
        return self.texts.say(asked, player=self.names[composer.seat])

    def choosing(self, field: str) -> str:
        """The question for one field of a move (none: for the move)."""
        return self.texts.say(f"{self.name}-choose-{field or 'do'}")

    def obstacles(self, composer: Composer) -> Iterator[tuple[str, Refused]]:
        """Every verb that is not possible now."""
        for verb in FORMS.fields:
            if why := composer.obstacle({"do": verb}):
                yield self.texts.say(f"{self.name}-move-{verb}"), why

    def sure(self, ends: Mapping[str, Any]) -> None:
        """No question before the last move."""

    def ending(self, width: int) -> list[Text]:
        """Who has won."""
        told = self.texts.outcome(self.game, self.table.outcome or {}, self.names)
        return [self.look.sentence(told, width, "bold")]

    def next_games(self) -> list[tuple[str, str]]:
        """The same again."""
        return [(self.texts.say(f"{self.name}-offer-again"), "")]

    def next_options(self, words: list[str]) -> Move:
        """Nothing is different."""
        return {}


TERMINAL = Terminal(PebblesTabletop)
"""What the entry point in the group `dreamcog.terminals` names."""
