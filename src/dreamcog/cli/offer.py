"""What a player may choose now: legal moves where they are few, the next step where they are many.

Both come from the composer, and so from the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from dreamcog.cli.choices import FORMS, LISTS, Addition, Composer, Move
from dreamcog.cli.labels import Labels
from dreamcog.cli.look import GAP, GOLD, Look, flow

FEW = 12
MORE = 20
WIDE = 80
"""Up to so many legal moves are listed whole: few, or more where a line of the window is wide."""

OPEN_ENDED = ("store", "prepare")
"""Moves that may name fewer robots than there is room for: "done" is one of the choices."""

WAIVE = "waive"
"""The heading for robots that would be discarded for nothing."""

GROUPS = (*(verb for verb in FORMS if verb != "end-turn"), WAIVE, "end-turn")
"""The order in which moves are listed."""


@dataclass(frozen=True, slots=True)
class Item:
    """One numbered choice: a whole move, or one thing more for the move being composed."""

    verb: str
    label: Text
    move: Move | None = None
    addition: Addition | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """The choices of a moment. `done` is the move as composed so far, if that is one."""

    partial: Move
    items: list[Item] = field(default_factory=list)
    done: Move | None = None

    @property
    def asks_for(self) -> str:
        """The field that the next step fills; empty where whole moves are listed."""
        first = self.items[0].addition if self.items else None
        return first[0] if first else ""


class Offers:
    """Makes and draws offers."""

    def __init__(self, look: Look, composer: Composer, width: int) -> None:
        self.look = look
        self.width = width
        self.composer = composer
        self.labels = Labels(look, composer)

    def make(self, partial: Move) -> Offer:
        """What can be chosen now; a step with one answer only is not asked."""
        most = MORE if self.width >= WIDE else FEW
        few = self.composer.whole_moves(partial, most + 1)
        if len(few) <= most:
            items = [self._item(move, partial) for move in few]
            return Offer(partial, sorted(items, key=lambda item: GROUPS.index(item.verb)))
        additions = self.composer.additions(partial)
        done = self.composer.whole(partial)
        if len(additions) == 1 and done is None:
            field, value = additions[0]
            if field not in LISTS:
                return self.make({**partial, field: value})
        items = [
            Item(
                str(partial.get("do", "")),
                self.labels.step(str(partial.get("do")), addition),
                addition=addition,
            )
            for addition in additions
        ]
        return Offer(partial, items, done)

    def _item(self, move: Move, partial: Move) -> Item:
        """A whole move as a choice; robots to be discarded for nothing stand apart."""
        if move["do"] == "trigger" and "robot" not in partial:
            if self.composer.level_of(move) == 1:
                return Item(WAIVE, self.look.placed(move["robot"]), move=move)
        return Item(move["do"], self.labels.whole(move, partial), move=move)

    def draw(self, offer: Offer) -> list[Text]:
        """The choices with their numbers, grouped by what they do."""
        headings = {
            verb: self.labels.verb(verb) for verb in (item.verb for item in offer.items) if verb
        }
        column = max((len(heading) + GAP for heading in headings.values()), default=0)
        groups: dict[str, list[Text]] = {}
        for number, item in enumerate(offer.items, 1):
            groups.setdefault(item.verb, []).append(numbered(number, item.label))
        if offer.done is not None:
            sentence = self.look.texts.say(f"{self.look.game.name}-done-{offer.done['do']}")
            groups.setdefault(offer.done["do"], []).append(numbered(0, Text(sentence)))
        return [
            line
            for verb, items in groups.items()
            for line in flow(Text(headings.get(verb, ""), "bold"), items, self.width, column)
        ]


def numbered(number: int, label: Text) -> Text:
    """A choice with its number, in gold."""
    badge = Text(f"[{number}]", GOLD)
    return Text.assemble(badge, "\xa0", label) if label else badge
