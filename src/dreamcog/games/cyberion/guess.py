"""From one seat's view to a truth that it cannot rule out: all that bots hold of hidden things."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from dreamcog.games.cyberion.names import ROW_NAMES, TRAIT_NAMES
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES, TIERS
from dreamcog.games.cyberion.rules.setup import FIRST_TIER, SECOND_TIER, THIRD_TIER
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.truth import robots_in_play


def tiers_in_play(s: State, box: Box) -> Counter[int]:
    """How many machines of each tier the deck was made of."""
    if s.multibots:
        return Counter({1: FIRST_TIER, 2: SECOND_TIER, 3: THIRD_TIER})
    return Counter(tier for tier in box.machine_tier if tier < len(TIERS))


def imagine(view: Mapping[str, Any], s: State, box: Box, rng: random.Random) -> dict[str, Any]:
    """A truth that the seat of this view cannot rule out.

    What the view shows stays as it is; unseen cards and tokens are dealt anew to where unseen ones
    lie. Only counts and names of the view are used, and `s` only for its options.
    """
    unseen = sorted((robots_in_play(s, box) - robots_in_view(view)).elements())
    rng.shuffle(unseen)
    machine_deck, boxed = imagine_machines(view, s, box, rng)
    return {
        **view,
        "robot_deck": [*view["known_top"], *unseen, *view["known_bottom"]],
        "machine_deck": machine_deck,
        "hidden": {
            "box": boxed,
            "microbot_pile": imagine_pile(view, s, box, rng),
            "interference": imagine_interference(view, box, rng),
            "rng": f"{rng.getrandbits(128):032x}",
        },
    }


def robots_in_view(view: Mapping[str, Any]) -> Counter[str]:
    """Every robot card that the view shows."""
    seen = Counter(view["discard"] + view["out_of_game"] + view["known_top"] + view["known_bottom"])
    for name in ROW_NAMES:
        seen.update(view[name])
    for asked in view["pending"]:
        seen.update(asked.get("cards", []))
    for card in view["gigantobots"].values():
        seen.update(card["robots"])
    seen.update(f"baby-{model}" for model in view["limbo"])
    return seen


def imagine_machines(
    view: Mapping[str, Any], s: State, box: Box, rng: random.Random
) -> tuple[list[str], list[str]]:
    """Unseen machines in an order that the view allows: the deck, and those left in the box.

    A deck goes up tier by tier, as it was made, and how many of a tier are left follows from what
    has been seen. Where that does not fit the view (in a case), any fitting deck will do.
    """
    gone = {name for name in (*view["retired"], *view["factory"]) if name}
    tiers = dict(zip(MACHINE_NAMES, box.machine_tier, strict=True))
    pool = [name for name in MACHINE_NAMES if name not in gone]
    rng.shuffle(pool)
    left = tiers_in_play(s, box)
    left.subtract(tiers[name] for name in gone)
    deck = [
        name
        for tier in (1, 2, 3)
        for name in [name for name in pool if tiers[name] == tier][: max(0, left[tier])]
    ]
    count, top = view["machine_deck"], view["machine_tier"]
    if len(deck) != count or (deck and tiers[deck[0]] != top):
        deck = sorted(pool, key=lambda name: tiers[name] != top)[:count]
    return deck, [name for name in pool if name not in deck]


def imagine_pile(view: Mapping[str, Any], s: State, box: Box, rng: random.Random) -> list[str]:
    """The hidden Microbot tokens, in a random order."""
    if not s.microbots:
        return []
    seen = Counter([*view["microbots"].values(), *view["held_microbots"]])
    seen.update(view["microbot_discard"])
    pile = sorted((Counter(TRAIT_NAMES[token] for token in box.microbots) - seen).elements())
    rng.shuffle(pile)
    return pile


def imagine_interference(
    view: Mapping[str, Any], box: Box, rng: random.Random
) -> dict[str, list[str]]:
    """The hidden Interference tokens, dealt to the Cogs that still have some."""
    seen = Counter(view["interference_seen"])
    tokens = sorted((Counter(MODEL_NAMES[token] for token in box.interference) - seen).elements())
    rng.shuffle(tokens)
    return {
        model: [tokens.pop() for _ in range(count)] for model, count in view["interference"].items()
    }
