"""Mech A Dream's units, tiles and cards in words, and what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core.sentences import MissingText, Sentences

Face = Mapping[str, Any]

ROBOT = "robot"


class MechADreamThings(Sentences):
    """What is on the table of Mech A Dream, in one language."""

    def face(self, components: str, name: str) -> Face:
        """What stands on one component."""
        found = self.faces[components]
        if name not in found:
            raise MissingText(f"no {name} among the {components}")
        face: Face = found[name]
        return face

    # Units.

    def unit(self, unit: str) -> str:
        """The name of a unit, e.g. Electric Flowers."""
        return self.say(f"{self.name}-unit-{unit}")

    def counted(self, unit: str, n: int) -> str:
        """So many of a unit in full, e.g. 2 Electric Flowers."""
        return self.say(f"{self.name}-counted-{unit}", n=n)

    def amount(self, unit: str, n: int) -> str:
        """So many of a unit where there is little room, e.g. 2 flowers."""
        return self.say(f"{self.name}-amount-{unit}", n=n)

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Several units together, e.g. 1 flower and 1 ink."""
        told = [self.amount(unit, n) for unit, n in amounts.items() if n]
        return self.speaker.all_of(told) if told else self.say(f"{self.name}-nothing")

    def choice(self, choice: Mapping[str, int]) -> str:
        """Units of which one is chosen, e.g. 2 flowers or 2 ink."""
        return self.speaker.one_of([self.amount(unit, n) for unit, n in choice.items()])

    # What things do.

    def gifts(self, gives: Mapping[str, int], choice: Mapping[str, int]) -> str:
        """What is given, and then the choice where there is one."""
        if not choice:
            return self.amounts(gives)
        chosen = self.choice(choice)
        if not gives:
            return chosen
        return self.say(f"{self.name}-then", first=self.amounts(gives), next=chosen)

    def way(self, way: Face) -> str:
        """One way of using an effect: what is paid, what is taken, what else happens."""
        name = self.name
        does = []
        if way["gives"] or way["choice"] or not way.get("effect"):
            gives = self.gifts(way["gives"], way["choice"])
            does.append(self.say(f"{name}-takes", gives=gives))
        if way.get("effect"):
            does.append(self.say(f"{name}-special-{way['effect']}"))
        told = does[0] if len(does) == 1 else self.say(f"{name}-then", first=does[0], next=does[1])
        if not way["pays"]:
            return told
        return self.say(f"{name}-pays", pays=self.amounts(way["pays"]), does=told)

    def ways(self, ways: Sequence[Face]) -> str:
        """All ways of using an effect, of which one is chosen."""
        told = [self.way(way) for way in ways]
        if len(told) == 1:
            return told[0]
        return self.say(f"{self.name}-either", one=told[0], other=told[1])

    # Tiles and cards.

    def kind(self, kind: str) -> str:
        """A kind of machine, e.g. Resource machine."""
        return self.say(f"{self.name}-kind-{kind}")

    def colour(self, kind: str) -> str:
        """The colour of a kind of machine, e.g. blue."""
        return self.say(f"{self.name}-colour-{kind}")

    def belt(self, belt: str) -> str:
        """A belt of the Factory board, e.g. red belt."""
        return self.say(f"{self.name}-belt-{belt}")

    def part(self, part: str) -> str:
        """A part of the day, e.g. Morning."""
        return self.say(f"{self.name}-part-{part}")

    def named(self, components: str, name: str) -> str:
        """What a component is called: by its box, else by our catalogue, else by its id.

        Copies of a tile have one name.
        """
        face = self.face(components, name)
        own: str = face.get("name", "")
        design: str = face.get("design", name)
        return own or self.say(f"{self.name}-component", id=design, code=name)

    def tile(self, tile: str) -> str:
        """A machine tile in a sentence, e.g. Petal Press."""
        return self.say(f"{self.name}-tile", named=self.named("tiles", tile))

    def tile_in_full(self, tile: str) -> str:
        """A machine tile with its kind, e.g. Petal Press (Resource machine)."""
        kind = self.kind(self.face("tiles", tile)["kind"])
        return self.say(f"{self.name}-tile-in-full", named=self.named("tiles", tile), kind=kind)

    def tile_does(self, tile: str) -> str:
        """What a tile gives when it is complete, saves from then on, or does when activated."""
        name, face = self.name, self.face("tiles", tile)
        gives = self.amounts(face["on_completion"])
        at_once = self.say(f"{name}-completion", gives=gives) if face["on_completion"] else ""
        if not face["power"]:
            return at_once or self.way(face)
        power = self.say(f"{name}-power-{face['power'].replace('_', '-')}")
        return self.say(f"{name}-lasting", gives=at_once, power=power) if at_once else power

    def delivery(self, delivery: str) -> str:
        """A Delivery card."""
        return self.say(f"{self.name}-delivery", named=self.named("deliveries", delivery))

    def monitor(self, monitor: str) -> str:
        """A Monitor Screen."""
        return self.say(f"{self.name}-monitor", named=self.named("monitors", monitor))

    def monitor_does(self, monitor: str) -> str:
        """What the robot of a Monitor Screen does."""
        return self.ways(self.face("monitors", monitor)["options"])

    def monitor_start(self, monitor: str) -> str:
        """What a player with this Monitor Screen starts with."""
        start = self.amounts(self.face("monitors", monitor)["start"])
        return self.say(f"{self.name}-start", gives=start)

    def robot_does(self) -> str:
        """What the robot does that is printed on the board."""
        return self.ways(self.faces["robot"]["options"])

    def specialist(self, specialist: str) -> str:
        """A Specialist."""
        named = self.named("specialists", specialist)
        return self.say(f"{self.name}-specialist", named=named)

    def source(self, source: str) -> str:
        """A component that gives something: a tile, a card, a Specialist, or a place."""
        if source in self.faces["tiles"]:
            return self.tile(source)
        if source in self.faces["deliveries"]:
            return self.delivery(source)
        if source in self.faces["monitors"]:
            return self.monitor(source)
        if source in self.faces["specialists"]:
            return self.specialist(source)
        if source == ROBOT:
            return self.say(f"{self.name}-robot")
        return self.say(f"{self.name}-board-stock-room")

    def thing(self, what: str) -> str:
        """A player's own robot, or a machine."""
        return self.say(f"{self.name}-own-robot") if what == ROBOT else self.tile(what)

    def thing_of(self, what: str, seat: int) -> str:
        """The robot or a machine of another player."""
        thing = self.say(f"{self.name}-robot") if what == ROBOT else self.tile(what)
        return self.say(f"{self.name}-thing-of", thing=thing, player=self.player(seat, ()))

    def specialist_does(self, specialist: str) -> str:
        """After what, and with what, a Specialist rewards."""
        name, face = self.name, self.face("specialists", specialist)
        actions = self.speaker.one_of(
            [self.say(f"{name}-action-{action}") for action in face["after"]]
        )
        gives = self.gifts(face["gives"], face["choice"])
        return self.say(f"{name}-after", actions=actions, gives=gives)
