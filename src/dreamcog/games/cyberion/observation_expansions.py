"""Gigantobots, Microbots and Interference, as an observation tells them."""

from __future__ import annotations

from dreamcog.games.cyberion.observation_machines import write_trait
from dreamcog.games.cyberion.observed import (
    LAID_TOLD,
    At,
    GigantobotAt,
    ModelAt,
    TraitAt,
    Width,
)
from dreamcog.games.cyberion.rules.devious_cog import UNDER_EACH
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import FREE, GIGANTOBOTS, INTERFERENCE, LAID, MODELS


def observe_gigantobots(s: State, box: Box, out: list[int]) -> None:
    """What each shows, the robots on it, and whether it is on holiday."""
    for giga in range(GIGANTOBOTS):
        at = At.GIGANTOBOTS + giga * Width.GIGANTOBOTS
        if box.gigantobot_model[giga] != FREE:
            out[at + GigantobotAt.MODEL + box.gigantobot_model[giga]] = 1
        if box.gigantobot_size[giga] != FREE:
            out[at + GigantobotAt.SIZE] = box.gigantobot_size[giga]
        out[at + GigantobotAt.LAID] = s.n_laid[giga]
        out[at + GigantobotAt.HOLIDAY] = s.holiday[giga]
        for i in range(min(LAID_TOLD, s.n_laid[giga])):
            kind = s.laid[giga * LAID + i]
            out[at + GigantobotAt.ROBOT + 2 * i] = box.kind_model[kind] + 1
            out[at + GigantobotAt.ROBOT + 2 * i + 1] = box.kind_size[kind]


def observe_microbots(s: State, out: list[int]) -> None:
    """The tokens of the pile and the discarded ones, counted by trait; those held, in order."""
    for i in range(s.n_pile):
        out[At.TRAITS + s.pile[i] * Width.TRAITS + TraitAt.IN_PILE] += 1
    for i in range(s.n_spent):
        out[At.TRAITS + s.spent[i] * Width.TRAITS + TraitAt.DISCARDED] += 1
    for i in range(s.n_held):
        write_trait(s.held[i], At.HELD + i * Width.HELD, out)


def observe_interference(s: State, box: Box, out: list[int]) -> None:
    """How many tokens lie under each Cog; of each ability, how many are unseen and revealed."""
    for i in range(INTERFERENCE):
        at = At.MODELS + box.interference[i] * Width.MODELS
        out[at + ModelAt.REVEALED] += 1
    for model in range(MODELS):
        out[At.MODELS + model * Width.MODELS + ModelAt.UNDER_COG] = s.n_interference[model]
        for i in range(s.n_interference[model]):
            at = At.MODELS + s.interference[model * UNDER_EACH + i] * Width.MODELS
            out[at + ModelAt.UNSEEN] += 1
            out[at + ModelAt.REVEALED] -= 1
