"""Last evenings and nights of Mech A Dream, and a search that is too plain to be wrong."""

from __future__ import annotations

import random
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.registry import game_kind


def last_night(
    seed: int, part: str = "night", monitors: tuple[str, ...] = (), players: int = 2
) -> tuple[Game[Any], Any]:
    """The last night (or evening), with few machines and little to pay with."""
    rng = random.Random(seed)
    game = game_kind("mech-a-dream").open(
        {"players": players, "variants": ["robots"] if monitors else []}
    )
    tiles = rng.sample(game.names.tiles, len(game.names.tiles))
    seats: list[dict[str, Any]] = []
    for seat in range(players):
        own = {
            "flowers": rng.randint(0, 3),
            "ink": rng.randint(0, 4),
            "rainbows": rng.randint(0, 3) + 4 * (part != "night"),
            "points": rng.randint(0, 9),
            "workshop": [tiles.pop() for _ in range(2 if part == "night" else 1)],
            "belt": [{"tile": tiles.pop(), "slot": rng.randint(1, 2)}],
        }
        if monitors:
            own["monitor"] = monitors[seat]
        seats.append(own)
    given: dict[str, Any] = {"day": 7, "part": part, "first": 0, "players": seats}
    if part != "night":
        crystals = [tile for tile in tiles if tile.startswith("y")]
        given["offer"] = {"resource": [], "power": [], "crystal": crystals[:1]}
        given["piles"] = {"resource": [], "power": [], "crystal": crystals[1:2]}
    return game, game.arrange_given(game.deal(seed), given)


def plain_scores(
    game: Game[Any], state: Any, seat: int, known: dict[str, tuple[int, int]] | None = None
) -> tuple[int, int]:
    """The best score of the seat, and the one it is sure of, by every line of public moves."""
    known = {} if known is None else known
    name = game.hash(state)
    if name not in known:
        known[name] = searched(game, state, seat, known)
    return known[name]


def searched(
    game: Game[Any], state: Any, seat: int, known: dict[str, tuple[int, int]]
) -> tuple[int, int]:
    """The same of a position that was not met before."""
    deciders = game.deciders(state)
    if not deciders:
        score = game.ending(state, seat).score
        return score, score
    best: list[int] = []
    sure: list[int] = []
    for mover in deciders:
        after = [game.play(state, mover, move).after for move in Menu(game, state, mover)]
        each = [plain_scores(game, position, seat, known) for position in after]
        best.append(max(found[0] for found in each))
        sure.append((max if mover == seat else min)(found[1] for found in each))
    return max(best), min(sure)
