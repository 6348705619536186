"""Public names of the game's things, by number and back, as the contract gives them."""

from __future__ import annotations

from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.words import IN_ROWS, NOTHING, SIZES, Demand, Reward, Row, Rule, Verb

ROBOT_NAMES = (
    *(f"{model}-{size}" for model in MODEL_NAMES for size in range(1, SIZES + 1)),
    *(f"any-{size}" for size in range(1, SIZES + 1)),
    *(f"{model}-any" for model in MODEL_NAMES),
    *(f"baby-{model}" for model in MODEL_NAMES),
)
"""Robot cards by kind."""

ROW_NAMES = tuple(Row.spelled().values())
PLACED_NAMES = tuple(f"{row}/{robot}" for row in ROW_NAMES for robot in ROBOT_NAMES[:IN_ROWS])
"""Robots in rows, as rules number them."""

VERB_NAMES = Verb.spelled()
TRAIT_NAMES = (*MODEL_NAMES, *(f"size-{size}" for size in range(1, SIZES + 1)))
"""Microbot tokens, and what a Gigantobot is named after: five models, then five sizes."""

GIGANTOBOT_NAMES = tuple(f"giga-{trait}" for trait in TRAIT_NAMES)
REWARD_NAMES = tuple(Reward.spelled().values())

MODELS_BY_NAME = {name: i for i, name in enumerate(MODEL_NAMES)}
ROBOTS_BY_NAME = {name: i for i, name in enumerate(ROBOT_NAMES)}
IN_ROWS_BY_NAME = {name: i for i, name in enumerate(ROBOT_NAMES[:IN_ROWS])}
PLACED_BY_NAME = {name: i for i, name in enumerate(PLACED_NAMES)}
MACHINES_BY_NAME = {name: i for i, name in enumerate(MACHINE_NAMES)}
TRAITS_BY_NAME = {name: i for i, name in enumerate(TRAIT_NAMES)}
GIGANTOBOTS_BY_NAME = {name: i for i, name in enumerate(GIGANTOBOT_NAMES)}
MODEL_OR_NONE = (*MODEL_NAMES, "")
"""Models by number, and an empty name for NOTHING, which is the last."""

SIZE_OR_NONE = ("", *range(1, SIZES + 1), "")
"""Sizes, and an empty name for 0 and for NOTHING."""

DEMAND_NAMES = Demand.spelled()
EXPANSION_OF = {
    Verb.MAKE_BABYBOT: "babybots",
    Verb.PILOT: "gigantobots",
    Verb.MICROBOT_REPLACE: "microbots",
    Verb.MICROBOT_SWAP: "microbots",
    Verb.MICROBOT_REMOVE: "microbots",
}
"""The expansion to which a move belongs."""

REWARDS_BY_NAME = {name: i for i, name in enumerate(REWARD_NAMES)}
VERBS_BY_NAME = {name: verb for verb, name in VERB_NAMES.items()}


def machine_or_none(machine: int) -> str | None:
    """A machine's name, or None for an empty place."""
    return None if machine == NOTHING else MACHINE_NAMES[machine]


def rule_name(rule: int) -> str:
    """A rule's number as it is printed: 313 is C3.13."""
    return f"C{rule // 100}.{rule % 100}"


RULES_BY_NAME = {rule_name(rule): rule for rule in Rule.numbers().values()}
