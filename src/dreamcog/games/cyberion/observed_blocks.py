"""The layout of Cyberion's observations: its blocks, and what each number means.

Machines, robots, models and Gigantobots are rows of tables, since moves name them by number: row 5
of `machines` is about machine 5. What is on them is told as printed. What every box has in common
(models and sizes of robot cards, two copies of each, Support at level III) is left out.
"""

from __future__ import annotations

from dreamcog.core.observation import Block, Observation, grouped, numbered
from dreamcog.games.cyberion.names import (
    GIGANTOBOT_NAMES,
    ROBOT_NAMES,
    ROW_NAMES,
    TRAIT_NAMES,
    VERB_NAMES,
)
from dreamcog.games.cyberion.observed import AHEAD, LAID_TOLD
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES, TIERS
from dreamcog.games.cyberion.words import MOST_AT_ONCE, MOST_HELD, PLACES, Opening

LEVELS = ("I", "II", "III", "IV", "V")
CARD = (*grouped("model", *MODEL_NAMES), "size", "babybot")
TRAIT = (*grouped("model", *MODEL_NAMES), "size")
OPENINGS = tuple(Opening.spelled().values())
ANSWERS = tuple(name for name in VERB_NAMES.values() if name not in OPENINGS)

OBSERVATION = Observation(
    version=1,
    blocks=(
        Block(
            "table",
            "Options, the turn, how the game ended, and all that is simply counted. What is one "
            "of several is told by a 1 in its column.",
            (
                "two players",
                *grouped(
                    "with", "babybots", "gigantobots", "microbots", "multibots", "devious cog"
                ),
                "support tokens drawn at the start",
                "swap cost: Microbots",
                "second seat observes",
                "turn: its number",
                "own turn: the observing seat is to move",
                "left this turn: machines that left the Factory",
                "over",
                "won",
                *grouped("ended by", "C3.13", "C3.8", "C8.6", "C9.5", "C12.4"),
                "all common: each seat may repair every machine (C7.4)",
                "machine deck: machines",
                *grouped("in machine deck", *(f"tier {tier}" for tier in TIERS)),
                "top tier: that of the next machine, 1 to 3",
                "experience: machines of the pile",
                "failsafes of the Reserve",
                "battery is charged",
                "damage: Structural Damage left",
                "failsafes each damage costs at the end",
                "robot deck: cards",
                "known on top of the deck: cards",
                "known at bottom of the deck: cards",
                "discard: cards",
                "looked at: cards",
                *grouped("in row", *ROW_NAMES),
                "microbots held: tokens",
                "microbot pile: tokens",
            ),
        ),
        Block(
            "factory",
            "The places of the Factory. With two players the first row is the observing seat's "
            "own place and the last the other seat's; the three between are common.",
            (
                "machine there",
                "may repair it: the observing seat (C7.2)",
                "prepared",
                *grouped("microbot", *MODEL_NAMES, "size"),
            ),
            numbered("place", PLACES),
        ),
        Block(
            "machines",
            "The machines by number: what is printed, and where the machine is. One without a "
            "place that has not left the Factory lies in the deck or, with Multibots, may be in "
            "the box; one that can no longer come has a row of 0. In which order machines left "
            "is not told.",
            (
                "tier: 1 to 3",
                *TRAIT,
                *grouped("demand", "identical", "sum at least", "sum at most", "pairs", "run"),
                "sum: what the sizes come to",
                "robots that are asked for",
                *grouped("place", *map(str, range(PLACES))),
                "left the Factory in this game",
                "left this turn",
                "named in the draft",
            ),
            MACHINE_NAMES,
        ),
        Block(
            "robots",
            "Robot cards of each kind: how many lie where; the order in rows, in the discard "
            "and of cards looked at changes nothing and is not told. The deck is counted whole; "
            "the order of what is known of it is told below, as far as it reaches.",
            (
                *grouped("in row", *ROW_NAMES),
                "in deck",
                "known on top of the deck",
                "known at bottom of the deck",
                "in discard",
                "looked at",
                "out of game",
                "on Gigantobots",
                *grouped("named in the draft", *ROW_NAMES),
            ),
            ROBOT_NAMES,
        ),
        Block(
            "deck-top",
            f"The uppermost {AHEAD} cards of the deck, the top card first, as far as they are "
            "known. A Multibot of any model has none, one of any size has size 0.",
            CARD,
            numbered("card", AHEAD),
        ),
        Block(
            "deck-bottom",
            f"The lowest {AHEAD} cards of the deck, the bottom card first, as far as they are "
            "known.",
            CARD,
            numbered("card", AHEAD),
        ),
        Block(
            "models",
            "For each model: the level of its Cog, Support and Babybot, the Interference tokens "
            "under its Cog, and the tokens that show its ability.",
            (
                *grouped("level", *LEVELS),
                "support token",
                "in limbo: its Babybot",
                "under cog: tokens",
                "unseen tokens of its ability",
                "revealed tokens of its ability",
                "named in the draft",
            ),
            MODEL_NAMES,
        ),
        Block(
            "abilities",
            "What is printed for each level above I.",
            tuple(f"level {level}" for level in LEVELS[1:]),
            (
                "sirenbot: robots drawn",
                "stockbot: robots stored",
                "cyclobot: any robot",
                "cyclobot: to the Platform",
                "planbot: cards looked at",
                "commandbot: price",
            ),
        ),
        Block(
            "gigantobots",
            "The Gigantobots by number: what is printed, and the robots on them, each by model "
            "(counted from 1) and size. All 0 without the expansion.",
            (
                *TRAIT,
                "laid robots",
                "holiday",
                *(
                    f"robot {number}: {what}"
                    for number in range(1, LAID_TOLD + 1)
                    for what in ("model", "size")
                ),
                "named in the draft",
            ),
            GIGANTOBOT_NAMES,
        ),
        Block(
            "traits",
            "Microbot tokens of each trait: those in the pile are known by counting. All 0 "
            "without the expansion.",
            ("in pile", "discarded"),
            TRAIT_NAMES,
        ),
        Block(
            "held",
            "The Microbots held, the longest held first.",
            TRAIT,
            numbered("token", MOST_HELD),
        ),
        Block(
            "question",
            "The question on the table: the move that answers it, how many are left, the level "
            "that it may reach, and the ability that asks or was revealed.",
            (
                *grouped("answer", *ANSWERS),
                "left",
                *grouped("level", *LEVELS),
                *grouped("ability", *MODEL_NAMES),
            ),
        ),
        Block(
            "draft",
            "The move that the observing seat has begun, how many numbers it has, and of two "
            "pilots the one whose Gigantobot is to be named next. Robots, machines, models and "
            "Gigantobots that it names are told in their tables.",
            (
                *grouped("move", *OPENINGS, *ANSWERS),
                "numbers",
                *grouped("pilot", *MODEL_NAMES, "size"),
                "first nowhere: the first pilot fits no Gigantobot",
            ),
        ),
        Block(
            "put-back",
            "The cards that the move begun puts back, in their order.",
            (*CARD, "at bottom"),
            numbered("card", MOST_AT_ONCE),
        ),
    ),
)
"""What `observe` writes."""
