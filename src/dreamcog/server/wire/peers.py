"""Messages between the processes of one server, sent through the database they share."""

from __future__ import annotations

import msgspec


class EntriesAdded(msgspec.Struct, tag_field="type", tag="entries-added"):
    """Entries were stored at a table, up to the one of this number."""

    table: str
    number: int


class TableChanged(msgspec.Struct, tag_field="type", tag="table-changed"):
    """A table's entries tell of other people than before: every process reads it again."""

    table: str


class SignedOut(msgspec.Struct, tag_field="type", tag="signed-out"):
    """Sessions or a token of a person have ended: their connections are to be closed."""

    person: str
    credential: str = ""
    """The key of the one that has ended; empty: all connections of the person are closed."""


class PresenceReport(msgspec.Struct, tag_field="type", tag="presence"):
    """The seats of a table whose people are connected through the sending process."""

    table: str
    process: str
    seats: list[int]


class MessagesLost(msgspec.Struct, tag_field="type", tag="lost"):
    """Messages may have been lost, or tables were removed: compare with the database."""


PeerMessage = EntriesAdded | TableChanged | SignedOut | PresenceReport | MessagesLost


def table_of(message: PeerMessage) -> str | None:
    """The table that a message is about; None: it concerns all processes."""
    match message:
        case EntriesAdded(table) | TableChanged(table) | PresenceReport(table):
            return table
    return None


encode_message = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(PeerMessage)


def decode_message(text: str) -> PeerMessage:
    """A message as another process sent it; one that cannot be read counts as lost."""
    try:
        message: PeerMessage = _decoder.decode(text)
    except msgspec.DecodeError:
        return MessagesLost()
    return message
