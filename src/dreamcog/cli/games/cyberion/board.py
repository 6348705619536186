"""Cyberion's table drawn in a terminal, from a position: any width, with or without colour."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from dreamcog.cli.games.cyberion.choices import ROWS, by_model
from dreamcog.cli.games.cyberion.look import CyberionLook
from dreamcog.cli.games.cyberion.mainframe import Mainframe
from dreamcog.cli.look import (
    APART,
    ASIDE,
    COUNTED,
    GAP,
    GOLD,
    NOTHING,
    READY,
    WIDE,
    flow,
    folded,
    in_columns,
)

LABELS = ("reserve", "cogs", "microbots", "factory", "piles", "on-top", "at-bottom", "discard")

Position = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Setting:
    """Who plays, and with which expansions."""

    names: tuple[str, ...]
    expansions: list[str]


class Board:
    """Draws positions for one window."""

    def __init__(self, look: CyberionLook, width: int, setting: Setting) -> None:
        self.look = look
        self.setting = setting
        self.texts = look.texts
        self.width = width
        self.label = {name: self.texts.say(f"board-{name}") for name in LABELS} | {
            row: look.words.row(row) for row in ROWS
        }
        self.column = max(len(label) for label in self.label.values()) + GAP
        self.mainframe = Mainframe(look, width, self.column, setting.expansions)
        if width >= WIDE:
            self.column = self.mainframe.column

    def draw(self, position: Position, ready: Collection[str], short: bool) -> list[list[Text]]:
        """The table part by part, in `short` without Mainframe, Reserve and piles.

        `ready` are the machines that can be repaired now.
        """
        above = [
            *self._line("reserve", self._reserve(position), ASIDE),
            *self.mainframe.draw(position),
            *self._microbots(position),
            *self._line("piles", self._piles(position), ASIDE),
            *self._known(position),
        ]
        rows = [line for row in ROWS for line in self._robots(row, position[row])]
        parts = [self._title(position), above, self._factory(position, ready), rows]
        return [part for part in parts if not (short and part is above)]

    def known_piles(self, position: Position) -> list[Text]:
        """The discard in order, what is known of the deck, and who pilots the Gigantobots."""
        discard = position["discard"]
        counted = [
            self.look.robot(robot).append(f" ×{discard.count(robot)}" * (discard.count(robot) > 1))
            for robot in by_model(position, discard)
        ]
        giants = [
            line
            for name, giga in position["gigantobots"].items()
            if giga["robots"]
            for line in flow(
                Text(self.look.words.gigantobot(name), "bold"),
                [self.look.robot(robot) for robot in giga["robots"]],
                self.width,
                self.column + GAP,
            )
        ]
        return [*self._known(position), *self._line("discard", counted or [NOTHING]), *giants]

    def _title(self, position: Position) -> list[Text]:
        facts = [self.texts.say(f"{self.look.game.name}-title")]
        facts.append(self.texts.say("board-turn", turn=position["turn"]))
        if len(self.setting.names) > 1:
            player = self.setting.names[position["seat"]]
            facts.append(self.texts.say("board-to-play", player=player))
        repaired = len(position["repaired_this_turn"])
        facts.append(self.texts.say("board-repaired", machines=repaired))
        return flow(Text(), [Text(fact, "bold") for fact in facts], self.width, 0, ASIDE)

    def _line(self, label: str, items: list[Text], between: str = APART) -> list[Text]:
        return flow(Text(self.label[label], "bold"), items, self.width, self.column, between)

    def _robots(self, label: str, robots: list[str]) -> list[Text]:
        return self._line(label, [self.look.robot(robot) for robot in robots] or [NOTHING])

    def _known(self, position: Position) -> list[Text]:
        """The cards of the deck that everyone has seen: nothing where there are none."""
        known = {"on-top": position["known_top"], "at-bottom": position["known_bottom"]}
        return [
            line
            for label, robots in known.items()
            if robots
            for line in self._robots(label, robots)
        ]

    def _reserve(self, position: Position) -> list[Text]:
        failsafes = position["failsafes"]
        counted = self.texts.say("board-failsafes", failsafes=failsafes)
        support = Text(", ").join([self.look.model(model) for model in position["support"]])
        things = [
            Text(f"{counted} {COUNTED * failsafes}".rstrip(), "" if failsafes else "bold"),
            Text(self.look.words.battery(position["battery"])),
        ]
        if "gigantobots" in self.setting.expansions:
            things.append(Text(self.texts.say("board-damage", damage=position["damage"])))
        label = Text(self.texts.say("board-support") + " ")
        return [*things, label.append_text(support or NOTHING)]

    def _microbots(self, position: Position) -> list[Text]:
        """The Microbots held, where they are played with."""
        if "microbots" not in self.setting.expansions:
            return []
        held = Text(APART).join([self.look.microbot(m) for m in position["held_microbots"]])
        pile = self.texts.say("board-microbot-pile", microbots=position["microbot_pile"])
        return self._line("microbots", [held or NOTHING, Text(pile)], ASIDE)

    def _piles(self, position: Position) -> list[Text]:
        tier = position["machine_tier"]
        machines = self.texts.say("board-machine-deck", machines=position["machine_deck"])
        if tier is not None:
            machines += f" ({self.texts.say('board-next-tier', tier=self.look.words.level(tier))})"
        return [
            Text(machines),
            Text(self.texts.say("board-robot-deck", robots=position["robot_deck"])),
            Text(self.texts.say("board-discarded", robots=len(position["discard"]))),
            Text(self.texts.say("board-experience", machines=position["experience"])),
        ]

    # The Factory.

    def _factory(self, position: Position, ready: Collection[str]) -> list[Text]:
        """A line for each machine: whether it can be repaired, and all that is known of it."""
        factory = position["factory"]
        told = [self._machine(position, place) for place in range(len(factory))]
        wide = in_columns(told)
        if self.column + max(line.cell_len for line in wide) <= self.width:
            drawn = [[line] for line in wide]
        else:
            common = self.texts.say("board-common")
            brief = [
                Text(ASIDE).join([cell for cell in cells[:-1] if cell and cell.plain != common])
                for cells in told
            ]
            drawn = [folded(line, self.width - self.column) for line in brief]
        lines = []
        for place, (first, *rest) in enumerate(drawn):
            label = self.label["factory"] if place == 0 else ""
            mark = Text(READY, GOLD) if factory[place] in ready else Text(" ")
            lines.append(Text.assemble((label.ljust(self.column - GAP), "bold"), mark, " ", first))
            lines += [Text(" " * self.column).append_text(piece) for piece in rest]
        return lines

    def _machine(self, position: Position, place: int) -> list[Text]:
        """What stands in a place of the Factory, and on it; last how it is typed."""
        machine = position["factory"][place]
        owner = Text(self._owner(position, place), "italic")
        if machine is None:
            return [owner, NOTHING, Text(), Text(), Text()]
        microbot = position["microbots"].get(machine)
        prepared = self.texts.say("board-prepared") if machine in position["prepared"] else ""
        return [
            owner,
            self.look.sentence(self.look.words.machine(machine), self.width),
            self.look.microbot(microbot) if microbot else Text(),
            Text(prepared, "bold"),
            Text(machine, "dim"),
        ]

    def _owner(self, position: Position, place: int) -> str:
        """Whose a place of the Factory is, where it is not everybody's."""
        names = self.setting.names
        if len(names) == 1 or position["all_common"]:
            return ""
        own = dict(zip(self.look.game.faces["own_places"], names, strict=True))
        return own.get(place) or self.texts.say("board-common")
