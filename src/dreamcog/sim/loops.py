"""The loops around the rules, in the rules' own subset, so that they too run native.

The loops call rule functions of a game that is chosen only when they run: the placeholders of
`core/placeholders.py` stand for these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dreamcog.core.draft import Steps, add_step
from dreamcog.core.log import Log
from dreamcog.core.placeholders import Box, State, appraise, hide, list_steps, set_up, step
from dreamcog.core.records import overwrite, record
from dreamcog.core.rng import Rng, below

RANDOM = 0
GREEDY = 1
"""How a seat is played: by random steps, or by the move after which it seems to stand best."""

NOBODY = -1
"""In place of a bot's number, a seat that is played from outside."""

KNOWN_BOTS = (RANDOM, GREEDY)
"""The numbers that `play_move` knows; a batch refuses any other."""

TRIES = 4
"""Random completions of a move that its first step leaves open."""

DEALS = 4
"""How often what a seat cannot see is dealt anew to judge a move that shows some of it."""

WORST = -(1 << 60)
"""Below every appraisal."""


@dataclass(slots=True)
class Desk:
    """The working records of a choice: legal steps, the move being tried, the best move so far."""

    log: Log = record(Log)
    firsts: Steps = record(Steps)
    nexts: Steps = record(Steps)
    move: Steps = record(Steps)
    best: Steps = record(Steps)


def take_step(s: State, box: Box, desk: Desk, kind: int, arg: int) -> bool:
    """Take a step and add it to the move being tried; whether the move is made."""
    desk.log.n = 0
    add_step(desk.move, kind, arg)
    return step(s, box, desk.log, kind, arg)


def go_on_at_random(s: State, box: Box, desk: Desk, rng: Rng) -> None:
    """Take random steps until the move being tried is made."""
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
    """How the seat stands after the move just made on the trial state, summed over DEALS deals.

    A move that showed nothing hidden counts DEALS times; one that did is made again on other deals.
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
    """Let a greedy bot make a move, or a random bot take a step; how many steps were taken.

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


def play_bots(
    s: State,
    box: Box,
    desk: Desk,
    rng: Rng,
    dealt: State,
    trial: State,
    bots: list[int],
    most: int,
) -> int:
    """Play until a seat without a bot is to act, or to the end of the game; how many steps.

    As `play_out`; the steps of one turn are counted from the start of this call.
    """
    taken = 0
    in_turn = 0
    turn = s.turn
    while s.over == 0 and bots[s.draft.seat] != NOBODY:
        if s.turn != turn:
            turn = s.turn
            in_turn = 0
        free = 1 if in_turn < most else 0
        steps = play_move(s, box, desk, rng, dealt, trial, bots[s.draft.seat], free)
        taken += steps
        in_turn += steps
    return taken
