"""The company at a table: who sits where, who stands in for whom, what they ask of each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from dreamcog.server.store.records import Entry

SIT = "sit"
KEEP = "keep"
BOT = "bot"
LEAVE = "leave"
MOVE = "move"
UNDO = "undo"
ASK = "ask"
AGREE = "agree"
DISAGREE = "disagree"
SAY = "say"
HAND_OVER = "hand-over"
TAKE_BACK = "take-back"
RESIGN = "resign"
CLOSE = "close"
REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class Place:
    """One seat. A person whose data were deleted still holds it, without a name."""

    is_taken: bool = False
    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot whose seat it is."""
    stand_in: str | None = None
    """The bot that plays in the person's stead."""
    has_left: bool = False
    has_resigned: bool = False
    kept_for: str | None = None

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """What sits there."""
        if self.bot is not None:
            return "bot"
        return "person" if self.is_taken else "open"

    @property
    def player(self) -> str | None:
        """The bot that plays, if it is one that does."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that is asked of others, and who has not answered yet."""

    number: int
    what: Literal["undo", "seat"]
    seat: int
    waits_for: tuple[int, ...]
    until: float | None


@dataclass(frozen=True, slots=True)
class Seating:
    """Everybody at a table. It is a value: what happens makes another."""

    places: tuple[Place, ...]
    asked: Proposal | None = None
    ended_by: Literal["resigned", "closed"] | None = None
    rematch: str | None = None

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken, so that play can begin."""
        return all(place.kind != "open" for place in self.places)

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody has."""
        return [i for i, place in enumerate(self.places) if place.person == person]

    def others(self, seat: int) -> tuple[int, ...]:
        """Seats of the other people who still play themselves: those whom it concerns."""
        own = self.places[seat].person
        found: dict[str, int] = {}
        for i, place in enumerate(self.places):
            if place.person not in (None, own) and place.player is None:
                found.setdefault(str(place.person), i)
        return tuple(found.values())

    def with_place(self, seat: int, **changes: Any) -> Seating:
        """The company with something changed about one place."""
        places = list(self.places)
        places[seat] = replace(places[seat], **changes)
        return replace(self, places=tuple(places))

    def after(self, entry: Entry) -> Seating:
        """The company when this has happened."""
        happen = HAPPENINGS.get(entry.kind)
        return self if happen is None else happen(self, entry)


def sit(seating: Seating, entry: Entry) -> Seating:
    """Somebody sits down."""
    place = Place(is_taken=True, person=entry.person, name=entry.body.get("name", ""))
    return seating.with_place(entry.seat, **fields_of(place))


def keep(seating: Seating, entry: Entry) -> Seating:
    """A seat is kept for somebody."""
    place = Place(kept_for=entry.person, name=entry.body.get("name", ""))
    return seating.with_place(entry.seat, **fields_of(place))


def seat_bot(seating: Seating, entry: Entry) -> Seating:
    """A bot sits down."""
    place = Place(is_taken=True, bot=entry.body["bot"])
    return seating.with_place(entry.seat, **fields_of(place))


def leave(seating: Seating, entry: Entry) -> Seating:
    """Somebody leaves: for good while people are still sitting down, for now when they play."""
    if entry.body.get("for_good"):
        return seating.with_place(entry.seat, **fields_of(Place()))
    return seating.with_place(entry.seat, has_left=True)


def move(seating: Seating, entry: Entry) -> Seating:
    """Somebody moves: they are here, and an undo that was asked for is too late."""
    asked = seating.asked
    if asked is not None and asked.what == "undo":
        seating = replace(seating, asked=None)
    if seating.places[entry.seat].has_left:
        return seating.with_place(entry.seat, has_left=False)
    return seating


def undo(seating: Seating, _: Entry) -> Seating:
    """A move is taken back: whoever asked has what they asked for."""
    return replace(seating, asked=None)


def ask(seating: Seating, entry: Entry) -> Seating:
    """Something is asked."""
    body = entry.body
    waits_for = tuple(body["waits_for"])
    return replace(
        seating,
        asked=Proposal(entry.number, body["what"], entry.seat, waits_for, body.get("until")),
    )


def agree(seating: Seating, entry: Entry) -> Seating:
    """One more agrees; where somebody has several seats they speak for all of them."""
    assert seating.asked is not None
    own = seating.places[entry.seat].person
    left = tuple(s for s in seating.asked.waits_for if seating.places[s].person != own)
    return replace(seating, asked=replace(seating.asked, waits_for=left))


def disagree(seating: Seating, entry: Entry) -> Seating:
    """Somebody does not agree; who asks for their own seat again has only to wait for it."""
    asked = seating.asked
    assert asked is not None
    is_own = seating.places[entry.seat].person == seating.places[asked.seat].person
    return seating if asked.what == "seat" and not is_own else replace(seating, asked=None)


def hand_over(seating: Seating, entry: Entry) -> Seating:
    """A bot stands in; it does not answer questions."""
    seating = seating.with_place(entry.seat, stand_in=entry.body["bot"])
    asked = seating.asked
    if asked is None:
        return seating
    if asked.seat == entry.seat:
        return replace(seating, asked=None)
    left = tuple(seat for seat in asked.waits_for if seat != entry.seat)
    return replace(seating, asked=replace(asked, waits_for=left))


def take_back(seating: Seating, entry: Entry) -> Seating:
    """Somebody plays again."""
    seating = seating.with_place(entry.seat, stand_in=None, has_left=False)
    asked = seating.asked
    if asked is not None and asked.what == "seat" and asked.seat == entry.seat:
        return replace(seating, asked=None)
    return seating


def resign(seating: Seating, entry: Entry) -> Seating:
    """Somebody gives up: a bot plays on, or it is over."""
    seating = hand_over(seating, entry)
    seating = seating.with_place(entry.seat, has_resigned=True)
    return replace(seating, ended_by="resigned") if entry.body["ends"] else seating


def close(seating: Seating, _: Entry) -> Seating:
    """The table is closed."""
    return replace(seating, ended_by="closed", asked=None)


def rematch(seating: Seating, entry: Entry) -> Seating:
    """They play again, at another table."""
    return replace(seating, rematch=entry.body["table"])


def fields_of(place: Place) -> dict[str, Any]:
    """A place as what is to be set about it."""
    return {name: getattr(place, name) for name in Place.__slots__}


HAPPENINGS = {
    SIT: sit,
    KEEP: keep,
    BOT: seat_bot,
    LEAVE: leave,
    MOVE: move,
    UNDO: undo,
    ASK: ask,
    AGREE: agree,
    DISAGREE: disagree,
    HAND_OVER: hand_over,
    TAKE_BACK: take_back,
    RESIGN: resign,
    CLOSE: close,
    REMATCH: rematch,
}
"""What each kind of entry changes about the company; a word changes nothing."""
