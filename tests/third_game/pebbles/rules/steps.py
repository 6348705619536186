"""Small steps, as bots compose moves. In Pebbles every step is a whole move."""

from __future__ import annotations

from dreamcog.core.draft import Draft, Steps, add_step, clear, push, withdraw
from dreamcog.core.log import Log
from pebbles.rules.turn import can, do
from pebbles.state import Box, State
from pebbles.words import MOST_REACH, VALUES, Step


def extend(_s: State, d: Draft, kind: int, arg: int) -> None:
    """Add a step to the draft; a step has the number of its verb."""
    d.verb = kind
    push(d, arg)


def is_whole(_s: State, _box: Box, d: Draft) -> bool:
    """Whether nothing can follow in this draft."""
    return d.n == 1


def step(s: State, box: Box, log: Log, kind: int, arg: int) -> bool:
    """Take a legal step, which makes the move. Whether a move was made."""
    extend(s, s.draft, kind, arg)
    s.draft.done = 1
    do(s, box, log, s.draft)
    clear(s.draft)
    return True


def can_step(s: State, box: Box, d: Draft, kind: int, arg: int) -> int:
    """May the draft be extended by this step? The draft is left as it was."""
    extend(s, d, kind, arg)
    answer = can(s, box, d)
    withdraw(d, 0, 0)
    return answer


def list_steps(s: State, box: Box, d: Draft, out: Steps) -> None:
    """Every legal step, each once."""
    out.n = 0
    for pebbles in range(1, MOST_REACH + 1):
        if can_step(s, box, d, Step.TAKE, pebbles) == 0:
            add_step(out, Step.TAKE, pebbles)
    for value in range(1, VALUES + 1):
        if can_step(s, box, d, Step.SHOW, value) == 0:
            add_step(out, Step.SHOW, value)
