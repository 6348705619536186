"""From one seat's view to a truth that it cannot rule out: all that bots hold of hidden things."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from dreamcog.games.mech_a_dream.names import PILE_NAMES, Names
from dreamcog.games.mech_a_dream.rules.market import pile_of
from dreamcog.games.mech_a_dream.state import Box
from dreamcog.games.mech_a_dream.view import OWN


def imagine(view: Mapping[str, Any], box: Box, names: Names, rng: random.Random) -> dict[str, Any]:
    """A truth that the seat of this view cannot rule out.

    What the view shows stays as it is; unseen tiles, cards and Monitor Screens are dealt anew.
    """
    piles, left = imagine_piles(view, box, names, rng)
    past = {view["delivery"], *view["delivery_past"]}
    cards = shuffled([card for card in names.cards if card not in past], rng)
    dealt, monitors = imagine_monitors(view, names, rng)
    told = {key: value for key, value in view.items() if key not in OWN}
    return told | {
        "players": [
            {**player, "monitor": monitor}
            for player, monitor in zip(view["players"], monitors, strict=True)
        ],
        "piles": piles,
        "delivery_deck": cards[: view["delivery_deck"]],
        "monitors_dealt": dealt,
        "hidden": {
            "box": cards[view["delivery_deck"] :],
            "out_of_game": left,
            "rng": f"{rng.getrandbits(128):032x}",
        },
    }


def shuffled(things: list[str], rng: random.Random) -> list[str]:
    """The things in any order."""
    return rng.sample(things, len(things))


def imagine_piles(
    view: Mapping[str, Any], box: Box, names: Names, rng: random.Random
) -> tuple[dict[str, list[str]], list[str]]:
    """The hidden tiles, dealt into piles of the known sizes; and those left over, in a case."""
    seen = {tile for tiles in view["offer"].values() for tile in tiles}
    for player in view["players"]:
        seen.update(player["workshop"])
        seen.update(machine["tile"] for machine in player["belt"])
    piles, left = {}, []
    for pile, name in enumerate(PILE_NAMES):
        own = [tile for i, tile in enumerate(names.tiles) if pile_of(box, i) == pile]
        unseen = shuffled([tile for tile in own if tile not in seen], rng)
        piles[name] = unseen[: view["piles"][name]]
        left += unseen[view["piles"][name] :]
    return piles, left


def imagine_monitors(
    view: Mapping[str, Any], names: Names, rng: random.Random
) -> tuple[list[list[str]], list[str | None]]:
    """What was dealt to each seat, and what each has kept, as far as the view leaves it open."""
    chosen = [player["monitor"] for player in view["players"]]
    own = view["monitors_dealt"]
    if not own and not any(chosen) and view["first"] is not None:
        return [[] for _ in chosen], chosen
    unseen = shuffled([m for m in names.monitors if m not in own and m not in chosen], rng)
    dealt: list[list[str]] = []
    for seat, kept in enumerate(chosen):
        if own and seat == view["seat"]:
            dealt.append(list(own))
        else:
            pair = [kept or unseen.pop(), unseen.pop()]
            dealt.append(shuffled(pair, rng))
            if seat not in view["deciders"]:
                chosen[seat] = kept or rng.choice(pair)
    return dealt, chosen
