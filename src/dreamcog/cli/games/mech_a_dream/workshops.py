"""Workshops drawn in a terminal: one's own in full, the others in short."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from dreamcog.cli.games.mech_a_dream.choices import ROBOT
from dreamcog.cli.games.mech_a_dream.drawing import DAY, Drawing
from dreamcog.cli.games.mech_a_dream.look import ASKED, ASLEEP, DONE, FIRST, KINDS, no_break
from dreamcog.cli.look import ASIDE, NOTHING, WIDE, flow

GAUGES = {"flowers": "flower", "ink": "ink", "rainbows": "rainbow", "points": "point"}
"""What a player's board counts, and its unit."""

Player = dict[str, Any]


class Workshops(Drawing):
    """Draws the players' workshops; what can be done in one's own now is marked."""

    def in_full(self) -> list[Text]:
        """Every workshop with all that its machines do."""
        lines = []
        for seat, player in enumerate(self.position["players"]):
            lines += [Text(self.names[seat], "bold"), *self._robot(player, False, False)]
            lines += [*self._belt(player, False), *self._workshop(player, False, False)]
            lines += self.experts(player["specialists"])
        return lines

    def own(self, short: bool) -> list[Text]:
        """The workshop of the seat that is asked, in full."""
        player = self.composer.own
        gauges = self._gauges(player)
        if not short:
            gauges = [
                drawn.append(f"\xa0{self.look.words.unit(unit)}", "default")
                for drawn, unit in zip(gauges, GAUGES.values(), strict=True)
            ]
        name = self._name(self.composer.seat)
        column = max(self.column, name.cell_len + 1)
        lines = flow(name, [no_break(gauge) for gauge in gauges], self.width, column)
        lines += [*self._robot(player, True, short), *self._belt(player, True)]
        lines += self._workshop(player, True, short)
        return [*lines, *self.experts(player["specialists"])]

    def _gauges(self, player: Player) -> list[Text]:
        """How much a player has of everything that is counted."""
        return [self.look.amount(unit, player[gauge]) for gauge, unit in GAUGES.items()]

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

    def others(self) -> list[int]:
        """The other seats, in turn order from the own one."""
        players = len(self.names)
        return [(self.composer.seat + i) % players for i in range(1, players)]

    def _robot(self, player: Player, is_own: bool, short: bool) -> list[Text]:
        """What the robot does: in words, or in signs where there is little room."""
        monitor = player["monitor"]
        if short or self.width < WIDE:
            told = self.look.ways(self.look.robot(monitor))
            told = Text.assemble(self.look.monitor(monitor), "\xa0", told) if monitor else told
        elif monitor:
            does = self.look.words.monitor_does(monitor)
            named = self.look.words.named("monitors", monitor)
            told = Text(self.texts.say(f"{self.look.game.name}-told", what=named, does=does))
        else:
            told = Text(self.look.words.robot_does())
        return self.line("robot", [self._thing(player, ROBOT, told, is_own)])

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
        return self.grid("belt", cells or [self.look.lit(NOTHING, False)])

    def _built(self, player: Player, machine: dict[str, Any]) -> Text:
        """A machine on the belt, and what it will do."""
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
        items = [self._thing(player, tile, self.look.machine(tile), is_own) for tile in tiles]
        items += [] if short else self._places(len(tiles))
        label = Text(f"{self.label['workshop']} {len(tiles)}", "bold")
        column = max(self.column, label.cell_len + 1)
        return flow(label, items or [self.look.lit(NOTHING, False)], self.width, column)

    def _places(self, taken: int) -> list[Text]:
        """The places to come that give points."""
        return [
            self.look.lit(
                Text(f"{place}.\xa0", "dim").append_text(self.look.amount("point", points)), False
            )
            for place, points in self.look.faces["workshop"]["places"].items()
            if int(place) > taken and points
        ]

    def in_short(self, seat: int) -> list[Text]:
        """Another player in a line: gauges, machines, Assistants."""
        player = self.position["players"][seat]
        facts = [Text("\xa0").join(self._gauges(player))]
        if player["monitor"]:
            facts.append(self.look.monitor(player["monitor"]))
        if player["belt"]:
            moving = [self._moving(player, machine) for machine in player["belt"]]
            label = Text(f"{self.label['belt']}\xa0")
            facts.append(label.append_text(Text(" ").join(moving)))
        facts.append(self._completed(player))
        if player["specialists"]:
            cards = [
                Text(f"{self.look.words.named('specialists', card['id'])}:").append_text(
                    self.look.amount("rainbow", card["price"])
                )
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
