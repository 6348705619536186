"""The loops around the rules, in the rules' own subset, so that they too run compiled.

`set_up`, `list_steps`, `step`, `hide` and `appraise` stand here for the functions of the game in
hand: `bind` and the compiled runtime put the game's own in their place.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import FunctionType
from typing import Any

from dreamcog.core.draft import Draft, Steps, add_step
from dreamcog.core.log import Log
from dreamcog.core.records import overwrite, record
from dreamcog.core.rng import Rng, below
from dreamcog.core.rule_set import RuleSet

STAND_INS = ("set_up", "list_steps", "step", "hide", "appraise")
"""Functions of the game in hand that the loops call."""

RANDOM = 0
GREEDY = 1
"""How a seat is played: by random steps, or by the move after which it seems to stand best."""

TRIES = 4
"""Random completions of a move that its first step leaves open."""

DEALS = 4
"""How often what a seat cannot see is dealt anew to judge a move that shows some of it."""

WORST = -(1 << 60)
"""Below every appraisal."""


class State:
    """Stands for the game's state: what a loop needs to know of any."""

    over: int
    turn: int
    draft: Draft


class Box:
    """Stands for the game's box."""


@dataclass(slots=True)
class Desk:
    """Where a choice is made: what can be done, the move in hand, and the best one so far."""

    log: Log = record(Log)
    firsts: Steps = record(Steps)
    nexts: Steps = record(Steps)
    move: Steps = record(Steps)
    best: Steps = record(Steps)


def set_up(s: State, box: Box, log: Log) -> None:
    """Stands for the game's own."""


def list_steps(s: State, box: Box, d: Draft, out: Steps) -> None:
    """Stands for the game's own."""


def step(s: State, box: Box, log: Log, kind: int, arg: int) -> bool:  # type: ignore[empty-body]
    """Stands for the game's own."""


def hide(s: State, box: Box, seat: int, rng: Rng) -> None:
    """Stands for the game's own."""


def appraise(s: State, box: Box, seat: int) -> int:  # type: ignore[empty-body]
    """Stands for the game's own."""


def take_step(s: State, box: Box, desk: Desk, kind: int, arg: int) -> bool:
    """Take a step and add it to the move in hand; whether the move is made."""
    desk.log.n = 0
    add_step(desk.move, kind, arg)
    return step(s, box, desk.log, kind, arg)


def go_on_at_random(s: State, box: Box, desk: Desk, rng: Rng) -> None:
    """Random steps until the move in hand is made."""
    made = False
    while not made:
        list_steps(s, box, s.draft, desk.nexts)
        chosen = below(rng, desk.nexts.n)
        made = take_step(s, box, desk, desk.nexts.kind[chosen], desk.nexts.arg[chosen])


def has_shown_something(log: Log) -> bool:
    """Whether the move just made revealed something hidden."""
    for i in range(log.n):
        if log.reveals[i] == 1:
            return True
    return False


def judge_move(s: State, box: Box, desk: Desk, seat: int, rng: Rng, trial: State) -> int:
    """How the seat stands after the move in hand, just made on the trial state, DEALS times.

    If the move showed something hidden, it is made again on other deals and all are added up.
    """
    total = appraise(trial, box, seat)
    if not has_shown_something(desk.log):
        return total * DEALS
    for _ in range(1, DEALS):
        overwrite(trial, s)
        hide(trial, box, seat, rng)
        for i in range(desk.move.n):
            desk.log.n = 0
            step(trial, box, desk.log, desk.move.kind[i], desk.move.arg[i])
        total += appraise(trial, box, seat)
    return total


def choose_at_random(s: State, box: Box, desk: Desk, rng: Rng, _dealt: State, trial: State) -> None:
    """Compose a move of random steps; they are then the desk's best."""
    overwrite(trial, s)
    desk.move.n = 0
    go_on_at_random(trial, box, desk, rng)
    overwrite(desk.best, desk.move)


def choose_greedily(s: State, box: Box, desk: Desk, rng: Rng, dealt: State, trial: State) -> None:
    """Find the move after which the seat seems to stand best; its steps are the desk's best.

    Every first step is tried on a copy in which all that the seat cannot see has been dealt anew;
    a move that is not whole by it is completed at random a few times. Of equals one is drawn.
    """
    seat = s.draft.seat
    overwrite(dealt, s)
    hide(dealt, box, seat, rng)
    list_steps(dealt, box, dealt.draft, desk.firsts)
    highest = WORST
    equals = 0
    for i in range(desk.firsts.n):
        tries = TRIES
        while tries > 0:
            overwrite(trial, dealt)
            desk.move.n = 0
            if take_step(trial, box, desk, desk.firsts.kind[i], desk.firsts.arg[i]):
                tries = 1
            else:
                go_on_at_random(trial, box, desk, rng)
            worth = judge_move(s, box, desk, seat, rng, trial)
            if worth > highest:
                highest = worth
                equals = 0
            if worth == highest:
                equals += 1
                if below(rng, equals) == 0:
                    overwrite(desk.best, desk.move)
            tries -= 1


def play_out(
    s: State,
    box: Box,
    desk: Desk,
    rng: Rng,
    dealt: State,
    trial: State,
    bots: list[int],
    most: int,
) -> int:
    """Play to the end of the game, each seat by its bot; how many steps were taken.

    After `most` steps in one turn the first listed step is taken instead, which every game makes
    the one that leads out of the turn: without it a turn need not end.
    """
    taken = 0
    in_turn = 0
    turn = s.turn
    while s.over == 0:
        if s.turn != turn:
            turn = s.turn
            in_turn = 0
        free = 1 if in_turn < most else 0
        steps = play_move(s, box, desk, rng, dealt, trial, bots[s.draft.seat], free)
        taken += steps
        in_turn += steps
    return taken


def play_move(
    s: State, box: Box, desk: Desk, rng: Rng, dealt: State, trial: State, bot: int, free: int
) -> int:
    """Let a bot make a move, or a random one take a step; how many steps it took.

    Where it is not `free` to choose, the first listed step is taken. The log tells what happened.
    """
    if bot == GREEDY and free == 1:
        choose_greedily(s, box, desk, rng, dealt, trial)
        for i in range(desk.best.n):
            desk.log.n = 0
            step(s, box, desk.log, desk.best.kind[i], desk.best.arg[i])
        return desk.best.n
    list_steps(s, box, s.draft, desk.nexts)
    chosen = 0
    if free == 1:
        chosen = below(rng, desk.nexts.n)
    desk.log.n = 0
    step(s, box, desk.log, desk.nexts.kind[chosen], desk.nexts.arg[chosen])
    return 1


def play_batch(
    states: list[Any],
    box: Box,
    desk: Desk,
    rngs: list[Any],
    spare: list[Any],
    bots: list[int],
    taken: list[int],
    most: int,
) -> None:
    """Set up and play many games; `taken` gets the number of steps of each."""
    for i in range(len(states)):
        desk.log.n = 0
        set_up(states[i], box, desk.log)
        taken[i] = play_out(states[i], box, desk, rngs[i], spare[0], spare[1], bots, most)


def bind(function: Any, rules: RuleSet) -> Any:
    """The loop with this game's functions in it, interpreted."""
    space = dict(globals())
    for name, value in globals().items():
        if isinstance(value, FunctionType) and value.__module__ == __name__:
            space[name] = FunctionType(value.__code__, space)
    for name in STAND_INS:
        space[name] = getattr(rules, name)
    return space[function.__name__]
