"""What a trainer asks of thousands of tables: observations, masks, steps, and how games ended.

`learn.cpu_environment` implements it over native batches, `learn.cuda_environment` on a GPU. Both
are constructed alike, on a GPU with the keyword `device` too:

    CpuEnvironment(game, size, rulesets, seed=0, cap=CAP, bots=LEARNERS, rotate=False)

`game` is a name; `bots` has an entry for each seat (those beyond the players are left out).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from torch import Tensor

    from dreamcog.sim.native.arrays import Array

SEATS = 4
"""Seats of every row of numbers that has one for each seat; those beyond the players are 0."""

CAP = 150
"""Small steps within one turn after which a game is ended as lost by all: a turn need not end."""

LEARNER, RANDOM, GREEDY = 0, 1, 2
"""How a seat is played: by the actions given to `step`, or by a plain bot inside `step`."""

LEARNERS = (LEARNER,) * SEATS
"""Every seat played from outside."""

AMONG_GREEDY = (LEARNER, *(GREEDY,) * (SEATS - 1))
"""One seat played from outside, all others by greedy bots."""


class Ruleset(NamedTuple):
    """Options and box that a deal may have."""

    options: Mapping[str, Any]
    box: Mapping[str, Any] | None = None
    """The box as `Kind.open` takes it under the option `box`; none: the game's own."""


class Transition(NamedTuple):
    """What a step changed at each table."""

    ended: Tensor
    """bool [size]: the game ended by this step; the row is already dealt anew."""
    wins: Tensor
    """float32 [size, SEATS], where ended: 1 for a seat that won, alone or with others; else 0."""
    scores: Tensor
    """float32 [size, SEATS], where ended: the final score, or the machines repaired; else 0."""
    progress: Tensor
    """float32 [size, SEATS]: by how much each seat has come nearer, in hundredths of a machine."""
    rulesets: Tensor
    """int64 [size]: the number of the ruleset of the game that the step was taken in."""


class Environment(Protocol):
    """Tables side by side. The tensors are written anew by `step`: copy what is to be kept.

    The first deal of row i has the ruleset i modulo their number; later ones are drawn at random,
    by the weights given to `weigh`, else each equally likely. With `rotate`, the seat s of row r is
    played by `bots[(s - t) % players]`, t being `turned(r, rulesets)`, so that a single learner
    sits in every seat, with each ruleset.
    """

    size: int
    inputs: int
    """Numbers of an observation."""
    flats: int
    """Flat ids of the alphabet: the columns of a mask."""
    seats: Tensor
    """int64 [size]: the seat that acts."""
    players: Tensor
    """int64 [size]: how many seats the game in the row has."""
    rulesets: Tensor
    """int64 [size]: the number of the ruleset of the game in the row."""
    observations: Tensor
    """uint8 [size, inputs]: what the acting seat may know. Other seats count from it on."""
    masks: Tensor
    """uint8 [size, flats]: 1 where the small step is legal. No row is all 0."""

    def step(self, actions: Tensor) -> Transition:
        """Take a legal flat id (int64 [size]) at each table; then bots play theirs."""

    def weigh(self, weights: Tensor) -> None:
        """How likely each ruleset is to be drawn at later deals: float32 [rulesets], not all 0."""


def turned(rows: Array, rulesets: int) -> Array:
    """By how many seats bots sit further at each row, before the number of players is taken off.

    One further from row to row, and from one row of a ruleset to its next: were it the number of
    the row alone, two players of 24 rulesets in turn would never change places.
    """
    found: Array = rows % rulesets + rows // rulesets
    return found
