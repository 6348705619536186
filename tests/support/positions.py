"""Positions to test with: dealt ones, and wild ones that ordinary play hardly ever reaches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.games.cyberion.names import GIGANTOBOT_NAMES, ROBOT_NAMES
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from support.wild_mech import wild_mech

OPTION_SETS = [(name, options) for name in games() for options in game_kind(name).option_sets()]
"""Every registered game with every set of options from its `option_sets`."""


def option_id(name: str, options: dict[str, Any]) -> str:
    """Return a short name for a set of options, as the id of a test."""
    chosen = [word[:4] for word in options.get("expansions", options.get("variants", []))]
    chosen += [options["specialist_instead_of"]] if "specialist_instead_of" in options else []
    return f"{name}-{options['players']}-{'+'.join(chosen) or 'base'}"


OPTION_IDS = [option_id(name, options) for name, options in OPTION_SETS]


def wild_cyberion(game: Game[Any], rng: random.Random) -> Any:
    """Return a state with Cogs at any level, rows and deck of any length, any machines."""
    chosen = game.options["expansions"]
    cards = [name for name in ROBOT_NAMES[:25] for _ in range(2)]
    cards += ROBOT_NAMES[25:35] if "multibots" in chosen else ()
    rng.shuffle(cards)
    take = lambda n: [cards.pop() for _ in range(n)]  # noqa: E731
    rows = {row: take(rng.choice((0, 1, 3, 5, 5))) for row in ("platform", "flash", "stock")}
    deck = take(rng.choice((0, 1, 2, 4, 10, len(cards) // 2)))
    machines = list(MACHINE_NAMES)
    rng.shuffle(machines)
    factory = [machines.pop() if rng.random() < 0.9 else "" for _ in range(5)]
    if not any(factory):
        factory[0] = machines.pop()
    given: dict[str, Any] = {
        **rows,
        "factory": factory,
        "machine_deck": machines[: rng.choice((0, 1, 3, 15))],
        "prepared": [machine for machine in factory if machine and rng.random() < 0.3],
        "levels": {model: rng.randint(1, 5) for model in MODEL_NAMES},
        "failsafes": rng.randint(0, 5),
        "experience": 0,
        "battery": rng.choice(("charged", "spent")),
        "support": rng.sample(MODEL_NAMES, rng.randint(0, 5)),
        "seat": rng.randrange(game.options["players"]),
    }
    if "gigantobots" in chosen:
        given["gigantobots"] = {giga: wild_giga(giga, cards, rng) for giga in GIGANTOBOT_NAMES}
        given["damage"] = rng.randint(0, 5)
    if "babybots" in chosen:
        given["limbo"] = rng.sample(MODEL_NAMES, rng.randint(0, 5))
        deck += [f"baby-{model}" for model in MODEL_NAMES if model not in given["limbo"]]
        rng.shuffle(deck)
    if "microbots" in chosen:
        given["held_microbots"] = rng.choice(([], ["planbot"], ["size-1", "size-2", "size-3"] * 2))
        given["held_microbots"] = given["held_microbots"][:5]
    if "devious-cog" in chosen:
        given["interference"] = {model: rng.randint(0, 2) for model in MODEL_NAMES}
    given["robot_deck"] = deck
    given["known_top"] = deck[: rng.choice((0, 0, 1, 2))]
    given["discard"] = cards if rng.random() < 0.9 else []
    return game.arrange_given(game.deal(rng.getrandbits(64)), given)


def wild_giga(giga: str, cards: list[str], rng: random.Random) -> dict[str, Any]:
    """Return a Gigantobot on holiday, or with up to four robots of `cards` that fit."""
    trait = giga.removeprefix("giga-").removeprefix("size")
    fitting = [card for card in cards if trait in card and "any" not in card]
    robots = [] if rng.random() < 0.5 else fitting[: rng.choice((3, 4))]
    for card in robots:
        cards.remove(card)
    return {"robots": robots, "holiday": not robots and rng.random() < 0.4}


WILD: dict[str, Callable[[Game[Any], random.Random], Any]] = {
    "cyberion": wild_cyberion,
    "mech-a-dream": wild_mech,
}


def some_states(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[Game[Any], Any]]:
    """Yield starting states of a game without end: dealt ones and wild ones by turns."""
    rng = random.Random(f"{name} {options} {seed}")
    game = game_kind(name).open(options)
    while True:
        yield game, game.deal(rng.getrandbits(128))
        yield game, WILD[name](game, rng)


def lively_step(game: Game[Any], state: Any, rng: random.Random) -> int:
    """Choose a random small step that seldom ends the turn, so that a turn has many moves."""
    steps = game.steps(state)
    if len(steps) > 1 and rng.random() < 0.9:
        steps = steps[1:]
    return rng.choice(steps)


def walk(game: Game[Any], state: Any, rng: random.Random, most: int) -> Iterator[Any]:
    """Yield the state after each lively step, for at most `most` steps."""
    for _ in range(most):
        if not game.deciders(state):
            return
        state = game.take(state, lively_step(game, state, rng)).after
        yield state
