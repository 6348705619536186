"""Asking a bot for a move that is certainly legal: one that fails is replaced for that move."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

from dreamcog.bots.bot import Bot
from dreamcog.bots.decision import Budget, Decision
from dreamcog.bots.plain import PlainBot
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.sim.loops import GREEDY

FAILED, ILLEGAL, LATE = FAILURES = ("failed", "illegal", "late")
"""Why a bot was replaced: it erred, its move was not legal, or its time was over."""

DEFAULT = PlainBot("greedy", GREEDY)
"""Whose move is made instead: it needs no file and no time. The first legal move would end a turn
before anything was done in it."""

TIMES, MORE_SECONDS = 10.0, 20.0
"""How late an answer may be: so many times the budget, and so many seconds more, in which a
process is started and a network loaded on a busy machine."""

UNTIMED_SECONDS = 60.0
"""How long a bot may think whose budget names no time."""


def time_limit(budget: Budget) -> float:
    """The seconds after which a bot has run out of time."""
    if budget.seconds is None:
        return UNTIMED_SECONDS
    return TIMES * budget.seconds + MORE_SECONDS


class Answer(NamedTuple):
    """A legal decision, and whether it is the bot's own."""

    decision: Decision
    replaced: str = ""
    """One of `FAILURES`, where another move stands for the bot's."""
    problem: str = ""
    """What happened, for the log of a program."""


def ask(
    bot: Bot,
    game: Game[Any],
    state: Any,
    seat: int,
    rng: random.Random,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
) -> Answer:
    """What a bot decides for a seat that may act now, from its view; the default if it fails.

    The bot thinks in this process, so that one which is late is replaced when it answers.
    """
    view = game.view(state, seat)
    own = random.Random(rng.getrandbits(64))
    begun = clock()
    try:
        decision = bot.decide(game, view, seat, rng, budget)
        if clock() - begun > time_limit(budget):
            raise TimeoutError(f"{bot.name} took more than {time_limit(budget):g} seconds")
        game.check(state, seat, decision.move)
    except TimeoutError as problem:
        return default(game, state, seat, own, LATE, problem)
    except Refused as problem:
        return default(game, state, seat, own, ILLEGAL, problem)
    except Exception as problem:
        return default(game, state, seat, own, FAILED, problem)
    return Answer(decision)


def default(
    game: Game[Any], state: Any, seat: int, rng: random.Random, why: str, problem: Exception
) -> Answer:
    """The move that stands for a bot's."""
    view = game.view(state, seat)
    decision = DEFAULT.decide(game, view, seat, rng, Budget())
    return Answer(decision, why, f"{type(problem).__name__}: {problem}")
