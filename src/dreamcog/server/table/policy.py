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
from dreamcog.server.table.state import Course
from dreamcog.server.wire import acts

STAND_IN = "greedy"
"""The bot that plays on for whoever resigns or runs out of time."""


MOST_ENTRIES = 20_000
"""Entries of one table, many times what a game takes; then one can only leave it."""


class Deed(NamedTuple):
    """What is to be done at a table: an entry in the making."""

    kind: str
    seat: int
    body: dict[str, Any]


class Asking(NamedTuple):
    """Who asks, and what the course cannot know: when it is, and who has been away."""

    person: str
    now: float
    is_away: frozenset[int] = frozenset()


def deed_of(course: Course, asking: Asking, act: acts.AnyAct) -> Deed:
    """What an act comes to, or a refusal."""
    place = own_place(course, asking, act.seat)
    if course.number >= MOST_ENTRIES and not isinstance(act, acts.Leave | acts.Resign):
        raise Refused("table-too-long", most=MOST_ENTRIES)
    match act:
        case acts.Move():
            return move(course, place, act)
        case acts.Undo():
            return undo(course, place, act)
        case acts.Agree() | acts.Disagree():
            return answer(course, act)
        case acts.Say():
            return Deed(kinds.SAY, act.seat, {"text": act.text})
        case acts.HandOver():
            return hand_over(course, asking, act)
        case acts.TakeBack():
            return take_back(course, asking, place, act)
        case acts.Leave():
            return leave(course, act)
        case acts.Resign():
            return resign(course, place, act)


def may_look_on(course: Course, person: str | None) -> bool:
    """Whether somebody may see a table: some are only for those who sit, or are expected, there."""
    record = course.record
    if record.is_watched or (person is not None and record.host == person):
        return True
    places = course.company.places
    return person is not None and any(person in (each.person, each.kept_for) for each in places)


def own_place(course: Course, asking: Asking, seat: int) -> Place:
    """The place that somebody acts for, which has to be theirs."""
    places = course.company.places
    if seat >= len(places) or places[seat].person != asking.person:
        raise Refused("not-your-seat")
    return places[seat]


def must_play(course: Course) -> None:
    """Refuse what belongs to a game that is on."""
    status = course.status
    if status == "waiting":
        raise Refused("table-not-full")
    if status == "closed":
        raise Refused("table-closed")
    if status == "finished":
        raise Refused("table-over")


def must_be_in(place: Place) -> None:
    """Refuse whom a bot stands in for."""
    if place.has_resigned:
        raise Refused("has-resigned")
    if place.stand_in is not None:
        raise Refused("bot-plays")


def move(course: Course, place: Place, act: acts.Move) -> Deed:
    """A move, for the decision that the seat has before it."""
    must_play(course)
    must_be_in(place)
    if act.decision != course.decisions[act.seat]:
        raise Refused("stale", decision=course.decisions[act.seat])
    return Deed(kinds.MOVE, act.seat, act.move)


def undo(course: Course, place: Place, act: acts.Undo) -> Deed:
    """Taking back a move: at once where it concerns nobody else, or it is asked for.

    Moves that bots have made since go as well; those of people are played again.
    """
    must_play(course)
    must_be_in(place)
    places = places_to_undo(course, act.seat)
    course.table.copy().take_out(places)
    others = course.company.others(act.seat)
    if not others:
        return Deed(kinds.UNDO, act.seat, {"places": places})
    if course.company.asked is not None:
        raise Refused("already-asked")
    return Deed(kinds.ASK, act.seat, {"what": "undo", "places": places, "waits_for": others})


def places_to_undo(course: Course, seat: int) -> list[int]:
    """Where the seat's last move stands in the history, and the bots' moves behind it."""
    history = course.table.history
    own = [i for i, (mover, _) in enumerate(history) if mover == seat]
    if not own:
        raise Refused("nothing-to-undo")
    bots = {i for i, place in enumerate(course.company.places) if place.player is not None}
    behind = range(own[-1] + 1, len(history))
    return [own[-1], *(i for i in behind if history[i][0] in bots)]


def answer(course: Course, act: acts.Agree | acts.Disagree) -> Deed:
    """An answer to what is asked; who asked can only take it back."""
    asked = course.company.asked
    if asked is None or asked.number != act.asking:
        raise Refused("nothing-asked")
    own = course.company.places[act.seat].person
    concerned = {course.company.places[seat].person for seat in asked.waits_for}
    if isinstance(act, acts.Agree):
        if own not in concerned:
            raise Refused("nothing-asked")
        return Deed(kinds.AGREE, act.seat, {})
    if own not in concerned and course.company.places[asked.seat].person != own:
        raise Refused("nothing-asked")
    return Deed(kinds.DISAGREE, act.seat, {})


def settled(course: Course, now: float) -> Deed | None:
    """What is due because everybody agreed, or because the time to answer is over."""
    asked = course.company.asked
    if asked is None or course.status != "playing":
        return None
    is_over = asked.until is not None and asked.until <= now
    if asked.waits_for and not is_over:
        return None
    if asked.what == "seat":
        return Deed(kinds.TAKE_BACK, asked.seat, {})
    places = course.happenings[asked.number - 1].entry.body["places"]
    return Deed(kinds.UNDO, asked.seat, {"places": places})


def hand_over(course: Course, asking: Asking, act: acts.HandOver) -> Deed:
    """A bot for one's own seat, or for somebody who has left or is away for long enough."""
    must_play(course)
    bot(act.bot)
    if act.away >= len(course.company.places):
        raise Refused("not-your-seat")
    place = course.company.places[act.away]
    if place.kind != "person" or place.stand_in is not None:
        raise Refused("bot-plays")
    is_own = place.person == asking.person
    if not is_own and not place.has_left and act.away not in asking.is_away:
        raise Refused("not-away")
    return Deed(kinds.HAND_OVER, act.away, {"bot": act.bot, "by": act.seat})


def take_back(course: Course, asking: Asking, place: Place, act: acts.TakeBack) -> Deed:
    """Having one's seat again: others who play are asked, and have a while to answer."""
    must_play(course)
    if place.has_resigned:
        raise Refused("has-resigned")
    if place.stand_in is None and not place.has_left:
        raise Refused("nothing-to-take-back")
    others = course.company.others(act.seat)
    if place.stand_in is None or not others:
        return Deed(kinds.TAKE_BACK, act.seat, {})
    if course.company.asked is not None:
        raise Refused("already-asked")
    until = asking.now + course.record.back_after
    return Deed(kinds.ASK, act.seat, {"what": "seat", "waits_for": others, "until": until})


def leave(course: Course, act: acts.Leave) -> Deed:
    """Leaving: the seat is open again, or its owner is known to be away."""
    status = course.status
    if status == "waiting":
        return Deed(kinds.LEAVE, act.seat, {"for_good": True})
    must_play(course)
    return Deed(kinds.LEAVE, act.seat, {})


def resign(course: Course, place: Place, act: acts.Resign) -> Deed:
    """Giving up. It is over where nobody is left to play on with, or against."""
    must_play(course)
    if place.has_resigned:
        raise Refused("has-resigned")
    left = [
        each
        for i, each in enumerate(course.company.places)
        if i != act.seat and not each.has_resigned
    ]
    nobody = all(each.person in (None, place.person) for each in left)
    is_alone = len(left) == 1 and not course.table.game.kind.together
    return Deed(kinds.RESIGN, act.seat, {"bot": STAND_IN, "ends": nobody or is_alone})
