"""The stack of what is being resolved, one for each seat: plain data, savable at any instant."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.state import State
from dreamcog.games.mech_a_dream.words import FRAMES, Frame


def innermost(s: State, seat: int) -> int:
    """Where the seat's innermost frame lies; below the first if it has none."""
    return seat * FRAMES + s.frames.n[seat] - 1


def innermost_kind(s: State, seat: int) -> int:
    """What is being resolved innermost; 0 if nothing is."""
    if s.frames.n[seat] == 0:
        return 0
    return s.frames.kind[innermost(s, seat)]


def push_frame(s: State, seat: int, kind: int, a: int, b: int) -> None:
    """Something more is to be resolved, before what lies below."""
    s.frames.n[seat] += 1
    at = innermost(s, seat)
    s.frames.kind[at] = kind
    s.frames.a[at] = a
    s.frames.b[at] = b


def pop_frame(s: State, seat: int) -> None:
    """The innermost is resolved."""
    at = innermost(s, seat)
    s.frames.kind[at] = 0
    s.frames.a[at] = 0
    s.frames.b[at] = 0
    s.frames.n[seat] -= 1


def is_resolving(s: State, seat: int, effect: int) -> bool:
    """M11.5: the effect is being resolved by this seat, and cannot be entered again."""
    for at in range(seat * FRAMES, seat * FRAMES + s.frames.n[seat]):
        if s.frames.kind[at] == Frame.EFFECT and s.frames.a[at] == effect:
            return True
    return False
