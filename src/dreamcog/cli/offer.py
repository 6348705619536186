"""What a player may choose now: legal moves where they are few, the next step where they are many.

Both come from the composer, and so from the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from dreamcog.cli.choices import LISTS, Addition, Composer, Move
from dreamcog.cli.look import GAP, GOLD, Look, flow

FEW = 12
"""Up to so many legal moves are listed whole."""

OPEN_ENDED = ("store", "prepare")
"""Moves that may name fewer robots than there is room for: "done" is one of the choices."""

WAIVE = "waive"
"""The heading for robots that would be discarded for nothing."""

LEADS_TO = " ← "


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

    def __init__(self, look: Look, composer: Composer) -> None:
        self.look = look
        self.texts = look.texts
        self.composer = composer

    def make(self, partial: Move) -> Offer:
        """What can be chosen now; a step with one answer only is not asked."""
        few = self.composer.whole_moves(partial, FEW + 1)
        if len(few) <= FEW:
            return Offer(partial, [self._item(move, partial) for move in few])
        additions = self.composer.additions(partial)
        done = self.composer.whole(partial)
        if len(additions) == 1 and done is None:
            field, value = additions[0]
            if field not in LISTS:
                return self.make({**partial, field: value})
        items = [
            Item(str(partial.get("do", "")), self._step(addition), addition=addition)
            for addition in additions
        ]
        return Offer(partial, items, done)

    def _item(self, move: Move, partial: Move) -> Item:
        """A whole move as a choice; robots to be discarded for nothing stand apart."""
        if move["do"] == "trigger" and "robot" not in partial:
            if self.composer.level_of(move) == 1:
                return Item(WAIVE, self.look.placed(move["robot"]), move=move)
        return Item(move["do"], self._label(move, partial), move=move)

    def draw(self, offer: Offer, width: int) -> list[Text]:
        """The choices with their numbers, grouped by what they do."""
        headings = {verb: self._verb(verb) for verb in (item.verb for item in offer.items) if verb}
        column = max((len(heading) for heading in headings.values()), default=0) + GAP
        groups: dict[str, list[Text]] = {}
        for number, item in enumerate(offer.items, 1):
            groups.setdefault(item.verb, []).append(numbered(number, item.label))
        if offer.done is not None:
            sentence = self.texts.say(f"{self.look.game.name}-done-{offer.done['do']}")
            groups.setdefault(offer.done["do"], []).append(numbered(0, Text(sentence)))
        return [
            line
            for verb, items in groups.items()
            for line in flow(Text(headings.get(verb, ""), "bold"), items, width, column)
        ]

    def so_far(self, partial: Move) -> Text | None:
        """The move as far as it has been composed."""
        if len(partial) < 2:
            return None
        head = f"{self._verb(partial['do'])} "
        return Text.assemble((head, "bold"), self._label(partial, {}), " …")

    def _verb(self, verb: str) -> str:
        return self.texts.say(f"{self.look.game.name}-move-{verb}")

    def _machine(self, machine: str) -> Text:
        return Text(self.texts.machine(self.look.game, machine))

    def _step(self, addition: Addition) -> Text:
        """The label of one more step."""
        field, value = addition
        if field == "do":
            return Text(self._verb(value))
        if field == "machine":
            return self._machine(value)
        if field == "model":
            return self._cog(value)
        if field in ("top", "bottom"):
            where = self.texts.say("choose-on-top" if field == "top" else "choose-at-bottom")
            return Text.assemble(self.look.robot(value), f" {where}")
        return self.look.robots([str(value)])

    def _label(self, move: Move, known: Move) -> Text:
        """The label of a move, whole or not; `known` is what has been chosen before."""
        verb = move["do"]
        if verb in ("repair", "prepare"):
            return self._team(move)
        if verb in ("trigger", "support"):
            return self._ability(move, described=len(known) > 1)
        if verb == "upgrade":
            return self._cog(move["model"])
        if verb == "arrange":
            return self._sides(move)
        if verb == "recover":
            return self.look.robot(move["robot"])
        if verb == "store":
            return self.look.robots(move["robots"]) or Text(self.texts.say("choose-none"))
        return Text()

    def _team(self, move: Move) -> Text:
        """A machine and the robots that go for it."""
        paid = [self.look.robots(move["robots"])] if move.get("robots") else []
        if move["do"] == "prepare" and "robots" in move:
            left = self.composer.position["pending"][-1]["left"] - len(move["robots"])
            paid += [Text(self.texts.say("choose-from-deck", robots=left))] if left else []
        drawn = self._machine(move["machine"])
        return drawn.append(LEADS_TO).append_text(Text(" + ").join(paid)) if paid else drawn

    def _ability(self, move: Move, described: bool) -> Text:
        """A robot or a Support token, and the level; what that does where only it is left open."""
        model = move["model"] if "model" in move else move["robot"].partition("/")[2].split("-")[0]
        drawn = self.look.model(model) if "model" in move else self.look.placed(move["robot"])
        level = self.composer.level_of(move)
        if level > 1 or described:
            drawn.append("\xa0").append(self.texts.level(level), "bold")
        if described or level == 1:
            drawn.append(f" · {self.texts.ability(self.look.game, model, level)}")
        return drawn

    def _cog(self, model: str) -> Text:
        """A Cog that moves one level right."""
        level = self.composer.position["levels"][model]
        steps = f" {self.texts.level(level)}\xa0→\xa0{self.texts.level(level + 1)}"
        return self.look.model(model, steps)

    def _sides(self, move: Move) -> Text:
        """Which cards go on top of the deck and which to the bottom."""
        sides = []
        for side, words in (("top", "choose-on-top"), ("bottom", "choose-at-bottom")):
            if move.get(side):
                sides.append(self.look.robots(move[side]).append(f" {self.texts.say(words)}"))
        return Text(" · ").join(sides)


def numbered(number: int, label: Text) -> Text:
    """A choice with its number, in gold."""
    badge = Text(f"[{number}]", GOLD)
    return Text.assemble(badge, "\xa0", label) if label else badge
