"""What can be done at a table: one message for each, by socket or by request.

Each carries the sender's own name for it (`client`): sent again with the same name, it is answered
again and not done again.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from dreamcog.server.wire.fields import ChatLine, Client, Number, Seat, Wire


class Action(Wire, tag_field="type"):
    """Something done for a seat."""

    client: Client
    seat: Seat


class Move(Action, tag="move"):
    """A move, for the decision with this number of the seat's own."""

    decision: Number
    move: dict[str, Any]


class Undo(Action, tag="undo"):
    """Take back the seat's last move: at once, or when those affected agree."""


class Agree(Action, tag="agree"):
    """Agree to what is asked."""

    asking: Number


class Disagree(Action, tag="disagree"):
    """Do not agree to what is asked; whoever asked takes it back with this."""

    asking: Number


class Say(Action, tag="say"):
    """Say something to the table."""

    text: ChatLine


class HandOver(Action, tag="hand-over"):
    """Let a bot play a seat: one's own, or that of somebody who is away."""

    away: Seat
    bot: Annotated[str, Meta(max_length=40)]


class TakeBack(Action, tag="take-back"):
    """Have one's seat again from the bot: at once if nobody else plays, or when they agree."""


class Leave(Action, tag="leave"):
    """Leave: the seat is open again, or, in a running game, is to be looked after by others."""


class Resign(Action, tag="resign"):
    """Give up."""


AnyAction = Move | Undo | Agree | Disagree | Say | HandOver | TakeBack | Leave | Resign


class Look(Wire, tag_field="type", tag="look"):
    """See the table from another of one's own seats, or as a watcher."""

    client: Client
    seat: Seat | None


class Why(Wire, tag_field="type", tag="why"):
    """What stands in the way of a move, whole or not?"""

    client: Client
    seat: Seat
    move: dict[str, Any]


class Preview(Wire, tag_field="type", tag="preview"):
    """Would this move show something hidden, or end the game?"""

    client: Client
    seat: Seat
    move: dict[str, Any]


class Ping(Wire, tag_field="type", tag="ping"):
    """Are you there?"""

    client: Client


AnyRequest = AnyAction | Look | Why | Preview | Ping
"""Everything that a client sends through a socket."""
