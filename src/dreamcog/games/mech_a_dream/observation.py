"""What a seat of Mech A Dream may know, as small whole numbers: see `observed_blocks.py` for each.

Piles and cards to come are counted, never read in their order; of other seats' Monitor Screens
nothing is told until all are shown. In the rules' own subset, so that learners can use it as native
code.
"""

from __future__ import annotations

from dreamcog.core.observation import LARGEST
from dreamcog.games.mech_a_dream.observation_printed import (
    observe_cards,
    observe_monitors,
    observe_specialists,
)
from dreamcog.games.mech_a_dream.observation_stacks import observe_question, observe_stack
from dreamcog.games.mech_a_dream.observation_tiles import observe_tiles
from dreamcog.games.mech_a_dream.observed import ASSISTANT, AssistantAt, At, SeatAt, TableAt, Width
from dreamcog.games.mech_a_dream.rules.belt import place_on_belt
from dreamcog.games.mech_a_dream.rules.deciders import may_act
from dreamcog.games.mech_a_dream.rules.purse import has
from dreamcog.games.mech_a_dream.rules.scoring import score
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    POWERS,
    ROBOT,
    TILES,
    WHATS,
    Discount,
    Part,
    Place,
    Unit,
    Verb,
)


def observe(s: State, box: Box, seat: int, out: list[int]) -> None:
    """Write what the seat may know, beside what is printed in every position."""
    observe_table(s, seat, out)
    observe_cards(s, box, out)
    for away in range(s.players):
        other = (seat + away) % s.players
        observe_seat(s, other, At.SEATS + away * Width.SEATS, out)
        observe_stack(s, seat, other, away, out)
    observe_tiles(s, box, seat, out)
    if s.robots == 1:
        observe_monitors(s, box, seat, out)
    if s.specialists == 1:
        observe_specialists(s, box, seat, out)
    observe_question(s, box, seat, out)
    if s.draft.seat == seat:
        observe_draft(s, out)


def observe_table(s: State, seat: int, out: list[int]) -> None:
    """The options, the day, and how much is still to come."""
    out[At.TABLE + TableAt.PLAYERS + s.players - 2] = 1
    out[At.TABLE + TableAt.WITH] = s.robots
    out[At.TABLE + TableAt.WITH + 1] = s.specialists
    out[At.TABLE + TableAt.INSTEAD_OF + s.instead_of] = 1
    out[At.TABLE + TableAt.OWN_SEAT + seat] = 1
    if s.chosen_first != NOTHING:
        away = (s.chosen_first - seat + s.players) % s.players
        out[At.TABLE + TableAt.CHOSEN_FIRST + away] = 1
    out[At.TABLE + TableAt.DAY] = s.day
    out[At.TABLE + TableAt.PART + s.part] = 1
    if first_is_open(s):
        out[At.TABLE + TableAt.MONITORS_ARE_CHOSEN] = 1
    out[At.TABLE + TableAt.OVER] = s.over
    for pile in range(3):
        out[At.TABLE + TableAt.PILE + pile] = s.n_pile[pile]
    out[At.TABLE + TableAt.DELIVERY_DECK] = s.n_deck


def first_is_open(s: State) -> bool:
    """Monitor Screens are being chosen: who begins has not been drawn yet (M13.1)."""
    return s.part == Part.SET_UP and s.acting == NOTHING


def observe_seat(s: State, seat: int, at: int, out: list[int]) -> None:
    """A player's gauges, what they save, how far their night is, and their Assistants."""
    out[at + SeatAt.PLAYS] = 1
    if s.first == seat and not first_is_open(s):
        out[at + SeatAt.BEGINS] = 1
    if may_act(s, seat):
        out[at + SeatAt.DECIDES] = 1
    for unit in range(Unit.POINT + 1):
        out[at + SeatAt.HAS + unit] = min(LARGEST, has(s, seat, unit))
    out[at + SeatAt.SCORE] = min(LARGEST, score(s, seat))
    out[at + SeatAt.BELT] = s.n_belt[seat]
    out[at + SeatAt.WORKSHOP] = s.n_workshop[seat]
    for power in range(Discount.INK, POWERS):
        out[at + SeatAt.SAVES + power - Discount.INK] = s.saved[seat * POWERS + power]
    out[at + SeatAt.ROBOT_USED] = s.robot_used[seat]
    out[at + SeatAt.ASLEEP] = s.asleep[seat]
    for i in range(3):
        observe_assistant(s, seat, i, at + SeatAt.MORNING_ASSISTANT + i * ASSISTANT, out)


def observe_assistant(s: State, seat: int, i: int, at: int, out: list[int]) -> None:
    """Where one of the three Assistants of a seat is."""
    where = s.assistant[3 * seat + i]
    if where == Place.STOCK_ROOM:
        out[at + AssistantAt.STOCK_ROOM] = 1
    elif where == Place.DOCK:
        out[at + AssistantAt.DOCK] = 1
    elif where != NOTHING:
        place = place_on_belt(s, seat, where)
        if place != NOTHING:
            out[at + AssistantAt.ON_BELT] = place - seat * TILES + 1
        else:
            out[at + AssistantAt.IN_WORKSHOP] = place_in_workshop(s, seat, where)


def place_in_workshop(s: State, seat: int, tile: int) -> int:
    """Which of the seat's completed machines the tile is, counted from 1; 0 if it is none."""
    for i in range(s.n_workshop[seat]):
        if s.workshop[seat * TILES + i] == tile:
            return i + 1
    return 0


def observe_draft(s: State, out: list[int]) -> None:
    """The activation of a robot that is being composed; no other move takes several steps."""
    if s.draft.verb == Verb.ACTIVATE and s.draft.args[0] == ROBOT:
        out[At.DRAFT] = 1
        if s.draft.n > 1 and s.draft.args[1] != NOTHING:
            out[At.DRAFT + (s.draft.args[1] // WHATS - s.draft.seat + s.players) % s.players] = 1
