"""How fast the engine is: random play through its public interface, in seconds of the processor."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu, Move
from dreamcog.core.placeholders import bind
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import Rng, sow
from dreamcog.core.runtime import Interpreted
from dreamcog.core.table import Table
from dreamcog.sim.loops import RANDOM, Desk, play_out
from dreamcog.sim.native.library import prepare
from dreamcog.sim.runs import CHUNK, MOST_PER_TURN, Native
from dreamcog.sim.runtimes import chosen_runtime

if TYPE_CHECKING:
    from dreamcog.sim.batch import Batch

Chooser = Callable[[random.Random, Menu], Move]
Measure = Callable[[Game[Any], float], tuple[int, int, float]]
"""Plays for so many seconds: games, decisions, seconds they took."""

TABLES = 4096
"""Tables of a batch that is measured."""

STEPS = 50
"""Steps at each table of a batch between two looks at the clock."""


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
        start = time.process_time()
        taken += play(state, game.box, desk, rng, spare, spare, bots, MOST_PER_TURN)
        spent += time.process_time() - start
        games += 1
    return games, taken, spent


def one_of_first(rng: random.Random, menu: Menu) -> Move:
    """One of the first 20 moves of a menu, all of which are written out."""
    return rng.choice(list(islice(menu, 20)))


def one_of_all(rng: random.Random, menu: Menu) -> Move:
    """One of all moves of a menu, which alone is written out."""
    return rng.choice(menu)


def public_moves(game: Game[Any], seconds: float, choose: Chooser) -> tuple[int, int, float]:
    """Random public moves through `Table`: a menu, a checked move, a new state, named events."""
    games = moves = 0
    spent = 0.0
    rng = random.Random(1)
    while spent < seconds:
        table = Table(game, game.deal(games))
        start = time.process_time()
        while deciders := table.deciders:
            seat = min(deciders)
            table.play(choose(rng, table.moves(seat)), seat)
            moves += 1
        spent += time.process_time() - start
        games += 1
    return games, moves, spent


def interpreted_moves(game: Game[Any], seconds: float) -> tuple[int, int, float]:
    """Public moves, the rules interpreted."""
    game.runtime = Interpreted(game)
    return public_moves(game, seconds, one_of_first)


def native_moves(game: Game[Any], seconds: float, choose: Chooser) -> tuple[int, int, float]:
    """Public moves, the rules native; building is not counted."""
    prepare(game.rules)
    return public_moves(game, seconds, choose)


def native_steps(game: Game[Any], seconds: float) -> tuple[int, int, float]:
    """Random small steps, native, whole games on one core, dealing included; building is not."""
    play = Native(game)
    play(0, 10)
    games = taken = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        taken += int(play(games, CHUNK["native"])["decisions"].sum())
        spent += time.process_time() - start
        games += CHUNK["native"]
    return games, taken, spent


def batch_steps(game: Game[Any], seconds: float, is_observed: bool) -> tuple[int, int, float]:
    """Random small steps at the tables of a `Batch`, dealing included; its first deal is not."""
    # `dreamcog simulate` needs `rates` alone, and no command waits for NumPy before it is used.
    from dreamcog.sim.batch import Batch

    batch = Batch(game, TABLES)
    take_steps(batch, STEPS, is_observed)
    games = taken = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        games += take_steps(batch, STEPS, is_observed)
        spent += time.process_time() - start
        taken += STEPS * TABLES
    return games, taken, spent


def take_steps(batch: Batch, steps: int, is_observed: bool) -> int:
    """Take so many random legal steps at each table, with masks, and where it is wished with what
    the acting seat observes; games that are over are dealt anew. How many these were."""
    games = 0
    for _ in range(steps):
        if is_observed:
            batch.observe()
        batch.step(batch.sample())
        games += int(batch.reset_over().sum())
    return games


INTERPRETED: dict[str, Measure] = {
    "interpreted small steps": interpreted_steps,
    "interpreted public moves": interpreted_moves,
}
NATIVE: dict[str, Measure] = {
    "native public moves": partial(native_moves, choose=one_of_first),
    "native public moves, any of a menu": partial(native_moves, choose=one_of_all),
    "native small steps": native_steps,
    "batch with masks": partial(batch_steps, is_observed=False),
    "batch with observations": partial(batch_steps, is_observed=True),
}
MEASURES = INTERPRETED | NATIVE


def measures(name: str) -> list[str]:
    """What can be measured of a game here: where there is no native code, less."""
    runtime = chosen_runtime(game_kind(name).open({}).rules, None)
    return list(MEASURES if runtime == "native" else INTERPRETED)


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
