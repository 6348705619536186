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
    """All orders of a line-up's places, by seat: every bot in every seat, after every other bot.

    How often a bot wins depends on which bot moves before it, so rotations of one order would not
    do. The rotations of an order follow each other. Orders with equal bots in the same seats count
    as one.
    """
    first = ((0, *rest) for rest in permutations(range(1, len(lineup))))
    orders = (each[turn:] + each[:turn] for each in first for turn in range(len(each)))
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
