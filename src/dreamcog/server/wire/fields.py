"""Types of fields that many messages share, each with its limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from dreamcog.i18n.bundle import languages

Name = Annotated[str, Meta(min_length=1, max_length=30, description="The name of a person.")]
Login = Annotated[
    str,
    Meta(
        min_length=2, max_length=40, pattern=r"^[^\s\x00-\x1f]+(?!\n)$", description="An account."
    ),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=3, description="A seat, in turn order.")]
Client = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[!-~]+(?!\n)$",
        description="An idempotency key that the client chooses.",
    ),
]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of an entry.")]
ChatLine = Annotated[str, Meta(min_length=1, max_length=300, description="A line of chat.")]
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[(*languages(), "")]
    """A language that there are texts in, as the folders say; empty: none is chosen."""
Status = Literal["waiting", "playing", "finished", "closed", "stopped"]
"""`stopped`: the table has rules of a later version, and can only be exported."""


class Wire(Struct, forbid_unknown_fields=True):
    """A message or a part of one."""
