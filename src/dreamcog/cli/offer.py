"""What a player may choose now: legal moves where they are few, the next step where they are many.

Both come from the composer, and so from the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rich.text import Text

from dreamcog.cli.choices import Addition, Composer, Move
from dreamcog.cli.look import ASIDE, GAP, GOLD, WIDE, flow, wrapped
from dreamcog.cli.tabletop import Tabletop

HINT_LINES = 2
"""How long a hint may be: a window keeps so much free."""


@dataclass(frozen=True, slots=True)
class Item:
    """One numbered choice: a whole move, one thing more for the move being composed, or a line.

    `hint` says what it would do, where there is more to say than the label does.
    """

    verb: str
    label: Text
    move: Move | None = None
    addition: Addition | None = None
    line: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """The choices of a moment. `done` is the move as composed so far, if that is one."""

    partial: Move
    items: list[Item] = field(default_factory=list)
    done: Move | None = None

    @property
    def asks_for(self) -> str:
        """The field that the next step fills; empty where whole moves are listed."""
        added = [item.addition for item in self.items if item.addition]
        return added[0][0] if added else ""

    @property
    def numbers(self) -> list[int]:
        """What can be typed to choose; 0 is for being done."""
        return [*range(1, len(self.items) + 1), *([0] if self.done is not None else [])]

    def hint(self, number: int | None) -> str:
        """What the choice with this number would do."""
        return self.items[number - 1].hint if number else ""


class Offers:
    """Makes and draws offers."""

    def __init__(self, tabletop: Tabletop, composer: Composer, width: int) -> None:
        self.tabletop = tabletop
        self.width = width
        self.composer = composer
        self.labels = tabletop.labels(composer)

    def make(self, partial: Move, room: int | None = None) -> Offer:
        """What can be chosen now; a step with one answer only is not asked.

        Whole moves are listed only where they find room in so many lines.
        """
        most = self.labels.more if self.width >= WIDE else self.labels.few
        additions = self.composer.additions(partial)
        is_last = any(field in self.labels.last for field, _ in additions)
        few = self.composer.whole_moves(partial, most + 1)
        if len(few) <= most:
            items = [*(self._item(move, partial) for move in few), *self._asides(partial)]
            groups = self.labels.groups
            offer = Offer(partial, sorted(items, key=lambda item: groups.index(item.verb)))
            if room is None or is_last or len(few) == 1 or len(self.draw(offer)) <= room:
                return offer
        done = self.composer.whole(partial)
        if len(additions) == 1 and done is None:
            field, value = additions[0]
            if field not in self.composer.forms.lists:
                return self.make({**partial, field: value}, room)
        steps = [self._step(partial, addition) for addition in additions]
        asides = [replace(item, verb="") for item in self._asides(partial)]
        return Offer(partial, [*steps, *asides], done)

    def _asides(self, partial: Move) -> list[Item]:
        """What can be done besides a move, where none has been begun."""
        asides = [] if partial else self.labels.asides()
        return [Item(a.group, a.label, line=a.command, hint=a.hint) for a in asides]

    def _step(self, partial: Move, addition: Addition) -> Item:
        """One thing more for a move; it is marked where the move is whole by it."""
        verb = str(partial.get("do", ""))
        label = self.labels.step(partial, addition)
        longer = self.composer.forms.added(partial, addition)
        whole = self.composer.whole(longer)
        hints = [self.labels.hint(longer)]
        if whole and not self.composer.additions(longer):
            mark, meaning = self._consequence(whole)
            hint = self._told(*hints, *meaning)
            return Item(verb, label.append(mark), addition=addition, hint=hint)
        return Item(verb, label, addition=addition, hint=self._told(*hints))

    def _item(self, move: Move, partial: Move) -> Item:
        """A whole move as a choice."""
        mark, meaning = self._consequence(move)
        hint = self._told(self.labels.hint(move), *meaning)
        label = self.labels.whole(move, partial).append(mark)
        return Item(self.labels.group(move, partial), label, move=move, hint=hint)

    def _consequence(self, move: Move) -> tuple[str, tuple[str, ...]]:
        """The mark of a move that shows something hidden or ends the game; all that is foreseen."""
        seen = self.composer.table.preview(self.composer.seat, move)
        foreseen = self.labels.foreseen(move, seen)
        if seen["ends"]:
            meaning = self.labels.end(seen["ends"])
        elif seen["reveals"]:
            meaning = "shows"
        else:
            return "", (foreseen,)
        mark = self.tabletop.marks[meaning]
        return f"\xa0{mark}", (foreseen, self.tabletop.own(f"mark-{meaning}", mark=mark))

    def _told(self, *hints: str) -> str:
        """Several hints in one; the last ones are left out where they find no room."""
        found = [hint for hint in hints if hint]
        while len(found) > 1 and lines(ASIDE.join(found), self.width) > HINT_LINES:
            found.pop()
        return ASIDE.join(found)

    def draw(self, offer: Offer, chosen: int | None = None) -> list[Text]:
        """The choices with their numbers, grouped by what they do; one may be under the cursor."""
        headings = {
            verb: self.labels.verb(verb) for verb in (item.verb for item in offer.items) if verb
        }
        column = max((len(heading) + GAP for heading in headings.values()), default=0)
        groups: dict[str, list[Text]] = {}
        for number, item in enumerate(offer.items, 1):
            groups.setdefault(item.verb, []).append(numbered(number, item.label, chosen))
        if offer.done is not None:
            sentence = self.labels.done(offer.done)
            groups.setdefault(offer.done["do"], []).append(numbered(0, Text(sentence), chosen))
        return [
            line
            for verb, items in groups.items()
            for line in flow(Text(headings.get(verb, ""), "bold"), items, self.width, column)
        ]


def numbered(number: int, label: Text, chosen: int | None = None) -> Text:
    """A choice with its number, in gold; the one under the cursor stands out without colour too."""
    apart = "" if not label or label.plain.startswith("\xa0") else "\xa0"
    if number == chosen:
        return Text(f">{number}<{apart}{label.plain}", "bold reverse")
    return Text.assemble((f"[{number}]", GOLD), apart, label)


def lines(sentence: str, width: int) -> int:
    """How many lines a sentence takes."""
    return wrapped(sentence, width).count("\n") + 1
