"""Positions to test with: dealt ones, and wild ones that ordinary play would take long to reach."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.games.cyberion.names import ROBOT_NAMES
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES

OPTION_SETS = [(name, options) for name in games() for options in game_kind(name).option_sets()]
"""Every registered game with every set of options it names."""

OPTION_IDS = [f"{name}-{'-'.join(map(str, options.values()))}" for name, options in OPTION_SETS]


def wild_cyberion(game: Game[Any], rng: random.Random) -> Any:
    """Cogs anywhere, rows and deck of any length, machines of all tiers, some Prepared."""
    cards = [name for name in ROBOT_NAMES[:25] for _ in range(2)]
    rng.shuffle(cards)
    take = lambda n: [cards.pop() for _ in range(n)]  # noqa: E731
    rows = {row: take(rng.choice((0, 1, 3, 5, 5))) for row in ("platform", "flash", "stock")}
    deck = take(rng.choice((0, 1, 2, 4, 10, len(cards) // 2)))
    machines = list(MACHINE_NAMES)
    rng.shuffle(machines)
    factory = [machines.pop() if rng.random() < 0.9 else "" for _ in range(5)]
    if not any(factory):
        factory[0] = machines.pop()
    given = {
        **rows,
        "robot_deck": deck,
        "discard": cards if rng.random() < 0.9 else [],
        "factory": factory,
        "machine_deck": machines[: rng.choice((0, 1, 3, 15))],
        "prepared": [machine for machine in factory if machine and rng.random() < 0.3],
        "levels": {model: rng.randint(1, 5) for model in MODEL_NAMES},
        "failsafes": rng.randint(0, 5),
        "experience": 0,
        "battery": rng.choice(("charged", "spent")),
        "support": rng.sample(MODEL_NAMES, rng.randint(0, 5)),
        "known_top": deck[: rng.choice((0, 0, 1, 2))],
    }
    return game.arrange_given(game.deal(rng.getrandbits(64)), given)


WILD: dict[str, Callable[[Game[Any], random.Random], Any]] = {"cyberion": wild_cyberion}


def some_states(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Game[Any], Any]]:
    """Endlessly many starting states of a game: dealt ones and wild ones by turns."""
    rng = random.Random(f"{name} {options} {seed}")
    game = game_kind(name).open(options)
    while True:
        yield game, game.deal(rng.getrandbits(128))
        yield game, WILD[name](game, rng)


def lively_step(game: Game[Any], state: Any, rng: random.Random) -> int:
    """A random small step that ends a turn only now and then, so that games go deep."""
    steps = game.steps(state)
    if len(steps) > 1 and rng.random() < 0.9:
        steps = steps[1:]
    return rng.choice(steps)


def walk(game: Game[Any], state: Any, rng: random.Random, most: int) -> Iterator[Any]:
    """The states after each of at most so many lively steps."""
    for _ in range(most):
        if not game.deciders(state):
            return
        state = game.take(state, lively_step(game, state, rng)).after
        yield state
