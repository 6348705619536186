"""The seats of a table: who has each, which bot plays in whose stead, what is proposed to others.

Every entry that is not a move or a line of chat leads from one `SeatingState` to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from dreamcog.server.store.records import Entry
from dreamcog.server.table.entries import (
    AGREE,
    AGREE_TO_HINTS,
    ASK,
    BOT,
    CLOSE,
    DISAGREE,
    HAND_OVER,
    HINT,
    KEEP,
    LEAVE,
    MOVE,
    NO_HINTS,
    PAUSE,
    REMATCH,
    RESIGN,
    SIT,
    TAKE_BACK,
    UNDO,
)


@dataclass(frozen=True, slots=True)
class SeatState:
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
    """The person for whom the seat is reserved."""
    agrees_to_hints: bool = False
    """Whether its person agrees that people at the table may ask for hints."""
    hints: int = 0
    """For how many decisions a hint was asked."""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """What has the seat."""
        if self.bot is not None:
            return "bot"
        return "person" if self.is_taken else "open"

    @property
    def player(self) -> str | None:
        """The bot that plays here, be it the seat's own or a stand-in; None if a person plays."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class Proposal:
    """An undo, or the return of a seat, that other people have to agree to."""

    number: int
    """The entry that proposed it."""
    what: Literal["undo", "seat"]
    seat: int
    waits_for: tuple[int, ...]
    """Seats of the people who have not answered yet."""
    until: float | None
    """When it is granted without their answer."""
    places: tuple[int, ...] = ()
    """The places in the game's history of the moves to be undone."""

    def settled_at(self, updated: float) -> float | None:
        """When it is granted: at once where all have answered; None where it waits for answers."""
        return self.until if self.waits_for else updated


@dataclass(frozen=True, slots=True)
class SeatingState:
    """All seats of a table. It is a value: an entry makes another."""

    places: tuple[SeatState, ...]
    proposal: Proposal | None = None
    ended_by: Literal["resigned", "closed"] | None = None
    rematch: str | None = None
    bot_seats: frozenset[int] = field(init=False)
    """The seats that a bot plays."""
    is_full: bool = field(init=False)
    """Whether every seat is taken, so that play can begin."""

    def __post_init__(self) -> None:
        seats = enumerate(self.places)
        bots = frozenset(seat for seat, place in seats if place.player is not None)
        object.__setattr__(self, "bot_seats", bots)
        is_full = all(place.kind != "open" for place in self.places)
        object.__setattr__(self, "is_full", is_full)

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person has."""
        return [i for i, place in enumerate(self.places) if place.person == person]

    def others(self, seat: int) -> tuple[int, ...]:
        """One seat of each other person who plays: those who have to agree to a proposal."""
        own = self.places[seat].person
        found: dict[str, int] = {}
        for i, place in enumerate(self.places):
            if place.person not in (None, own) and place.player is None:
                found.setdefault(str(place.person), i)
        return tuple(found.values())

    def with_place(self, seat: int, **changes: Any) -> SeatingState:
        """The seating with some fields of one place changed."""
        places = list(self.places)
        places[seat] = replace(places[seat], **changes)
        return replace(self, places=tuple(places))

    def with_new_place(self, seat: int, place: SeatState) -> SeatingState:
        """The seating with another place at a seat."""
        places = list(self.places)
        places[seat] = place
        return replace(self, places=tuple(places))

    def after(self, entry: Entry) -> SeatingState:
        """The seating that follows from an entry."""
        change = CHANGES.get(entry.kind)
        return self if change is None else change(self, entry)


def sit(seating: SeatingState, entry: Entry) -> SeatingState:
    """A person takes a seat."""
    place = SeatState(is_taken=True, person=entry.person, name=entry.body.get("name", ""))
    return seating.with_new_place(entry.seat, place)


def reserve(seating: SeatingState, entry: Entry) -> SeatingState:
    """A seat is reserved for a person."""
    place = SeatState(kept_for=entry.person, name=entry.body.get("name", ""))
    return seating.with_new_place(entry.seat, place)


def seat_bot(seating: SeatingState, entry: Entry) -> SeatingState:
    """A bot takes a seat."""
    return seating.with_new_place(entry.seat, SeatState(is_taken=True, bot=entry.body["bot"]))


def leave(seating: SeatingState, entry: Entry) -> SeatingState:
    """A person leaves: the seat is open again before play begins, and stays theirs after it."""
    if entry.body.get("for_good"):
        return seating.with_new_place(entry.seat, SeatState())
    return seating.with_place(entry.seat, has_left=True)


def move(seating: SeatingState, entry: Entry) -> SeatingState:
    """A seat moves: its person is here, and a proposed undo comes too late."""
    proposal = seating.proposal
    if proposal is not None and proposal.what == "undo":
        seating = replace(seating, proposal=None)
    if seating.places[entry.seat].has_left:
        return seating.with_place(entry.seat, has_left=False)
    return seating


def undo(seating: SeatingState, _: Entry) -> SeatingState:
    """A move is undone: the proposal, if there was one, is fulfilled."""
    return replace(seating, proposal=None)


def ask(seating: SeatingState, entry: Entry) -> SeatingState:
    """A seat proposes something to the others."""
    body = entry.body
    waits_for = tuple(body["waits_for"])
    proposal = Proposal(
        number=entry.number,
        what=body["what"],
        seat=entry.seat,
        waits_for=waits_for,
        until=body.get("until"),
        places=tuple(body.get("places", ())),
    )
    return replace(seating, proposal=proposal)


def pause(seating: SeatingState, entry: Entry) -> SeatingState:
    """The server was down: there is more time to answer a proposal."""
    proposal, until = seating.proposal, entry.body.get("until")
    if proposal is None or until is None:
        return seating
    return replace(seating, proposal=replace(proposal, until=until))


def agree(seating: SeatingState, entry: Entry) -> SeatingState:
    """A person agrees, for all of their seats."""
    assert seating.proposal is not None
    own = seating.places[entry.seat].person
    left = tuple(s for s in seating.proposal.waits_for if seating.places[s].person != own)
    return replace(seating, proposal=replace(seating.proposal, waits_for=left))


def disagree(seating: SeatingState, entry: Entry) -> SeatingState:
    """A person disagrees; to the return of a seat that only means that its owner has to wait."""
    proposal = seating.proposal
    assert proposal is not None
    is_own = seating.places[entry.seat].person == seating.places[proposal.seat].person
    return seating if proposal.what == "seat" and not is_own else replace(seating, proposal=None)


def hand_over(seating: SeatingState, entry: Entry) -> SeatingState:
    """A bot stands in for a person; it answers no proposals."""
    seating = seating.with_place(entry.seat, stand_in=entry.body["bot"])
    proposal = seating.proposal
    if proposal is None:
        return seating
    if proposal.seat == entry.seat:
        return replace(seating, proposal=None)
    left = tuple(seat for seat in proposal.waits_for if seat != entry.seat)
    return replace(seating, proposal=replace(proposal, waits_for=left))


def take_back(seating: SeatingState, entry: Entry) -> SeatingState:
    """A person plays again in their own seat."""
    seating = seating.with_place(entry.seat, stand_in=None, has_left=False)
    proposal = seating.proposal
    if proposal is not None and proposal.what == "seat" and proposal.seat == entry.seat:
        return replace(seating, proposal=None)
    return seating


def resign(seating: SeatingState, entry: Entry) -> SeatingState:
    """A person gives up: a bot plays on, or the game is over."""
    seating = hand_over(seating, entry)
    seating = seating.with_place(entry.seat, has_resigned=True)
    return replace(seating, ended_by="resigned") if entry.body["ends"] else seating


def close(seating: SeatingState, _: Entry) -> SeatingState:
    """The table is closed."""
    return replace(seating, ended_by="closed", proposal=None)


def agree_to_hints(seating: SeatingState, entry: Entry) -> SeatingState:
    """A person agrees to hints, for all of their seats, or does not."""
    own = seating.places[entry.seat].person
    for seat, place in enumerate(seating.places):
        if place.person == own and place.kind == "person":
            agrees = entry.kind == AGREE_TO_HINTS
            seating = seating.with_place(seat, agrees_to_hints=agrees)
    return seating


def hint(seating: SeatingState, entry: Entry) -> SeatingState:
    """A seat has asked for a hint; in a saved game that was uploaded, for as many as it says."""
    times = entry.body.get("times", 1)
    return seating.with_place(entry.seat, hints=seating.places[entry.seat].hints + times)


def rematch(seating: SeatingState, entry: Entry) -> SeatingState:
    """The same people play again, at another table."""
    return replace(seating, rematch=entry.body["table"])


CHANGES: Mapping[str, Callable[[SeatingState, Entry], SeatingState]] = {
    SIT: sit,
    KEEP: reserve,
    BOT: seat_bot,
    LEAVE: leave,
    MOVE: move,
    UNDO: undo,
    ASK: ask,
    PAUSE: pause,
    AGREE: agree,
    DISAGREE: disagree,
    HAND_OVER: hand_over,
    TAKE_BACK: take_back,
    RESIGN: resign,
    CLOSE: close,
    REMATCH: rematch,
    AGREE_TO_HINTS: agree_to_hints,
    NO_HINTS: agree_to_hints,
    HINT: hint,
}
"""What each kind of entry changes about the seating; a line of chat changes nothing."""
