"""Everything a game of Cyberion consists of, for all expansions, as records of whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from dreamcog.core.draft import Draft
from dreamcog.core.records import copier, ints, record
from dreamcog.core.rng import Rng
from dreamcog.games.cyberion.words import (
    CARDS,
    GIGANTOBOTS,
    HIGHEST_LEVEL,
    INTERFERENCE,
    KINDS,
    LAID,
    MACHINES,
    MICROBOTS,
    MODELS,
    MOST_AT_ONCE,
    MOST_HELD,
    NOTHING,
    PLACES,
    ROW_SIZE,
    ROWS,
)


@dataclass(slots=True)
class Box:
    """The printed numbers, as the rules read them. Arrays by level have an unused entry 0."""

    copies: int = 0
    machine_tier: list[int] = ints(MACHINES)
    machine_demand: list[int] = ints(MACHINES)
    machine_trait: list[int] = ints(MACHINES)
    machine_number: list[int] = ints(MACHINES)
    kind_model: list[int] = ints(KINDS)
    kind_size: list[int] = ints(KINDS)
    kind_tally: list[int] = ints(KINDS, "i4")
    sirenbot: list[int] = ints(HIGHEST_LEVEL + 1)
    stockbot: list[int] = ints(HIGHEST_LEVEL + 1)
    planbot: list[int] = ints(HIGHEST_LEVEL + 1)
    commandbot_price: list[int] = ints(HIGHEST_LEVEL + 1)
    cyclobot_any: list[int] = ints(HIGHEST_LEVEL + 1)
    cyclobot_to_platform: list[int] = ints(HIGHEST_LEVEL + 1)
    support_level: int = 0
    microbots: list[int] = ints(MICROBOTS)
    interference: list[int] = ints(INTERFERENCE)
    gigantobot_model: list[int] = ints(GIGANTOBOTS)
    gigantobot_size: list[int] = ints(GIGANTOBOTS)
    damage: int = 0
    failsafes_each: int = 0


@dataclass(slots=True)
class Pending:
    """The question on the table: the verb that answers it (0: none), and what it is about."""

    verb: int = 0
    left: int = 0
    level: int = 0
    ability: int = 0


class Team(NamedTuple):
    """The team for a machine with a Microbot, while it is judged (C10.2).

    `place`: of the machine in the Factory; `size`: how many robots the demand still asks for;
    `aside`: the robot set aside to serve, or NOTHING; `server`: the robot of the team that serves,
    or NOTHING; `joins`: 1 if the server is not named yet.
    """

    place: int
    size: int
    aside: int
    server: int
    joins: int


@dataclass(slots=True)
class State:
    """A position, everything hidden included. Decks and piles keep their top card last.

    Options are part of it, because rules depend on them. Flags are 0 or 1. A count named `n_…`
    belongs to the array of that name; what lies beyond the count has no meaning. The robots of all
    rows lie in one array, row after row, and `n_row` counts those of each (`rules/rows.py`).
    """

    # options
    players: int = 1
    first: int = NOTHING
    supports: int = 1
    babybots: int = 0
    gigantobots: int = 0
    microbots: int = 0
    multibots: int = 0
    devious_cog: int = 0
    swap_cost: int = 2
    # the turn
    turn: int = 0
    seat: int = 0
    left_this_turn: int = 0
    over: int = 0
    won: int = 0
    reason: int = 0
    pending: Pending = record(Pending)
    draft: Draft = record(Draft)
    rng: Rng = record(Rng)
    # machines
    factory: list[int] = ints(PLACES)
    prepared: list[int] = ints(PLACES)
    machine_deck: list[int] = ints(MACHINES)
    n_machine_deck: int = 0
    retired: list[int] = ints(MACHINES)
    n_retired: int = 0
    boxed: list[int] = ints(MACHINES)
    n_boxed: int = 0
    experience: int = 0
    # robots
    robots: list[int] = ints(ROWS * ROW_SIZE, "i2")
    n_row: list[int] = ints(ROWS)
    deck: list[int] = ints(CARDS)
    n_deck: int = 0
    known_top: int = 0
    known_bottom: int = 0
    discard: list[int] = ints(CARDS)
    n_discard: int = 0
    seen: list[int] = ints(MOST_AT_ONCE)
    n_seen: int = 0
    out: list[int] = ints(CARDS)
    n_out: int = 0
    # the Mainframe and the Reserve
    levels: list[int] = ints(MODELS)
    failsafes: int = 0
    support: list[int] = ints(MODELS)
    battery: int = 0
    # Babybots and Gigantobots
    limbo: list[int] = ints(MODELS)
    laid: list[int] = ints(GIGANTOBOTS * LAID)
    n_laid: list[int] = ints(GIGANTOBOTS)
    holiday: list[int] = ints(GIGANTOBOTS)
    damage: int = 0
    # Microbots and Interference
    token: list[int] = ints(PLACES)
    held: list[int] = ints(MOST_HELD)
    n_held: int = 0
    pile: list[int] = ints(MICROBOTS)
    n_pile: int = 0
    spent: list[int] = ints(MICROBOTS)
    n_spent: int = 0
    interference: list[int] = ints(2 * MODELS)
    n_interference: list[int] = ints(MODELS)


copy_state = copier(State)
