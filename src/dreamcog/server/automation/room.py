"""How many requests for hints or reviews may be open: a server refuses further ones."""

from __future__ import annotations

from typing import NamedTuple


class Room(NamedTuple):
    """The most requests that may be worked out or wait for it; further ones are refused."""

    in_all: int
    of_address: int
    """For people who share an address."""
    of_person: int = 1
