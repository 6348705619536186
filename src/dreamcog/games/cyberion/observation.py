"""What a seat of Cyberion may know, as small whole numbers: see `observed_blocks.py` for each.

Decks and piles are counted, never read in their order, except where everyone has seen the cards. In
the rules' own subset, so that learners can use it as native code.
"""

from __future__ import annotations

from dreamcog.core.observation import LARGEST
from dreamcog.games.cyberion.observation_draft import observe_draft
from dreamcog.games.cyberion.observation_expansions import (
    observe_gigantobots,
    observe_interference,
    observe_microbots,
)
from dreamcog.games.cyberion.observation_machines import observe_factory, observe_machines
from dreamcog.games.cyberion.observation_robots import observe_deck, observe_robots
from dreamcog.games.cyberion.observed import At, ModelAt, QuestionAt, TableAt, Width
from dreamcog.games.cyberion.rules.factory import all_are_common
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import HIGHEST_LEVEL, MODELS, NOTHING, ROWS, Rule, Verb


def observe(s: State, box: Box, seat: int, out: list[int]) -> None:
    """Write what the seat may know, beside what is printed in every position."""
    observe_options(s, seat, out)
    observe_turn(s, seat, out)
    observe_counts(s, box, out)
    observe_factory(s, seat, out)
    observe_machines(s, box, seat, out)
    observe_robots(s, out)
    observe_deck(s, box, out)
    observe_models(s, out)
    if s.gigantobots == 1:
        observe_gigantobots(s, box, out)
    if s.microbots == 1:
        observe_microbots(s, out)
    if s.devious_cog == 1:
        observe_interference(s, box, out)
    observe_question(s, out)
    if s.draft.seat == seat and s.draft.verb != 0:
        observe_draft(s, box, out)


def observe_options(s: State, seat: int, out: list[int]) -> None:
    """The options, and which seat observes."""
    out[At.TABLE + TableAt.TWO_PLAYERS] = s.players - 1
    out[At.TABLE + TableAt.WITH] = s.babybots
    out[At.TABLE + TableAt.WITH + 1] = s.gigantobots
    out[At.TABLE + TableAt.WITH + 2] = s.microbots
    out[At.TABLE + TableAt.WITH + 3] = s.multibots
    out[At.TABLE + TableAt.WITH + 4] = s.devious_cog
    out[At.TABLE + TableAt.SUPPORT_TOKENS] = s.supports
    out[At.TABLE + TableAt.SWAP_COST] = s.swap_cost
    out[At.TABLE + TableAt.SECOND_SEAT] = seat


def observe_turn(s: State, seat: int, out: list[int]) -> None:
    """How far the game is, whose turn it is, and how it ended."""
    out[At.TABLE + TableAt.TURN] = min(LARGEST, s.turn)
    out[At.TABLE + TableAt.LEFT_THIS_TURN] = s.left_this_turn
    if s.players == 2 and all_are_common(s):
        out[At.TABLE + TableAt.ALL_COMMON] = 1
    if s.seat == seat:
        out[At.TABLE + TableAt.OWN_TURN] = 1
    if s.over == 1:
        out[At.TABLE + TableAt.OVER] = 1
        out[At.TABLE + TableAt.WON] = s.won
        out[At.TABLE + TableAt.ENDED_BY + number_of_reason(s.reason)] = 1


def number_of_reason(reason: int) -> int:
    """Which of the rules that end a game it is, counted from 0."""
    if reason == Rule.C3_13:
        return 0
    if reason == Rule.C3_8:
        return 1
    if reason == Rule.C8_6:
        return 2
    return 3 if reason == Rule.C9_5 else 4


def observe_counts(s: State, box: Box, out: list[int]) -> None:
    """What is simply counted."""
    out[At.TABLE + TableAt.MACHINE_DECK] = s.n_machine_deck
    for i in range(s.n_machine_deck):
        tier = box.machine_tier[s.machine_deck[i]]
        out[At.TABLE + TableAt.IN_MACHINE_DECK + tier - 1] += 1
    if s.n_machine_deck > 0:
        top = s.machine_deck[s.n_machine_deck - 1]
        out[At.TABLE + TableAt.TOP_TIER] = box.machine_tier[top]
    out[At.TABLE + TableAt.EXPERIENCE] = s.experience
    out[At.TABLE + TableAt.FAILSAFES] = s.failsafes
    out[At.TABLE + TableAt.BATTERY] = s.battery
    out[At.TABLE + TableAt.DAMAGE] = s.damage
    out[At.TABLE + TableAt.FAILSAFES_EACH] = box.failsafes_each
    out[At.TABLE + TableAt.ROBOT_DECK] = s.n_deck
    out[At.TABLE + TableAt.KNOWN_ON_TOP] = s.known_top
    out[At.TABLE + TableAt.KNOWN_AT_BOTTOM] = s.known_bottom
    out[At.TABLE + TableAt.DISCARD] = s.n_discard
    out[At.TABLE + TableAt.LOOKED_AT] = s.n_seen
    for row in range(ROWS):
        out[At.TABLE + TableAt.IN_ROW + row] = s.n_row[row]
    out[At.TABLE + TableAt.MICROBOTS_HELD] = s.n_held
    out[At.TABLE + TableAt.MICROBOT_PILE] = s.n_pile


def observe_models(s: State, out: list[int]) -> None:
    """Cogs, Support tokens, and Babybots in Limbo."""
    for model in range(MODELS):
        at = At.MODELS + model * Width.MODELS
        out[at + ModelAt.LEVEL + s.levels[model] - 1] = 1
        out[at + ModelAt.SUPPORT] = s.support[model]
        out[at + ModelAt.IN_LIMBO] = s.limbo[model]


def observe_printed(box: Box, out: list[int]) -> None:
    """What each ability does at each level above the first."""
    for level in range(2, HIGHEST_LEVEL + 1):
        at = At.ABILITIES + level - 2
        out[at] = box.sirenbot[level]
        out[at + Width.ABILITIES] = box.stockbot[level]
        out[at + 2 * Width.ABILITIES] = box.cyclobot_any[level]
        out[at + 3 * Width.ABILITIES] = box.cyclobot_to_platform[level]
        out[at + 4 * Width.ABILITIES] = box.planbot[level]
        out[at + 5 * Width.ABILITIES] = box.commandbot_price[level]


def observe_question(s: State, out: list[int]) -> None:
    """The question on the table, if there is one."""
    if s.pending.verb == 0:
        return
    out[At.QUESTION + QuestionAt.ANSWER + s.pending.verb - Verb.STORE] = 1
    out[At.QUESTION + QuestionAt.LEFT] = s.pending.left
    if s.pending.level > 0:
        out[At.QUESTION + QuestionAt.LEVEL + s.pending.level - 1] = 1
    if s.pending.ability != NOTHING:
        out[At.QUESTION + QuestionAt.ABILITY + s.pending.ability] = 1
