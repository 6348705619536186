"""How well a seat of Mech A Dream stands, by common sense: what plain bots look ahead with.

No rule, and nothing hidden: every number here is a rough opinion, in hundredths of a point. What
machines, robots, packages and Specialists are worth is read from the box. In the rules' own subset,
so that bots can use it as native code.
"""

from __future__ import annotations

from dreamcog.games.mech_a_dream.rules.belt import assistants_on
from dreamcog.games.mech_a_dream.rules.effects import effect_of
from dreamcog.games.mech_a_dream.rules.purse import has
from dreamcog.games.mech_a_dream.rules.scoring import DAYS, LOT, MACHINES, score
from dreamcog.games.mech_a_dream.rules.specialists import bonuses_after
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    FRAMES,
    NOTHING,
    OPTIONS,
    PACKAGES,
    ROBOT,
    SPECIALISTS,
    TILES,
    UNITS,
    Colour,
    Discount,
    Effect,
    Frame,
    Part,
    Unit,
    Verb,
)

POINT = 100
SLOT = 60
"""Moving a machine by one slot."""

ACTIVATION = 100
SPECIAL = 150
"""An activation out of turn; a robot that buys, copies or takes a package (M11.2)."""

A_DAY = 3
"""Actions a day."""

BUILT_A_DAY = 4
"""Slots by which all machines of a belt move in a day, when other things are done too."""

RARELY = 6
"""A completed machine saves something with one action in so many."""


def appraise(s: State, box: Box, seat: int) -> int:
    """How well the seat stands between two moves."""
    if s.over == 1:
        return POINT * score(s, seat) + s.n_workshop[seat]
    return (
        worth_of_purse(s, box, seat)
        + worth_of_workshop(s, box, seat)
        + worth_of_belt(s, box, seat)
        + worth_of_specialists(s, box, seat)
        + worth_of_questions(s, box, seat)
    )


def nights_ahead(s: State) -> int:
    """How many nights are still to come, tonight counted (M12.1)."""
    for seat in range(s.players):
        if s.n_workshop[seat] >= MACHINES:
            return 1
    return DAYS - s.day + 1


def parts_ahead(s: State) -> int:
    """How often machines will still move today."""
    return min(A_DAY, Part.NIGHT - s.part)


def actions_ahead(s: State) -> int:
    """How many more actions a seat has, this part of the day counted."""
    return A_DAY * (nights_ahead(s) - 1) + parts_ahead(s)


def worth_of_unit(s: State, unit: int) -> int:
    """What one more of a unit is worth: as long as there is time to use it, more than its score."""
    time = min(8, actions_ahead(s))
    if unit == Unit.FLOWER or unit == Unit.INK:
        return POINT // LOT + 5 * time
    if unit == Unit.RAINBOW:
        return POINT + 8 * time
    if unit == Unit.POINT:
        return POINT
    return SLOT if unit == Unit.HOURGLASS else ACTIVATION


def held(s: State, box: Box, seat: int, unit: int) -> int:
    """What the seat has, or will have when the Monitor Screens are shown (M11.1)."""
    if s.part == Part.SET_UP and s.acting == NOTHING and s.monitor[seat] != NOTHING:
        return box.monitor_start[s.monitor[seat] * UNITS + unit]
    return has(s, seat, unit)


def worth_of_purse(s: State, box: Box, seat: int) -> int:
    """Points and rainbows; flowers and ink, of which each is worth less than the one before.

    When nothing can be done with them any more they count as they score (M12.2).
    """
    flowers = held(s, box, seat, Unit.FLOWER)
    ink = held(s, box, seat, Unit.INK)
    worth = POINT * s.points[seat]
    worth += worth_of_unit(s, Unit.RAINBOW) * held(s, box, seat, Unit.RAINBOW)
    if actions_ahead(s) == 0:
        return worth + POINT * ((flowers + ink) // LOT) + flowers + ink
    curved = flowers * (20 - flowers) + ink * (20 - ink)
    return worth + worth_of_unit(s, Unit.INK) * curved // 20


def worth_of_lot(s: State, box: Box, effect: int, option: int) -> int:
    """What an effect gives in one of its ways, less what it costs."""
    way = effect * OPTIONS + option
    worth = worth_of_unit(s, Unit.INK) * max(box.choice[way * 2], box.choice[way * 2 + 1])
    for unit in range(UNITS):
        amount = box.gives[way * UNITS + unit] - box.pays[way * UNITS + unit]
        if amount != 0:
            worth += amount * worth_of_unit(s, unit)
    return worth + SPECIAL if box.special[way] != 0 else worth


def worth_of_use(s: State, box: Box, effect: int) -> int:
    """What using an effect once is worth, in its best way, or not at all."""
    best = 0
    for option in range(box.options[effect]):
        best = max(best, worth_of_lot(s, box, effect, option))
    return best


def worth_of_machine(s: State, box: Box, tile: int, nights: int) -> int:
    """What a completed machine is worth with so many nights to come."""
    colour = box.colour[tile]
    if colour == Colour.RESOURCE or colour == Colour.POWER:
        return nights * worth_of_use(s, box, Effect.TILE + tile)
    if colour == Colour.ECONOMICAL:
        return A_DAY * nights * worth_of_saving(s, box.power[tile]) // RARELY
    return 0


def worth_of_saving(s: State, power: int) -> int:
    """What an Economical machine saves at a time (M10.7)."""
    if power == Discount.RAINBOW:
        return worth_of_unit(s, Unit.RAINBOW)
    return SLOT if power == Discount.HOURGLASS else worth_of_unit(s, Unit.INK)


def worth_of_workshop(s: State, box: Box, seat: int) -> int:
    """The robot and the completed machines, by the nights in which they can still be used."""
    nights = nights_ahead(s)
    asleep = s.asleep[seat]
    used = max(asleep, s.robot_used[seat])
    worth = (nights - used) * worth_of_use(s, box, effect_of(s, seat, ROBOT))
    for i in range(seat * TILES, seat * TILES + s.n_workshop[seat]):
        tile = s.workshop[i]
        worth += worth_of_machine(s, box, tile, nights - max(asleep, s.used[tile]))
    return worth


def worth_of_belt(s: State, box: Box, seat: int) -> int:
    """Machines under construction, one after the other: what they will be, less the way there."""
    parts = parts_ahead(s)
    today = parts * (parts + 1) // 2
    if parts > 0 and s.assistant[3 * seat + A_DAY - parts] != NOTHING:
        today -= parts
    nights = nights_ahead(s)
    worth = 0
    way = 0
    for i in range(seat * TILES, seat * TILES + s.n_belt[seat]):
        tile = s.belt[i]
        left = max(0, s.slot[tile] - parts * assistants_on(s, seat, tile))
        way += left
        late = 0
        if left > 0 and way > today:
            late = (way - today + BUILT_A_DAY - 1) // BUILT_A_DAY
        if late < nights:
            worth += worth_on_belt(s, box, tile, nights - late, left)
    return worth


def worth_on_belt(s: State, box: Box, tile: int, nights: int, left: int) -> int:
    """What a machine will give when it is complete, in time for so many nights."""
    worth = worth_of_machine(s, box, tile, nights) - SLOT * left
    for unit in range(Unit.POINT + 1):
        worth += box.completion[tile * UNITS + unit] * worth_of_unit(s, unit)
    return max(0, worth)


def worth_of_specialists(s: State, box: Box, seat: int) -> int:
    """Specialists by their bonus, and by how often it can be expected."""
    if s.specialists == 0:
        return 0
    worth = 0
    for specialist in range(SPECIALISTS):
        if s.owner[specialist] == seat:
            bonus = worth_of_use(s, box, Effect.SPECIALIST + specialist)
            for verb in range(Verb.STOCK_ROOM, Verb.BUILD + 1):
                if box.bonus_after[specialist * 5 + verb] == 1:
                    worth += bonus * actions_ahead(s) // RARELY
    return worth


def worth_of_questions(s: State, box: Box, seat: int) -> int:
    """What is still to come of the action or activation that is being resolved."""
    worth = 0
    for at in range(seat * FRAMES, seat * FRAMES + s.frames.n[seat]):
        kind = s.frames.kind[at]
        left = s.frames.left[at]
        of = s.frames.of[at]
        if kind == Frame.BOOST:
            worth += SLOT * left if s.n_belt[seat] > 0 else 0
        elif kind == Frame.ACTIVATION:
            worth += ACTIVATION * left
        elif kind == Frame.TAKE:
            choice = (of * OPTIONS + left) * 2
            amount = max(box.choice[choice], box.choice[choice + 1])
            worth += amount * worth_of_unit(s, Unit.INK)
        elif kind == Frame.BUYING:
            worth += SPECIAL
        elif kind == Frame.PACKAGES:
            worth += worth_of_packages(s, box, of, left)
        elif kind == Frame.BONUSES:
            worth += worth_of_bonuses(s, box, left)
        elif kind == Frame.ACTION and left == 1:
            worth += worth_of_bonuses(s, box, bonuses_after(s, box, seat, of))
    return worth


def worth_of_packages(s: State, box: Box, part: int, taken: int) -> int:
    """The packages of a row that have not been taken yet (M5.1)."""
    row = (s.delivery * 3 + part - Part.MORNING) * PACKAGES
    worth = 0
    for i in range(taken, box.packages[s.delivery * 4 + part]):
        worth += worth_of_use(s, box, Effect.PACKAGE + row + i)
    return worth


def worth_of_bonuses(s: State, box: Box, bonuses: int) -> int:
    """The bonuses of these Specialists, one bit each (M13.7)."""
    worth = 0
    for specialist in range(SPECIALISTS):
        if bonuses >> specialist & 1 == 1:
            worth += worth_of_use(s, box, Effect.SPECIALIST + specialist)
    return worth
