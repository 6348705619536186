"""The kinds of field that moves of Mech A Dream have: ids of the box, and three odd ones."""

from __future__ import annotations

from typing import Any, Literal

from dreamcog.core.fields import (
    ABSENT,
    FieldKind,
    MoveToRead,
    MoveToWrite,
    One,
    OneInBox,
    Single,
    Whole,
)
from dreamcog.core.reading import field, mapping, named, only, whole
from dreamcog.core.refusal import malformed
from dreamcog.games.mech_a_dream.names import UNIT_NAMES, Names
from dreamcog.games.mech_a_dream.rules.stock_room import SPECIALIST
from dreamcog.games.mech_a_dream.shapes.words import (
    MechADreamCopy,
    MonitorName,
    SpecialistName,
    TileName,
    WhatName,
)
from dreamcog.games.mech_a_dream.words import (
    MONITORS,
    OPTIONS,
    SEATS,
    SPECIALISTS,
    TILES,
    WHATS,
    Unit,
)

RESOURCES = UNIT_NAMES[: Unit.INK + 1]
"""What can be taken where there is a choice: flowers or ink."""

A_SPECIALIST = "specialist"
"""What `take` says in the stock room where a Specialist is taken."""


class StockRoomTake(One):
    """What is taken in the stock room: flowers, ink, or the Specialist that `specialist` names."""

    def read(self, key: str, move: MoveToRead) -> list[int]:
        """The resource, or the Specialist behind the resources; none while it is not known who."""
        specialist = move.given.get(A_SPECIALIST)
        if move.given[key] != A_SPECIALIST:
            if A_SPECIALIST in move.given:
                raise malformed("move.specialist", "nothing, unless a specialist is taken")
            return super().read(key, move)
        if A_SPECIALIST not in move.given:
            if move.whole:
                raise malformed("move.specialist", "a value")
            return []
        return [SPECIALIST + SPECIALIST_ID.number(specialist, "move.specialist", move.names)]

    def write(self, numbers: list[int], move: MoveToWrite) -> str:
        """The resource, or that a Specialist is taken."""
        return A_SPECIALIST if numbers[0] >= SPECIALIST else self.names[numbers[0]]


class StockRoomSpecialist(FieldKind):
    """Which Specialist is taken in the stock room: `take` reads and holds its number."""

    shape = SpecialistName
    size = 0
    width = 0

    def read(self, key: str, move: MoveToRead) -> list[int]:
        """Nothing of its own."""
        return []

    def write(self, numbers: list[int], move: MoveToWrite) -> Any:
        """The Specialist, where one is taken."""
        taken = move.draft.args[0] - SPECIALIST
        return ABSENT if taken < 0 else SPECIALIST_ID.value(taken, move.names)


class Copy(Single):
    """Whose robot or machine is copied: a seat, and what."""

    shape = MechADreamCopy
    size = SEATS * WHATS

    def number(self, value: object, where: str, names: Names) -> int:
        """Seat and thing as one number."""
        copied = mapping(value, where)
        only(copied, ("seat", "what"), where)
        seat = whole(field(copied, "seat", where), 0, SEATS - 1, f"{where}.seat")
        return seat * WHATS + named(field(copied, "what", where), names.what_numbers, where)

    def value(self, number: int, names: Names) -> dict[str, Any]:
        """The seat and the thing."""
        return {"seat": number // WHATS, "what": names.what(number % WHATS)}


TILE = OneInBox(TileName, TILES, lambda names: names.tile_numbers, lambda names: names.tiles)
WHAT = OneInBox(WhatName, WHATS, lambda names: names.what_numbers, lambda names: names.whats)
MONITOR = OneInBox(
    MonitorName, MONITORS, lambda names: names.monitor_numbers, lambda names: names.monitors
)
SPECIALIST_ID = OneInBox(
    SpecialistName,
    SPECIALISTS,
    lambda names: names.specialist_numbers,
    lambda names: names.specialists,
)
RESOURCE = One(RESOURCES)
STOCK_ROOM_TAKE = StockRoomTake(
    RESOURCES, Literal["flower", "ink", "specialist"], size=SPECIALIST + SPECIALISTS
)
STOCK_ROOM_SPECIALIST = StockRoomSpecialist()
OPTION = Whole(0, OPTIONS - 1, Literal[0, 1])
COPY = Copy()
