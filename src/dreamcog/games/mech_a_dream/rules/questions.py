"""What a seat is asked: by which rule, by what, and how many answers are still to come."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.rules.frames import innermost, innermost_kind
from dreamcog.games.mech_a_dream.state import State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    SPECIALISTS,
    Effect,
    Frame,
    Rule,
)


def rule_of_choice(effect: int) -> int:
    """By which rule an effect's last choice is given: a floor's, a Specialist's, or another's."""
    if effect < Effect.SPECIALIST:
        return Rule.M10_4
    return Rule.M13_8 if effect < Effect.FLOOR else Rule.M4_1


def rule_of_activation(effect: int) -> int:
    """By which rule an activation is offered: a Specialist's bonus, or a package."""
    return Rule.M13_8 if effect < Effect.FLOOR else Rule.M5_2


def rule_of_question(s: State, seat: int) -> int:
    """By which rule the seat is asked what it is asked now."""
    kind = innermost_kind(s, seat)
    if kind == Frame.BOOST:
        return Rule.M9_1
    if kind == Frame.BUYING:
        return Rule.M11_2
    if kind == Frame.BONUSES:
        return Rule.M13_7
    effect = s.frames.of[innermost(s, seat)]
    return rule_of_choice(effect) if kind == Frame.TAKE else rule_of_activation(effect)


def source_of_question(s: State, seat: int) -> int:
    """The effect that asks the seat now, or NOTHING: whose bonus comes next, no effect asks."""
    if innermost_kind(s, seat) == Frame.BONUSES:
        return NOTHING
    return s.frames.of[innermost(s, seat)]


def left_to_answer(s: State, seat: int) -> int:
    """How many the seat has still to choose: hourglasses, activations, bonuses, or one thing."""
    kind = innermost_kind(s, seat)
    left = s.frames.left[innermost(s, seat)]
    if kind == Frame.BOOST or kind == Frame.ACTIVATION:
        return left
    if kind != Frame.BONUSES:
        return 1
    found = 0
    for specialist in range(SPECIALISTS):
        found += left >> specialist & 1
    return found
