"""Mech A Dream in sentences: what is asked, what is refused, what happens, how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core.sentences import Params, Told
from dreamcog.games.mech_a_dream.spoken import ROBOT, MechADreamThings

PLACES = ("stock-room", "dock")
"""Where an Assistant can go besides to a machine."""

COUNTED = ("gained", "paid")
"""Events that only count something: several in a row are told together."""

MISSING = {
    "not-enough-flowers": "flower",
    "not-enough-ink": "ink",
    "not-enough-rainbows": "rainbow",
    "not-enough-points": "point",
}
"""The unit that a refusal says is missing."""

THINGS = frozenset(("tile", "specialist", "what"))
"""What a refusal may be about."""

GAUGES = {
    "flowers": "flower",
    "ink": "ink",
    "rainbows": "rainbow",
    "points": "point",
    "hourglasses": "hourglass",
    "activations": "activation",
}
"""The unit of what a preview counts."""

SHOWN = {
    **dict.fromkeys(("resource", "power", "crystal"), "web-mech-shows-machine"),
    "delivery_deck": "web-mech-shows-delivery-deck",
    "monitors": "web-mech-shows-monitors",
    "first": "web-mech-shows-first",
}
"""What a move shows, by where it lies."""

AMOUNT_LEFT = {"boost": "hourglass", "activate": "activation"}
"""What a question counts, by the move that answers it."""

MACHINE, NIGHT = "\N{LARGE PURPLE SQUARE}", "\N{CRESCENT MOON}"
"""A completed machine and a night in a grid of symbols."""


class MechADreamSentences(MechADreamThings):
    """Mech A Dream in one language."""

    # What is asked.

    def question(self, position: Mapping[str, Any]) -> str:
        """What the seat that the position is seen from is asked now."""
        name = self.name
        waiting = [asked for asked in position["pending"] if asked["seat"] == position["seat"]]
        if waiting:
            return self._pending(waiting[-1])
        if position["part"] != "set-up":
            return self.say(f"{name}-ask-{position['part']}")
        chosen = "monitor" if position["first"] is None else "specialist"
        return self.say(f"{name}-ask-choose-{chosen}")

    def _pending(self, asked: Mapping[str, Any]) -> str:
        """A question that something on the table asks."""
        params: Params = {"left": asked["left"]}
        if "choice" in asked:
            params["choice"] = self.choice(asked["choice"])
        if "further" in asked:
            params["further"] = asked["further"]
        return self.say(f"{self.name}-ask-{asked['do']}", **params)

    # What is refused.

    def refusal(self, code: str, params: Mapping[str, Any]) -> Params:
        """What a refusal is about, prices and players in words; what it selects by stays a name."""
        kept = ("verb", "part", "whose", "asked", "left", "found")
        told: Params = {name: params[name] for name in kept if name in params}
        if "seat" in params:
            told["player"] = self.player(params["seat"], ())
        if "monitor" in params:
            told["monitor"] = self.monitor(params["monitor"])
        for dealt in ("one", "other"):
            if dealt in params:
                told[dealt] = self.named("monitors", params[dealt])
        if "asked" in params:
            told |= self._asked(params)
        if "ink" in params:
            told["ink"] = self.amount("ink", params["ink"])
            told["rainbows"] = self.amount("rainbow", params["rainbows"])
        if code in MISSING:
            told["price"] = self.amount(MISSING[code], params["wanted"])
            told["about"] = "thing" if THINGS & params.keys() else "dock"
        return told | self._refused(params)

    def _asked(self, params: Mapping[str, Any]) -> Params:
        """What asks a question that is open, and what is counted there."""
        asked, source = params["asked"], params["source"]
        unit = AMOUNT_LEFT.get(asked)
        return {
            "source": self.source(source) if source else "",
            "amount": self.amount(unit, params["left"]) if unit else "",
        }

    def _refused(self, params: Mapping[str, Any]) -> Params:
        """The tile, Specialist, robot or machine that a refusal is about; it begins a sentence."""
        if "tile" in params:
            return {"thing": capital(self.tile(params["tile"]))}
        if "what" in params:
            if params.get("whose", "own") == "own":
                return {"thing": capital(self.thing(params["what"]))}
            return {"thing": capital(self.thing_of(params["what"], params["owner"]))}
        if "specialist" not in params:
            return {}
        return self._refused_specialist(params["specialist"], params["owner"], "wanted" in params)

    def _refused_specialist(self, name: str, owner: int | str, is_priced: bool) -> Params:
        """A Specialist, and where it is; with its owner where the price is too high."""
        thing = self.specialist(name)
        if isinstance(owner, str):
            return {"thing": capital(thing), "where": owner}
        player = self.player(owner, ())
        if is_priced:
            thing = self.say(f"{self.name}-thing-of", thing=thing, player=player)
        return {"thing": capital(thing), "where": "player", "player": player}

    def advice(self, params: Mapping[str, Any]) -> Params:
        """A machine, or what can be activated, as a sentence begins with it."""
        words = {"tile": self.tile, "what": self.thing}
        return {
            name: capital(words[name](str(value))) if name in words else value
            for name, value in super().advice(params).items()
        }

    # What is done.

    def move(self, move: Told, names: Sequence[str]) -> Params:
        """Tiles, cards and people in words; what is activated, and how."""
        named = {"tile": self.tile, "monitor": self.monitor, "specialist": self.specialist}
        params: Params = {name: named[name](move[name]) for name in named.keys() & move.keys()}
        if "take" in move:
            params["take"] = move["take"]
            params.setdefault("specialist", "")
        if "what" in move:
            params |= self._activation(move, names)
        return params

    def _activation(self, move: Told, names: Sequence[str]) -> Params:
        """What is activated or copied, and in which way."""
        copied = move.get("copy")
        what = move["what"] if copied is None else copied["what"]
        how = ROBOT if what == ROBOT else "machine"
        params: Params = {"tile": "" if what == ROBOT else self.tile(what), "way": 0, "owner": ""}
        if copied is not None:
            return params | {"how": f"copy-{how}", "owner": self.player(copied["seat"], names)}
        if "option" in move:
            return params | {"how": f"{how}-way", "way": move["option"] + 1}
        return params | {"how": how}

    def things(self, code: str, things: Mapping[str, int]) -> list[str]:
        """Units of gauges; the machine that is bought is in the move's name."""
        return [
            self.amount(unit, things[thing]) for thing, unit in GAUGES.items() if things.get(thing)
        ]

    def hidden(self, zones: Sequence[str]) -> list[str]:
        """A new machine on a belt, a card, what others have chosen."""
        return [self.say(each) for each in dict.fromkeys(SHOWN[zone] for zone in zones)]

    # What happens.

    def are_alike(self, one: Told, other: Told) -> bool:
        """Whether two events count something for the same player, by the same rule."""
        return one["kind"] in COUNTED and all(
            one[name] == other.get(name) for name in ("kind", "seat", "rule")
        )

    def event(self, group: Sequence[Told], names: Sequence[str]) -> Params:
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
            params |= {"amount": total.total(), "amounts": self.amounts(total)}
        return params | self._things(event) | self._origin(event, names)

    def _things(self, event: Told) -> Params:
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
            told |= {"tile": self.tile(tile), "does": self.tile_does(tile)}
        if "source" in event:
            told |= {"source": self.source(event["source"]), "activations": event["activations"]}
        if "pile" in event:
            told["belt"] = self.belt(event["pile"])
        if "delivery" in event:
            price = self.face("deliveries", event["delivery"])["price"]
            told["delivery"] = self.delivery(event["delivery"])
            told["price"] = self.amounts({"flower": price})
        if "monitor" in event:
            told["monitor"] = self.monitor(event["monitor"])
            told["does"] = self.monitor_does(event["monitor"])
        if "specialist" in event:
            told["specialist"] = self.specialist(event["specialist"])
            told["does"] = self.specialist_does(event["specialist"])
        return told

    def _origin(self, event: Told, names: Sequence[str]) -> Params:
        """From whom something comes: a player, or the centre of the table."""
        if "from" not in event:
            return {}
        if event["from"] == "centre":
            return {"from": "centre"}
        return {"from": "player", "owner": self.player(event["from"], names)}

    def outcome(self, outcome: Told, names: Sequence[str]) -> str:
        """Who has won, and with how many points."""
        winners = outcome["winners"]
        return self.say(
            f"{self.name}-outcome",
            winners=len(winners),
            player=self.speaker.all_of([self.player(seat, names) for seat in winners]),
            points=self.counted("point", outcome["scores"][winners[0]]),
        )

    def share(self, players: Sequence[str], is_won: bool, marks: Mapping[str, int]) -> str:
        """The player's points, and those of the best other player."""
        best = marks["points"] - marks["margin"]
        return super().share(players, is_won, {**marks, "best": best})

    def grid(self, marks: Mapping[str, int]) -> list[str]:
        """A moon for each night, and a square for each machine that was completed."""
        machines = [MACHINE * marks["machines"]] if marks["machines"] else []
        return [NIGHT * marks["day"], *machines]


def capital(told: str) -> str:
    """A phrase as a sentence begins with it."""
    return told[:1].upper() + told[1:]
