"""Mech A Dream in words: units, tiles, cards and what they do, and what happens with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.i18n.bundle import Messages, MissingText
from dreamcog.i18n.printed import SomeGame, name_of, printed

Params = dict[str, str | int]
Face = Mapping[str, Any]

ROBOT = "robot"

PLACES = ("stock-room", "dock")
"""Where an Assistant can go besides to a machine."""

COUNTED = ("gained", "paid")
"""Events that only count something: several in a row are told together."""


class MechADreamTexts(Messages):
    """What only Mech A Dream has words for."""

    # Units.

    def unit(self, game: SomeGame, unit: str) -> str:
        """The name of a unit, e.g. Electric Flowers."""
        return self.say(f"{name_of(game)}-unit-{unit}")

    def counted(self, game: SomeGame, unit: str, n: int) -> str:
        """So many of a unit in full, e.g. 2 Electric Flowers."""
        return self.say(f"{name_of(game)}-counted-{unit}", n=n)

    def amount(self, game: SomeGame, unit: str, n: int) -> str:
        """So many of a unit where there is little room, e.g. 2 flowers."""
        return self.say(f"{name_of(game)}-amount-{unit}", n=n)

    def amounts(self, game: SomeGame, amounts: Mapping[str, int]) -> str:
        """Several units together, e.g. 1 flower and 1 ink."""
        told = [self.amount(game, unit, n) for unit, n in amounts.items() if n]
        return self.all_of(told) if told else self.say(f"{name_of(game)}-nothing")

    def choice(self, game: SomeGame, choice: Mapping[str, int]) -> str:
        """Units of which one is chosen, e.g. 2 flowers or 2 ink."""
        return self.one_of([self.amount(game, unit, n) for unit, n in choice.items()])

    # What things do.

    def gifts(self, game: SomeGame, gives: Mapping[str, int], choice: Mapping[str, int]) -> str:
        """What is given, and then the choice where there is one."""
        if not choice:
            return self.amounts(game, gives)
        chosen = self.choice(game, choice)
        if not gives:
            return chosen
        return self.say(f"{name_of(game)}-then", first=self.amounts(game, gives), next=chosen)

    def way(self, game: SomeGame, way: Face) -> str:
        """One way of using an effect: what is paid, what is taken, what else happens."""
        name = name_of(game)
        does = []
        if way["gives"] or way["choice"] or not way.get("effect"):
            gives = self.gifts(game, way["gives"], way["choice"])
            does.append(self.say(f"{name}-takes", gives=gives))
        if way.get("effect"):
            does.append(self.say(f"{name}-special-{way['effect']}"))
        told = does[0] if len(does) == 1 else self.say(f"{name}-then", first=does[0], next=does[1])
        if not way["pays"]:
            return told
        return self.say(f"{name}-pays", pays=self.amounts(game, way["pays"]), does=told)

    def ways(self, game: SomeGame, ways: Sequence[Face]) -> str:
        """All ways of using an effect, of which one is chosen."""
        told = [self.way(game, way) for way in ways]
        if len(told) == 1:
            return told[0]
        return self.say(f"{name_of(game)}-either", one=told[0], other=told[1])

    # Tiles and cards.

    def kind(self, game: SomeGame, kind: str) -> str:
        """A kind of machine, e.g. Resource machine."""
        return self.say(f"{name_of(game)}-kind-{kind}")

    def colour(self, game: SomeGame, kind: str) -> str:
        """The colour of a kind of machine, e.g. blue."""
        return self.say(f"{name_of(game)}-colour-{kind}")

    def belt(self, game: SomeGame, belt: str) -> str:
        """A belt of the Factory board, e.g. red belt."""
        return self.say(f"{name_of(game)}-belt-{belt}")

    def part(self, game: SomeGame, part: str) -> str:
        """A part of the day, e.g. Morning."""
        return self.say(f"{name_of(game)}-part-{part}")

    def tile(self, game: SomeGame, tile: str) -> str:
        """A machine tile, e.g. Resource machine b1.1."""
        kind = self.kind(game, face_of(game, "tiles", tile)["kind"])
        return self.say(f"{name_of(game)}-tile", kind=kind, id=tile)

    def tile_does(self, game: SomeGame, tile: str) -> str:
        """What a tile gives when it is complete, saves from then on, or does when activated."""
        name, face = name_of(game), face_of(game, "tiles", tile)
        gives = self.amounts(game, face["on_completion"])
        at_once = self.say(f"{name}-completion", gives=gives) if face["on_completion"] else ""
        if not face["power"]:
            return at_once or self.way(game, face)
        power = self.say(f"{name}-power-{face['power'].replace('_', '-')}")
        return self.say(f"{name}-lasting", gives=at_once, power=power) if at_once else power

    def delivery(self, game: SomeGame, delivery: str) -> str:
        """A Delivery card."""
        return self.say(f"{name_of(game)}-delivery", id=delivery)

    def monitor(self, game: SomeGame, monitor: str) -> str:
        """A Monitor Screen."""
        return self.say(f"{name_of(game)}-monitor", id=monitor)

    def monitor_does(self, game: SomeGame, monitor: str) -> str:
        """What the robot of a Monitor Screen does."""
        return self.ways(game, face_of(game, "monitors", monitor)["options"])

    def monitor_start(self, game: SomeGame, monitor: str) -> str:
        """What a player with this Monitor Screen starts with."""
        start = self.amounts(game, face_of(game, "monitors", monitor)["start"])
        return self.say(f"{name_of(game)}-start", gives=start)

    def robot_does(self, game: SomeGame) -> str:
        """What the robot does that is printed on the board."""
        return self.ways(game, printed(game).faces["robot"]["options"])

    def specialist(self, game: SomeGame, specialist: str) -> str:
        """A Specialist."""
        return self.say(f"{name_of(game)}-specialist", id=specialist)

    def specialist_does(self, game: SomeGame, specialist: str) -> str:
        """After what, and with what, a Specialist rewards."""
        name, face = name_of(game), face_of(game, "specialists", specialist)
        actions = self.one_of([self.say(f"{name}-action-{action}") for action in face["after"]])
        gives = self.gifts(game, face["gives"], face["choice"])
        return self.say(f"{name}-after", actions=actions, gives=gives)

    # What is asked.

    def question(self, game: SomeGame, position: Mapping[str, Any]) -> str:
        """What the seat that the position is seen from is asked now."""
        name = name_of(game)
        waiting = [asked for asked in position["pending"] if asked["seat"] == position["seat"]]
        if waiting:
            return self._pending(game, waiting[-1])
        if position["part"] != "set-up":
            return self.say(f"{name}-ask-{position['part']}")
        chosen = "monitor" if position["first"] is None else "specialist"
        return self.say(f"{name}-ask-choose-{chosen}")

    def _pending(self, game: SomeGame, asked: Mapping[str, Any]) -> str:
        """A question that something on the table asks."""
        params: Params = {"left": asked["left"]}
        if "choice" in asked:
            params["choice"] = self.choice(game, asked["choice"])
        if "further" in asked:
            params["further"] = asked["further"]
        return self.say(f"{name_of(game)}-ask-{asked['do']}", **params)

    # What happens.

    def player(self, seat: int, names: Sequence[str]) -> str:
        """A player by name; without names, by number."""
        return names[seat] if names else self.say("seat-name", seat=seat + 1)

    def mech_a_dream_event(
        self, game: SomeGame, group: Sequence[Mapping[str, Any]], names: Sequence[str]
    ) -> Params:
        """Details of events that are alike, in words; what a sentence selects by stays a name."""
        event = group[0]
        params: Params = {"player": self.player(event["seat"], names)}
        params |= {name: event[name] for name in ("day", "part", "machines") if name in event}
        params |= {
            name: event[name] for name in ("amount", "slot", "place", "price") if name in event
        }
        if event["kind"] in COUNTED:
            total: Counter[str] = Counter()
            for each in group:
                total[each["unit"]] += each["amount"]
            params |= {"amount": total.total(), "amounts": self.amounts(game, total)}
        return params | self._things(game, event) | self._origin(event, names)

    def _things(self, game: SomeGame, event: Mapping[str, Any]) -> Params:
        """The tile, card or person of an event, and what it does."""
        told: Params = {}
        tile = event.get("tile")
        if "where" in event:
            told["where"] = event["where"] if event["where"] in PLACES else "machine"
            tile = event["where"] if told["where"] == "machine" else None
        if "what" in event:
            told["what"] = ROBOT if event["what"] == ROBOT else "machine"
            tile = event["what"] if told["what"] == "machine" else None
        if tile is not None:
            told |= {"tile": self.tile(game, tile), "does": self.tile_does(game, tile)}
        if "pile" in event:
            told["belt"] = self.belt(game, event["pile"])
        if "delivery" in event:
            price = face_of(game, "deliveries", event["delivery"])["price"]
            told["delivery"] = self.delivery(game, event["delivery"])
            told["price"] = self.amounts(game, {"flower": price})
        if "monitor" in event:
            told["monitor"] = self.monitor(game, event["monitor"])
            told["does"] = self.monitor_does(game, event["monitor"])
        if "specialist" in event:
            told["specialist"] = self.specialist(game, event["specialist"])
            told["does"] = self.specialist_does(game, event["specialist"])
        return told

    def _origin(self, event: Mapping[str, Any], names: Sequence[str]) -> Params:
        """From whom something comes: a player, or the centre of the table."""
        if "from" not in event:
            return {}
        if event["from"] == "centre":
            return {"from": "centre"}
        return {"from": "player", "owner": self.player(event["from"], names)}

    def mech_a_dream_outcome(
        self, game: SomeGame, outcome: Mapping[str, Any], names: Sequence[str]
    ) -> str:
        """Who has won, and with how many points."""
        winners = outcome["winners"]
        return self.say(
            f"{name_of(game)}-outcome",
            winners=len(winners),
            player=self.all_of([self.player(seat, names) for seat in winners]),
            points=self.counted(game, "point", outcome["scores"][winners[0]]),
        )


def face_of(game: SomeGame, components: str, name: str) -> Face:
    """What stands on one component."""
    found = printed(game).faces[components]
    if name not in found:
        raise MissingText(f"no {name} among the {components}")
    face: Face = found[name]
    return face


def are_alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two events count something for the same player, by the same rule."""
    return one["kind"] in COUNTED and all(
        one[name] == other.get(name) for name in ("kind", "seat", "rule")
    )
