"""The stack of what is being resolved, one for each seat: plain data, savable at any instant."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.state import State
from dreamcog.games.mech_a_dream.words import FRAMES, Frame


def innermost(s: State, seat: int) -> int:
    """Where the seat's innermost frame lies; below the first if it has none."""
    return seat * FRAMES + s.frames.n[seat] - 1


def innermost_kind(s: State, seat: int) -> int:
    """What is being resolved innermost; 0 if nothing is."""
    n = s.frames.n[seat]
    return 0 if n == 0 else s.frames.kind[seat * FRAMES + n - 1]


def push_frame(s: State, seat: int, kind: int, left: int, of: int) -> None:
    """Something more is to be resolved, before what lies below."""
    at = seat * FRAMES + s.frames.n[seat]
    s.frames.n[seat] += 1
    s.frames.kind[at] = kind
    s.frames.left[at] = left
    s.frames.of[at] = of


def pop_frame(s: State, seat: int) -> None:
    """The innermost is resolved."""
    s.frames.n[seat] -= 1
    at = seat * FRAMES + s.frames.n[seat]
    s.frames.kind[at] = 0
    s.frames.left[at] = 0
    s.frames.of[at] = 0


def use_up(s: State, seat: int) -> None:
    """One of those that the innermost frame counts is done."""
    at = innermost(s, seat)
    s.frames.left[at] -= 1
    if s.frames.left[at] == 0:
        pop_frame(s, seat)


def is_resolving(s: State, seat: int, effect: int) -> bool:
    """M11.5: the effect is being resolved by this seat, and cannot be entered again."""
    for at in range(seat * FRAMES, seat * FRAMES + s.frames.n[seat]):
        if s.frames.kind[at] == Frame.EFFECT and s.frames.of[at] == effect:
            return True
    return False


def is_on_stack(s: State, seat: int, kind: int) -> bool:
    """Something of this kind is being resolved by the seat."""
    for at in range(seat * FRAMES, seat * FRAMES + s.frames.n[seat]):
        if s.frames.kind[at] == kind:
            return True
    return False
