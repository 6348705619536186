"""What a truth says is being resolved: the stacks of decisions, seat by seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import malformed
from dreamcog.games.mech_a_dream.names import PART_NAMES, VERBS_BY_NAME, Names
from dreamcog.games.mech_a_dream.rules.effects import special_of
from dreamcog.games.mech_a_dream.rules.frames import innermost, innermost_kind, push_frame
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.view import ANSWERS, FRAME_NAMES, deciders
from dreamcog.games.mech_a_dream.words import (
    MOST,
    OPTIONS,
    PACKAGES,
    SLOTS,
    SPECIALISTS,
    Effect,
    Frame,
    Part,
    Special,
    Verb,
)

KINDS_BY_NAME = {name: kind for kind, name in FRAME_NAMES.items()}
EFFECTS_OF = (Frame.EFFECT, Frame.BOOST, Frame.TAKE, Frame.ACTIVATION, Frame.BUYING)
"""The frames that are of an effect."""

DEEPEST = 12
"""Deeper than any stack that play can build, with room for what may still come on top."""

MOST_LEFT = {
    Frame.ACTION: 1,
    Frame.PACKAGES: PACKAGES,
    Frame.EFFECT: 0,
    Frame.BOOST: MOST,
    Frame.TAKE: OPTIONS - 1,
    Frame.ACTIVATION: MOST,
    Frame.BUYING: SLOTS,
}


def read_stack(s: State, box: Box, t: Mapping[str, Any], names: Names) -> None:
    """Every seat's stack; a question lies innermost, and its seat is one that decides."""
    effects = names.effects()
    frames = reading.listed(t.get("resolving", []), DEEPEST * s.players, "resolving")
    for given in frames:
        told = reading.mapping(given, "resolving")
        seat = reading.whole(reading.field(told, "seat", "resolving"), 0, s.players - 1, "seat")
        kind = reading.named(reading.field(told, "kind", "resolving"), KINDS_BY_NAME, "kind")
        of = reading.field(told, "of", "resolving")
        if kind == Frame.BONUSES:
            push_frame(s, seat, kind, read_bonuses(s, seat, of, names), 0)
        else:
            least = 1 if kind in (Frame.BOOST, Frame.ACTIVATION) else 0
            number = reading.field(told, "left", "resolving")
            left = reading.whole(number, least, MOST_LEFT[kind], "resolving.left")
            push_frame(s, seat, kind, left, read_of(kind, of, effects))
        check_frame(s, box, seat)
    for seat in range(s.players):
        kind = innermost_kind(s, seat)
        if kind != 0 and (kind not in ANSWERS or seat not in deciders(s)):
            raise malformed("resolving", "a question to a seat that decides")


def read_of(kind: int, given: object, effects: Mapping[str, int]) -> int:
    """What a frame is of: a verb, a part of the day, or an effect."""
    if kind == Frame.ACTION:
        verb = reading.named(given, VERBS_BY_NAME, "resolving.of")
        if verb > Verb.BUILD:
            raise malformed("resolving.of", "an action of the day")
        return verb
    if kind == Frame.PACKAGES:
        days = {PART_NAMES[part]: part for part in range(Part.MORNING, Part.NIGHT)}
        return reading.named(given, days, "resolving.of")
    return reading.named(given, effects, "resolving.of")


def read_bonuses(s: State, seat: int, given: object, names: Names) -> int:
    """Whose bonuses are open: several Specialists of the seat, one bit each."""
    cards = reading.all_named(given, names.specialist_numbers, SPECIALISTS, "resolving.of")
    if len(set(cards)) != len(cards) or not cards or any(s.owner[who] != seat for who in cards):
        raise malformed("resolving.of", "Specialists of the seat")
    return sum(1 << who for who in cards)


def check_frame(s: State, box: Box, seat: int) -> None:
    """The frame just laid down can be there."""
    n = s.frames.n[seat]
    at = innermost(s, seat)
    kind, left, of = s.frames.kind[at], s.frames.left[at], s.frames.of[at]
    if n > DEEPEST or (kind == Frame.ACTION and (n > 1 or s.part in (Part.SET_UP, Part.NIGHT))):
        raise malformed("resolving", "a stack that play can build")
    on_monitor = Effect.MONITOR <= of < Effect.SPECIALIST and not s.robots
    on_specialist = Effect.SPECIALIST <= of < Effect.FLOOR and not s.specialists
    if kind in EFFECTS_OF and (on_monitor or on_specialist):
        raise malformed("resolving", "an effect that is in play")
    if kind == Frame.TAKE and box.has_choice[of * OPTIONS + left] == 0:
        raise malformed("resolving", "a choice that is offered")
    if kind == Frame.BUYING and Special.BUY not in (special_of(box, of, i) for i in range(OPTIONS)):
        raise malformed("resolving", "a robot that buys")
