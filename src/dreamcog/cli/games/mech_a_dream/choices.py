"""Composing a move of Mech A Dream: there are few at a time, so the whole menu is at hand."""

from __future__ import annotations

from typing import Any

from dreamcog.cli.choices import Addition, Composer, Forms, Move
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table

ROBOT = "robot"
RESOURCES = ("flower", "ink")
SPECIALIST = "specialist"


class MechForms(Forms):
    """A Specialist is named where one is taken, and only there."""

    def is_filled(self, move: Move) -> bool:
        """Whether a move names everything it has to."""
        if move.get("take") == SPECIALIST and SPECIALIST not in move:
            return False
        return super().is_filled(move)


FORMS = MechForms.of(game_kind("mech-a-dream").verbs)
"""The moves as they are declared."""


class MechComposer(Composer):
    """The moves of one position of Mech A Dream."""

    forms = FORMS

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        verbs = list(FORMS.fields)
        self.moves: list[Move] = sorted(self.menu, key=lambda move: verbs.index(move["do"]))
        self.own: Move = self.position["players"][seat]

    def additions(self, partial: Move) -> list[Addition]:
        """Everything with which the partial move can go on."""
        moves = self.whole_moves(partial, len(self.moves))
        for field in ("do", *FORMS.fields.get(str(partial.get("do")), ())):
            values = [move[field] for move in moves if field in move]
            if field not in partial and values:
                return [(field, value) for i, value in enumerate(values) if value not in values[:i]]
        return []

    def whole_moves(self, partial: Move, most: int) -> list[Move]:
        """Legal moves that begin like this, at most so many."""
        named = partial.items()
        found = [move for move in self.moves if all(move.get(key) == value for key, value in named)]
        return found[:most]

    def candidates(self, partial: Move, field: str) -> list[Any]:
        """What lies on the table that such a field could name."""
        if field == "tile":
            own = [] if partial["do"] == "buy" else self.on_belt()
            return own or self.for_sale()
        if field == "what":
            return [ROBOT, *self.own["workshop"]]
        if field == "take":
            return [*RESOURCES]
        if field == "monitor":
            return list(self.position["monitors_dealt"])
        if field == "specialist":
            return self.specialists()
        return []

    def lit(self, do: str, field: str) -> list[Any]:
        """What can be named now in a field of a move of this kind."""
        return [move[field] for move in self.moves if move["do"] == do and field in move]

    def for_sale(self) -> list[str]:
        """The tiles on offer, belt by belt."""
        return [tile for tiles in self.position["offer"].values() for tile in tiles]

    def on_belt(self) -> list[str]:
        """The seat's machines under construction."""
        return [machine["tile"] for machine in self.own["belt"]]

    def specialists(self) -> list[str]:
        """The Specialists in the centre and in front of the others."""
        position = self.position
        others = [p for seat, p in enumerate(position["players"]) if seat != self.seat]
        held = [card for player in others for card in player["specialists"]]
        return [card["id"] for card in (*position["specialists_centre"], *held)]
