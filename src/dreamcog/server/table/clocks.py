"""Clocks: since when each seat has had its decision, which is what its time is counted from.

They stand while the server is down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Since = dict[int, tuple[int, float]]
"""By seat, the number of its present decision, and since when the seat has had it."""


def still_running(
    since: Since, turn: Iterable[int], decisions: Sequence[int], now: float, returned: int | None
) -> Since:
    """The clocks of the seats that can act, after an entry.

    The clock of a new decision, and of a seat that its person has back from a bot, begins now; no
    other entry gains time.
    """
    running: Since = {}
    for seat in turn:
        decision, began = since.get(seat, (0, 0.0))
        is_new = decision != decisions[seat] or seat == returned
        running[seat] = (decisions[seat], now if is_new else began)
    return running


def paused(since: Since, began: float, ended: float) -> Since:
    """The clocks after a downtime of the server, for which they stand."""
    return {
        seat: (decision, at + max(0.0, ended - max(began, at)))
        for seat, (decision, at) in since.items()
    }


def up_time(since: float, until: float, downtimes: Iterable[tuple[float, float]]) -> float:
    """The seconds between two moments for which the server was not down."""
    down = (min(ended, until) - max(began, since) for began, ended in downtimes)
    return until - since - sum(max(0.0, each) for each in down)
