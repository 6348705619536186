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


def seatings_of(lineup: Lineup) -> list[Lineup]:
    """A line-up by seat: everybody in each seat in turn; one seating where all are the same."""
    turns = range(1 if len(set(lineup)) == 1 else len(lineup))
    return [lineup[turn:] + lineup[:turn] for turn in turns]


def deals_of(games: int, seatings: int) -> list[int]:
    """How many deals each seating plays, all from the first deal on, for so many games in all."""
    return [games // seatings + (turn < games % seatings) for turn in range(seatings)]
