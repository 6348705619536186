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
class Asked:
    """Something that is asked of others, and who has not answered yet."""

    number: int
    what: Literal["undo", "seat"]
    seat: int
    waits_for: tuple[int, ...]
    until: float | None


@dataclass(frozen=True, slots=True)
class Company:
    """Everybody at a table. It is a value: what happens makes another."""

    places: tuple[Place, ...]
    asked: Asked | None = None
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

    def with_place(self, seat: int, **changes: Any) -> Company:
        """The company with something changed about one place."""
        places = list(self.places)
        places[seat] = replace(places[seat], **changes)
        return replace(self, places=tuple(places))

    def after(self, entry: Entry) -> Company:
        """The company when this has happened."""
        happen = HAPPENINGS.get(entry.kind)
        return self if happen is None else happen(self, entry)


def sit(company: Company, entry: Entry) -> Company:
    """Somebody sits down."""
    place = Place(is_taken=True, person=entry.person, name=entry.body.get("name", ""))
    return company.with_place(entry.seat, **fields_of(place))


def keep(company: Company, entry: Entry) -> Company:
    """A seat is kept for somebody."""
    place = Place(kept_for=entry.person, name=entry.body.get("name", ""))
    return company.with_place(entry.seat, **fields_of(place))


def seat_bot(company: Company, entry: Entry) -> Company:
    """A bot sits down."""
    place = Place(is_taken=True, bot=entry.body["bot"])
    return company.with_place(entry.seat, **fields_of(place))


def leave(company: Company, entry: Entry) -> Company:
    """Somebody leaves: for good while people are still sitting down, for now when they play."""
    if entry.body.get("for_good"):
        return company.with_place(entry.seat, **fields_of(Place()))
    return company.with_place(entry.seat, has_left=True)


def move(company: Company, entry: Entry) -> Company:
    """Somebody moves: they are here, and an undo that was asked for is too late."""
    asked = company.asked
    if asked is not None and asked.what == "undo":
        company = replace(company, asked=None)
    if company.places[entry.seat].has_left:
        return company.with_place(entry.seat, has_left=False)
    return company


def undo(company: Company, _: Entry) -> Company:
    """A move is taken back: whoever asked has what they asked for."""
    return replace(company, asked=None)


def ask(company: Company, entry: Entry) -> Company:
    """Something is asked."""
    body = entry.body
    waits_for = tuple(body["waits_for"])
    return replace(
        company, asked=Asked(entry.number, body["what"], entry.seat, waits_for, body.get("until"))
    )


def agree(company: Company, entry: Entry) -> Company:
    """One more agrees; where somebody has several seats they speak for all of them."""
    assert company.asked is not None
    own = company.places[entry.seat].person
    left = tuple(s for s in company.asked.waits_for if company.places[s].person != own)
    return replace(company, asked=replace(company.asked, waits_for=left))


def disagree(company: Company, entry: Entry) -> Company:
    """Somebody does not agree; who asks for their own seat again has only to wait for it."""
    asked = company.asked
    assert asked is not None
    is_own = company.places[entry.seat].person == company.places[asked.seat].person
    return company if asked.what == "seat" and not is_own else replace(company, asked=None)


def hand_over(company: Company, entry: Entry) -> Company:
    """A bot stands in; it does not answer questions."""
    company = company.with_place(entry.seat, stand_in=entry.body["bot"])
    asked = company.asked
    if asked is None:
        return company
    if asked.seat == entry.seat:
        return replace(company, asked=None)
    left = tuple(seat for seat in asked.waits_for if seat != entry.seat)
    return replace(company, asked=replace(asked, waits_for=left))


def take_back(company: Company, entry: Entry) -> Company:
    """Somebody plays again."""
    company = company.with_place(entry.seat, stand_in=None, has_left=False)
    asked = company.asked
    if asked is not None and asked.what == "seat" and asked.seat == entry.seat:
        return replace(company, asked=None)
    return company


def resign(company: Company, entry: Entry) -> Company:
    """Somebody gives up: a bot plays on, or it is over."""
    company = hand_over(company, entry)
    company = company.with_place(entry.seat, has_resigned=True)
    return replace(company, ended_by="resigned") if entry.body["ends"] else company


def close(company: Company, _: Entry) -> Company:
    """The table is closed."""
    return replace(company, ended_by="closed", asked=None)


def rematch(company: Company, entry: Entry) -> Company:
    """They play again, at another table."""
    return replace(company, rematch=entry.body["table"])


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
