"""Robot cards, as an observation tells them: how many of each kind lie where, and what is known."""

from __future__ import annotations

from dreamcog.games.cyberion.observed import AHEAD, At, CardAt, RobotAt, Width
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import FREE, GIGANTOBOTS, IN_ROWS, LAID


def observe_robots(s: State, out: list[int]) -> None:
    """Rows, deck, discard and the rest, counted by kind."""
    for i in range(robots_in_rows(s)):
        robot = s.robots[i]
        count_card(robot % IN_ROWS, RobotAt.IN_ROW + robot // IN_ROWS, out)
    for i in range(s.n_deck):
        count_card(s.deck[i], RobotAt.IN_DECK, out)
        if i >= s.n_deck - s.known_top:
            count_card(s.deck[i], RobotAt.KNOWN_ON_TOP, out)
        if i < s.known_bottom:
            count_card(s.deck[i], RobotAt.KNOWN_AT_BOTTOM, out)
    for i in range(s.n_discard):
        count_card(s.discard[i], RobotAt.IN_DISCARD, out)
    for i in range(s.n_seen):
        count_card(s.seen[i], RobotAt.LOOKED_AT, out)
    for i in range(s.n_out):
        count_card(s.out[i], RobotAt.OUT_OF_GAME, out)
    for giga in range(GIGANTOBOTS):
        for i in range(giga * LAID, giga * LAID + s.n_laid[giga]):
            count_card(s.laid[i], RobotAt.ON_GIGANTOBOTS, out)


def count_card(kind: int, column: int, out: list[int]) -> None:
    """One more card of this kind."""
    out[At.ROBOTS + kind * Width.ROBOTS + column] += 1


def observe_deck(s: State, box: Box, out: list[int]) -> None:
    """The outermost cards of the deck in their order, as far as everyone has seen them."""
    for i in range(min(AHEAD, s.n_deck)):
        if is_known(s, s.n_deck - 1 - i):
            write_card(box, s.deck[s.n_deck - 1 - i], At.DECK_TOP + i * Width.DECK_TOP, out)
        if is_known(s, i):
            write_card(box, s.deck[i], At.DECK_BOTTOM + i * Width.DECK_BOTTOM, out)


def is_known(s: State, i: int) -> bool:
    """Everyone has seen this card of the deck, counted from the bottom."""
    return i < s.known_bottom or i >= s.n_deck - s.known_top


def write_card(box: Box, kind: int, at: int, out: list[int]) -> None:
    """A card by its model and size; what a Multibot leaves to the player is not set."""
    if box.kind_model[kind] != FREE:
        out[at + CardAt.MODEL + box.kind_model[kind]] = 1
    if box.kind_size[kind] != FREE:
        out[at + CardAt.SIZE] = box.kind_size[kind]
    if kind >= IN_ROWS:
        out[at + CardAt.BABYBOT] = 1
