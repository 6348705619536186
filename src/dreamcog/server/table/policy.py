"""Table manners: who may do what at a table, and what has to be asked first.

None of it is a rule of a game. Each function says what an act comes to, as the kind, seat and body
of an entry, or refuses it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dreamcog.bots import bot
from dreamcog.core.refusal import Refused
from dreamcog.server.table import seating as kinds
from dreamcog.server.table.seating import Place
from dreamcog.server.table.state import TableState
from dreamcog.server.wire import acts

STAND_IN = "greedy"
"""The bot that plays on for whoever resigns or runs out of time."""


MOST_ENTRIES = 20_000
"""Entries of one table, many times what a game takes; then one can only leave it."""


class NewEntry(NamedTuple):
    """What is to be done at a table: an entry in the making."""

    kind: str
    seat: int
    body: dict[str, Any]


class Asking(NamedTuple):
    """Who asks, and what the course cannot know: when it is, and who has been away."""

    person: str
    now: float
    is_away: frozenset[int] = frozenset()


def entry_for(state: TableState, asking: Asking, act: acts.AnyAct) -> NewEntry:
    """What an act comes to, or a refusal."""
    place = own_place(state, asking, act.seat)
    if state.number >= MOST_ENTRIES and not isinstance(act, acts.Leave | acts.Resign):
        raise Refused("table-too-long", most=MOST_ENTRIES)
    match act:
        case acts.Move():
            return move(state, place, act)
        case acts.Undo():
            return undo(state, place, act)
        case acts.Agree() | acts.Disagree():
            return answer(state, act)
        case acts.Say():
            return NewEntry(kinds.SAY, act.seat, {"text": act.text})
        case acts.HandOver():
            return hand_over(state, asking, act)
        case acts.TakeBack():
            return take_back(state, asking, place, act)
        case acts.Leave():
            return leave(state, act)
        case acts.Resign():
            return resign(state, place, act)


def may_watch_table(state: TableState, person: str | None) -> bool:
    """Whether somebody may see a table: some are only for those who sit, or are expected, there."""
    record = state.record
    if record.is_watched or (person is not None and record.host == person):
        return True
    places = state.seating.places
    return person is not None and any(person in (each.person, each.kept_for) for each in places)


def own_place(state: TableState, asking: Asking, seat: int) -> Place:
    """The place that somebody acts for, which has to be theirs."""
    places = state.seating.places
    if seat >= len(places) or places[seat].person != asking.person:
        raise Refused("not-your-seat")
    return places[seat]


def require_playing(state: TableState) -> None:
    """Refuse what belongs to a game that is on."""
    status = state.status
    if status == "waiting":
        raise Refused("table-not-full")
    if status == "closed":
        raise Refused("table-closed")
    if status == "finished":
        raise Refused("table-over")


def require_own_play(place: Place) -> None:
    """Refuse whom a bot stands in for."""
    if place.has_resigned:
        raise Refused("has-resigned")
    if place.stand_in is not None:
        raise Refused("bot-plays")


def move(state: TableState, place: Place, act: acts.Move) -> NewEntry:
    """A move, for the decision that the seat has before it."""
    require_playing(state)
    require_own_play(place)
    if act.decision != state.decisions[act.seat]:
        raise Refused("stale", decision=state.decisions[act.seat])
    return NewEntry(kinds.MOVE, act.seat, act.move)


def undo(state: TableState, place: Place, act: acts.Undo) -> NewEntry:
    """Taking back a move: at once where it concerns nobody else, or it is asked for.

    Moves that bots have made since go as well; those of people are played again.
    """
    require_playing(state)
    require_own_play(place)
    places = moves_to_undo(state, act.seat)
    state.table.copy().take_out(places)
    others = state.seating.others(act.seat)
    if not others:
        return NewEntry(kinds.UNDO, act.seat, {"places": places})
    if state.seating.asked is not None:
        raise Refused("already-asked")
    return NewEntry(kinds.ASK, act.seat, {"what": "undo", "places": places, "waits_for": others})


def moves_to_undo(state: TableState, seat: int) -> list[int]:
    """Where the seat's last move stands in the history, and the bots' moves behind it."""
    history = state.table.history
    own = [i for i, (mover, _) in enumerate(history) if mover == seat]
    if not own:
        raise Refused("nothing-to-undo")
    bots = {i for i, place in enumerate(state.seating.places) if place.player is not None}
    behind = range(own[-1] + 1, len(history))
    return [own[-1], *(i for i in behind if history[i][0] in bots)]


def answer(state: TableState, act: acts.Agree | acts.Disagree) -> NewEntry:
    """An answer to what is asked; who asked can only take it back."""
    asked = state.seating.asked
    if asked is None or asked.number != act.asking:
        raise Refused("nothing-asked")
    own = state.seating.places[act.seat].person
    concerned = {state.seating.places[seat].person for seat in asked.waits_for}
    if isinstance(act, acts.Agree):
        if own not in concerned:
            raise Refused("nothing-asked")
        return NewEntry(kinds.AGREE, act.seat, {})
    if own not in concerned and state.seating.places[asked.seat].person != own:
        raise Refused("nothing-asked")
    return NewEntry(kinds.DISAGREE, act.seat, {})


def settled_proposal(state: TableState, now: float) -> NewEntry | None:
    """What is due because everybody agreed, or because the time to answer is over."""
    asked = state.seating.asked
    if asked is None or state.status != "playing":
        return None
    is_over = asked.until is not None and asked.until <= now
    if asked.waits_for and not is_over:
        return None
    if asked.what == "seat":
        return NewEntry(kinds.TAKE_BACK, asked.seat, {})
    places = state.applied[asked.number - 1].entry.body["places"]
    return NewEntry(kinds.UNDO, asked.seat, {"places": places})


def hand_over(state: TableState, asking: Asking, act: acts.HandOver) -> NewEntry:
    """A bot for one's own seat, or for somebody who has left or is away for long enough."""
    require_playing(state)
    bot(act.bot)
    if act.away >= len(state.seating.places):
        raise Refused("not-your-seat")
    place = state.seating.places[act.away]
    if place.kind != "person" or place.stand_in is not None:
        raise Refused("bot-plays")
    is_own = place.person == asking.person
    if not is_own and not place.has_left and act.away not in asking.is_away:
        raise Refused("not-away")
    return NewEntry(kinds.HAND_OVER, act.away, {"bot": act.bot, "by": act.seat})


def take_back(state: TableState, asking: Asking, place: Place, act: acts.TakeBack) -> NewEntry:
    """Having one's seat again: others who play are asked, and have a while to answer."""
    require_playing(state)
    if place.has_resigned:
        raise Refused("has-resigned")
    if place.stand_in is None and not place.has_left:
        raise Refused("nothing-to-take-back")
    others = state.seating.others(act.seat)
    if place.stand_in is None or not others:
        return NewEntry(kinds.TAKE_BACK, act.seat, {})
    if state.seating.asked is not None:
        raise Refused("already-asked")
    until = asking.now + state.record.back_after
    return NewEntry(kinds.ASK, act.seat, {"what": "seat", "waits_for": others, "until": until})


def leave(state: TableState, act: acts.Leave) -> NewEntry:
    """Leaving: the seat is open again, or its owner is known to be away."""
    status = state.status
    if status == "waiting":
        return NewEntry(kinds.LEAVE, act.seat, {"for_good": True})
    require_playing(state)
    return NewEntry(kinds.LEAVE, act.seat, {})


def resign(state: TableState, place: Place, act: acts.Resign) -> NewEntry:
    """Giving up. It is over where nobody is left to play on with, or against."""
    require_playing(state)
    if place.has_resigned:
        raise Refused("has-resigned")
    left = [
        each
        for i, each in enumerate(state.seating.places)
        if i != act.seat and not each.has_resigned
    ]
    nobody = all(each.person in (None, place.person) for each in left)
    is_alone = len(left) == 1 and not state.table.game.kind.together
    return NewEntry(kinds.RESIGN, act.seat, {"bot": STAND_IN, "ends": nobody or is_alone})
