"""Late positions of Cyberion, and a search that is too plain to be wrong."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.registry import game_kind

MODELS = ("sirenbot", "stockbot", "planbot", "commandbot")
ROBOTS = [f"{model}-{size}" for model in MODELS for size in range(1, 6)]
MACHINES = ("I/size-4", "I/planbot", "I/size-1", "I/sirenbot", "I/size-2", "II/pairs")


def late_position(seed: int, options: Mapping[str, Any] | None = None) -> tuple[Game[Any], Any]:
    """Two machines left, six robots in play, no Failsafe, the Battery spent."""
    rng = random.Random(seed)
    game = game_kind("cyberion").open({"support": 1, **(options or {})})
    robots = rng.choices(ROBOTS, k=6)
    given = {
        "factory": [*rng.sample(MACHINES, 2), "", "", ""],
        "machine_deck": [],
        "platform": robots[:3],
        "flash": robots[3:4],
        "robot_deck": robots[4:],
        "battery": "spent",
        "failsafes": 0,
    }
    return game, game.arrange_given(game.deal(seed), given)


def can_be_won(game: Game[Any], state: Any) -> bool:
    """Whether some line wins: every move of every position, as often as it is reached."""
    deciders = game.deciders(state)
    if not deciders:
        outcome = game.outcome(state)
        return outcome is not None and outcome["won"]
    return any(
        can_be_won(game, game.play(state, seat, move).after)
        for seat in deciders
        for move in Menu(game, state, seat)
    )
