"""Messages of the teacher besides hints: why a bot moved, reviews of games, games tried again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from dreamcog.server.wire.fields import Seat, Wire
from dreamcog.server.wire.messages import Refusal


class WhyMoved(Wire):
    """Why a bot made the move of an entry."""

    number: int
    seat: int
    bot: str
    told: dict[str, Any]
    """Its moves with their reasons, as in a hint; see `docs/reviews.md`."""


class ReviewState(Wire):
    """The review of a game, as far as it has come."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    """How many moves have been looked at."""
    of: int
    """How many there are; 0 until it is begun."""
    ahead: int
    """How many reviews are worked out before it."""
    entries: list[int]
    """The entry of each move, in their order; empty until it is begun."""
    refusal: Refusal | None
    """Why it failed."""
    review: dict[str, Any] | None
    """See `docs/reviews.md`, with a `text` for every move."""


class TryAgain(Wire):
    """A request for a table that begins before a move of a game that is over."""

    number: Annotated[int, Meta(ge=1, le=1_000_000, description="A move, counted from 1.")]
    seat: Seat | None = None
    """The seat to play; by default the caller's first one there."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The bot in the other seats; by default the one that stands in for people."""
