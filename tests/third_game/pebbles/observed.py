"""The layout of observations: its blocks, and where `observe` writes their numbers."""

from __future__ import annotations

from dreamcog.core.observation import Block, Observation, grouped
from dreamcog.core.words import Words
from pebbles.words import SEATS, VALUES


class At(Words):
    """Where each block begins."""

    TABLE = 0
    UNSEEN = 8
    SEATS = 13


class TableAt(Words):
    """The columns of `table`."""

    PLAYERS = 0
    REACH = 2
    SHOWING = 3
    OWN_TURN = 4
    TURN = 5
    OVER = 6
    HEAP = 7


class SeatAt(Words):
    """The columns of `seats`."""

    PLAYS = 0
    ON_TURN = 1
    PEBBLES = 2
    HELD = 3
    SHOWN = 8
    POINTS = 13


class Width(Words):
    """How many columns the rows of each table have."""

    SEATS = 14


EVERY_VALUE = tuple(map(str, range(1, VALUES + 1)))

OBSERVATION = Observation(
    version=1,
    blocks=(
        Block(
            "table",
            "The options, the turn, and how many pebbles are left in the heap.",
            (
                *grouped("players", "2", "3"),
                "reach",
                "showing",
                "own turn",
                "turn",
                "over",
                "heap",
            ),
        ),
        Block(
            "unseen",
            "How many pebbles of each value the observing seat has not seen.",
            grouped("value", *EVERY_VALUE),
        ),
        Block(
            "seats",
            "The players, from the observing seat on in turn order: how many pebbles lie face "
            "down, which they are as far as the seat knows, and which are shown. Points are "
            "told at the end.",
            (
                "plays",
                "on turn",
                "pebbles face down",
                *grouped("held", *EVERY_VALUE),
                *grouped("shown", *EVERY_VALUE),
                "points",
            ),
            tuple(f"seat +{away}" for away in range(SEATS)),
        ),
    ),
)
"""What `observe` writes."""
