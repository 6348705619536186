"""Moves as numbers: a draft is a move being composed, a step adds one number to it.

A public move is one whole draft. Bots and learners compose the same draft in small steps, and a
step is legal only if the draft it leads to can still become a legal move.
"""

from __future__ import annotations

from dataclasses import dataclass
from struct import Struct

from dreamcog.core.records import copier, ints

DRAFT_ROOM = 12
STEPS_ROOM = 192


@dataclass(slots=True)
class Draft:
    """A move being composed: the seat, the verb (0: none yet), and `n` arguments so far.

    `done` is 1 if nothing more will be added.
    """

    seat: int = 0
    verb: int = 0
    done: int = 0
    n: int = 0
    args: list[int] = ints(DRAFT_ROOM, "i2")


@dataclass(slots=True)
class Steps:
    """A list of legal steps: the kind of each and its argument."""

    n: int = 0
    overflow: int = 0
    kind: list[int] = ints(STEPS_ROOM)
    arg: list[int] = ints(STEPS_ROOM, "i2")


def add_step(steps: Steps, kind: int, arg: int) -> None:
    """List one more legal step."""
    n = steps.n
    if n == STEPS_ROOM:
        steps.overflow += 1
        return
    steps.kind[n] = kind
    steps.arg[n] = arg
    steps.n = n + 1


def push(draft: Draft, arg: int) -> None:
    """Add an argument to the draft."""
    draft.args[draft.n] = arg
    draft.n += 1


def clear(draft: Draft) -> None:
    """Empty the draft, except for its seat."""
    draft.verb = 0
    draft.done = 0
    for i in range(draft.n):
        draft.args[i] = 0
    draft.n = 0


def withdraw(draft: Draft, verb: int, n: int) -> None:
    """Take back what was added: the draft has its old verb and so many arguments again."""
    for i in range(n, draft.n):
        draft.args[i] = 0
    draft.n = n
    draft.done = 0
    draft.verb = verb


copy_draft = copier(Draft)

DRAFT_BYTES = Struct(f"{4 + DRAFT_ROOM}h")
"""A draft as bytes: its fields in their order, each in two bytes as native code stores them."""


def packed_draft(draft: Draft) -> bytes:
    """The draft as bytes: a short, unchangeable name of the move."""
    return DRAFT_BYTES.pack(draft.seat, draft.verb, draft.done, draft.n, *draft.args)


def unpacked_draft(packed: bytes) -> Draft:
    """The draft that `packed_draft` made these bytes of."""
    seat, verb, done, n, *args = DRAFT_BYTES.unpack(packed)
    return Draft(seat, verb, done, n, args)
