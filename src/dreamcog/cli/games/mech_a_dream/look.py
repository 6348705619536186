"""How Mech A Dream's things look in a terminal: colours, each with a shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from dreamcog.cli.look import GOLD, NOTHING, READY, Look
from dreamcog.games.mech_a_dream.sentences import MechADreamSentences
from dreamcog.i18n.printed import Printed
from dreamcog.i18n.texts import Texts

UNITS = {
    "flower": ("✿", "#E0609E"),
    "ink": ("✎", "#5E86F0"),
    "rainbow": ("∩", "#A06CE0"),
    "point": ("★", "#D9A400"),
    "hourglass": ("⧗", "#B98B5E"),
    "activation": ("↻", "#2BA8A0"),
}
"""A shape and a colour for everything that is paid, given and counted."""

KINDS = {
    "resource": ("■", "#3B82F6"),
    "power": ("▲", "#E5484D"),
    "economical": ("●", "#2FA357"),
    "crystal": ("◆", "#D9A400"),
}
"""A shape and a colour for each kind of machine."""

ASKED, DONE, ASLEEP, FIRST = "▸", "✓", "☾", "⚑"
"""Whose turn it is, who is done or used, who sleeps, and who is the first player."""

ENDS = "∎"
"""After a move: it ends the game."""

SLOT = "·"
LEADS_TO = "→"
CHEAPER = ">"
"""Between a printed price and the player's own."""

OR = "/"

Amounts = Mapping[str, int]
Face = Mapping[str, Any]


class MechLook(Look):
    """Draws the things of one box."""

    def __init__(self, texts: Texts, game: Printed) -> None:
        super().__init__({})
        self.texts = texts
        self.game = game
        self.faces = game.faces
        self.words = MechADreamSentences(texts, game.name, game.faces)

    # What is counted.

    def amount(self, unit: str, number: int, sign: str = "") -> Text:
        """So many of a unit."""
        shape, colour = UNITS[unit]
        return Text(f"{sign}{number}{shape}", colour)

    def amounts(self, amounts: Amounts) -> Text:
        """So many of several units."""
        drawn = [self.amount(unit, number) for unit, number in amounts.items()]
        return Text("\xa0").join(drawn) or NOTHING.copy()

    def either(self, amounts: Amounts) -> Text:
        """So many of one unit or of another."""
        return Text(OR).join([self.amount(unit, number) for unit, number in amounts.items()])

    def price(self, printed: int, own: int, unit: str) -> Text:
        """A price; where it is another one for this player, both."""
        if own == printed:
            return self.amount(unit, printed)
        return Text.assemble((f"{printed}{CHEAPER}", "dim"), self.amount(unit, own))

    # What things do.

    def way(self, way: Face) -> Text:
        """One way to use an effect: what it takes, and what it gives."""
        parts = [self.amounts(way["gives"])] if way.get("gives") else []
        parts += [self.either(way["choice"])] if way.get("choice") else []
        parts += [self._special(way["effect"])] if way.get("effect") else []
        gives = Text("\xa0+\xa0").join(parts) or NOTHING.copy()
        if not way.get("pays"):
            return gives
        return self.amounts(way["pays"]).append(LEADS_TO, "default").append_text(gives)

    def _special(self, effect: str) -> Text:
        """An effect that is more than paying and taking, where there is little room."""
        return Text(self.texts.say(f"{self.game.name}-effect-{effect}").replace(" ", "\xa0"))

    def ways(self, ways: list[Face]) -> Text:
        """All ways to use an effect."""
        return Text(f"\xa0{OR}\xa0").join([self.way(way) for way in ways])

    def power(self, power: str) -> Text:
        """What an Economical machine saves."""
        unit = power.removesuffix("_discount")
        return self.amount(unit, 1, "-")

    def effect(self, tile: str) -> Text:
        """What a machine does."""
        face = self.faces["tiles"][tile]
        if face["kind"] in ("resource", "power"):
            return self.way(face)
        parts = [self.amounts(face["on_completion"])] if face["on_completion"] else []
        parts += [self.power(face["power"])] if face["power"] else []
        return Text("\xa0").join(parts)

    def packages(self, packages: list[Amounts]) -> Text:
        """The packages of one part of the day, from the gate outwards."""
        return Text(",\xa0").join([self.amounts(package) for package in packages])

    def expert(self, card: Face) -> Text:
        """A Specialist: name, price, after which actions, and what comes then."""
        face = self.faces["specialists"][card["id"]]
        after = "/".join(
            self.texts.say(f"{self.game.name}-after-{action}") for action in face["after"]
        )
        price = self.amount("rainbow", card["price"])
        named = self.words.named("specialists", card["id"])
        facts = Text.assemble((named, "bold"), "\xa0", price, f"\xa0{after}{LEADS_TO}")
        return no_break(facts.append_text(self.way(face)))

    # Things.

    def tile(self, tile: str) -> Text:
        """A machine tile: its kind's shape, and its name."""
        shape, colour = KINDS[self.faces["tiles"][tile]["kind"]]
        return no_break(Text(f"{shape}{self.words.named('tiles', tile)}", colour))

    def monitor(self, monitor: str) -> Text:
        """The name of a Monitor Screen."""
        return no_break(Text(self.words.named("monitors", monitor), "bold"))

    def machine(self, tile: str) -> Text:
        """A machine and what it does."""
        return self.tile(tile).append("\xa0").append_text(self.effect(tile))

    def kind(self, kind: str) -> Text:
        """The shape of a kind of machine."""
        shape, colour = KINDS[kind]
        return Text(shape, colour)

    def robot(self, monitor: str | None) -> list[Face]:
        """The ways to use a robot, by its Monitor Screen if it has one."""
        face = self.faces["monitors"][monitor] if monitor else self.faces["robot"]
        found: list[Face] = face["options"]
        return found

    def track(self, tile: str, slot: int) -> Text:
        """Where a machine stands on the belt, from the highest slot to the first."""
        shape, colour = KINDS[self.faces["tiles"][tile]["kind"]]
        slots = max(face["time"] for face in self.faces["tiles"].values())
        before, after = max(slots - slot, 0), slot - 1
        return Text.assemble((SLOT * before, "dim"), (shape, colour), (SLOT * after, "dim"))

    def lit(self, thing: Text, can: bool) -> Text:
        """A thing with a mark where something can be done with it now."""
        mark = Text(READY, GOLD) if can else Text("\xa0")
        return mark.append("\xa0", "default").append_text(thing)


def no_break(text: Text) -> Text:
    """A text that stays on one line."""
    return Text("\xa0").join(text.split(" "))
