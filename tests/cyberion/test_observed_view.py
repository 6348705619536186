"""What observations of Cyberion tell of a position is what its view tells, number by number."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

from dreamcog.games.cyberion.observed_blocks import LEVELS
from support.kits import KITS
from support.observed import told
from support.positions import some_states, walk

LEFT_OUT = (
    *("table: two players", "table: with", "table: support tokens", "table: swap cost"),
    *("table: in machine deck", "table: failsafes each"),
)
"""Options and printed numbers, which are not in a view, and what is known by counting."""

COUNTED = ("in deck", "unseen tokens of its ability")


def table_of(view: dict[str, Any], seat: int) -> dict[str, int]:
    """What `table` tells of a position besides its options, from the view."""
    outcome = view["outcome"] or {}
    held = {
        "second seat observes": seat,
        "turn: its number": view["turn"],
        "own turn: the observing seat is to move": view["seat"] == seat,
        "left this turn: machines that left the Factory": len(view["repaired_this_turn"]),
        "over": bool(outcome),
        "won": outcome.get("won", 0),
        f"ended by: {outcome.get('reason')}": bool(outcome),
        "all common: each seat may repair every machine (C7.4)": view["all_common"],
        "machine deck: machines": view["machine_deck"],
        "top tier: that of the next machine, 1 to 3": view["machine_tier"] or 0,
        "experience: machines of the pile": view["experience"],
        "failsafes of the Reserve": view["failsafes"],
        "battery is charged": view["battery"] == "charged",
        "damage: Structural Damage left": view["damage"],
        "robot deck: cards": view["robot_deck"],
        "known on top of the deck: cards": len(view["known_top"]),
        "known at bottom of the deck: cards": len(view["known_bottom"]),
        "discard: cards": len(view["discard"]),
        "looked at: cards": sum(len(asked.get("cards", ())) for asked in view["pending"]),
        **{f"in row: {row}": len(view[row]) for row in ("platform", "flash", "stock")},
        "microbots held: tokens": len(view["held_microbots"]),
        "microbot pile: tokens": view["microbot_pile"],
    }
    return {f"table: {name}": int(number) for name, number in held.items() if number}


def robots_of(view: dict[str, Any]) -> dict[str, int]:
    """What `robots` tells of open cards, from the view."""
    zones = {
        **{f"in row: {row}": view[row] for row in ("platform", "flash", "stock")},
        "known on top of the deck": view["known_top"],
        "known at bottom of the deck": view["known_bottom"],
        "in discard": view["discard"],
        "looked at": [card for asked in view["pending"] for card in asked.get("cards", ())],
        "out of game": view["out_of_game"],
        "on Gigantobots": [
            card for giga in view["gigantobots"].values() for card in giga["robots"]
        ],
    }
    found = Counter(f"robots: {card}: {zone}" for zone, cards in zones.items() for card in cards)
    return dict(found)


def models_of(view: dict[str, Any]) -> dict[str, int]:
    """What `models` tells, from the view, but for tokens nobody has seen."""
    found = {f"{model}: level: {LEVELS[level - 1]}": 1 for model, level in view["levels"].items()}
    found |= {f"{model}: support token": 1 for model in view["support"]}
    found |= {f"{model}: in limbo: its Babybot": 1 for model in view["limbo"]}
    found |= {f"{model}: under cog: tokens": n for model, n in view["interference"].items() if n}
    revealed = Counter(view["interference_seen"])
    found |= {f"{model}: revealed tokens of its ability": n for model, n in revealed.items()}
    return {f"models: {name}": number for name, number in found.items()}


def test_table_robots_and_models_are_those_of_the_view() -> None:
    rng = random.Random(2)
    for options in (dict(KITS["cyberion"].everything), {"players": 1, "support": 2}):
        for game, start in islice(some_states("cyberion", options, 2), 16):
            for state in [start, *walk(game, start, rng, 25)]:
                for seat in range(options["players"]):
                    view = game.view(state, seat)
                    found = {
                        name: number
                        for name, number in told(game, state, seat).items()
                        if name.startswith(("table", "robots", "models"))
                        and not name.startswith(LEFT_OUT)
                        and not name.endswith(COUNTED)
                        and ": named in the draft" not in name
                    }
                    assert found == table_of(view, seat) | robots_of(view) | models_of(view)
