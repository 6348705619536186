"""Activating a robot or a completed purple machine (M10), and copying one (M11.2 (8))."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.effects import can_pay, effect_of, pay, special_of, use
from dreamcog.games.mech_a_dream.rules.frames import (
    innermost,
    innermost_kind,
    is_resolving,
    pop_frame,
    push_frame,
)
from dreamcog.games.mech_a_dream.rules.market import can_buy_something
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    OPTIONS,
    ROBOT,
    TILES,
    UNITS,
    WHATS,
    Colour,
    Frame,
    Happening,
    Part,
    Rule,
    Special,
    Unit,
)

COPY = 1
OPTION = 2
"""Where the copied thing and the way of using it stand among the arguments, NOTHING if unnamed."""


def in_workshop(s: State, seat: int, tile: int) -> bool:
    """The tile is completed and stands in the seat's workshop."""
    for i in range(seat * TILES, seat * TILES + s.n_workshop[seat]):
        if s.workshop[i] == tile:
            return True
    return False


def can_be_activated(s: State, box: Box, seat: int, what: int) -> int:
    """M10.1, M10.6: the robot, or a purple machine of the workshop; M11.5: not within itself."""
    if what != ROBOT:
        if not in_workshop(s, seat, what):
            return No.NOT_IN_WORKSHOP
        if box.colour[what] != Colour.RESOURCE and box.colour[what] != Colour.POWER:
            return No.HAS_NO_EFFECT
    return 0


def is_used_tonight(s: State, seat: int, what: int) -> bool:
    """M10.1: each once a night; M10.5: an activation from elsewhere does not count."""
    if innermost_kind(s, seat) == Frame.ACTIVATION:
        return False
    return s.robot_used[seat] == 1 if what == ROBOT else s.used[what] == 1


def can_activate(s: State, box: Box, d: Draft) -> int:
    """M10.4: what is named, copied and chosen is possible, or some completion is."""
    answer = can_be_activated(s, box, d.seat, d.args[0])
    if answer != 0:
        return answer
    if is_used_tonight(s, d.seat, d.args[0]):
        return No.USED_TONIGHT
    effect = effect_of(s, d.seat, d.args[0])
    if is_resolving(s, d.seat, effect):
        return No.ALREADY_RESOLVING
    copy = d.args[COPY] if d.n > COPY else NOTHING
    if special_of(box, effect, 0) == Special.COPY:
        if copy == NOTHING and d.done == 0:
            return can_copy_something(s, box, d.seat, effect)
        return can_copy(s, box, d, effect, copy)
    if copy != NOTHING:
        return No.NOTHING_TO_COPY
    return can_use_some_way(s, box, d, effect, 0)


def can_use_some_way(s: State, box: Box, d: Draft, effect: int, flowers: int) -> int:
    """The way named can be used, or, where none is named yet, one of them."""
    if d.n > OPTION and d.args[OPTION] != NOTHING:
        if d.args[OPTION] >= box.options[effect]:
            return No.NO_SUCH_OPTION
        return can_use(s, box, d.seat, effect, d.args[OPTION], flowers)
    if d.done == 1 and box.options[effect] > 1:
        return No.NO_SUCH_OPTION
    return can_use_any(s, box, d.seat, effect, flowers)


def can_use_any(s: State, box: Box, seat: int, effect: int, flowers: int) -> int:
    """One of the ways to use the effect is possible; otherwise why the first is not."""
    for option in range(box.options[effect]):
        if can_use(s, box, seat, effect, option, flowers) == 0:
            return 0
    return can_use(s, box, seat, effect, 0, flowers)


def can_use(s: State, box: Box, seat: int, effect: int, option: int, flowers: int) -> int:
    """The lot can be paid; M11.2 (7): there is something to buy, and it is one's turn to."""
    answer = can_pay(s, box, seat, effect, option, flowers)
    if answer != 0:
        return answer
    if special_of(box, effect, option) == Special.BUY:
        if not can_buy_something(s, box, seat):
            return No.NOTHING_TO_BUY
        if s.part == Part.NIGHT and must_wait(s, box, seat):
            return No.WAIT_FOR_BUYER
    return 0


def must_wait(s: State, box: Box, seat: int) -> bool:
    """M11.7: owners of a buying robot come first, in turn order; a copier waits for its owner."""
    own = buys(s, box, seat)
    for i in range(s.players):
        other = (s.first + i) % s.players
        if other == seat:
            if own:
                return False
        elif buys(s, box, other) and s.robot_used[other] == 0 and s.asleep[other] == 0:
            return True
    return False


def buys(s: State, box: Box, seat: int) -> bool:
    """The seat's robot can buy machines."""
    effect = effect_of(s, seat, ROBOT)
    for option in range(box.options[effect]):
        if special_of(box, effect, option) == Special.BUY:
            return True
    return False


def can_copy(s: State, box: Box, d: Draft, effect: int, copy: int) -> int:
    """M11.2 (8): an opponent's purple machine or robot, all costs together within one's means."""
    if copy == NOTHING:
        return No.NOTHING_TO_COPY
    answer = can_be_copied(s, box, d.seat, copy)
    if answer != 0:
        return answer
    copied = effect_of(s, copy // WHATS, copy % WHATS)
    answer = can_pay(s, box, d.seat, effect, 0, 0)
    if answer != 0:
        return answer
    return can_use_some_way(s, box, d, copied, flowers_paid(box, effect))


def flowers_paid(box: Box, effect: int) -> int:
    """What the copying itself costs in flowers."""
    return box.pays[effect * OPTIONS * UNITS + Unit.FLOWER]


def can_be_copied(s: State, box: Box, seat: int, copy: int) -> int:
    """M11.2 (8), M11.5: another's, with an effect of its own that is not being resolved."""
    other = copy // WHATS
    if other == seat or other >= s.players:
        return No.NOTHING_TO_COPY
    answer = can_be_activated(s, box, other, copy % WHATS)
    if answer != 0:
        return answer
    copied = effect_of(s, other, copy % WHATS)
    if is_resolving(s, seat, copied):
        return No.ALREADY_RESOLVING
    return No.NOTHING_TO_COPY if special_of(box, copied, 0) == Special.COPY else 0


def can_copy_something(s: State, box: Box, seat: int, effect: int) -> int:
    """M11.2 (8): there is something to copy that one can pay."""
    answer = can_pay(s, box, seat, effect, 0, 0)
    if answer != 0:
        return answer
    flowers = flowers_paid(box, effect)
    for other in range(s.players):
        if other != seat:
            if copy_works(s, box, seat, other, ROBOT, flowers):
                return 0
            for i in range(other * TILES, other * TILES + s.n_workshop[other]):
                if copy_works(s, box, seat, other, s.workshop[i], flowers):
                    return 0
    return No.NOTHING_TO_COPY


def copy_works(s: State, box: Box, seat: int, other: int, what: int, flowers: int) -> bool:
    """This very thing can be copied now."""
    if can_be_copied(s, box, seat, other * WHATS + what) != 0:
        return False
    return can_use_any(s, box, seat, effect_of(s, other, what), flowers) == 0


def can_activate_something(s: State, box: Box, seat: int) -> bool:
    """M5.2: an activation offered outside the night has something to activate."""
    if can_enter(s, box, seat, ROBOT):
        return True
    for i in range(seat * TILES, seat * TILES + s.n_workshop[seat]):
        if can_enter(s, box, seat, s.workshop[i]):
            return True
    return False


def can_enter(s: State, box: Box, seat: int, what: int) -> bool:
    """The robot or machine can be activated in some way."""
    if can_be_activated(s, box, seat, what) != 0:
        return False
    effect = effect_of(s, seat, what)
    if is_resolving(s, seat, effect):
        return False
    if special_of(box, effect, 0) == Special.COPY:
        return can_copy_something(s, box, seat, effect) == 0
    return can_use_any(s, box, seat, effect, 0) == 0


def activate(s: State, box: Box, log: Log, d: Draft) -> None:
    """M10.4: the effect is used; M11.4: of a copied one the copier pays and takes."""
    seat = d.seat
    what = d.args[0]
    if innermost_kind(s, seat) == Frame.ACTIVATION:
        use_up_activation(s, seat)
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
    push_frame(s, seat, Frame.EFFECT, effect, 0)
    pay(s, box, log, seat, effect, 0, Rule.M11_4)
    emit(log, Happening.COPIED, seat, Rule.M11_4, d.args[COPY] // WHATS, d.args[COPY] % WHATS)
    copied = effect_of(s, d.args[COPY] // WHATS, d.args[COPY] % WHATS)
    use(s, box, log, seat, copied, option, Rule.M11_4)


def use_up_activation(s: State, seat: int) -> None:
    """One of the activations offered has been used, or declined."""
    at = innermost(s, seat)
    s.frames.a[at] -= 1
    if s.frames.a[at] == 0:
        pop_frame(s, seat)
