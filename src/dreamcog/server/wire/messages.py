"""The messages that the server sends, through a socket or as the answer to a request."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from dreamcog.server.wire.fields import Wire
from dreamcog.server.wire.tables import Room, Said, TableInfo


class RulesChange(Wire):
    """The versions of the rules before and after an entry."""

    found: int
    known: int


class Happened(Wire):
    """One entry of a table, as a seat may know it: hidden events are blank, but not left out."""

    number: int
    what: str
    seat: int
    at: float
    events: list[dict[str, Any]]
    name: str | None = None
    """The name of the person who sat down."""
    bot: str | None = None
    """The bot that takes the seat or stands in."""
    by: int | None = None
    """The seat that handed another over to a bot."""
    why: Literal["clock", "gone", "rules", "failed", "illegal", "late"] | None = None
    """Why the server handed the seat over (the clock ran out, the person was deleted), closed the
    table (it cannot go on by the present rules), or replaced a bot's move (the bot erred, its move
    was not legal, or its time was over)."""
    rules: RulesChange | None = None
    """From which version of the rules the table goes on by which."""
    asks: Literal["undo", "seat"] | None = None
    said: Said | None = None
    undone: list[int] = field(default_factory=list)
    """The entries that this one undid."""


class LessonStep(Wire):
    """The step of a guided game that the player has come to."""

    name: str
    step: int
    """Counted from 0; the number of all steps: the lesson is over, and the game goes on freely."""
    steps: int
    message: str
    """The id of its text; empty when the lesson is over."""
    marks: list[str]
    """The things on the table that the text speaks of, the first of them above all."""
    is_read: bool
    """Whether there is nothing to play in it: the player reads, and goes on."""
    back: int | None
    """The step that going back leads to: this one, once something was played in it."""


class Whole(Wire, tag_field="type", tag="whole"):
    """A snapshot: everything that a seat (null: a watcher) may know, and the entries it missed."""

    number: int
    seat: int | None
    table: TableInfo
    position: dict[str, Any]
    menu: Any
    """The seat's moves as a tree (see `docs/protocol.md`); null if the seat cannot act."""
    decision: int | None
    """The decision number that the seat's next move has to carry."""
    deadlines: dict[str, float]
    """When the time for a decision runs out, by seat."""
    here: list[int]
    """The seats whose people are connected."""
    missed: list[Happened]
    lesson: LessonStep | None
    """Where the seat has come to in a guided game."""
    said: list[Said]
    """The last lines of chat, in a first snapshot; after a reconnect they are in `missed`."""


class News(Wire, tag_field="type", tag="news"):
    """A new entry, and what it has changed."""

    number: int
    happened: Happened
    patch: list[dict[str, Any]]
    """A JSON Patch that turns the previous position into the new one."""
    turn: list[int]
    menu: Any
    decision: int | None
    deadlines: dict[str, float]
    lesson: LessonStep | None
    room: Room | None
    """Null if nothing of it has changed."""


class Here(Wire, tag_field="type", tag="here"):
    """Presence: the seats whose people are connected."""

    seats: list[int]


class Done(Wire, tag_field="type", tag="done"):
    """The action is done and stored as this entry of the table."""

    client: str
    number: int
    again: bool = False
    """Whether it had been done before, by an earlier message with the same key."""


class Refusal(Wire):
    """Why something is refused: a stable code, the rule of the game if there is one, a sentence."""

    code: str
    rule: str
    params: dict[str, Any]
    text: str


class NotDone(Wire, tag_field="type", tag="refused"):
    """The message is refused, and nothing has changed."""

    client: str
    refusal: Refusal


class Because(Wire, tag_field="type", tag="because"):
    """Why a move is refused; null if it is not."""

    client: str
    refusal: Refusal | None


class OtherShare(Wire):
    """What a move would certainly mean to another seat."""

    seat: int
    spends: dict[str, int]
    gains: dict[str, int]
    changes: dict[str, Any]


class Consequences(Wire):
    """What would certainly follow from a move, and what it may reveal.

    Things are called by the keys of a position that hold them: of the position itself, or of the
    seat's own entry in its `players`. A game's own types of all this end in `Preview`.
    """

    reveals: bool
    """Whether something hidden would be shown: then the move cannot be undone."""
    ends: dict[str, Any] | None
    """How the game would end by it."""
    spends: dict[str, int]
    """How many of each thing would go."""
    gains: dict[str, int]
    """How many of each thing would come."""
    lost: dict[str, int]
    """What would come if there were room or use for it."""
    changes: dict[str, Any]
    """What else would be different, by the keys of a position."""
    asks: dict[str, Any] | None
    """The question that the seat would be asked next."""
    others: list[OtherShare]
    """What would be different for other seats."""
    gives: bool
    """Whether the move brings the seat anything."""
    may_change: list[str]
    """What depends on hidden things: an amount told of it is the least, all else is left out."""
    may_reveal: list[str]
    """Where the hidden things lie that would be shown; empty where `reveals` is false."""


class Foreseen(Consequences, tag_field="type", tag="foreseen"):
    """The answer to `preview`."""

    client: str


class AllForeseen(Wire, tag_field="type", tag="all-foreseen"):
    """The answer to `previews`: what would follow from each of the moves, in their order."""

    client: str
    foreseen: list[Consequences]


class AdviceTold(Wire):
    """What a beginner may want to know before deciding: a stable code, its facts, a sentence."""

    code: str
    params: dict[str, Any]
    marks: list[str]
    """The things on the table that it speaks of, by their keys."""
    text: str


class Advised(Wire, tag_field="type", tag="advised"):
    """The answer to `advice`; null where there is none for this decision."""

    client: str
    advice: AdviceTold | None


class Hinted(Wire, tag_field="type", tag="hinted"):
    """The answer to `hint`, in two stages: what is known at once, then all of it."""

    client: str
    decision: int
    """The decision that it is for: one for an earlier decision is of no use."""
    hint: dict[str, Any]
    """See `docs/reviews.md`, with a `text` in every remark and move."""
    is_last: bool


class Pong(Wire, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    client: str


class Stopping(Wire, tag_field="type", tag="stopping"):
    """The server is about to stop or restart: reconnect in a moment."""


class Gone(Wire, tag_field="type", tag="gone"):
    """The table was removed, or the client may no longer see it."""

    reason: Literal["removed", "not-yours"]


class YourTurn(Wire, tag_field="type", tag="your-turn"):
    """It has become, or is no longer, the person's turn at a table."""

    table: str
    game: str
    is_my_turn: bool
    waiting: int
    """The number of all tables at which it is the person's turn."""


class TableClosed(Wire, tag_field="type", tag="table-closed"):
    """A table of the person's was closed without a result: its rules have changed."""

    table: str
    game: str
    why: Literal["rules"]


AnyMessage = (
    Whole
    | News
    | Here
    | Done
    | NotDone
    | Because
    | Foreseen
    | AllForeseen
    | Advised
    | Hinted
    | Pong
    | Stopping
    | Gone
)
"""Everything that the server sends through a table's socket."""

AnyNotice = YourTurn | TableClosed | Stopping
"""Everything that the server sends through a person's own socket."""
