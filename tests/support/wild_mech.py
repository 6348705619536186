"""Wild positions of Mech A Dream: any day and part, full workshops, belts, cards and stacks."""

from __future__ import annotations

import random
from typing import Any

from dreamcog.core.game import Game
from dreamcog.games.mech_a_dream.names import DAY_NAMES, PART_NAMES, PILE_NAMES


def wild_mech(game: Game[Any], rng: random.Random) -> Any:
    """Return a state that ordinary play hardly ever reaches."""
    players = game.options["players"]
    dealt = game.truth(game.deal(rng.getrandbits(64)))
    tiles = [tile for pile in PILE_NAMES for tile in dealt["piles"][pile]]
    rng.shuffle(tiles)
    part = rng.choice(PART_NAMES[1:])
    given: dict[str, Any] = {
        "day": rng.randint(1, 7),
        "part": part,
        "first": rng.randrange(players),
        "players": [wild_player(tiles, part, rng) for _ in range(players)],
    }
    if "robots" in game.options["variants"]:
        names = rng.sample([monitor["id"] for monitor in game.box_values["monitor"]], players)
        for player, monitor in zip(given["players"], names, strict=True):
            player["monitor"] = monitor
    if "specialists" in game.options["variants"]:
        cards = [card["id"] for card in game.box_values["specialist"]]
        rng.shuffle(cards)
        for player in given["players"]:
            held = [cards.pop() for _ in range(rng.randint(0, min(3, len(cards))))]
            player["specialists"] = [{"id": card, "price": rng.randint(0, 2)} for card in held]
        given["specialists_centre"] = [{"id": card, "price": 1} for card in cards[:1]]
    if rng.random() < 0.2:
        given["piles"] = {pile: [] for pile in PILE_NAMES}
    if part in DAY_NAMES and rng.random() < 0.5:
        given["deciders"] = [rng.randrange(players)]
    return game.arrange_given(game.deal(rng.getrandbits(64)), given)


def wild_player(tiles: list[str], part: str, rng: random.Random) -> dict[str, Any]:
    """Return what a case gives one player: any number of machines, any gauges."""
    belt = [tiles.pop() for _ in range(min(len(tiles), rng.choice((0, 1, 2, 4))))]
    workshop = [tiles.pop() for _ in range(min(len(tiles), rng.choice((0, 1, 3, 6, 8))))]
    player: dict[str, Any] = {
        "flowers": rng.choice((0, 1, 4, 9)),
        "ink": rng.choice((0, 1, 4, 9)),
        "rainbows": rng.choice((0, 1, 2, 5)),
        "points": rng.randint(0, 40),
        "belt": [{"tile": tile, "slot": rng.randint(1, 7)} for tile in belt],
        "workshop": workshop,
    }
    if part in DAY_NAMES and belt:
        sent = DAY_NAMES[: DAY_NAMES.index(part)]
        player["assistants"] = {earlier: rng.choice([*belt, "dock"]) for earlier in sent}
    if part == PART_NAMES[-1] and workshop:
        player["used_tonight"] = rng.sample(["robot", *workshop], rng.randint(0, 2))
    return player
