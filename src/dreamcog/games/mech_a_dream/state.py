"""Everything a game of Mech A Dream consists of, for all variants, as records of whole numbers."""

from __future__ import annotations

from dataclasses import dataclass

from dreamcog.core.draft import Draft
from dreamcog.core.records import copier, ints, record
from dreamcog.core.rng import Rng
from dreamcog.games.mech_a_dream.words import (
    CARDS,
    EFFECTS,
    FRAMES,
    MONITORS,
    NOTHING,
    OPTIONS,
    POWERS,
    SEATS,
    SPECIALISTS,
    TILES,
    UNITS,
)


@dataclass(slots=True)
class Box:
    """The printed numbers, as the rules read them.

    Effects are one table, by effect, option and unit: what is paid, what is given, and the two
    amounts of a final choice between flowers and ink, where there is one.
    """

    tiles: int = 0
    colour: list[int] = ints(TILES)
    price: list[int] = ints(TILES)
    time: list[int] = ints(TILES)
    power: list[int] = ints(TILES)
    completion: list[int] = ints(TILES * UNITS)
    options: list[int] = ints(EFFECTS)
    special: list[int] = ints(EFFECTS * OPTIONS)
    pays: list[int] = ints(EFFECTS * OPTIONS * UNITS)
    gives: list[int] = ints(EFFECTS * OPTIONS * UNITS)
    has_choice: list[int] = ints(EFFECTS * OPTIONS)
    choice: list[int] = ints(EFFECTS * OPTIONS * 2)
    start: list[int] = ints(UNITS)
    monitor_start: list[int] = ints(MONITORS * UNITS)
    place_points: list[int] = ints(12)
    beyond_points: int = 0
    cards: int = 0
    card_price: list[int] = ints(CARDS)
    packages: list[int] = ints(CARDS * 4)
    monitors: int = 0
    specialists: int = 0
    bonus_after: list[int] = ints(SPECIALISTS * 5)


@dataclass(slots=True)
class Frames:
    """What is being resolved, seat by seat, the innermost last: the stack of decisions.

    What `left` and `of` mean is said with each kind of frame, in `words.Frame`.
    """

    n: list[int] = ints(SEATS)
    kind: list[int] = ints(SEATS * FRAMES)
    left: list[int] = ints(SEATS * FRAMES, "i2")
    of: list[int] = ints(SEATS * FRAMES, "i2")


@dataclass(slots=True)
class State:
    """A position, everything hidden included. Piles keep their top last, offers their oldest first.

    Arrays by seat have SEATS entries; belts and workshops have TILES places for each seat. `saved`
    counts the completed Economical machines of each power (M10.7).
    """

    # options
    players: int = 2
    robots: int = 0
    specialists: int = 0
    instead_of: int = 0
    chosen_first: int = NOTHING
    # the day
    turn: int = 0
    day: int = 0
    part: int = 0
    first: int = 0
    acting: int = 0
    over: int = 0
    draft: Draft = record(Draft)
    rng: Rng = record(Rng)
    frames: Frames = record(Frames)
    # the Factory board
    offer: list[int] = ints(6)
    pile: list[int] = ints(3 * TILES)
    n_pile: list[int] = ints(3)
    delivery: int = 0
    deck: list[int] = ints(CARDS)
    n_deck: int = 0
    past: list[int] = ints(CARDS)
    n_past: int = 0
    boxed: list[int] = ints(CARDS)
    n_boxed: int = 0
    # the players
    flowers: list[int] = ints(SEATS)
    ink: list[int] = ints(SEATS)
    rainbows: list[int] = ints(SEATS, "i2")
    points: list[int] = ints(SEATS, "i2")
    assistant: list[int] = ints(3 * SEATS)
    belt: list[int] = ints(SEATS * TILES)
    n_belt: list[int] = ints(SEATS)
    slot: list[int] = ints(TILES)
    workshop: list[int] = ints(SEATS * TILES)
    n_workshop: list[int] = ints(SEATS)
    saved: list[int] = ints(SEATS * POWERS)
    used: list[int] = ints(TILES)
    robot_used: list[int] = ints(SEATS)
    asleep: list[int] = ints(SEATS)
    # Monitor Screens and Specialists
    dealt: list[int] = ints(2 * SEATS)
    monitor: list[int] = ints(SEATS)
    owner: list[int] = ints(SPECIALISTS)
    token: list[int] = ints(SPECIALISTS)


copy_state = copier(State)
