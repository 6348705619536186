"""A bot that searches: it tries the moves a network likes on imagined deals before it chooses.

The large network proposes whole moves. Each is tried on the same deals of what the seat cannot
see, played on by the small network, and judged by the large one some turns later. Which is best,
and which are worth more trials, `search_weighing.py` says.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from dreamcog.bots.decision import USUAL_BUDGET, Budget, Choice, Decision
from dreamcog.bots.network import NetworkBot
from dreamcog.bots.network_thinking import Thinking
from dreamcog.bots.network_together import Together
from dreamcog.bots.search_clock import Clock
from dreamcog.bots.search_lines import Line, likeliest_lines
from dreamcog.bots.search_trials import Trials
from dreamcog.bots.search_weighing import Weighing
from dreamcog.bots.turn_ways import Ways
from dreamcog.bots.written_moves import only_move, written
from dreamcog.core.game import Game
from dreamcog.core.runtime import is_only_interpreted
from dreamcog.sim.batch import Batch
from dreamcog.sim.composing import position_of
from dreamcog.sim.native.library import ready

LINES = 10
LEAST_SHARE = 1e-6
"""How many moves are tried at most, and how likely each must be beside the likeliest."""

AT_STAKE = 1e-5
"""A move is made at once where the probability of all others, times what is at stake, is less."""

CLEAR = 0.05
"""Where less than this is at stake, trials are not worth their time."""

DEALS = 8
"""Deals of the first trials, which sort out most moves, and of all others at least."""

SIDE = 64
"""Trials that are made side by side after the first."""

TURNS = 12
TURNS_TOGETHER = 3
"""Turns that are played on: in all, where seats compete; of each seat, where all win together."""

EACH = {"native": 0.001, "interpreted": 0.1}
"""Seconds that a trial is expected to take before any was made."""


@dataclass(frozen=True)
class SearchBot:
    """A bot that searches, with a network to propose and judge and another to play on.

    What it makes of a view follows from the generator's state and the budget: with iterations
    alone, which are trials, it decides the same every time.
    """

    name: str
    guide: NetworkBot
    player: NetworkBot
    clock: Callable[[], float] = time.perf_counter
    turns: int | None = None
    """Turns that are played on; None: as usual."""

    def decide(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        rng: random.Random,
        budget: Budget,
    ) -> Decision:
        """The move that is best on imagined deals, as far as the budget lets it see."""
        runtime = usable_runtime(game)
        clock = Clock(bounded(budget), self.clock, EACH[runtime])
        state = game.guess(view, rng)
        game.draft_of(state).seat = seat
        thinking, guide = Thinking(self.guide.network), Together(self.guide.network)
        forced = only_move(position_of(game, state))
        ways = Ways(game, seat, thinking, clock.is_over) if game.kind.repeats else None
        way = ways.way(state) if ways and not forced else None
        own = forced or (
            way.steps if way else tuple(self.guide.chosen_steps(game, state, rng, thinking))
        )
        values = thinking.values(position_of(game, state))
        chance, share = float(values.win[0]), self.guide.share(game, state, own, thinking)
        about = {"kind": "search", "positions": thinking.positions, "trials": 0}
        at_stake = 0.0 if stake(chance) < CLEAR else (1 - share) * stake(chance)
        choice = Choice(written(game, state, own), chance, float(values.score[0]), share)
        at_once = Decision(choice.move, (choice,), about)
        if forced or at_stake < AT_STAKE or clock.is_over():
            return at_once
        start = Batch(game, 1, runtime=runtime)
        start.put(0, state)
        lines = with_own(likeliest_lines(guide, start, LINES, LEAST_SHARE), Line(own, share))
        if len(lines) == 1:
            return at_once
        trials = Trials(start, Together(self.player.network), guide, rng.getrandbits(64))
        turns = usual_turns(game) if self.turns is None else self.turns

        @cache
        def may_be_made(line: int) -> bool:
            """Whether a line leads out of circles, as the network's own move does."""
            if line == 0 or ways is None or way is None:
                return True
            return ways.leads_on(state, lines[line].steps, way)

        weighing = self._weighed(trials, lines, clock, turns, may_be_made)
        order = weighing.order()
        while not may_be_made(order[0]):
            order.append(order.pop(0))
        choices = tuple(
            Choice(
                written(game, state, lines[line].steps),
                weighing.chance(line),
                weighing.score(line),
                lines[line].share,
            )
            for line in order
        )
        positions = thinking.positions + trials.positions
        about = {"kind": "search", "positions": positions, "trials": clock.trials}
        return Decision(choices[0].move, choices, about)

    def _weighed(
        self,
        trials: Trials,
        lines: list[Line],
        clock: Clock,
        turns: int,
        may_be_made: Callable[[int], bool],
    ) -> Weighing:
        """Try the lines, those that may be best more often, until it is clear or time is up.

        Whether a line may be made at all takes long to know, so it is asked of the best alone.
        """
        weighing = Weighing(trials.seat, [line.share for line in lines])
        tried, dealt, deals = list(range(len(lines))), 0, DEALS
        while tried and (deals := clock.room(len(tried), deals)):
            begun = clock.read()
            steps = [lines[line].steps for line in tried]
            worths = trials.made(steps, range(dealt, dealt + deals), turns, clock.is_over)
            if worths is None:
                break
            clock.note(len(tried) * deals, clock.read() - begun)
            weighing.add(tried, worths)
            tried, dealt = weighing.open_lines(may_be_made), dealt + deals
            deals = max(DEALS, SIDE // max(len(tried), 1))
            if stake(weighing.chance(0) or 0.0) < CLEAR:
                break
        return weighing


def usual_turns(game: Game[Any]) -> int:
    """How many turns are played on."""
    players: int = game.options["players"]
    return TURNS_TOGETHER * players if game.kind.together else TURNS


def usable_runtime(game: Game[Any]) -> str:
    """Native where there is a library already: a decision is no time to build one."""
    return "interpreted" if is_only_interpreted() or ready(game.rules) is None else "native"


def bounded(budget: Budget) -> Budget:
    """The budget, or the usual one where it has no bound."""
    return USUAL_BUDGET if budget.seconds is None and budget.iterations is None else budget


def stake(chance: float) -> float:
    """How much a decision can change where this is the chance of winning: 1 where all is open."""
    return 4 * chance * (1 - chance)


def with_own(lines: list[Line], own: Line) -> list[Line]:
    """The lines with the network's own move first, which leads out of circles."""
    return [own, *(line for line in lines if line.steps != own.steps)]
