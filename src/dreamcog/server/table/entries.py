"""The kinds of entries: everything that is done at a table is an entry."""

from __future__ import annotations

from typing import Any, NamedTuple

SIT = "sit"
KEEP = "keep"
"""A seat is reserved for a person."""
BOT = "bot"
LEAVE = "leave"
MOVE = "move"
UNDO = "undo"
ASK = "ask"
AGREE = "agree"
DISAGREE = "disagree"
SAY = "say"
HAND_OVER = "hand-over"
TAKE_BACK = "take-back"
RESIGN = "resign"
CLOSE = "close"
REMATCH = "rematch"
RULES = "rules"
"""The table goes on by other rules, from the position that is stored with the entry."""
LESSON = "lesson"
"""The player of a guided game comes to a step, from the position that the entry holds, if any."""
START = "start"
"""The game begins from the position that the entry holds: from a moment of another game."""
PAUSE = "pause"
"""The server was down for some time, for which the clocks stand."""
REPLACED = "replaced"
"""The move before was made in place of that of the seat's bot, which failed; it says why."""

HINT = "hint"
"""The seat has asked for a hint to its present decision: a mark that stays with the table."""
AGREE_TO_HINTS = "agree-to-hints"
"""The person of a seat agrees that those who play at the table may ask for hints."""
NO_HINTS = "no-hints"
"""The person of a seat does not, or no longer."""

BY_RULES = "rules"
"""Why a table is closed that cannot go on by the present rules."""


class NewEntry(NamedTuple):
    """An entry that has no number yet: its kind, the seat it is for, and what it says."""

    kind: str
    seat: int
    body: dict[str, Any]


class SeatAssignment(NamedTuple):
    """Who has a seat of a new table: the entry that says so, and the person it is for."""

    entry: NewEntry
    person: str | None
