"""Which bots sit at a table together, and in which seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

Lineup = tuple[str, ...]
"""The bots of a table; where they are by seat, a seating."""


def lineups_of(bots: Sequence[str], players: int, together: bool) -> list[Lineup]:
    """Who plays with whom.

    Where all win together, each bot alone in all seats. Else every choice of as many bots as there
    are seats: with two players every pairing, with more a free-for-all. With fewer bots than seats,
    each bot once among as many of each other one as it takes.
    """
    if together:
        return [(bot,) * players for bot in bots]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [(one, *(other,) * (players - 1)) for one, other in permutations(bots, 2)]


def orders_of(lineup: Lineup) -> list[tuple[int, ...]]:
    """Which place of a line-up sits in each seat: everybody in each seat, after everybody else.

    Who sits after a weak player finds more on the table: so all orders are played, and not only
    one order turned. Those of one circle come one after the other. Orders that differ in nothing
    but which of two equal bots is which are one.
    """
    circles = ((0, *rest) for rest in permutations(range(1, len(lineup))))
    orders = (circle[turn:] + circle[:turn] for circle in circles for turn in range(len(circle)))
    seatings: dict[Lineup, tuple[int, ...]] = {}
    for order in orders:
        seatings.setdefault(tuple(lineup[place] for place in order), order)
    return list(seatings.values())


def seatings_of(lineup: Lineup) -> list[Lineup]:
    """A line-up by seat, in all its orders; one seating where all are the same."""
    return [tuple(lineup[place] for place in order) for order in orders_of(lineup)]


def deals_of(games: int, seatings: int) -> list[int]:
    """How many deals each seating plays, all from the first deal on, for so many games in all."""
    return [games // seatings + (turn < games % seatings) for turn in range(seatings)]
