"""The actions and questions that a client sends to a table, by socket or by HTTP.

Each carries an idempotency key that the client chooses (`client`): a message that is sent again
with the same key is answered again, and not done again.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from dreamcog.server.wire.fields import ChatLine, Client, Number, Seat, Wire


class Action(Wire, tag_field="type"):
    """An action for a seat."""

    client: Client
    seat: Seat


class Move(Action, tag="move"):
    """Play a move for the seat's decision with this number."""

    decision: Number
    move: dict[str, Any]


class Undo(Action, tag="undo"):
    """Undo the seat's last move: at once, or when the other people agree."""


class Step(Action, tag="step"):
    """Go to a step of a guided game, counted from 0; the number of all steps ends the lesson."""

    to: Number


class Agree(Action, tag="agree"):
    """Agree to the open proposal."""

    asking: Number


class Disagree(Action, tag="disagree"):
    """Disagree to the open proposal; the person who made it withdraws it with this."""

    asking: Number


class Say(Action, tag="say"):
    """Say a line of chat."""

    text: ChatLine


class HandOver(Action, tag="hand-over"):
    """Let a bot play a seat: the own one, or that of a person who is away."""

    away: Seat
    bot: Annotated[str, Meta(max_length=40)]


class TakeBack(Action, tag="take-back"):
    """Take the own seat back from a bot: at once if no other person plays, else by proposal."""


class Leave(Action, tag="leave"):
    """Leave: before the game the seat is open again; later, others may hand it to a bot."""


class Resign(Action, tag="resign"):
    """Resign."""


class Hints(Action, tag="hints"):
    """Agree that people at the table may ask for hints, or agree no longer."""

    agree: bool


AnyAction = (
    Move | Undo | Step | Agree | Disagree | Say | HandOver | TakeBack | Leave | Resign | Hints
)


class Look(Wire, tag_field="type", tag="look"):
    """See the table from another of the own seats, or as a watcher."""

    client: Client
    seat: Seat | None


class Why(Wire, tag_field="type", tag="why"):
    """Ask why a move, complete or partial, is refused."""

    client: Client
    seat: Seat
    move: dict[str, Any]


class Preview(Wire, tag_field="type", tag="preview"):
    """Ask what would certainly follow from a move, and what it may reveal."""

    client: Client
    seat: Seat
    move: dict[str, Any]


class Previews(Wire, tag_field="type", tag="previews"):
    """Ask the same of several moves of one decision at once."""

    client: Client
    seat: Seat
    moves: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=12)]


class AskAdvice(Wire, tag_field="type", tag="advice"):
    """Ask for advice on the seat's decision."""

    client: Client
    seat: Seat


class AskHint(Wire, tag_field="type", tag="hint"):
    """Ask what the strongest level would do in the seat's place; the game is then assisted."""

    client: Client
    seat: Seat
    quick: bool = False
    """Whether the first stage is enough."""


class Ping(Wire, tag_field="type", tag="ping"):
    """Ask whether the server is there."""

    client: Client


AnyRequest = AnyAction | Look | Why | Preview | Previews | AskAdvice | AskHint | Ping
"""Everything that a client sends through a socket."""
