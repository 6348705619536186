"""Upgrade: Cogs move right (C3.6, C3.7)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import HIGHEST_LEVEL, MOST_FAILSAFES, Happening, Rule


def price_of_leaving(level: int) -> int:
    """C3.6: as many machines of the Experience pile as the level that a Cog leaves."""
    return level


def price_of_upgrade(s: State, model: int) -> int:
    """C3.6: what the next level of a model's Cog costs."""
    return price_of_leaving(s.levels[model])


def level_of(s: State, model: int) -> int:
    """C3.6: the level at which a model's Cog stands."""
    return s.levels[model]


def machines_to_spend(s: State) -> int:
    """C3.6: the machines in the Experience pile."""
    return s.experience


def can_upgrade(s: State, d: Draft) -> int:
    """C3.6: the Cog is not at V, and the Experience pile can pay."""
    if s.levels[d.args[0]] == HIGHEST_LEVEL:
        return No.LAST_LEVEL
    if machines_to_spend(s) < price_of_upgrade(s, d.args[0]):
        return No.NOT_ENOUGH_EXPERIENCE
    return 0


def upgrade(s: State, log: Log, d: Draft) -> None:
    """C3.6: the machines that it costs go out of the game, and the Cog moves."""
    model = d.args[0]
    s.experience -= price_of_upgrade(s, model)
    move_cog(s, log, model, Rule.C3_6)


def move_cog(s: State, log: Log, model: int, rule: int) -> None:
    """One level right, by whatever means; reaching V brings a Failsafe (C3.7)."""
    s.levels[model] += 1
    emit(log, Happening.UPGRADED, s.seat, rule, model, s.levels[model])
    if s.levels[model] == HIGHEST_LEVEL and s.failsafes < MOST_FAILSAFES:
        gain_failsafe(s, log, 1, Rule.C3_7)


def gain_failsafe(s: State, log: Log, wanted: int, rule: int) -> None:
    """Failsafes come from the Forge to the Reserve, as many as are there."""
    gained = min(wanted, MOST_FAILSAFES - s.failsafes)
    s.failsafes += gained
    emit(log, Happening.FAILSAFE_GAINED, s.seat, rule, s.failsafes, gained)
