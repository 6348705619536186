"""Table policy: who may do what at a table, and what other people have to agree to first.

None of it is a rule of a game. Each function answers with the entry that a request leads to, or
refuses it; nothing is changed here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from dreamcog.bots import bot, stand_in
from dreamcog.core.refusal import Refused
from dreamcog.server.table import entries
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.guided import require_in_step, require_no_lesson, to_step
from dreamcog.server.table.seating import SeatState
from dreamcog.server.table.sizes import MOST_UNDONE
from dreamcog.server.table.state import TableState
from dreamcog.server.wire import actions

MOST_ENTRIES = 20_000
"""Entries of one table, many times what a game takes; after that one can only leave it.

The usual number: an operator can choose another.
"""


class Requester(NamedTuple):
    """Who asks, and what the state cannot know: the time, and which seats' people are away."""

    person: str
    now: float
    away: Callable[[], frozenset[int]] = frozenset
    """Found out only where it matters."""
    most_entries: int = MOST_ENTRIES


def entry_for(state: TableState, requester: Requester, action: actions.AnyAction) -> NewEntry:
    """The entry that a client's action leads to, or a refusal."""
    place = own_place(state, requester, action.seat)
    if not isinstance(action, actions.Leave | actions.Resign):
        require_room(state, requester.most_entries)
    match action:
        case actions.Move():
            return move(state, place, action)
        case actions.Undo():
            return undo(state, place, action)
        case actions.Step():
            return step(state, place, action)
        case actions.Agree() | actions.Disagree():
            return answer(state, action)
        case actions.Say():
            return NewEntry(entries.SAY, action.seat, {"text": action.text})
        case actions.HandOver():
            return hand_over(state, requester, action)
        case actions.TakeBack():
            return take_back(state, requester, place, action)
        case actions.Leave():
            return leave(state, action)
        case actions.Resign():
            return resign(state, place, action)
        case actions.Hints():
            return agree_to_hints(state, action)


def require_room(state: TableState, most: int) -> None:
    """Refuse one more entry at a table that has come to so many."""
    if state.number >= most:
        raise Refused("table-too-long", most=most)


def own_place(state: TableState, requester: Requester, seat: int) -> SeatState:
    """The place of the seat that a person acts for; refused where it is not theirs."""
    places = state.seating.places
    if seat >= len(places) or places[seat].person != requester.person:
        raise Refused("not-your-seat")
    return places[seat]


def require_playing(state: TableState) -> None:
    """Refuse what only a running game allows."""
    status = state.status
    if status == "waiting":
        raise Refused("table-not-full")
    if status == "closed":
        raise Refused("table-closed")
    if status == "finished":
        raise Refused("table-over")


def require_own_play(place: SeatState) -> None:
    """Refuse a person for whom a bot plays."""
    if place.has_resigned:
        raise Refused("has-resigned")
    if place.stand_in is not None:
        raise Refused("bot-plays")


def move(state: TableState, place: SeatState, action: actions.Move) -> NewEntry:
    """A move, which must answer the seat's present decision."""
    require_playing(state)
    require_own_play(place)
    if action.decision != state.decisions[action.seat]:
        raise Refused("stale", decision=state.decisions[action.seat])
    if state.lesson is not None:
        require_in_step(state.lesson, state.table, action.move)
    return NewEntry(entries.MOVE, action.seat, action.move)


def step(state: TableState, place: SeatState, action: actions.Step) -> NewEntry:
    """Go to a step of a guided game: the next one, an earlier one, or past one."""
    require_playing(state)
    require_own_play(place)
    return to_step(state.lesson, action.to)


def undo(state: TableState, place: SeatState, action: actions.Undo) -> NewEntry:
    """Undo the seat's last move: at once where no other person plays, else by proposal.

    Later moves of bots are undone as well; later moves of people are played again.
    """
    require_playing(state)
    require_own_play(place)
    require_no_lesson(state.lesson)
    places = moves_to_undo(state, action.seat)
    state.table.copy().take_out(places)
    others = state.seating.others(action.seat)
    if not others:
        return NewEntry(entries.UNDO, action.seat, {"places": places})
    if state.seating.proposal is not None:
        raise Refused("already-asked")
    return NewEntry(
        entries.ASK, action.seat, {"what": "undo", "places": places, "waits_for": others}
    )


def moves_to_undo(state: TableState, seat: int) -> list[int]:
    """Indexes in the game's history: the seat's last move, and the bots' moves after it."""
    table = state.table
    movers = [mover for mover, _ in table.history]
    if seat not in movers:
        raise table.not_undoable(seat)
    depth = movers[::-1].index(seat) + 1
    if depth > MOST_UNDONE:
        raise Refused("too-long-ago")
    first = len(movers) - depth
    bots = (i for i in range(first + 1, len(movers)) if movers[i] in state.seating.bot_seats)
    return [table.earlier + i for i in (first, *bots)]


def answer(state: TableState, action: actions.Agree | actions.Disagree) -> NewEntry:
    """An answer to a proposal; the person who made it can only withdraw it."""
    proposal = state.seating.proposal
    if proposal is None or proposal.number != action.asking:
        raise Refused("nothing-asked")
    own = state.seating.places[action.seat].person
    concerned = {state.seating.places[seat].person for seat in proposal.waits_for}
    if isinstance(action, actions.Agree):
        if own not in concerned:
            raise Refused("nothing-asked")
        return NewEntry(entries.AGREE, action.seat, {})
    if own not in concerned and state.seating.places[proposal.seat].person != own:
        raise Refused("nothing-asked")
    return NewEntry(entries.DISAGREE, action.seat, {})


def settled_proposal(state: TableState, now: float) -> NewEntry | None:
    """The entry that fulfils a proposal: all have agreed, or the time to answer is over."""
    proposal = state.seating.proposal
    if proposal is None or state.status != "playing":
        return None
    is_over = proposal.until is not None and proposal.until <= now
    if proposal.waits_for and not is_over:
        return None
    if proposal.what == "seat":
        return NewEntry(entries.TAKE_BACK, proposal.seat, {})
    return NewEntry(entries.UNDO, proposal.seat, {"places": list(proposal.places)})


def hand_over(state: TableState, requester: Requester, action: actions.HandOver) -> NewEntry:
    """A bot plays the person's own seat, or one whose person has left or is away for long."""
    require_playing(state)
    require_no_lesson(state.lesson)
    bot(action.bot, state.table.game.kind)
    if action.away >= len(state.seating.places):
        raise Refused("not-your-seat")
    place = state.seating.places[action.away]
    if place.kind != "person" or place.stand_in is not None:
        raise Refused("bot-plays")
    is_own = place.person == requester.person
    if not is_own and not place.has_left and action.away not in requester.away():
        raise Refused("not-away")
    return NewEntry(entries.HAND_OVER, action.away, {"bot": action.bot, "by": action.seat})


def take_back(
    state: TableState, requester: Requester, place: SeatState, action: actions.TakeBack
) -> NewEntry:
    """Return a seat from the bot to its person; others who play have some time to object."""
    require_playing(state)
    if place.has_resigned:
        raise Refused("has-resigned")
    if place.stand_in is None and not place.has_left:
        raise Refused("nothing-to-take-back")
    others = state.seating.others(action.seat)
    if place.stand_in is None or not others:
        return NewEntry(entries.TAKE_BACK, action.seat, {})
    if state.seating.proposal is not None:
        raise Refused("already-asked")
    until = requester.now + state.record.back_after
    return NewEntry(entries.ASK, action.seat, {"what": "seat", "waits_for": others, "until": until})


def leave(state: TableState, action: actions.Leave) -> NewEntry:
    """Leave: the seat is open again, or, in a running game, its person is away."""
    status = state.status
    if status == "waiting":
        return NewEntry(entries.LEAVE, action.seat, {"for_good": True})
    require_playing(state)
    return NewEntry(entries.LEAVE, action.seat, {})


def resign(state: TableState, place: SeatState, action: actions.Resign) -> NewEntry:
    """Give up. The game is over where no other person, or only one side, is left."""
    require_playing(state)
    if place.has_resigned:
        raise Refused("has-resigned")
    left = [
        each
        for i, each in enumerate(state.seating.places)
        if i != action.seat and not each.has_resigned
    ]
    no_people = all(each.person in (None, place.person) for each in left)
    one_side = len(left) == 1 and not state.table.game.kind.together
    plays_on = stand_in(state.table.game.kind)
    return NewEntry(entries.RESIGN, action.seat, {"bot": plays_on, "ends": no_people or one_side})


def agree_to_hints(state: TableState, action: actions.Hints) -> NewEntry:
    """A person says whether they agree to hints at the table, before it is over."""
    if state.status != "waiting":
        require_playing(state)
    kind = entries.AGREE_TO_HINTS if action.agree else entries.NO_HINTS
    return NewEntry(kind, action.seat, {})


def out_of_time(state: TableState, seat: int, now: float) -> NewEntry:
    """A bot stands in for a person whose time has run out."""
    deadline = state.deadlines.get(seat)
    if deadline is None or deadline > now:
        raise Refused("stale")
    return NewEntry(
        entries.HAND_OVER, seat, {"bot": stand_in(state.table.game.kind), "why": "clock"}
    )


def running_since(state: TableState) -> float | None:
    """Since when the first time runs that stands in downtimes: clocks, and the time to answer."""
    moments = [state.since[seat][1] for seat in state.deadlines]
    proposal = state.seating.proposal
    if proposal is not None and proposal.until is not None:
        moments.append(proposal.until - state.record.back_after)
    return min(moments, default=None)


def missed_pause(state: TableState, began: float, ended: float) -> NewEntry:
    """Let the clocks, and the time to answer a proposal, stand for a downtime, once."""
    if ended <= state.paused_until or running_since(state) is None:
        raise Refused("stale")
    body, proposal = {"began": began, "ended": ended}, state.seating.proposal
    if proposal is not None and proposal.until is not None:
        asked = proposal.until - state.record.back_after
        body["until"] = proposal.until + max(0.0, ended - max(began, asked))
    return NewEntry(entries.PAUSE, 0, body)


def bot_move(
    state: TableState, seat: int, bot_name: str, decision: int, move: dict[str, Any]
) -> NewEntry:
    """A bot's move, if the seat still has that decision and that bot still plays it."""
    is_open = seat in state.turn and state.decisions[seat] == decision
    if not is_open or state.seating.places[seat].player != bot_name:
        raise Refused("stale")
    return NewEntry(entries.MOVE, seat, move)


def replaced_move(seat: int, bot_name: str, why: str) -> NewEntry:
    """What the table is told of a move that was made in place of a bot's."""
    return NewEntry(entries.REPLACED, seat, {"bot": bot_name, "why": why})


def departure(state: TableState, seat: int) -> NewEntry:
    """The person of a seat is deleted: the seat is open again, or a bot plays on."""
    if state.status == "waiting":
        return NewEntry(entries.LEAVE, seat, {"for_good": True})
    return NewEntry(
        entries.HAND_OVER, seat, {"bot": stand_in(state.table.game.kind), "why": "gone"}
    )
