"""Every code of Cyberion's refusals with its check, and what moves can name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.games.cyberion.names import GIGANTOBOT_NAMES, PLACED_NAMES, ROBOT_NAMES
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.refusals import CODES
from dreamcog.games.cyberion.words import Step
from support.facts_of_cyberion import abilities, expansions, general, repairs
from support.facts_of_cyberion.arranged import ARRANGED
from support.facts_of_cyberion.position import ROWS
from support.refused import Check, Facts

CHECKS: Mapping[str, Check] = {
    "game-is-over": general.game_is_over,
    "not-your-turn": general.not_your_turn,
    "question-is-open": general.question_is_open,
    "nothing-to-answer": general.nothing_to_answer,
    "not-in-play": general.not_in_play,
    "no-such-machine": general.no_such_machine,
    "no-such-robot": general.no_such_robot,
    "too-many-robots": repairs.too_many_robots,
    "too-few-robots": repairs.too_few_robots,
    "not-enough-robots": repairs.not_enough_robots,
    "demand-not-met": repairs.demand_not_met,
    "cannot-be-met": repairs.demand_not_met,
    "microbot-not-served": repairs.microbot_not_served,
    "extra-not-needed": repairs.extra_not_needed,
    "level-too-high": abilities.level_too_high,
    "no-such-support": abilities.no_such_support,
    "support-level-too-high": abilities.support_level_too_high,
    "last-level": abilities.last_level,
    "not-enough-experience": abilities.not_enough_experience,
    "too-many-to-store": abilities.too_many_to_store,
    "already-in-stock": abilities.already_in_stock,
    "not-in-discard": abilities.not_in_discard,
    "only-cyclobots": abilities.only_cyclobots,
    "multibot-not-fetched": abilities.multibot_not_fetched,
    "not-the-cards-seen": abilities.not_the_cards_seen,
    "cannot-pay-commandbot": abilities.cannot_pay_commandbot,
    "nothing-to-prepare": abilities.nothing_to_prepare,
    "already-prepared": abilities.already_prepared,
    "more-than-the-price": abilities.more_than_the_price,
    "deck-cannot-pay": abilities.deck_cannot_pay,
    "not-the-remainder": abilities.not_the_remainder,
    "not-your-machine": general.not_your_machine,
    "multibot-has-no-ability": expansions.is_named_multibot,
    "no-multibots-here": expansions.is_named_multibot,
    "no-multibot-pilots": expansions.is_named_multibot,
    "level-comes-later": expansions.level_comes_later,
    "not-a-pair-of-five": expansions.not_a_pair_of_five,
    "babybot-not-in-limbo": expansions.babybot_not_in_limbo,
    "nothing-in-common": expansions.nothing_in_common,
    "fits-no-gigantobot": expansions.fits_no_gigantobot,
    "not-on-that-gigantobot": expansions.not_on_that_gigantobot,
    "has-a-place": expansions.has_a_place,
    "no-damage-left": expansions.no_damage_left,
    "no-microbot-there": expansions.no_microbot_there,
    "not-enough-microbots": expansions.not_enough_microbots,
    "two-different-machines": expansions.two_different_machines,
    "no-machines": general.no_machines,
    "no-such-level": general.no_such_level,
    "not-the-next-step": general.not_the_next_step,
}


def things(position: Mapping[str, Any]) -> dict[str, list[Any]]:
    """What moves may name in this position."""
    placed = [f"{row}/{robot}" for row in ROWS for robot in position[row]]
    cards = [card for asked in position["pending"] for card in asked.get("cards", ())]
    machines = [machine for machine in position["factory"] if machine]
    return {
        "machine": machines,
        "machines": machines,
        "robots": placed,
        "robot": placed,
        "recover.robot": position["discard"],
        "model": list(MODEL_NAMES),
        "level": [1, 2, 3, 4, 5],
        "on": [None, *GIGANTOBOT_NAMES],
        "top": cards,
        "bottom": cards,
        "from_deck": [0, 1, 2, 3, 4, 5],
        "take": ["failsafes", "damage"],
    }


FACTS = Facts(
    codes=CODES,
    checks=CHECKS,
    steps=Step,
    things=things,
    elsewhere={
        "machine": MACHINE_NAMES,
        "machines": MACHINE_NAMES,
        "robots": PLACED_NAMES,
        "robot": PLACED_NAMES,
        "recover.robot": ROBOT_NAMES,
        "top": ROBOT_NAMES,
        "bottom": ROBOT_NAMES,
    },
    arranged=ARRANGED,
)
