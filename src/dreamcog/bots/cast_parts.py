"""Parts of a run that plain loops do not play alone: what a worker of a fleet does with them."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from dreamcog.bots.decision import Budget
from dreamcog.bots.registry import bot, policy_digest, typed_bot
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Failed
from dreamcog.core.registry import game_kind
from dreamcog.sim.parts import OPENED, Job, Part, Played, play_with
from dreamcog.sim.runtimes import chosen_runtime

if TYPE_CHECKING:
    from dreamcog.bots.asked_games import AskedGames
    from dreamcog.bots.network_runs import NetworkGames
    from dreamcog.bots.policy import Policy


def play_cast_part(part: Part) -> Played:
    """Play a part: as `sim.parts.play_part`, with any bots."""
    return play_with(part, *opened(part.job))


@lru_cache(OPENED)
def opened(job: Job) -> tuple[Game[Any], NetworkGames | AskedGames, str]:
    """The game of a job, what plays it here, and in which runtime."""
    game = game_kind(job.game).open(json.loads(job.options))
    runtime = chosen_runtime(game.rules, job.runtime)
    for seat in job.networks:
        if seat is not None and policy_digest(game.kind, seat[0]) != seat[1]:
            raise Failed("network-differs", name=seat[0])
    if job.asked:
        from dreamcog.bots.asked_games import AskedGames

        bots = {name: typed_bot(name, game.kind) for name in job.asked}
        budget = Budget(job.seconds, job.iterations)
        return game, AskedGames(game, [bots[name] for name in job.asked], budget, runtime), runtime
    from dreamcog.bots.network_runs import NetworkGames

    policies = [seat and policy_of(game.kind, seat[0]) for seat in job.networks]
    return game, NetworkGames(game, job.bots, policies, runtime), runtime


def policy_of(kind: Kind, name: str) -> Policy:
    """How a bot with a network takes its steps."""
    from dreamcog.bots.network import NetworkBot

    found = bot(name, kind)
    if not isinstance(found, NetworkBot):
        raise TypeError(f"{name} has no network")
    return found.policy
