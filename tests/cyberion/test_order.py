"""The order in which robots are named never matters, in moves and in small steps."""

from __future__ import annotations

import random
from itertools import islice

from dreamcog.core.menu import Menu
from support.positions import some_states

EVERYTHING = ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"]


def test_robots_named_in_any_order_make_the_same_move() -> None:
    rng = random.Random(5)
    compared = 0
    for game, state in islice(some_states("cyberion", {"expansions": EVERYTHING}, 5), 1, 60, 2):
        for move in islice(Menu(game, state, 0), 200):
            if move["do"] not in ("repair", "make-babybot", "pilot") or len(move["robots"]) < 2:
                continue
            after = game.hash(game.play(state, 0, move).after)
            turned = {**move, "robots": move["robots"][::-1]}
            if "on" in move:
                turned["on"] = move["on"][::-1]
            assert game.hash(game.play(state, 0, turned).after) == after
            if move["do"] == "repair":
                first, *robots = game.spell(state, 0, move)
                done = [flat for flat in robots if game.alphabet.step(flat) == game.verbs.done]
                robots = [flat for flat in robots if flat not in done]
                rng.shuffle(robots)
                stepped = state
                for flat in (first, *robots, *done):
                    stepped = game.take(stepped, flat).after
                assert game.hash(stepped) == after
                compared += 1
    assert compared > 100
