"""How much may wait for the teacher, so that nobody waits for what others asked for."""

from __future__ import annotations

from typing import NamedTuple


class Room(NamedTuple):
    """The most that may be worked out or wait for that: another request is asked to come later."""

    in_all: int
    of_address: int
    """For people who share an address."""
    of_person: int = 1
