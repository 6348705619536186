"""Boards, Delivery cards, Monitor Screens and Specialists, as an observation tells them."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.observed import (
    GIVEN,
    PAID,
    At,
    CardAt,
    MonitorAt,
    PrintedAt,
    SpecialistAt,
    TileAt,
    Width,
)
from dreamcog.games.mech_a_dream.rules.belt import PLACES
from dreamcog.games.mech_a_dream.rules.monitors import all_have_chosen
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    CENTRE,
    FRAMES,
    MONITORS,
    NOTHING,
    OPTIONS,
    PACKAGES,
    SPECIALISTS,
    UNITS,
    Colour,
    Discount,
    Effect,
    Frame,
    Part,
    Special,
    Unit,
    Verb,
)

CRYSTAL = 2
ECONOMICAL = 3
"""Where the columns for a tile's kind tell of crystal and of the first economical tiles."""


def observe_printed(box: Box, out: list[int]) -> None:
    """What is printed on the boards, the tiles and the Delivery cards of the box."""
    observe_boards(box, out)
    for tile in range(box.tiles):
        write_tile(box, tile, out)
    for card in range(box.cards):
        write_card(box, card, At.CARDS + card * Width.CARDS, out)


def observe_boards(box: Box, out: list[int]) -> None:
    """What is printed on the boards."""
    for unit in range(Unit.RAINBOW + 1):
        out[At.PRINTED + PrintedAt.START + unit] = box.start[unit]
    write_way(box, Effect.ROBOT * OPTIONS, At.PRINTED + PrintedAt.ROBOT, out)
    for part in range(Part.MORNING, Part.NIGHT):
        floor = At.PRINTED + PrintedAt.FLOOR + (part - Part.MORNING) * (GIVEN + 2)
        write_gifts(box, (Effect.FLOOR + part) * OPTIONS, GIVEN, floor, out)
    for place in range(PLACES):
        out[At.PRINTED + PrintedAt.PLACE + place] = box.place_points[place + 1]
    out[At.PRINTED + PrintedAt.PLACE + PLACES] = box.beyond_points


def write_tile(box: Box, tile: int, out: list[int]) -> None:
    """What is printed on a tile."""
    at = At.TILES + tile * Width.TILES
    out[at + TileAt.PRICE] = box.price[tile]
    out[at + TileAt.TIME] = box.time[tile]
    colour = box.colour[tile]
    if colour == Colour.RESOURCE or colour == Colour.POWER:
        out[at + TileAt.KIND + colour] = 1
        write_way(box, (Effect.TILE + tile) * OPTIONS, at + TileAt.PAYS, out)
        return
    if colour == Colour.CRYSTAL:
        out[at + TileAt.KIND + CRYSTAL] = 1
    else:
        out[at + TileAt.KIND + ECONOMICAL + box.power[tile] - Discount.INK] = 1
    for unit in range(Unit.POINT + 1):
        out[at + TileAt.GIVES + unit] = box.completion[tile * UNITS + unit]


def write_way(box: Box, way: int, at: int, out: list[int]) -> None:
    """What is paid and given in one way to use a machine or a robot."""
    for unit in range(PAID):
        out[at + unit] = box.pays[way * UNITS + unit]
    write_gifts(box, way, GIVEN, at + PAID, out)


def write_gifts(box: Box, way: int, units: int, at: int, out: list[int]) -> None:
    """What is given in one way, of so many units, and the amounts of a choice at the end."""
    for unit in range(units):
        out[at + unit] = box.gives[way * UNITS + unit]
    out[at + units] = box.choice[way * 2]
    out[at + units + 1] = box.choice[way * 2 + 1]


def observe_cards(s: State, box: Box, out: list[int]) -> None:
    """Which cards have been revealed, and today's packages one by one."""
    for i in range(s.n_past):
        out[At.CARDS + s.past[i] * Width.CARDS + CardAt.REVEALED] = i + 1
    today = At.CARDS + s.delivery * Width.CARDS
    out[today + CardAt.TODAY] = 1
    out[today + CardAt.REVEALED] = s.n_past + 1
    first = (Effect.PACKAGE + s.delivery * 3 * PACKAGES) * OPTIONS * UNITS
    for package in range(3 * PACKAGES):
        for unit in range(UNITS):
            given = box.gives[first + package * OPTIONS * UNITS + unit]
            out[At.PACKAGES + package * UNITS + unit] = given


def write_card(box: Box, card: int, at: int, out: list[int]) -> None:
    """The price of a card, and what the packages of each row hold together."""
    out[at + CardAt.PRICE] = box.card_price[card]
    for row in range(3):
        first = Effect.PACKAGE + (card * 3 + row) * PACKAGES
        for effect in range(first, first + box.packages[card * 4 + Part.MORNING + row]):
            for unit in range(UNITS):
                given = box.gives[effect * OPTIONS * UNITS + unit]
                out[at + CardAt.MORNING + row * UNITS + unit] += given


def observe_monitors(s: State, box: Box, seat: int, out: list[int]) -> None:
    """The Monitor Screens, those dealt to the seat, and the ones that are known to be kept."""
    for monitor in range(MONITORS):
        write_monitor(box, monitor, At.MONITORS + monitor * Width.MONITORS, out)
    for i in range(2 * seat, 2 * seat + 2):
        out[At.MONITORS + s.dealt[i] * Width.MONITORS + MonitorAt.DEALT] = 1
    shown = all_have_chosen(s)
    for away in range(s.players):
        monitor = s.monitor[(seat + away) % s.players]
        if monitor != NOTHING and (shown or away == 0):
            out[At.MONITORS + monitor * Width.MONITORS + MonitorAt.KEPT_BY + away] = 1


def write_monitor(box: Box, monitor: int, at: int, out: list[int]) -> None:
    """What is printed on a Monitor Screen."""
    for unit in range(Unit.RAINBOW + 1):
        out[at + MonitorAt.START + unit] = box.monitor_start[monitor * UNITS + unit]
    effect = Effect.MONITOR + monitor
    out[at + MonitorAt.WAYS] = box.options[effect]
    for option in range(box.options[effect]):
        way = effect * OPTIONS + option
        first = at + (MonitorAt.FIRST_WAY if option == 0 else MonitorAt.SECOND_WAY)
        write_way(box, way, first, out)
        if box.special[way] != 0:
            out[first + PAID + GIVEN + 2 + box.special[way] - Special.EVENING] = 1


def observe_specialists(s: State, box: Box, seat: int, out: list[int]) -> None:
    """The Specialists in the game, who has them, and whose bonuses are open."""
    for specialist in range(SPECIALISTS):
        owner = s.owner[specialist]
        if owner != NOTHING:
            at = At.SPECIALISTS + specialist * Width.SPECIALISTS
            for verb in range(Verb.STOCK_ROOM, Verb.BUILD + 1):
                after = box.bonus_after[specialist * 5 + verb]
                out[at + SpecialistAt.AFTER + verb - Verb.STOCK_ROOM] = after
            way = (Effect.SPECIALIST + specialist) * OPTIONS
            write_gifts(box, way, UNITS, at + SpecialistAt.GIVES, out)
            out[at + SpecialistAt.TOKEN] = s.token[specialist]
            if owner == CENTRE:
                out[at + SpecialistAt.IN_CENTRE] = 1
            else:
                away = (owner - seat + s.players) % s.players
                out[at + SpecialistAt.OWNER + away] = 1
                write_bonus(s, owner, specialist, at, out)


def write_bonus(s: State, owner: int, specialist: int, at: int, out: list[int]) -> None:
    """Whether the Specialist's bonus is still to come, or being given."""
    for frame in range(owner * FRAMES, owner * FRAMES + s.frames.n[owner]):
        kind = s.frames.kind[frame]
        if kind == Frame.BONUSES and s.frames.left[frame] >> specialist & 1 == 1:
            out[at + SpecialistAt.BONUS_TO_COME] = 1
        gives = kind == Frame.BOOST or kind == Frame.TAKE or kind == Frame.ACTIVATION
        if gives and s.frames.of[frame] == Effect.SPECIALIST + specialist:
            out[at + SpecialistAt.GIVING_BONUS] = 1
