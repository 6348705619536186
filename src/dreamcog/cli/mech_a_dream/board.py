"""Mech A Dream's table drawn in a terminal: the day, the Factory, one's own workshop, the others.

Everything shown is in the position or printed on the components: nothing is computed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from dreamcog.cli.look import ASIDE, GAP, NOTHING, WIDE, flow, folded
from dreamcog.cli.mech_a_dream.choices import ROBOT, MechComposer
from dreamcog.cli.mech_a_dream.look import ASKED, ASLEEP, DONE, FIRST, KINDS, MechLook, no_break

LABELS = ("delivery", "stock-room", "for-sale", "experts", "robot", "belt", "workshop")
DAY = ("morning", "afternoon", "evening")
SET_UP, NIGHT = "set-up", "night"
GAUGES = {"flowers": "flower", "ink": "ink", "rainbows": "rainbow", "points": "point"}
"""What a player's board counts, and its unit."""

OF_PILES = {"resource": ("resource", "economical"), "power": ("power",), "crystal": ("crystal",)}
"""The kinds of machines in each pile."""

CELL = 26
"""A thing for sale or under construction is rarely wider than this."""

Player = dict[str, Any]


class Board:
    """Draws one position for one window, from the side of the seat that is asked."""

    def __init__(
        self, look: MechLook, composer: MechComposer, names: Sequence[str], width: int
    ) -> None:
        self.look = look
        self.texts = look.texts
        self.composer = composer
        self.position = composer.position
        self.names = names
        self.width = width
        self.label = {
            name: self.texts.say(f"{self.look.game.name}-board-{name}") for name in LABELS
        }
        if not any(player["specialists"] for player in self.position["players"]):
            if not self.position["specialists_centre"]:
                del self.label["experts"]
        self.column = max(len(label) for label in self.label.values()) + GAP

    def draw(self, short: bool) -> list[list[Text]]:
        """The table part by part; in short only what counts in this part of the day."""
        is_over = self.position["outcome"] is not None
        factory = [] if short and is_over else self._factory(short)
        others = [line for seat in self._others() for line in self._in_short(seat)]
        return [self._title(), factory, self._own(short), others]

    def _factory(self, short: bool) -> list[Text]:
        """The Factory board, and the Specialists in the centre."""
        centre = self._experts(self.position["specialists_centre"], "experts")
        return [*self._delivery(short), *self._stock_room(short), *self._for_sale(), *centre]

    def in_full(self) -> list[Text]:
        """Every workshop with all that its machines do."""
        lines = []
        for seat, player in enumerate(self.position["players"]):
            lines += [Text(self.names[seat], "bold"), *self._robot(player, False, False)]
            lines += [*self._belt(player, False), *self._workshop(player, False, False)]
            lines += self._experts(player["specialists"], "experts")
        return lines

    # The day.

    def _title(self) -> list[Text]:
        """The game, the day and its parts, the one that it is now marked."""
        day = self.position["day"]
        days = day + self.position["delivery_deck"]
        counted = self.texts.say(f"{self.look.game.name}-board-day", day=day, days=days)
        facts = [Text(self.texts.title(self.look.game), "bold"), Text(counted, "bold")]
        before = [] if self.position["part"] != SET_UP else [self._part(SET_UP)]
        parts = [*before, *(self._part(part) for part in (*DAY, NIGHT))]
        return flow(Text(), [*facts, Text("  ").join(parts)], self.width, 0, ASIDE)

    def _part(self, part: str) -> Text:
        """A part of the day: over, now or to come."""
        name = self.texts.part(self.look.game, part)
        now, order = self.position["part"], (SET_UP, *DAY, NIGHT)
        if part == now:
            return Text(f"{ASKED}{name}", "bold reverse")
        return Text(name, "dim" if order.index(part) < order.index(now) else "")

    # The Factory.

    def _line(self, label: str, items: list[Text], between: str = ASIDE) -> list[Text]:
        return flow(Text(self.label[label], "bold"), items, self.width, self.column, between)

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
        return self._line("delivery", [self._lit("dock", price), *rows])

    def _row(self, part: str, what: Text) -> Text:
        """What a part of the day brings; the one that it is now stands out."""
        is_now = part == self.position["part"]
        name = self.texts.part(self.look.game, part).replace(" ", "\xa0")
        label = Text(f"{ASKED}{name}\xa0" if is_now else f"{name}\xa0", "bold" if is_now else "")
        return label.append_text(no_break(what))

    def _stock_room(self, short: bool) -> list[Text]:
        """The floors of the stock room."""
        floors = self.look.faces["stock_room"]
        rows = [self._row(part, self._floor(floors[part])) for part in self._parts(short)]
        rows[0] = self._lit("stock-room", rows[0])
        return self._line("stock-room", rows)

    def _floor(self, floor: dict[str, Any]) -> Text:
        parts = [self.look.amounts(floor["fixed"])] if floor["fixed"] else []
        parts += [self.look.either(floor["choice"])] if floor["choice"] else []
        return Text("+").join(parts)

    def _for_sale(self) -> list[Text]:
        """Each tile on offer with its price, its time and what it does; then what lies below."""
        ready = self.composer.lit("buy", "tile")
        cells = [
            self.look.lit(self._offered(tile), tile in ready) for tile in self.composer.for_sale()
        ]
        return self._grid("for-sale", [*cells, self._piles()])

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

    def _grid(self, label: str, cells: list[Text]) -> list[Text]:
        """Cells in columns of one width, as many as there is room for."""
        room = self.width - self.column
        widest = max(cell.cell_len for cell in cells)
        columns = max(1, (room + GAP) // (max(widest, CELL) + GAP))
        if widest > room:
            cells = [piece for cell in cells for piece in folded(cell, room)]
        each = (room + GAP) // columns
        lines = []
        for start in range(0, len(cells), columns):
            line = Text(self.label[label] if start == 0 else "", "bold")
            for number, cell in enumerate(cells[start : start + columns]):
                line.pad_right(self.column + number * each - line.cell_len)
                line.append_text(cell)
            lines.append(line)
        return lines

    # Workshops.

    def _own(self, short: bool) -> list[Text]:
        """The workshop of the seat that is asked, in full."""
        player = self.composer.own
        gauges = [
            self.look.amount(unit, player[gauge]).append(
                f"\xa0{self.texts.unit(self.look.game, unit)}".replace(" ", "\xa0"), "default"
            )
            if not short
            else self.look.amount(unit, player[gauge])
            for gauge, unit in GAUGES.items()
        ]
        name = self._name(self.composer.seat)
        column = max(self.column, name.cell_len + 1)
        lines = flow(name, gauges, self.width, column, "  ")
        lines += [*self._robot(player, True, short), *self._belt(player, True)]
        lines += self._workshop(player, True, short)
        return [*lines, *self._experts(player["specialists"], "experts")]

    def _name(self, seat: int) -> Text:
        """A player: asked, done or asleep, and whether the first player."""
        player = self.position["players"][seat]
        part = self.position["part"]
        done = part in DAY and player["assistants"][part] is not None
        mark = ASLEEP if player["asleep"] else DONE if done else ""
        if seat == self.composer.seat:
            mark = ASKED
        first = FIRST if seat == self.position["first"] else ""
        return Text(f"{mark or ' '}{self.names[seat]}{first}", "bold")

    def _others(self) -> list[int]:
        """The other seats, in turn order from the own one."""
        players = len(self.names)
        return [(self.composer.seat + i) % players for i in range(1, players)]

    def _robot(self, player: Player, is_own: bool, short: bool) -> list[Text]:
        """What the robot does: in words, or in signs where there is little room."""
        game, monitor = self.look.game, player["monitor"]
        if short or self.width < WIDE:
            told = self.look.ways(self.look.robot(monitor))
            told = Text.assemble((monitor, "bold"), "\xa0", told) if monitor else told
        elif monitor:
            does = self.texts.monitor_does(game, monitor)
            told = Text(self.texts.say(f"{self.look.game.name}-told", what=monitor, does=does))
        else:
            told = Text(self.texts.robot_does(game))
        return self._line("robot", [self._thing(player, ROBOT, told, is_own)])

    def _thing(self, player: Player, what: str, drawn: Text, is_own: bool) -> Text:
        """A robot or machine: marked where it can be activated, or where it has been tonight."""
        if what in player["used_tonight"]:
            return Text(f"{DONE}\xa0", "dim").append_text(drawn)
        return self.look.lit(drawn, is_own and what in self.composer.lit("activate", "what"))

    def _belt(self, player: Player, is_own: bool) -> list[Text]:
        """Machines under construction: how far they are, who stands on them, what they will do."""
        ready = [*self.composer.lit("build", "tile"), *self.composer.lit("boost", "tile")]
        cells = [
            self.look.lit(self._built(player, machine), is_own and machine["tile"] in ready)
            for machine in player["belt"]
        ]
        return self._grid("belt", cells or [self.look.lit(NOTHING, False)])

    def _built(self, player: Player, machine: dict[str, Any]) -> Text:
        tile = machine["tile"]
        track = self.look.track(tile, machine["slot"])
        named = self._moving(player, machine)
        return Text("\xa0").join([track, named, self.look.effect(tile)])

    def _moving(self, player: Player, machine: dict[str, Any]) -> Text:
        """A machine with the slot it has reached, and the Assistants on it."""
        tile = machine["tile"]
        slot = Text(f":{machine['slot']}")
        return Text().join([self.look.tile(tile), slot, *self._helpers(player, tile)])

    def _helpers(self, player: Player, tile: str) -> list[Text]:
        """The Assistants on a machine, by the part of the day they are of."""
        parts = [part for part in DAY if player["assistants"][part] == tile]
        letters = "".join(self.texts.say(f"{self.look.game.name}-letter-{part}") for part in parts)
        return [Text(f"({letters})", "bold")] if letters else []

    def _workshop(self, player: Player, is_own: bool, short: bool) -> list[Text]:
        """Completed machines in their order, then the places that give points."""
        tiles = player["workshop"]
        items = [
            self._thing(player, tile, Text("\xa0").join([self.look.tile(tile), does]), is_own)
            for tile in tiles
            for does in [self.look.effect(tile)]
        ]
        face = self.look.faces["workshop"]
        if not short:
            for place, points in face["places"].items():
                if int(place) > len(tiles) and points:
                    label = Text(f"{place}.\xa0", "dim")
                    label.append_text(self.look.amount("point", points))
                    items.append(self.look.lit(label, False))
        label = Text(f"{self.label['workshop']} {len(tiles)}", "bold")
        column = max(self.column, label.cell_len + 1)
        return flow(label, items or [self.look.lit(NOTHING, False)], self.width, column, "  ")

    def _experts(self, cards: list[dict[str, Any]], label: str) -> list[Text]:
        """Specialists with their prices; nothing where there are none."""
        if not cards:
            return []
        return self._line(label, [self.look.expert(card) for card in cards], "  ")

    def _in_short(self, seat: int) -> list[Text]:
        """Another player in a line: gauges, machines, Assistants."""
        player = self.position["players"][seat]
        gauges = Text("\xa0").join(
            [self.look.amount(unit, player[gauge]) for gauge, unit in GAUGES.items()]
        )
        facts = [gauges]
        if player["monitor"]:
            facts.append(Text(player["monitor"]))
        if player["belt"]:
            moving = [self._moving(player, machine) for machine in player["belt"]]
            label = Text(f"{self.label['belt']}\xa0")
            facts.append(label.append_text(Text(" ").join(moving)))
        facts.append(self._completed(player))
        if player["specialists"]:
            cards = [
                Text(f"{card['id']}:").append_text(self.look.amount("rainbow", card["price"]))
                for card in player["specialists"]
            ]
            facts.append(Text(" ").join(cards))
        name = self._name(seat)
        return flow(name, facts, self.width, max(self.column, name.cell_len + 1), ASIDE)

    def _completed(self, player: Player) -> Text:
        """How many machines of each kind are complete."""
        kinds = [self.look.faces["tiles"][tile]["kind"] for tile in player["workshop"]]
        counted = [
            Text(str(kinds.count(kind))).append_text(self.look.kind(kind))
            for kind in KINDS
            if kind in kinds
        ]
        label = Text(f"{self.label['workshop']}\xa0{len(kinds)}")
        return label.append("\xa0").append_text(Text("\xa0").join(counted)) if kinds else label
