"""The facts behind every refusal of Mech A Dream, recomputed from the public position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.games.mech_a_dream.refusals import CODES
from dreamcog.games.mech_a_dream.words import Step
from support.facts_of_mech_a_dream import moments
from support.facts_of_mech_a_dream import things as of
from support.facts_of_mech_a_dream.arranged import ARRANGED
from support.facts_of_mech_a_dream.table import ROBOT
from support.refused import Facts


def things(view: Mapping[str, Any]) -> dict[str, list[Any]]:
    """What moves may name in this position."""
    own = view["players"][view["seat"]]
    belt = [machine["tile"] for machine in own["belt"]]
    offer = [tile for tiles in view["offer"].values() for tile in tiles]
    held = [card["id"] for player in view["players"] for card in player["specialists"]]
    copies = [
        {"seat": seat, "what": what}
        for seat, player in enumerate(view["players"])
        for what in (ROBOT, *player["workshop"])
    ]
    return {
        "tile": [*belt, *offer],
        "what": [ROBOT, *own["workshop"]],
        "copy": copies,
        "option": [0, 1],
        "monitor": view["monitors_dealt"],
        "specialist": [*held, *(card["id"] for card in view["specialists_centre"])],
        "take": ["flower", "ink"],
        "stock-room.take": ["flower", "ink", "specialist", "specialist"],
    }


TILES = ["b1.1", "b5.2", "r1.1", "r7.2", "g1.1", "g4.2", "y1", "y8"]
SPECIALISTS = [f"s{number:02}" for number in range(1, 11)]

FACTS = Facts(
    codes=CODES,
    checks={
        "game-is-over": moments.check_over,
        "not-your-turn": moments.check_turn,
        "asleep": moments.check_asleep,
        "question-is-open": moments.check_question,
        "nothing-to-answer": moments.check_nothing_asked,
        "only-at-night": moments.check_only_at_night,
        "not-at-night": moments.check_not_at_night,
        "choose-monitor-first": moments.check_monitor_first,
        "choose-specialist-first": moments.check_specialist_first,
        "set-up-is-over": moments.check_set_up,
        "not-enough-flowers": of.check_missing,
        "not-enough-ink": of.check_missing,
        "not-enough-rainbows": of.check_missing,
        "not-enough-points": of.check_missing,
        "not-for-sale": of.check_not_for_sale,
        "nothing-to-buy": of.check_nothing_to_buy,
        "not-on-your-belt": of.check_belt,
        "not-in-workshop": of.check_workshop,
        "has-no-effect": of.check_no_effect,
        "used-tonight": of.check_used,
        "already-resolving": of.check_resolving,
        "no-such-option": of.check_no_option,
        "option-is-open": of.check_option_open,
        "does-not-copy": of.check_no_copier,
        "copy-is-open": of.check_copy_open,
        "not-an-opponent": of.check_opponent,
        "cannot-be-copied": of.check_copies_itself,
        "nothing-to-copy": of.check_nothing_to_copy,
        "wait-for-buyer": of.check_wait,
        "not-dealt-to-you": of.check_dealt,
        "specialists-not-in-play": of.check_not_in_play,
        "specialist-not-here": of.check_not_here,
        "own-specialist": of.check_own_specialist,
        "no-specialist-in-evening": of.check_evening,
        "no-such-bonus": of.check_no_bonus,
        "nothing-to-build": of.check_nothing_to_build,
        "nothing-on-offer": of.check_nothing_offered,
        "activation-is-open": of.check_activation_open,
    },
    things=things,
    steps=Step,
    elsewhere={
        "tile": TILES,
        "what": TILES,
        "copy": [
            {"seat": seat, "what": what} for seat in range(4) for what in (ROBOT, "b1.1", "y1")
        ],
        "monitor": [f"m{number}" for number in range(1, 9)],
        "specialist": SPECIALISTS,
        "option": [0, 1],
        "take": ["flower", "ink"],
    },
    arranged=ARRANGED,
)
