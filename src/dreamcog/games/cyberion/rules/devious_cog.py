"""The Devious Cog: Interference tokens twist abilities (C12)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit, reveal
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.questions import ask
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import MODELS, Happening, Rule, Verb

UNDER_EACH = 2
"""Tokens under each Cog at the start (C12.1)."""


def is_twisted(s: State, model: int) -> bool:
    """C12.2: a token lies under the model's Cog."""
    return s.n_interference[model] > 0


def reveal_interference(s: State, log: Log, model: int) -> None:
    """C12.2: a token is revealed and leaves the game; its ability may happen at the Cog's level."""
    s.n_interference[model] -= 1
    ability = s.interference[model * UNDER_EACH + s.n_interference[model]]
    emit(log, Happening.INTERFERENCE_REVEALED, s.seat, Rule.C12_2, model, ability)
    reveal(log)
    if s.levels[model] > 1:
        ask(s, Verb.CHOOSE_LEVEL, 1, s.levels[model], ability)


def tokens_left(s: State) -> int:
    """How many Interference tokens are still in the game (C12.4)."""
    left = 0
    for model in range(MODELS):
        left += s.n_interference[model]
    return left


def level_is_open(s: State, d: Draft) -> int:
    """C12.2: the level is chosen when the token is seen, up to the Cog's; I waives."""
    if d.args[0] > s.pending.level:
        return No.LEVEL_TOO_HIGH
    return 0
