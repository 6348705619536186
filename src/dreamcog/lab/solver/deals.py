"""Many deals solved one after the other, and what came of them: the bound of any player's wins."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreamcog.core.registry import game_kind
from dreamcog.core.rng import seed_text
from dreamcog.lab.solver.budget import Budget
from dreamcog.lab.solver.solving import Answer, solve
from dreamcog.sim.intervals import wilson


@dataclass(frozen=True, slots=True)
class Deal:
    """A part of the work: one deal and what may be spent on it."""

    game: str
    options: dict[str, Any]
    seed: int
    seconds: float
    nodes: int


def solve_deal(deal: Deal) -> Answer:
    """What a worker does. Seconds are those of the processor: other work makes no deal harder."""
    game = game_kind(deal.game).open(deal.options)
    return solve(
        game, game.deal(deal.seed), Budget(deal.seconds, deal.nodes, clock=time.process_time)
    )


def report(answers: Sequence[Answer], seeds_of: Sequence[int]) -> dict[str, Any]:
    """How many deals can be won, cannot, are not known; which these are; how long it took."""
    seeds: dict[bool | None, list[int]] = {True: [], False: [], None: []}
    for answer, seed in zip(answers, seeds_of, strict=True):
        seeds[answer.winnable].append(seed)

    def share(part: int) -> dict[str, Any]:
        low, high = wilson(part, deals)
        rates = {"rate": round(part / deals, 4), "interval": [round(low, 4), round(high, 4)]}
        return {"deals": part, **rates}

    deals, seconds = len(answers), sorted(answer.seconds for answer in answers)
    return {
        "deals": deals,
        "winnable": share(len(seeds[True])),
        "not_winnable": share(len(seeds[False])),
        "unknown": share(len(seeds[None])),
        "answered": share(deals - len(seeds[None])),
        "not_winnable_seeds": [seed_text(seed) for seed in seeds[False]],
        "unknown_seeds": [seed_text(seed) for seed in seeds[None]],
        "nodes": sum(answer.nodes for answer in answers),
        "seconds": {
            "mean": round(sum(seconds) / deals, 3),
            "median": round(seconds[deals // 2], 3),
            "p99": round(seconds[min(deals - 1, math.ceil(0.99 * deals) - 1)], 3),
            "most": round(seconds[-1], 3),
        },
    }
