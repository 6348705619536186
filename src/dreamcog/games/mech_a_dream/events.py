"""Events as the table tells them: from the numbers in the log to names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreamcog.core.events import Event
from dreamcog.games.mech_a_dream.names import (
    PART_NAMES,
    PILE_NAMES,
    UNIT_NAMES,
    Names,
    rule_name,
)
from dreamcog.games.mech_a_dream.words import CENTRE, Happening

Detail = Callable[[Names, int, int], dict[str, Any]]

DETAILS: dict[int, Detail] = {
    Happening.ASSISTANT_SENT: lambda n, a, b: {"where": n.where(a), "part": PART_NAMES[b]},
    Happening.GAINED: lambda _n, a, b: {"unit": UNIT_NAMES[a], "amount": b},
    Happening.PAID: lambda _n, a, b: {"unit": UNIT_NAMES[a], "amount": b},
    Happening.MACHINE_BOUGHT: lambda n, a, _b: {"tile": n.tiles[a]},
    Happening.TILE_REVEALED: lambda n, a, b: {"tile": n.tiles[a], "pile": PILE_NAMES[b]},
    Happening.MACHINE_MOVED: lambda n, a, b: {"tile": n.tiles[a], "slot": b},
    Happening.MACHINE_COMPLETED: lambda n, a, b: {"tile": n.tiles[a], "place": b},
    Happening.HOURGLASSES_LOST: lambda _n, a, _b: {"amount": a},
    Happening.NOTHING_GAINED: lambda n, a, b: {"source": n.sources[a], "activations": b},
    Happening.ACTIVATED: lambda n, a, _b: {"what": n.what(a)},
    Happening.COPIED: lambda n, a, b: {"from": a, "what": n.what(b)},
    Happening.DECLINED: lambda _n, _a, _b: {},
    Happening.SLEPT: lambda _n, _a, _b: {},
    Happening.DELIVERY_REVEALED: lambda n, a, _b: {"delivery": n.cards[a]},
    Happening.PART_BEGAN: lambda _n, a, b: {"day": a, "part": PART_NAMES[b]},
    Happening.MONITOR_CHOSEN: lambda _n, _a, _b: {},
    Happening.MONITOR_KEPT: lambda n, a, _b: {"monitor": n.monitors[a]},
    Happening.MONITOR_SHOWN: lambda n, a, _b: {"monitor": n.monitors[a]},
    Happening.FIRST_PLAYER_DRAWN: lambda _n, _a, _b: {},
    Happening.SPECIALIST_TAKEN: lambda n, a, b: {
        "specialist": n.specialists[a],
        "from": "centre" if b == CENTRE else b,
    },
    Happening.TOKEN_TURNED: lambda n, a, b: {"specialist": n.specialists[a], "price": b},
    Happening.BONUS_TAKEN: lambda n, a, _b: {"specialist": n.specialists[a]},
    Happening.ENDED: lambda _n, a, b: {"day": a, "machines": b},
}
"""What each kind of event tells, by name."""

KIND_NAMES = Happening.spelled()
"""The public name of each kind of event, e.g. `machine-bought`."""


def told_event(
    names: Names, kind: int, seat: int, rule: int, reveals: int, a: int, b: int
) -> Event:
    """The event behind these numbers. Which Monitor Screen a seat keeps is for that seat alone."""
    audience = frozenset((seat,)) if kind == Happening.MONITOR_KEPT else None
    details = DETAILS[kind](names, a, b)
    return Event(KIND_NAMES[kind], seat, rule_name(rule), details, bool(reveals), audience)
