"""Many boxes drawn and opened at once, on all cores: thousands one by one keep a GPU waiting."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.learn.environment import Ruleset
from dreamcog.learn.games import beside, kind_of, opened

MANY = 1024
"""Boxes from which on processes are started: each takes a second or two to begin."""

FEW_CORES = 4
"""With fewer cores than that nothing is gained: a game that another process has opened has to be
read here, which takes half as long as to open it."""

PART = 64
"""Boxes that a process does in one go."""

Given = TypeVar("Given")
Made = TypeVar("Made")


def opened_games(kind: Kind, rulesets: Sequence[Ruleset]) -> list[Game[Any]]:
    """The games of these rulesets, in their order."""
    drawn = sum(each.box is not None for each in rulesets)
    games = made(partial(games_of, kind.name), rulesets, drawn)
    for game in games:
        game.kind = kind  # those of other processes have copies of their own
    return games


def drawn_boxes(kind: Kind, draws: Sequence[tuple[int, float]]) -> list[dict[str, Any]]:
    """A box by each seed and spread; none where the game has no generator."""
    if beside(kind, "random_box") is None:
        return []
    return made(partial(boxes_of, kind.name), draws, len(draws))


def made(
    work: Callable[[Sequence[Given]], list[Made]], given: Sequence[Given], weight: int
) -> list[Made]:
    """What the work makes of all that is given; on all cores where it weighs much."""
    workers = min(os.cpu_count() or 1, -(-len(given) // PART))
    if weight < MANY or workers < FEW_CORES:
        return work(given)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return [each for some in pool.map(work, parts(given)) for each in some]


def parts(given: Sequence[Given]) -> Iterator[Sequence[Given]]:
    """What is given, in parts."""
    return (given[first : first + PART] for first in range(0, len(given), PART))


def games_of(name: str, rulesets: Sequence[Ruleset]) -> list[Game[Any]]:
    """The games of some rulesets."""
    kind = kind_of(name)
    return [opened(kind, each) for each in rulesets]


def boxes_of(name: str, draws: Sequence[tuple[int, float]]) -> list[dict[str, Any]]:
    """Boxes by the generator of the game."""
    generator = beside(kind_of(name), "random_box")
    assert generator is not None
    return [generator.random_box(seed, spread) for seed, spread in draws]
