"""How the chances of a game changed, and whose doing it was: own losses, the others' moves, luck.

Between two moves that revealed something, all that changes is what the players did: there a chance
is known backwards, from the next revelation, by what each move lost against the best. At a move
that reveals, the chance is what the judge expects of the best move; what the move itself was worth
on imagined deals and what it came to differ by luck. So the parts add up to the whole change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dreamcog.sim.native.arrays import Array


@dataclass(frozen=True, slots=True)
class Judged:
    """One move of a game as it was judged when it was made; numbers by seat."""

    seat: int
    """The seat that made it."""
    best: Array
    """Every seat's chance with the best move found, the one that was made if none is better."""
    made: Array
    """Every seat's chance with the move that was made, before anything was revealed."""
    error: Array
    """The standard errors of the chances with the best move."""
    loss_error: Array
    """The standard errors of what lies between both: small, as both are tried on the same deals."""
    reveals: bool
    """Whether the move showed something that its seat could not know."""


@dataclass(frozen=True, slots=True)
class Account:
    """A move in the account of a game: how every seat's chance changed by it, and why."""

    before: Array
    """The chances before the move."""
    skill: Array
    """What the seat that moved lost against the best move found: 0 or less, 0 for the others."""
    others: Array
    """What the others gained or lost by how it moved."""
    luck: Array
    """What the revelation brought."""
    error: Array
    """The standard errors of the chances before the move."""


def accounts_of(judged: Sequence[Judged], end: Array) -> list[Account]:
    """The account of every move; `end` are the chances after the last one.

    A chance that is known backwards has the error of the revelation from which it is, and those of
    all losses between.
    """
    found: list[Account] = []
    after, error = end, np.zeros_like(end)
    for move in reversed(judged):
        if move.reveals:
            expected, error = move.made, move.error
        else:
            expected, error = after, np.hypot(error, move.loss_error)
        before = np.clip(expected + (move.best - move.made), 0.0, 1.0)
        done = expected - before
        is_mover = np.arange(len(end)) == move.seat
        found.append(
            Account(
                before=before,
                skill=np.where(is_mover, done, 0.0),
                others=np.where(is_mover, 0.0, done),
                luck=after - expected,
                error=error,
            )
        )
        after = before
    return found[::-1]
