"""What is being resolved, as an observation tells it: the seat's own question, and all stacks."""

from __future__ import annotations

from dreamcog.core.observation import LARGEST
from dreamcog.games.mech_a_dream.observed import DEPTH, At, QuestionAt, Source, StackAt, Width
from dreamcog.games.mech_a_dream.rules.frames import innermost, innermost_kind
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    FRAMES,
    NOTHING,
    OPTIONS,
    TILES,
    Effect,
    Frame,
    Part,
    Verb,
)


def observe_question(s: State, box: Box, seat: int, out: list[int]) -> None:
    """What the seat resolves innermost, and the action and packages that it lies in."""
    kind = innermost_kind(s, seat)
    if kind == 0:
        return
    at = innermost(s, seat)
    left = s.frames.left[at]
    out[At.QUESTION + QuestionAt.KIND + kind - Frame.ACTION] = 1
    if kind == Frame.TAKE:
        choice = (s.frames.of[at] * OPTIONS + left) * 2
        out[At.QUESTION + QuestionAt.CHOICE] = box.choice[choice]
        out[At.QUESTION + QuestionAt.CHOICE + 1] = box.choice[choice + 1]
    elif kind != Frame.BONUSES:
        out[At.QUESTION + QuestionAt.LEFT] = min(LARGEST, left)
    packages = NOTHING
    for i in range(seat * FRAMES, at + 1):
        if s.frames.kind[i] == Frame.ACTION:
            out[At.QUESTION + QuestionAt.ACTION + s.frames.of[i] - Verb.STOCK_ROOM] = 1
            out[At.QUESTION + QuestionAt.BONUSES_TO_COME] = s.frames.left[i]
        if s.frames.kind[i] == Frame.PACKAGES:
            packages = i
    if packages != NOTHING:
        out[At.QUESTION + QuestionAt.PACKAGES_OF + s.frames.of[packages] - Part.MORNING] = 1
        out[At.QUESTION + QuestionAt.PACKAGES_TAKEN] = s.frames.left[packages]


def observe_stack(s: State, seat: int, other: int, away: int, out: list[int]) -> None:
    """A seat's stack, as the observing seat sees it; the innermost frames if there are many."""
    n = s.frames.n[other]
    for i in range(min(DEPTH, n)):
        frame = other * FRAMES + n - 1 - i
        at = At.STACKS + (away * DEPTH + i) * Width.STACKS
        kind = s.frames.kind[frame]
        of = s.frames.of[frame]
        out[at + StackAt.KIND] = kind
        if kind != Frame.BONUSES:
            out[at + StackAt.LEFT] = min(LARGEST, s.frames.left[frame])
        if kind == Frame.ACTION or kind == Frame.PACKAGES:
            out[at + StackAt.SOURCE] = of
        elif kind != Frame.BONUSES:
            write_source(s, seat, other, of, at, out)


def write_source(s: State, seat: int, other: int, effect: int, at: int, out: list[int]) -> None:
    """The component whose effect it is, without its number: whose it is, and where it stands."""
    if effect < Effect.ROBOT:
        out[at + StackAt.SOURCE] = Source.MACHINE
        for away in range(s.players):
            owner = (seat + away) % s.players
            for i in range(s.n_workshop[owner]):
                if s.workshop[owner * TILES + i] == effect - Effect.TILE:
                    out[at + StackAt.WHOSE] = away + 1
                    out[at + StackAt.PLACE] = i + 1
    elif effect < Effect.SPECIALIST:
        out[at + StackAt.SOURCE] = Source.ROBOT
        for away in range(s.players):
            owner = (seat + away) % s.players
            if effect == Effect.ROBOT:
                is_owner = owner == other
            else:
                is_owner = s.monitor[owner] == effect - Effect.MONITOR
            if is_owner:
                out[at + StackAt.WHOSE] = away + 1
    elif effect < Effect.FLOOR:
        out[at + StackAt.SOURCE] = Source.SPECIALIST
    elif effect < Effect.PACKAGE:
        out[at + StackAt.SOURCE] = Source.FLOOR
    else:
        out[at + StackAt.SOURCE] = Source.PACKAGE
