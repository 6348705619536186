"""Wild positions of Cyberion: Cogs at any level, rows and deck of any length, any machines."""

from __future__ import annotations

import random
from typing import Any

from dreamcog.core.game import Game
from dreamcog.games.cyberion.names import GIGANTOBOT_NAMES, ROBOT_NAMES
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES


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
