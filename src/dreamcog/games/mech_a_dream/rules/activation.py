"""Activating a robot or a completed purple machine (M10)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.copying import can_copy, can_copy_something
from dreamcog.games.mech_a_dream.rules.effects import effect_of, pay, price_of_lot, special_of, use
from dreamcog.games.mech_a_dream.rules.frames import (
    innermost_kind,
    is_resolving,
    push_frame,
    use_up,
)
from dreamcog.games.mech_a_dream.rules.machines import can_be_activated
from dreamcog.games.mech_a_dream.rules.purse import has
from dreamcog.games.mech_a_dream.rules.robots import (
    buyer_before,
    can_use_any,
    can_use_some_way,
    means_for,
)
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    ROBOT,
    TILES,
    WHATS,
    Effect,
    Frame,
    Happening,
    Rule,
    Special,
)

COPY = 1
OPTION = 2
"""Where the copied thing and the way of using it stand among the arguments, NOTHING if unnamed."""


def can_reach(s: State, box: Box, seat: int, what: int) -> int:
    """M10.1: there, and not used tonight; M11.5: not while it is being resolved."""
    answer = can_be_activated(s, box, seat, what)
    if answer != 0:
        return answer
    if is_used_tonight(s, seat, what):
        return No.USED_TONIGHT
    return No.ALREADY_RESOLVING if is_resolving(s, seat, effect_of(s, seat, what)) else 0


def is_used_tonight(s: State, seat: int, what: int) -> bool:
    """M10.1: each once a night; M10.5: an activation from elsewhere does not count."""
    if innermost_kind(s, seat) == Frame.ACTIVATION:
        return False
    return s.robot_used[seat] == 1 if what == ROBOT else s.used[what] == 1


def can_start(s: State, box: Box, seat: int, what: int) -> int:
    """The robot or machine can be activated in some way."""
    answer = can_reach(s, box, seat, what)
    if answer != 0:
        return answer
    effect = effect_of(s, seat, what)
    if special_of(box, effect, 0) == Special.COPY:
        return can_copy_something(s, box, seat, effect, NOTHING)
    return can_use_any(s, box, seat, effect, NOTHING)


def names_copy(d: Draft) -> bool:
    """Whether an activation names what it copies."""
    return d.n > COPY and d.args[COPY] != NOTHING


def used_effect(s: State, d: Draft) -> int:
    """The effect that an activation uses: the copied one, where it names one."""
    if names_copy(d):
        return effect_of(s, d.args[COPY] // WHATS, d.args[COPY] % WHATS)
    return effect_of(s, d.seat, d.args[0])


def copying_effect(s: State, d: Draft) -> int:
    """The effect by which an activation copies another, or NOTHING."""
    return effect_of(s, d.seat, d.args[0]) if names_copy(d) else NOTHING


def price_of_activation(s: State, box: Box, d: Draft, unit: int) -> int:
    """M10.4: what the activation costs of a unit in the way named, or else in the first.

    M11.4: of a copied effect together with what copying costs.
    """
    return price_of_lot(box, used_effect(s, d), way_meant(s, box, d), copying_effect(s, d), unit)


def way_meant(s: State, box: Box, d: Draft) -> int:
    """The way in which an activation uses its effect: the one named, or else the first."""
    option = max(0, d.args[OPTION]) if d.n > OPTION else 0
    return min(option, box.options[used_effect(s, d)] - 1)


def means_to_buy(s: State, box: Box, d: Draft, unit: int) -> int:
    """M11.2 (7): what is left of a unit to buy with by the activation."""
    copier = copying_effect(s, d)
    held = has(s, d.seat, unit)
    return means_for(held, box, used_effect(s, d), way_meant(s, box, d), copier, unit)


def rule_of_effect(s: State, d: Draft) -> int:
    """Which rule says what the activation can do: of a Monitor Screen, or of the rest."""
    effect = used_effect(s, d)
    return Rule.M11_2 if Effect.MONITOR <= effect < Effect.SPECIALIST else Rule.M10_4


def rule_of_price(s: State, d: Draft) -> int:
    """Which rule says what the activation costs: M11.4 where it names what it copies."""
    return Rule.M11_4 if names_copy(d) else rule_of_effect(s, d)


def refused_thing(s: State, box: Box, d: Draft) -> int:
    """The robot or machine that an activation is refused for, with its seat as one number.

    It is the seat's own, or, where that can be reached, what the activation copies.
    """
    if names_copy(d) and can_reach(s, box, d.seat, d.args[0]) == 0:
        return d.args[COPY]
    return d.seat * WHATS + d.args[0]


def refused_seat(s: State, box: Box, d: Draft) -> int:
    """Whose robot or machine it is that an activation is refused for."""
    return refused_thing(s, box, d) // WHATS


def refused_what(s: State, box: Box, d: Draft) -> int:
    """Which robot or machine it is that an activation is refused for."""
    return refused_thing(s, box, d) % WHATS


def refuses_own(s: State, box: Box, d: Draft) -> bool:
    """Whether an activation is refused for what is the seat's own, not for what it copies."""
    return refused_seat(s, box, d) == d.seat


def buyer_waited_for(s: State, box: Box, d: Draft) -> int:
    """M11.7: who buys before the activation may, or NOTHING."""
    return buyer_before(s, box, d.seat, used_effect(s, d), copying_effect(s, d))


def can_activate(s: State, box: Box, d: Draft) -> int:
    """M10.4: what is named, copied and chosen is possible, or some completion is."""
    copy = d.args[COPY] if d.n > COPY else NOTHING
    option = d.args[OPTION] if d.n > OPTION else NOTHING
    answer = can_reach(s, box, d.seat, d.args[0])
    if answer != 0:
        return answer
    effect = effect_of(s, d.seat, d.args[0])
    if special_of(box, effect, 0) == Special.COPY:
        if copy != NOTHING:
            return can_copy(s, box, d.seat, effect, copy, option, d.done)
        if d.done == 1:
            return No.COPY_IS_OPEN
        return can_copy_something(s, box, d.seat, effect, option)
    if copy != NOTHING:
        return No.DOES_NOT_COPY
    return can_use_some_way(s, box, d.seat, effect, option, d.done, NOTHING)


def can_activate_something(s: State, box: Box, seat: int) -> bool:
    """M5.2: an activation offered outside the night has something to activate."""
    if can_start(s, box, seat, ROBOT) == 0:
        return True
    for i in range(seat * TILES, seat * TILES + s.n_workshop[seat]):
        if can_start(s, box, seat, s.workshop[i]) == 0:
            return True
    return False


def activate(s: State, box: Box, log: Log, d: Draft) -> None:
    """M10.4: the effect is used; M11.4: of a copied one the copier pays and takes."""
    seat = d.seat
    what = d.args[0]
    if innermost_kind(s, seat) == Frame.ACTIVATION:
        use_up(s, seat)
    elif what == ROBOT:
        s.robot_used[seat] = 1
    else:
        s.used[what] = 1
    emit(log, Happening.ACTIVATED, seat, Rule.M10_4, what, 0)
    effect = effect_of(s, seat, what)
    option = max(0, d.args[OPTION])
    if d.args[COPY] == NOTHING:
        use(s, box, log, seat, effect, option, Rule.M10_4)
        return
    push_frame(s, seat, Frame.EFFECT, 0, effect)
    pay(s, box, log, seat, effect, 0, Rule.M11_2)
    other = d.args[COPY] // WHATS
    copied = d.args[COPY] % WHATS
    emit(log, Happening.COPIED, seat, Rule.M11_4, other, copied)
    use(s, box, log, seat, effect_of(s, other, copied), option, Rule.M11_4)
