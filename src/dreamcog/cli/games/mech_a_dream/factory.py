"""The Factory board drawn in a terminal: the delivery, the stock room, the tiles for sale."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from dreamcog.cli.games.mech_a_dream.drawing import DAY, Drawing
from dreamcog.cli.games.mech_a_dream.look import ASKED, no_break

OF_PILES = {"resource": ("resource", "economical"), "power": ("power",), "crystal": ("crystal",)}
"""The kinds of machines in each pile."""


class Factory(Drawing):
    """Draws the Factory board; what can be done there now is marked."""

    def draw(self, short: bool) -> list[Text]:
        """The Factory board, and the Specialists in the centre."""
        centre = self.experts(self.position["specialists_centre"])
        return [*self._delivery(short), *self._stock_room(short), *self._for_sale(), *centre]

    def _lit(self, do: str, thing: Text) -> Text:
        """A place, marked where an Assistant can go there now."""
        return self.look.lit(thing, any(move["do"] == do for move in self.composer.moves))

    def _parts(self, short: bool) -> list[str]:
        """The parts of the day to show; in short only what is now, or comes first."""
        now = self.position["part"]
        return [now if now in DAY else DAY[0]] if short else list(DAY)

    def _delivery(self, short: bool) -> list[Text]:
        """Today's card: its price, and the packages of each part of the day."""
        card = self.position["delivery"]
        face = self.look.faces["deliveries"][card]
        price = self.look.price(face["price"], self.position["dock_price"], "flower")
        rows = [self._row(part, self.look.packages(face[part])) for part in self._parts(short)]
        return self.line("delivery", [self._lit("dock", price), *rows])

    def _row(self, part: str, what: Text) -> Text:
        """What a part of the day brings; the one that it is now stands out."""
        is_now = part == self.position["part"]
        name = self.look.words.part(part).replace(" ", "\xa0")
        label = Text(f"{ASKED}{name}\xa0" if is_now else f"{name}\xa0", "bold" if is_now else "")
        return label.append_text(no_break(what))

    def _stock_room(self, short: bool) -> list[Text]:
        """The floors of the stock room."""
        floors = self.look.faces["stock_room"]
        rows = [self._row(part, self._floor(floors[part])) for part in self._parts(short)]
        rows[0] = self._lit("stock-room", rows[0])
        return self.line("stock-room", rows)

    def _floor(self, floor: dict[str, Any]) -> Text:
        """What a floor gives, and the choice that comes last."""
        parts = [self.look.amounts(floor["fixed"])] if floor["fixed"] else []
        parts += [self.look.either(floor["choice"])] if floor["choice"] else []
        return Text("+").join(parts)

    def _for_sale(self) -> list[Text]:
        """Each tile on offer with its price, its time and what it does; then what lies below."""
        ready = self.composer.lit("buy", "tile")
        cells = [
            self.look.lit(self._offered(tile), tile in ready) for tile in self.composer.for_sale()
        ]
        return self.grid("for-sale", [*cells, self._piles()])

    def _offered(self, tile: str) -> Text:
        """A tile with its price, its time and what it does."""
        face = self.look.faces["tiles"][tile]
        own = self.position["prices"][tile]
        price = self.look.price(face["price"], own["price"], face["currency"])
        time = self.look.price(face["time"], own["slot"], "hourglass")
        facts = [self.look.tile(tile), price, time.append(":", "default"), self.look.effect(tile)]
        return Text("\xa0").join(facts)

    def _piles(self) -> Text:
        """How many tiles lie in each pile below those on offer."""
        counts = []
        for pile, number in self.position["piles"].items():
            shapes = Text().join([self.look.kind(kind) for kind in OF_PILES[pile]])
            counts.append(shapes.append(f"+{number}", "dim"))
        return Text("  ").append_text(Text("\xa0").join(counts))
