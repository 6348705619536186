"""The table drawn in a terminal, from a position: any width, with or without colour."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.text import Text

from dreamcog.cli.choices import ROWS, in_order
from dreamcog.cli.look import APART, ASIDE, GAP, GOLD, READY, Look, flow, folded

NOTHING = Text("–", "dim")
FAILSAFE = "●"
LABELS = (
    "reserve",
    "cogs",
    "tokens",
    "giants",
    "factory",
    "piles",
    "on-top",
    "at-bottom",
    "discard",
)


class Board:
    """Draws positions for one window."""

    def __init__(self, look: Look, width: int, players: int) -> None:
        self.look = look
        self.players = players
        self.texts = look.texts
        self.width = width
        self.label = {name: self.texts.say(f"board-{name}") for name in LABELS} | {
            row: self.texts.row(look.game, row) for row in ROWS
        }
        self.column = max(len(label) for label in self.label.values()) + GAP

    def draw(self, position: dict[str, Any], ready: Collection[str], short: bool) -> list[Text]:
        """The table, in `short` without Mainframe, Reserve and piles.

        `ready` are the machines that can be repaired now.
        """
        title = self.texts.say(f"{self.look.game.name}-title")
        turn = self.texts.say("board-turn", turn=position["turn"])
        repaired = self.texts.say("board-repaired", machines=len(position["repaired_this_turn"]))
        facts = [Text(fact, "bold") for fact in (title, turn, repaired)]
        above = [
            *self._line("reserve", self._reserve(position), ASIDE),
            *self._line("cogs", self._cogs(position["levels"])),
            *self._line("piles", self._piles(position), ASIDE),
            *self._expansions(position),
            Text(),
        ]
        return [
            *flow(Text(), facts, self.width, 0, ASIDE),
            Text(),
            *([] if short else above),
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
        support = Text(", ").join([self.look.model(model) for model in position["support"]])
        return [
            Text(f"{counted} {FAILSAFE * failsafes}".rstrip(), "" if failsafes else "bold"),
            Text(self.texts.battery(self.look.game, position["battery"])),
            Text(self.texts.say("board-support") + " ").append_text(support or NOTHING),
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
        drawn = [self._machine(position, place) for place in range(len(factory))]
        spelled_at = self.column + max(line.cell_len for line in drawn) + GAP
        is_wide = spelled_at + max(len(machine or "") for machine in factory) <= self.width
        lines = []
        for place, machine in enumerate(factory):
            label = self.label["factory"] if place == 0 else ""
            mark = Text(READY, GOLD) if machine in ready else Text(" ")
            first, *rest = folded(drawn[place], self.width - self.column)
            line = Text.assemble((label.ljust(self.column - GAP), "bold"), mark, " ", first)
            if machine and is_wide:
                line.pad_right(spelled_at - line.cell_len)
                line.append(machine, "dim")
            lines += [line, *(Text(" " * self.column).append_text(piece) for piece in rest)]
        return lines

    def _machine(self, position: dict[str, Any], place: int) -> Text:
        """What stands in a place of the Factory, and on it."""
        machine = position["factory"][place]
        if machine is None:
            return NOTHING
        drawn = self.look.sentence(self.texts.machine(self.look.game, machine), self.width)
        if machine in position["prepared"]:
            drawn.append(ASIDE).append(self.texts.say("board-prepared"), "bold")
        if machine in position["microbots"]:
            drawn.append(ASIDE).append_text(self.look.microbot(position["microbots"][machine]))
        if owner := self._owner(position, place):
            drawn.append(ASIDE + self.texts.say("option-seat", seat=owner))
        return drawn

    def _owner(self, position: dict[str, Any], place: int) -> int:
        """The player (1, 2) to whom a place of the Factory belongs; 0 where it is common."""
        if self.players == 1 or position["all_common"]:
            return 0
        return {0: 1, len(position["factory"]) - 1: 2}.get(place, 0)

    def _expansions(self, position: dict[str, Any]) -> list[Text]:
        """What expansions put on the table: nothing where none is played."""
        say = self.texts.say
        held = [
            (say("board-limbo"), [self.look.model(model) for model in position["limbo"]]),
            (say("board-microbots"), [self.look.microbot(m) for m in position["held_microbots"]]),
            (say("board-interference"), self._interference(position["interference"])),
        ]
        tokens = [
            Text(f"{label} ").append_text(Text(", ").join(things))
            for label, things in held
            if things
        ]
        if position["gigantobots"]:
            tokens.append(Text(say("board-damage", damage=position["damage"])))
        giants = [self._giant(name, giant) for name, giant in position["gigantobots"].items()]
        return [
            *(self._line("tokens", tokens, ASIDE) if tokens else []),
            *(self._line("giants", giants) if giants else []),
        ]

    def _interference(self, left: dict[str, int]) -> list[Text]:
        return [self.look.model(model, f" ×{number}") for model, number in left.items() if number]

    def _giant(self, name: str, giant: dict[str, Any]) -> Text:
        """A Gigantobot by its trait, with a mark for each robot laid on it."""
        drawn = self.look.trait(name.removeprefix("giga-"))
        state = (
            self.texts.say("board-holiday") if giant["holiday"] else FAILSAFE * len(giant["robots"])
        )
        return drawn.append(f"\xa0{state}" if state else "")
