"""Mech A Dream's moves and their parts as a player reads them in a list of choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from dreamcog.cli.choices import Addition, Move
from dreamcog.cli.games.mech_a_dream.choices import FORMS, ROBOT, SPECIALIST, MechComposer
from dreamcog.cli.games.mech_a_dream.look import LEADS_TO, MechLook, no_break
from dreamcog.cli.labels import Aside, Labels

PURSE = {"flowers": "flower", "ink": "ink", "rainbows": "rainbow", "points": "point"}
"""What is told of a preview, by the unit of each gauge."""

LOST = {**PURSE, "hourglasses": "hourglass", "activations": "activation"}
IDLE = ("sleep", "decline", "choose-monitor", "choose-specialist")
"""Moves of which one expects nothing at once."""

PASS = "pass"
NIGHT = "night"


class MechLabels(Labels):
    """Writes moves of one position."""

    groups = (*FORMS.fields, PASS)
    last = ("option",)
    few = 24
    more = 60

    def __init__(self, look: MechLook, composer: MechComposer, names: Sequence[str]) -> None:
        super().__init__(look.texts, look.game.name)
        self.look = look
        self.composer = composer
        self.names = names

    def asides(self) -> list[Aside]:
        """Where several may act, another player may go first."""
        position = self.composer.position
        if position["part"] != NIGHT or len(position["deciders"]) < 2 or self.composer.pending:
            return []
        label = no_break(Text(self.texts.say(f"{self.name}-pass")))
        return [Aside(PASS, label, PASS, self.texts.say("help-pass"))]

    def verb(self, verb: str) -> str:
        """The name of an action, or of passing."""
        return self.texts.say(f"{self.name}-move-pass") if verb == PASS else super().verb(verb)

    def end(self, ends: Mapping[str, Any]) -> str:
        """The mark of a move that ends the game."""
        return "ends"

    def step(self, partial: Move, addition: Addition) -> Text:
        """One more thing for a move that is being composed."""
        field, value = addition
        if field == "do":
            return Text(self.verb(value))
        if field == "copy":
            return self._copied(value)
        if field == "option":
            return self.look.way(self._ways(partial)[value])
        return self.whole({**partial, field: value}, partial)

    def so_far(self, partial: Move) -> Text | None:
        """A move as far as it has been composed; nothing where only its verb is known."""
        if len(partial) < 2:
            return None
        named = self.whole(partial, {})
        return Text.assemble((self.verb(partial["do"]), "bold"), " ", named, " …")

    def whole(self, move: Move, known: Move) -> Text:
        """A whole move, without what has been chosen before (`known`)."""
        verb = move["do"]
        if verb == "stock-room":
            return self._taken(move)
        if verb == "take":
            amounts = self.composer.pending[-1]["choice"]
            return self.look.amount(move["take"], amounts[move["take"]])
        if verb == "dock":
            return self._delivered()
        if verb in ("buy", "build", "boost"):
            return self._tile(move)
        if verb == "choose-monitor":
            return self._monitor(move["monitor"])
        if verb in ("choose-specialist", "bonus"):
            return self._specialist(move["specialist"])
        if verb == "activate":
            return self._activation(move, known)
        return Text()

    def _delivered(self) -> Text:
        """What the dock costs the player, and its packages of this part of the day."""
        position = self.composer.position
        packages = self.look.faces["deliveries"][position["delivery"]][position["part"]]
        price = self.look.amount("flower", position["dock_price"])
        return price.append(LEADS_TO, "default").append_text(self.look.packages(packages))

    def _tile(self, move: Move) -> Text:
        """A tile, with what it costs the player where it is bought."""
        drawn = self.look.tile(move["tile"])
        if move["do"] != "buy":
            return drawn
        unit = self.look.faces["tiles"][move["tile"]]["currency"]
        price = self.composer.position["prices"][move["tile"]]["price"]
        return drawn.append("\xa0").append_text(self.look.amount(unit, price))

    def hint(self, move: Move) -> str:
        """What a move, whole or begun, would do, in words."""
        verb = move["do"]
        if "tile" in move:
            tile = move["tile"]
            does = self.look.words.tile_does(tile)
            named = self.look.words.tile_in_full(tile)
            return self.texts.say(f"{self.name}-told", what=named, does=does)
        if "monitor" in move:
            start = self.look.words.monitor_start(move["monitor"])
            return f"{self.look.words.monitor_does(move['monitor'])} · {start}"
        if "specialist" in move:
            return self.look.words.specialist_does(move["specialist"])
        if verb == "activate" and "what" in move:
            ways = self._ways(move)
            if "option" in move:
                return self.look.words.way(ways[move["option"]])
            return self.look.words.ways(ways)
        if verb == "stock-room" and "take" in move:
            return self._floor(move["take"])
        return self.texts.say(f"{self.name}-help-{verb}")

    def amount(self, thing: str, number: int) -> str:
        """So many of a gauge's unit."""
        return super().amount(LOST[thing], number)

    def foreseen(self, move: Move, seen: Mapping[str, Any]) -> str:
        """What a move costs and brings: gauges, the machine it is about, what others get."""
        say, name = self.texts.say, self.name
        told = [self.amounts(seen, tuple(PURSE), tuple(PURSE)), self._machine(move, seen)]
        for share in seen["others"]:
            if theirs := self.amounts(share, tuple(PURSE), tuple(PURSE)):
                player = self.names[share["seat"]]
                told.append(say(f"{name}-foreseen-other", player=player, what=theirs))
        if seen["lost"]:
            lost = [self.amount(thing, n) for thing, n in seen["lost"].items()]
            told.append(say(f"{name}-foreseen-lost", what=self.texts.all_of(lost)))
        if not seen["gives"] and move["do"] not in IDLE:
            told.append(say("foreseen-nothing"))
        what = ", ".join(part for part in told if part)
        if what and move["do"] == "decline":
            return say(f"{name}-foreseen-next", what=what)
        return what

    def _machine(self, move: Move, seen: Mapping[str, Any]) -> str:
        """Where the machine will be that the move names."""
        say, name, tile = self.texts.say, self.name, move.get("tile")
        for machine in seen["changes"].get("workshop", ()):
            if machine["tile"] == tile:
                which = "completed-anyway" if machine.get("anyway") else "completed"
                return say(f"{name}-foreseen-{which}", place=machine["place"])
        for machine in seen["changes"].get("belt", ()):
            if machine["tile"] == tile:
                soon = machine.get("soon", machine["slot"])
                completes = "completes-anyway" if machine.get("anyway") else "completes"
                which = "slot" if soon == machine["slot"] else "moves" if soon else completes
                return say(f"{name}-foreseen-{which}", slot=machine["slot"], soon=soon)
        return ""

    def _floor(self, unit: str) -> str:
        """What the floor gives, the last of it as chosen."""
        floor = self.look.faces["stock_room"][self.composer.position["part"]]
        if unit == SPECIALIST:
            return self.texts.say(f"{self.name}-take-specialist")
        last = {unit: floor["choice"][unit]}
        return self.look.words.gifts(floor["fixed"], last)

    def _taken(self, move: Move) -> Text:
        """What is taken last in the stock room."""
        if move.get("take") == SPECIALIST:
            if "specialist" in move:
                return self._specialist(move["specialist"])
            return Text(self.texts.say(f"{self.name}-take-specialist"))
        floor = self.look.faces["stock_room"][self.composer.position["part"]]
        return self.look.amount(move["take"], floor["choice"][move["take"]], "+")

    def _monitor(self, monitor: str) -> Text:
        """A Monitor Screen: what its robot does, and what one starts with."""
        face = self.look.faces["monitors"][monitor]
        does = self.look.ways(face["options"])
        start = self.look.amounts(face["start"])
        return Text.assemble(self.look.monitor(monitor), "\xa0", does, "\xa0(", start, ")")

    def _specialist(self, specialist: str) -> Text:
        """A Specialist, with the price."""
        position = self.composer.position
        held = [card for player in position["players"] for card in player["specialists"]]
        cards = [*position["specialists_centre"], *held]
        return self.look.expert(next(card for card in cards if card["id"] == specialist))

    def _activation(self, move: Move, known: Move) -> Text:
        """What is activated, what it copies and in which way it is used, as far as it is new."""
        parts = []
        if "what" not in known:
            parts.append(self._thing(move["what"]))
        if "copy" in move and "copy" not in known:
            parts.append(self._copied(move["copy"]))
        ways = self._ways(move)
        shown = [ways[move["option"]]] if "option" in move else ways
        if "copy" in move or move["what"] == ROBOT or "option" in move:
            parts.append(self.look.ways(shown))
        else:
            parts.append(self.look.effect(move["what"]))
        return Text("\xa0").join(parts)

    def _thing(self, what: str) -> Text:
        """A robot or a machine by name."""
        if what == ROBOT:
            return Text(self.texts.say(f"{self.name}-robot"))
        return self.look.tile(what)

    def _copied(self, copy: Move) -> Text:
        """An opponent's robot or machine."""
        return Text(f"{self.names[copy['seat']]}:\xa0").append_text(self._thing(copy["what"]))

    def _ways(self, move: Move) -> list[Any]:
        """The ways in which what is activated, or copied, can be used."""
        position, seat, what = self.composer.position, self.composer.seat, move["what"]
        if "copy" in move:
            seat, what = move["copy"]["seat"], move["copy"]["what"]
        if what == ROBOT:
            return list(self.look.robot(position["players"][seat]["monitor"]))
        return [self.look.faces["tiles"][what]]
