"""How fast the engine is: random play through its public interface, in wall time."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.placeholders import bind
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import Rng, sow
from dreamcog.core.table import Table
from dreamcog.sim.loops import RANDOM, Desk, play_out
from dreamcog.sim.runs import CHUNK, MOST_PER_TURN, Native

Measure = Callable[[Game[Any], float], tuple[int, int, float]]
"""Plays for so many seconds: games, decisions, seconds they took."""


def interpreted_steps(game: Game[Any], seconds: float) -> tuple[int, int, float]:
    """Random small steps, interpreted; dealing is not counted."""
    play = bind(play_out, game.rules)
    desk, rng, spare = Desk(), Rng(), game.blank()
    bots = [RANDOM] * game.options["players"]
    games = taken = 0
    spent = 0.0
    while spent < seconds:
        state = game.deal(games)
        sow(rng, games)
        start = time.perf_counter()
        taken += play(state, game.box, desk, rng, spare, spare, bots, MOST_PER_TURN)
        spent += time.perf_counter() - start
        games += 1
    return games, taken, spent


def public_moves(game: Game[Any], seconds: float) -> tuple[int, int, float]:
    """Random public moves through `Table`: a menu, a checked move, a new state, named events."""
    games = moves = 0
    spent = 0.0
    rng = random.Random(1)
    while spent < seconds:
        table = Table(game, game.deal(games))
        start = time.perf_counter()
        while deciders := table.deciders:
            seat = min(deciders)
            table.play(rng.choice(list(islice(table.moves(seat), 20))), seat)
            moves += 1
        spent += time.perf_counter() - start
        games += 1
    return games, moves, spent


def native_steps(game: Game[Any], seconds: float) -> tuple[int, int, float]:
    """Random small steps, native, in batches on one core, dealing included; building is not."""
    play = Native(game)
    play(0, 10)
    games = taken = 0
    spent = 0.0
    while spent < seconds:
        start = time.perf_counter()
        taken += sum(play(games, CHUNK["native"])["decisions"])
        spent += time.perf_counter() - start
        games += CHUNK["native"]
    return games, taken, spent


MEASURES: dict[str, Measure] = {
    "interpreted small steps": interpreted_steps,
    "interpreted public moves": public_moves,
    "native small steps": native_steps,
}


def measure(name: str, options: dict[str, Any], what: str, seconds: float) -> dict[str, Any]:
    """One measurement, as plain JSON types."""
    games, decisions, spent = MEASURES[what](game_kind(name).open(options), seconds)
    return {
        "game": name,
        "what": what,
        **rates(games, decisions, spent),
    }


def rates(games: int, decisions: int, seconds: float) -> dict[str, Any]:
    """How much was played, and how fast, as reports state it."""
    return {
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
    }
