"""Presence: which seats' people are connected, and when each was last seen."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from dreamcog.server.table.clocks import up_time
from dreamcog.server.table.state import TableState

PEER_EXPIRES = 45.0
"""Seconds for which the last report of another process holds."""


class Presence:
    """Who is connected to one table through other processes, and when each seat was last seen."""

    def __init__(self, last_seen: dict[int, float] | None = None) -> None:
        self.last_seen = {} if last_seen is None else last_seen
        """When the person of a seat was last connected."""
        self._peers: dict[str, tuple[frozenset[int], float]] = {}
        """By process, the seats whose people it reported, and when it did."""

    @property
    def elsewhere(self) -> frozenset[int]:
        """The seats whose people are connected through other processes."""
        return frozenset().union(*(seats for seats, _ in self._peers.values()))

    def knows(self, process: str) -> bool:
        """Whether another process has reported."""
        return process in self._peers

    def report(self, process: str, seats: frozenset[int], now: float) -> None:
        """Another process says whose people are connected to it."""
        before, _ = self._peers.get(process, (frozenset(), 0.0))
        self.seen(before | seats, now)
        self._peers[process] = (seats, now)

    def expire(self, now: float) -> None:
        """Forget the reports of processes that have been silent for too long."""
        recent = now - PEER_EXPIRES
        self._peers = {name: each for name, each in self._peers.items() if each[1] > recent}

    def seen(self, seats: Iterable[int], now: float) -> None:
        """The people of these seats are, or were until now, connected."""
        self.last_seen.update(dict.fromkeys(seats, now))


def seats_away(
    state: TableState,
    present: Collection[int],
    presence: Presence,
    now: float,
    downtimes: Collection[tuple[float, float]],
) -> frozenset[int]:
    """The seats whose people have been away for long enough that a bot may stand in.

    While the server was down nobody could be there.
    """
    return frozenset(
        seat
        for seat, place in enumerate(state.seating.places)
        if place.kind == "person"
        and seat not in present
        and up_time(last_seen_at(state, presence, seat), now, downtimes) >= state.record.away_after
    )


def last_seen_at(state: TableState, presence: Presence, seat: int) -> float:
    """When the person of a seat was last connected or did something, through any process."""
    acted = state.acted.get(state.seating.places[seat].person or "", 0.0)
    return max(presence.last_seen.get(seat, 0.0), acted)


def seats_of(state: TableState, people: Collection[str | None]) -> list[int]:
    """The seats of these people."""
    places = enumerate(state.seating.places)
    return [seat for seat, place in places if place.person is not None and place.person in people]
