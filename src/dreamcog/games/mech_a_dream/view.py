"""What a seat may know of a position, built up from nothing; and everything, for saves and tests.

Hidden are the order of piles and of the Delivery cards, the cards that were put back, and Monitor
Screens until all have chosen; afterwards the one that each player did not keep.
"""

from __future__ import annotations

from typing import Any

from dreamcog.core.rng import rng_text
from dreamcog.games.mech_a_dream.names import (
    DAY_NAMES,
    PART_NAMES,
    PILE_NAMES,
    ROBOT_NAME,
    UNIT_NAMES,
    VERB_NAMES,
    Names,
)
from dreamcog.games.mech_a_dream.rules.belt import assistants_on
from dreamcog.games.mech_a_dream.rules.deciders import may_act
from dreamcog.games.mech_a_dream.rules.dock import price_of_dock
from dreamcog.games.mech_a_dream.rules.frames import innermost, innermost_kind
from dreamcog.games.mech_a_dream.rules.market import first_place, places_of, price_for, slot_for
from dreamcog.games.mech_a_dream.rules.monitors import all_have_chosen
from dreamcog.games.mech_a_dream.rules.scoring import is_ahead, score, worth_of_resources
from dreamcog.games.mech_a_dream.rules.specialists import only_bonus
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    CENTRE,
    FRAMES,
    NOTHING,
    OPTIONS,
    SPECIALISTS,
    TILES,
    Frame,
    Part,
    Unit,
    Verb,
)

LASTING = (
    *("day", "part", "first", "deciders", "offer", "piles", "delivery", "delivery_deck"),
    *("specialists_centre", "players", "monitors_dealt", "pending"),
)
"""The keys by which saved games are compared: their meaning never changes, others may be added."""

OWN = ("seat", "prices", "dock_price")
"""Keys of a position that concern the seat it is shown to."""

FRAME_NAMES = Frame.spelled()
ANSWERS = {
    Frame.BOOST: Verb.BOOST,
    Frame.TAKE: Verb.TAKE,
    Frame.ACTIVATION: Verb.ACTIVATE,
    Frame.BUYING: Verb.BUY,
    Frame.BONUSES: Verb.BONUS,
}
"""The move that answers each question on a stack."""

BONUSES_RULE = "M13.7"


def position(s: State, box: Box, names: Names, seat: int | None) -> dict[str, Any]:
    """What the seat knows; without a seat, what a watcher does."""
    public = public_position(s, box, names)
    return public if seat is None else position_of_seat(s, box, names, seat, public)


def position_of_seat(
    s: State, box: Box, names: Names, seat: int, public: dict[str, Any]
) -> dict[str, Any]:
    """What everyone knows, with the keys replaced that concern the seat."""
    own = {
        "seat": seat,
        "prices": prices(s, box, names, seat),
        "dock_price": price_of_dock(s, box, seat),
        "monitors_dealt": monitors_dealt(s, names, seat),
    }
    if not are_monitors_shown(s):
        players = list(public["players"])
        players[seat] = player(s, names, seat, True)
        own["players"] = players
    return public | own


def are_monitors_shown(s: State) -> bool:
    """Every player's Monitor Screen lies open, or there are none."""
    return not s.robots or all_have_chosen(s)


def public_position(s: State, box: Box, names: Names) -> dict[str, Any]:
    """What everyone knows."""
    shown = are_monitors_shown(s)
    return {
        "seat": None,
        "day": s.day,
        "part": PART_NAMES[s.part],
        "first": None if is_choosing_monitors(s) else s.first,
        "deciders": deciders(s),
        "offer": {name: offer(s, names, pile) for pile, name in enumerate(PILE_NAMES)},
        "prices": {},
        "dock_price": None,
        "piles": dict(zip(PILE_NAMES, s.n_pile, strict=True)),
        "delivery": names.cards[s.delivery],
        "delivery_deck": s.n_deck,
        "delivery_past": [names.cards[card] for card in s.past[: s.n_past]],
        "specialists_centre": specialists(s, names, CENTRE),
        "players": [player(s, names, who, shown) for who in range(s.players)],
        "monitors_dealt": [],
        "resolving": resolving(s, names),
        "pending": pending(s, box, names),
        "outcome": outcome(s),
    }


def is_choosing_monitors(s: State) -> bool:
    """Monitor Screens are being chosen: who begins has not been drawn yet (M13.1)."""
    return s.part == Part.SET_UP and s.acting == NOTHING


def deciders(s: State) -> list[int]:
    """The seats that may act now."""
    return [seat for seat in range(s.players) if may_act(s, seat)]


def offer(s: State, names: Names, pile: int) -> list[str]:
    """The tiles of a belt that are for sale, oldest first."""
    first = first_place(pile)
    tiles = s.offer[first : first + places_of(pile)]
    return [names.tiles[tile] for tile in tiles if tile != NOTHING]


def prices(s: State, box: Box, names: Names, seat: int) -> dict[str, dict[str, int]]:
    """What each tile for sale costs this seat, and the slot it would begin on; 0 is complete."""
    at = innermost(s, seat)
    further = s.frames.left[at] if innermost_kind(s, seat) == Frame.BUYING else 0
    return {
        names.tiles[tile]: {
            "price": price_for(s, box, seat, tile),
            "slot": slot_for(s, box, seat, tile, further),
        }
        for tile in s.offer
        if tile != NOTHING
    }


def specialists(s: State, names: Names, owner: int) -> list[dict[str, Any]]:
    """The Specialists of a seat or in the centre, each with its price."""
    return [
        {"id": names.specialists[i], "price": s.token[i]}
        for i in range(SPECIALISTS)
        if s.owner[i] == owner
    ]


def monitors_dealt(s: State, names: Names, seat: int) -> list[str]:
    """The two Monitor Screens that were dealt to the seat."""
    if not s.robots:
        return []
    return [names.monitors[monitor] for monitor in s.dealt[2 * seat : 2 * seat + 2]]


def player(s: State, names: Names, seat: int, with_monitor: bool) -> dict[str, Any]:
    """A player's workshop, gauges and cards."""
    belt = s.belt[seat * TILES : seat * TILES + s.n_belt[seat]]
    workshop = s.workshop[seat * TILES : seat * TILES + s.n_workshop[seat]]
    sent = s.assistant[3 * seat : 3 * seat + 3]
    monitor = s.monitor[seat] if with_monitor else NOTHING
    return {
        "flowers": s.flowers[seat],
        "ink": s.ink[seat],
        "rainbows": s.rainbows[seat],
        "points": s.points[seat],
        "assistants": {
            part: names.where(place) for part, place in zip(DAY_NAMES, sent, strict=True)
        },
        "belt": [
            {
                "tile": names.tiles[tile],
                "slot": s.slot[tile],
                "assistants": assistants_on(s, seat, tile),
            }
            for tile in belt
        ],
        "workshop": [names.tiles[tile] for tile in workshop],
        "used_tonight": [ROBOT_NAME] * s.robot_used[seat]
        + [names.tiles[tile] for tile in workshop if s.used[tile]],
        "asleep": bool(s.asleep[seat]),
        "monitor": None if monitor == NOTHING else names.monitors[monitor],
        "specialists": specialists(s, names, seat),
    }


def resolving(s: State, names: Names) -> list[dict[str, Any]]:
    """The stacks of what is being resolved, seat by seat, the innermost last."""
    return [
        {"seat": seat, "kind": FRAME_NAMES[s.frames.kind[at]], **frame(s, names, at)}
        for seat in range(s.players)
        for at in range(seat * FRAMES, seat * FRAMES + s.frames.n[seat])
    ]


def frame(s: State, names: Names, at: int) -> dict[str, Any]:
    """What one frame says, by name."""
    kind, left, of = s.frames.kind[at], s.frames.left[at], s.frames.of[at]
    if kind == Frame.ACTION:
        return {"of": VERB_NAMES[of], "left": left}
    if kind == Frame.PACKAGES:
        return {"of": PART_NAMES[of], "left": left}
    if kind == Frame.BONUSES:
        return {"of": [names.specialists[i] for i in range(SPECIALISTS) if left >> i & 1]}
    return {"of": names.effect(of), "left": left}


def pending(s: State, box: Box, names: Names) -> list[dict[str, Any]]:
    """The questions that wait for an answer, seat by seat, the innermost last.

    A single bonus that waits below another question asks nothing: it will simply come (M13.7).
    """
    return [
        {"seat": seat, "do": VERB_NAMES[ANSWERS[s.frames.kind[at]]], **question(s, box, names, at)}
        for seat in range(s.players)
        for at in range(seat * FRAMES, seat * FRAMES + s.frames.n[seat])
        if s.frames.kind[at] in ANSWERS and not is_single_bonus(s, at)
    ]


def is_single_bonus(s: State, at: int) -> bool:
    """One Specialist's bonus is left in the frame."""
    return s.frames.kind[at] == Frame.BONUSES and only_bonus(s.frames.left[at]) != NOTHING


def question(s: State, box: Box, names: Names, at: int) -> dict[str, Any]:
    """Who asks, and how many are left."""
    kind, left, of = s.frames.kind[at], s.frames.left[at], s.frames.of[at]
    if kind == Frame.BONUSES:
        found = [names.specialists[i] for i in range(SPECIALISTS) if left >> i & 1]
        return {"source": BONUSES_RULE, "left": len(found), "specialists": found}
    source = names.sources[of]
    if kind == Frame.TAKE:
        way = (of * OPTIONS + left) * 2
        amounts = {UNIT_NAMES[unit]: box.choice[way + unit] for unit in (Unit.FLOWER, Unit.INK)}
        return {"source": source, "left": 1, "choice": amounts}
    if kind == Frame.BUYING:
        return {"source": source, "left": 1, "further": left}
    return {"source": source, "left": left}


def outcome(s: State) -> dict[str, Any] | None:
    """Scores by seat, seats from first to last, and who has won (M12); None while it runs."""
    if not s.over:
        return None
    seats = range(s.players)
    beaten_by = [sum(is_ahead(s, other, seat) for other in seats) for seat in seats]
    return {
        "scores": [score(s, seat) for seat in seats],
        "ranking": sorted(seats, key=lambda seat: beaten_by[seat]),
        "winners": [seat for seat in seats if beaten_by[seat] == 0],
        "sources": [
            {
                "points": s.points[seat],
                "rainbows": s.rainbows[seat],
                "resources": worth_of_resources(s, seat),
            }
            for seat in seats
        ],
    }


def truth(s: State, box: Box, names: Names, options: dict[str, Any]) -> dict[str, Any]:
    """Everything: the position with its piles in full, the options, and all that is hidden."""
    told = position(s, box, names, None)
    for key in OWN:
        del told[key]
    seats = range(s.players)
    return told | {
        "players": [player(s, names, seat, True) for seat in seats],
        "piles": {name: pile_names(s, names, pile) for pile, name in enumerate(PILE_NAMES)},
        "delivery_deck": [names.cards[card] for card in reversed(s.deck[: s.n_deck])],
        "monitors_dealt": [monitors_dealt(s, names, seat) for seat in seats],
        "options": options,
        "hidden": {
            "box": [names.cards[card] for card in s.boxed[: s.n_boxed]],
            "out_of_game": tiles_nowhere(s, box, names),
            "rng": rng_text(s.rng),
            "draft": draft(s),
        },
    }


def pile_names(s: State, names: Names, pile: int) -> list[str]:
    """A pile of tiles, its top first."""
    tiles = s.pile[pile * TILES : pile * TILES + s.n_pile[pile]]
    return [names.tiles[tile] for tile in reversed(tiles)]


def tiles_nowhere(s: State, box: Box, names: Names) -> list[str]:
    """The tiles that lie nowhere: a case may take some out of the game."""
    found = {tile for tile in s.offer if tile != NOTHING}
    for pile in range(len(PILE_NAMES)):
        found.update(s.pile[pile * TILES : pile * TILES + s.n_pile[pile]])
    for seat in range(s.players):
        found.update(s.belt[seat * TILES : seat * TILES + s.n_belt[seat]])
        found.update(s.workshop[seat * TILES : seat * TILES + s.n_workshop[seat]])
    return [names.tiles[tile] for tile in range(box.tiles) if tile not in found]


def draft(s: State) -> dict[str, Any] | None:
    """The move being composed in small steps: who composes it, its verb and the numbers so far."""
    if s.draft.verb == 0:
        return None
    args = s.draft.args[: s.draft.n]
    return {"seat": s.draft.seat, "do": VERB_NAMES[s.draft.verb], "args": args}
