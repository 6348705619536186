"""The table drawn in a terminal, from a position: any width, with or without colour."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.text import Text

from dreamcog.cli.choices import ROWS, in_order
from dreamcog.cli.look import APART, ASIDE, GAP, GOLD, READY, Look, flow

NOTHING = Text("–", "dim")
FAILSAFE = "●"


class Board:
    """Draws positions for one window."""

    def __init__(self, look: Look, width: int) -> None:
        self.look = look
        self.texts = look.texts
        self.width = width
        self.label = {
            name: self.texts.say(f"board-{name}")
            for name in ("reserve", "cogs", "factory", "piles", "on-top", "at-bottom", "discard")
        } | {row: self.texts.row(look.game, row) for row in ROWS}
        self.column = max(len(label) for label in self.label.values()) + GAP

    def draw(self, position: dict[str, Any], ready: Collection[str]) -> list[Text]:
        """The whole table; `ready` are the machines that can be repaired now."""
        title = self.texts.say(f"{self.look.game.name}-title")
        turn = self.texts.say("board-turn", turn=position["turn"])
        repaired = self.texts.say("board-repaired", machines=len(position["repaired_this_turn"]))
        return [
            *flow(
                Text(),
                [Text(fact, "bold") for fact in (title, turn, repaired)],
                self.width,
                0,
                ASIDE,
            ),
            Text(),
            *self._line("reserve", self._reserve(position), ASIDE),
            *self._line("cogs", self._cogs(position["levels"])),
            *self._line("piles", self._piles(position), ASIDE),
            Text(),
            *self._factory(position, ready),
            Text(),
            *(line for row in ROWS for line in self._robots(row, position[row])),
        ]

    def known_piles(self, position: dict[str, Any]) -> list[Text]:
        """The discard in order, and the cards of the deck that everyone has seen."""
        lines = self._robots("on-top", position["known_top"]) if position["known_top"] else []
        if position["known_bottom"]:
            lines += self._robots("at-bottom", position["known_bottom"])
        discard = position["discard"]
        counted = [
            self.look.robot(robot).append(f" ×{discard.count(robot)}" * (discard.count(robot) > 1))
            for robot in in_order(position, discard)
        ]
        return lines + self._line("discard", counted or [NOTHING])

    def _line(self, label: str, items: list[Text], between: str = APART) -> list[Text]:
        return flow(Text(self.label[label], "bold"), items, self.width, self.column, between)

    def _robots(self, label: str, robots: list[str]) -> list[Text]:
        return self._line(label, [self.look.robot(robot) for robot in robots] or [NOTHING])

    def _reserve(self, position: dict[str, Any]) -> list[Text]:
        failsafes = position["failsafes"]
        counted = self.texts.say("board-failsafes", failsafes=failsafes)
        return [
            Text(f"{counted} {FAILSAFE * failsafes}".rstrip(), "" if failsafes else "bold"),
            Text(self.texts.battery(self.look.game, position["battery"])),
            *(
                Text(self.texts.say("board-support") + " ").append_text(self.look.model(model))
                for model in position["support"]
            ),
        ]

    def _cogs(self, levels: dict[str, int]) -> list[Text]:
        return [
            self.look.model(model, f" {self.texts.level(level)}") for model, level in levels.items()
        ]

    def _piles(self, position: dict[str, Any]) -> list[Text]:
        tier = position["machine_tier"]
        machines = self.texts.say("board-machine-deck", machines=position["machine_deck"])
        if tier is not None:
            machines += f" ({self.texts.say('board-next-tier', tier=self.texts.level(tier))})"
        return [
            Text(machines),
            Text(self.texts.say("board-robot-deck", robots=position["robot_deck"])),
            Text(self.texts.say("board-discarded", robots=len(position["discard"]))),
            Text(self.texts.say("board-experience", machines=position["experience"])),
        ]

    def _factory(self, position: dict[str, Any], ready: Collection[str]) -> list[Text]:
        """A line for each machine: whether it can be repaired, its demand, its spelling."""
        factory = position["factory"]
        drawn = [self._machine(m, m in position["prepared"]) if m else NOTHING for m in factory]
        spelled_at = max(line.cell_len for line in drawn) + GAP
        lines = []
        for place, machine in enumerate(factory):
            label = self.label["factory"] if place == 0 else ""
            mark = Text(READY, GOLD) if machine in ready else Text(" ")
            line = Text.assemble((label.ljust(self.column - GAP), "bold"), mark, " ", drawn[place])
            if machine and self.column + spelled_at + len(machine) <= self.width:
                line.pad_right(self.column + spelled_at - line.cell_len)
                line.append(machine, "dim")
            lines.append(line)
        return lines

    def _machine(self, machine: str, prepared: bool) -> Text:
        drawn = self.look.sentence(self.texts.machine(self.look.game, machine), self.width)
        if prepared:
            drawn.append(ASIDE).append(self.texts.say("board-prepared"), "bold")
        return drawn
