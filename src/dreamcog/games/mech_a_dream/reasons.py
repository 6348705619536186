"""What a refusal tells beyond its code: its rule, prices, what the seat has, and names of things.

Rules only say which refusal it is. What fills its sentence comes from the rule's own functions, the
same that the rule asked: nothing here computes or decides anything about the position
(`tests/contract/test_reasons.py`).
"""

from __future__ import annotations

from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.games.mech_a_dream.names import PART_NAMES, VERB_NAMES, Names, rule_name
from dreamcog.games.mech_a_dream.refusals import ELSEWHERE, RULE_OF, No
from dreamcog.games.mech_a_dream.rules.activation import (
    buyer_waited_for,
    means_to_buy,
    price_of_activation,
    refused_seat,
    refused_what,
    refuses_own,
    rule_of_effect,
    rule_of_price,
)
from dreamcog.games.mech_a_dream.rules.deciders import next_to_step, part_of_day, rule_of_turn
from dreamcog.games.mech_a_dream.rules.dock import price_of_dock
from dreamcog.games.mech_a_dream.rules.frames import innermost_kind
from dreamcog.games.mech_a_dream.rules.market import price_for
from dreamcog.games.mech_a_dream.rules.monitors import dealt_monitor
from dreamcog.games.mech_a_dream.rules.purse import has
from dreamcog.games.mech_a_dream.rules.questions import (
    left_to_answer,
    rule_of_question,
    source_of_question,
)
from dreamcog.games.mech_a_dream.rules.specialists import owner_of
from dreamcog.games.mech_a_dream.rules.stock_room import price_of_taking, specialist_named
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.view import ANSWERS
from dreamcog.games.mech_a_dream.words import CENTRE, NOTHING, SEATS, Step, Unit, Verb

MISSING = {
    No.NOT_ENOUGH_FLOWERS: Unit.FLOWER,
    No.NOT_ENOUGH_INK: Unit.INK,
    No.NOT_ENOUGH_RAINBOWS: Unit.RAINBOW,
    No.NOT_ENOUGH_POINTS: Unit.POINT,
}
"""The unit that a refusal says is missing."""

STEP_NAMES = Step.spelled()
"""Verbs, and the steps that go on with an activation."""

WHERE = {NOTHING: "box", CENTRE: "centre", **{seat: seat for seat in range(SEATS)}}
"""Where a Specialist is: with a seat, in the centre, or not in this game."""

WHOSE = {True: "own", False: "opponent"}

OF_TILES = (No.NOT_FOR_SALE, No.NOT_ON_YOUR_BELT)
OF_SPECIALISTS = (No.SPECIALIST_NOT_HERE, No.OWN_SPECIALIST, No.NO_SUCH_BONUS)
OF_WAITING = (No.NOT_YOUR_TURN, No.ASLEEP)
OF_MOMENTS = (No.NOTHING_TO_ANSWER, No.ONLY_AT_NIGHT, No.NOT_AT_NIGHT, No.SET_UP_IS_OVER)
OF_MONITORS = (No.CHOOSE_MONITOR_FIRST, No.NOT_DEALT_TO_YOU)
OF_OWN_THINGS = (No.DOES_NOT_COPY, No.COPY_IS_OPEN, No.ACTIVATION_IS_OPEN)
OF_THINGS = (
    *(No.NOT_IN_WORKSHOP, No.HAS_NO_EFFECT, No.USED_TONIGHT, No.ALREADY_RESOLVING),
    *(No.NO_SUCH_OPTION, No.OPTION_IS_OPEN, No.NOT_AN_OPPONENT, No.CANNOT_BE_COPIED),
)
"""What refusals are about, for those that tell the same of it."""


def refusal_rule(number: int, s: State, d: Draft) -> str:
    """The rule that a refusal cites: of the question that is open, of the effect that is used."""
    if number == No.QUESTION_IS_OPEN:
        return rule_name(rule_of_question(s, d.seat))
    if number == No.NOT_YOUR_TURN:
        return rule_name(rule_of_turn(s))
    if number == No.NO_SUCH_OPTION:
        return rule_name(rule_of_effect(s, d))
    if number in MISSING and d.verb == Verb.ACTIVATE:
        return rule_name(rule_of_price(s, d))
    return ELSEWHERE.get((VERB_NAMES.get(d.verb, ""), number), RULE_OF[number])


def refusal_params(number: int, s: State, box: Box, d: Draft, names: Names) -> dict[str, Any]:
    """What the refusal's sentence may tell, by public names."""
    if number in MISSING:
        unit = MISSING[number]
        told = priced(s, box, d, names)
        return {**told, "wanted": price(s, box, d, unit), "found": has(s, d.seat, unit)}
    if number in OF_WAITING:
        return {"seat": next_to_step(s)}
    if number == No.WAIT_FOR_BUYER:
        return {"seat": buyer_waited_for(s, box, d)}
    if number in OF_MOMENTS:
        return {"verb": STEP_NAMES[d.verb], "part": PART_NAMES[part_of_day(s)]}
    if number == No.QUESTION_IS_OPEN:
        return question(s, d, names)
    if number in OF_MONITORS:
        return monitors(number, s, d, names)
    if number == No.NOTHING_TO_BUY:
        ink, rainbows = Unit.INK, Unit.RAINBOW
        return {"ink": means_to_buy(s, box, d, ink), "rainbows": means_to_buy(s, box, d, rainbows)}
    return named(number, s, box, d, names)


def named(number: int, s: State, box: Box, d: Draft, names: Names) -> dict[str, Any]:
    """The tile, Specialist, robot or machine that a refusal is about, if it is about one."""
    if number in OF_TILES:
        return {"tile": names.refused["tile"][d.args[0]]}
    if number in OF_SPECIALISTS:
        return specialist(s, d, names)
    if number in OF_THINGS:
        return thing(s, box, d, names)
    if number in OF_OWN_THINGS:
        return {"what": names.refused["what"][d.args[0]]}
    return {}


def priced(s: State, box: Box, d: Draft, names: Names) -> dict[str, Any]:
    """What it is that costs too much; of the dock there is only one."""
    if d.verb == Verb.BUY:
        return {"tile": names.refused["tile"][d.args[0]]}
    if d.verb == Verb.STOCK_ROOM:
        return specialist(s, d, names)
    if d.verb == Verb.ACTIVATE:
        return thing(s, box, d, names)
    return {}


def price(s: State, box: Box, d: Draft, unit: int) -> int:
    """What the move costs of a unit."""
    if d.verb == Verb.DOCK:
        return price_of_dock(s, box, d.seat)
    if d.verb == Verb.BUY:
        return price_for(s, box, d.seat, d.args[0])
    if d.verb == Verb.STOCK_ROOM:
        return price_of_taking(s, d.args[0])
    return price_of_activation(s, box, d, unit)


def specialist(s: State, d: Draft, names: Names) -> dict[str, Any]:
    """A Specialist, and where it is."""
    number = specialist_named(d)
    return {"specialist": names.refused["specialist"][number], "owner": WHERE[owner_of(s, number)]}


def thing(s: State, box: Box, d: Draft, names: Names) -> dict[str, Any]:
    """The robot or machine that an activation is refused for, and whose it is."""
    what = names.refused["what"][refused_what(s, box, d)]
    whose = WHOSE[refuses_own(s, box, d)]
    return {"what": what, "whose": whose, "owner": refused_seat(s, box, d)}


def question(s: State, d: Draft, names: Names) -> dict[str, Any]:
    """What the seat is asked: the move that answers, what asks, and how many are left."""
    asked = VERB_NAMES[ANSWERS[innermost_kind(s, d.seat)]]
    source = names.sources[source_of_question(s, d.seat)]
    return {"asked": asked, "source": source, "left": left_to_answer(s, d.seat)}


def monitors(number: int, s: State, d: Draft, names: Names) -> dict[str, Any]:
    """The two Monitor Screens dealt to the seat, and the one that it named."""
    one = names.monitors[dealt_monitor(s, d.seat, 0)]
    other = names.monitors[dealt_monitor(s, d.seat, 1)]
    if number == No.CHOOSE_MONITOR_FIRST:
        return {"one": one, "other": other}
    return {"monitor": names.refused["monitor"][d.args[0]], "one": one, "other": other}
