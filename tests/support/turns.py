"""Which members of a large family of tests a run tries: some by turns, in time all of them.

A family is one test with every set of options, or every screen in every language. A run that tried
all would take longer than a developer waits. So each run has a turn, and each member of a family
comes round once in so many turns.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from zlib import crc32

TURN = "DREAMCOG_TURN"
"""The variable of the environment that gives a run its turn: a number, or `all`."""
EVERYTHING = "all"


def today() -> str:
    """Return the turn of a run that is given none: the number of the day."""
    return str(datetime.now(UTC).toordinal())


def turn() -> int | None:
    """Return the turn of this run; None where it tries everything."""
    given = os.environ.get(TURN) or today()
    return None if given == EVERYTHING else int(given)


def part_of(family: str, number: int, cycle: int) -> int | None:
    """Return in which of `cycle` ways this run tries a member of a family; None for all ways.

    Families are staggered by their names, so that one run tries different members of different
    families.
    """
    now = turn()
    return None if now is None else (now + number + crc32(family.encode())) % cycle


def parts_of(family: str, cycle: int) -> list[int]:
    """Return which of `cycle` parts of a test this run tries: one, or all where it tries all."""
    part = part_of(family, 0, cycle)
    return list(range(cycle)) if part is None else [part]


def is_due(family: str, number: int, cycle: int) -> bool:
    """Say whether this run tries a member of a family of which one in `cycle` has its turn."""
    return part_of(family, number, cycle) in (None, 0)


def told() -> str:
    """Return the line that a run begins with: what it tries, and how to try the same again."""
    now = turn()
    if now is None:
        return "turn: all option sets, screens and languages"
    return f"turn: {now} of option sets, screens and languages (again with {TURN}={now})"
