"""The way back from a truth to a state. Anything that cannot be on a table is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.draft import Draft, Steps
from dreamcog.core.refusal import malformed
from dreamcog.core.rng import read_rng
from dreamcog.games.mech_a_dream.names import PART_NAMES, PILE_NAMES, Names
from dreamcog.games.mech_a_dream.rules.deciders import next_to_step
from dreamcog.games.mech_a_dream.rules.market import first_place, pile_of, places_of
from dreamcog.games.mech_a_dream.rules.scoring import DAYS, MACHINES
from dreamcog.games.mech_a_dream.rules.steps import extend, is_whole, list_steps
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.truth_players import read_monitors, read_players, read_specialists
from dreamcog.games.mech_a_dream.truth_stack import read_stack
from dreamcog.games.mech_a_dream.view import deciders, outcome, pending
from dreamcog.games.mech_a_dream.words import (
    CARDS,
    NOTHING,
    POWERS,
    TILES,
    WHATS,
    Part,
    Step,
)

PARTS_BY_NAME = {name: part for part, name in enumerate(PART_NAMES)}


def read_truth(given: object, blank: State, box: Box, names: Names) -> State:
    """A truth as a state; `blank` has the options set. Anything impossible is refused."""
    t = reading.mapping(given, "truth")
    hidden = reading.mapping(reading.field(t, "hidden", "truth"), "truth.hidden")
    s = blank
    s.day = reading.whole(reading.field(t, "day", "truth"), 1, DAYS, "day")
    s.part = reading.named(reading.field(t, "part", "truth"), PARTS_BY_NAME, "part")
    read_players(s, t, names)
    read_tiles(s, box, t, hidden, names)
    read_deliveries(s, t, hidden, names)
    read_monitors(s, t, names)
    read_specialists(s, t, names)
    read_clock(s, t)
    read_rng(s.rng, reading.field(hidden, "rng", "hidden"), "hidden.rng")
    read_stack(s, box, t, names)
    check_end(s, reading.field(t, "outcome", "truth"))
    check_questions(s, box, t, names)
    read_draft(s, box, hidden.get("draft"))
    return s


def read_tiles(
    s: State, box: Box, t: Mapping[str, Any], hidden: Mapping[str, Any], names: Names
) -> None:
    """Offers and piles; every tile in exactly one place, those of a belt from its own pile."""
    offers = reading.mapping(reading.field(t, "offer", "truth"), "offer")
    piles = reading.mapping(reading.field(t, "piles", "truth"), "piles")
    found: Counter[int] = Counter()
    s.offer = [NOTHING] * len(s.offer)
    for pile, name in enumerate(PILE_NAMES):
        places = places_of(pile)
        for_sale = reading.all_named(
            reading.field(offers, name, "offer"), names.tile_numbers, places, f"offer.{name}"
        )
        below = reading.all_named(
            reading.field(piles, name, "piles"), names.tile_numbers, TILES, f"piles.{name}"
        )
        if any(pile_of(box, tile) != pile for tile in (*for_sale, *below)):
            raise malformed(f"offer.{name}", "tiles of this belt")
        s.offer[first_place(pile) : first_place(pile) + len(for_sale)] = for_sale
        s.pile[pile * TILES : pile * TILES + len(below)] = below[::-1]
        s.n_pile[pile] = len(below)
        found.update(for_sale + below)
    for seat in range(s.players):
        found.update(s.belt[seat * TILES : seat * TILES + s.n_belt[seat]])
        found.update(s.workshop[seat * TILES : seat * TILES + s.n_workshop[seat]])
    gone = hidden.get("out_of_game", [])
    found.update(reading.all_named(gone, names.tile_numbers, TILES, "hidden.out_of_game"))
    if found != Counter(range(box.tiles)):
        raise malformed("piles", "every tile in exactly one place")
    count_discounts(s, box)


def count_discounts(s: State, box: Box) -> None:
    """What completed Economical machines save, seat by seat."""
    for seat in range(s.players):
        for tile in s.workshop[seat * TILES : seat * TILES + s.n_workshop[seat]]:
            s.saved[seat * POWERS + box.power[tile]] += 1


def read_deliveries(
    s: State, t: Mapping[str, Any], hidden: Mapping[str, Any], names: Names
) -> None:
    """The Delivery cards: today's, those to come, those gone, and those put back."""
    numbers = names.card_numbers
    s.delivery = reading.named(reading.field(t, "delivery", "truth"), numbers, "delivery")
    deck = reading.all_named(
        reading.field(t, "delivery_deck", "truth"), numbers, CARDS, "delivery_deck"
    )
    past = reading.all_named(t.get("delivery_past", []), numbers, CARDS, "delivery_past")
    boxed = reading.all_named(hidden.get("box", []), numbers, CARDS, "hidden.box")
    if Counter([s.delivery, *deck, *past, *boxed]) != Counter(range(len(names.cards))):
        raise malformed("delivery", "every card in exactly one place")
    for name, cards in (("deck", deck[::-1]), ("past", past), ("boxed", boxed)):
        getattr(s, name)[: len(cards)] = cards
        setattr(s, f"n_{name}", len(cards))


def read_clock(s: State, t: Mapping[str, Any]) -> None:
    """Whose turn it is: who begins, who acts, and how many turns there have been."""
    first = reading.field(t, "first", "truth")
    acting = reading.listed(reading.field(t, "deciders", "truth"), s.players, "deciders")
    choosing = s.part == Part.SET_UP and s.robots and NOTHING in s.monitor[: s.players]
    if s.part == Part.SET_UP and (s.day != 1 or not (choosing or s.specialists)):
        raise malformed("part", "a set-up with something to choose")
    if choosing:
        s.first, s.acting = 0, NOTHING
    else:
        s.first = reading.whole(first, 0, s.players - 1, "first")
        s.acting = s.first
        if s.part != Part.NIGHT and len(acting) != 1:
            raise malformed("deciders", "the one seat that acts")
        if s.part != Part.NIGHT:
            s.acting = reading.whole(acting[0], 0, s.players - 1, "deciders")
    s.turn = turns_before(s)
    s.draft.seat = next_to_step(s)


def turns_before(s: State) -> int:
    """How many turns and nights have ended."""
    if s.part == Part.SET_UP:
        return 0
    done = (s.part - Part.MORNING) * s.players + (s.acting - s.first) % s.players
    return (s.day - 1) * (3 * s.players + 1) + done


def check_end(s: State, given: object) -> None:
    """The game is over after the night that ends it, with the outcome that it then has."""
    if given is None:
        return
    machines = max(s.n_workshop[: s.players])
    asleep = all(s.asleep[: s.players])
    if s.part != Part.NIGHT or not asleep or not (s.day == DAYS or machines >= MACHINES):
        raise malformed("outcome", "none before the end")
    s.over = 1
    told = {**reading.mapping(given, "outcome")}
    if told != outcome(s):
        raise malformed("outcome", "what follows from the rest")


def check_questions(s: State, box: Box, t: Mapping[str, Any], names: Names) -> None:
    """Everyone who is to decide can; who decides and what is asked is as told."""
    if t["deciders"] != deciders(s) or (not s.over and not deciders(s)):
        raise malformed("deciders", "the seats that may act now")
    if "pending" in t and t["pending"] != pending(s, box, names):
        raise malformed("pending", "what follows from what is being resolved")
    for seat in deciders(s):
        steps = Steps()
        list_steps(s, box, Draft(seat=seat), steps)
        if steps.n == 0:
            raise malformed("resolving", "questions that can be answered")


def read_draft(s: State, box: Box, given: object) -> None:
    """The move being composed, step by step: it is refused unless each step is legal."""
    if given is None:
        return
    d = reading.mapping(given, "draft")
    if reading.field(d, "do", "draft") != "activate":
        raise malformed("draft.do", "a move of several steps")
    s.draft.seat = reading.whole(reading.field(d, "seat", "draft"), 0, s.players - 1, "draft.seat")
    args = reading.listed(reading.field(d, "args", "draft"), 2, "draft.args")
    for kind, arg in zip((Step.ACTIVATE, Step.COPY), args, strict=False):
        number = reading.whole(arg, 0, s.players * WHATS, "draft.args")
        steps = Steps()
        list_steps(s, box, s.draft, steps)
        listed = [(steps.kind[i], steps.arg[i]) for i in range(steps.n)]
        if (kind, number) not in listed:
            raise malformed("draft", "legal steps")
        extend(s, s.draft, kind, number)
    if not args or is_whole(s, box, s.draft):
        raise malformed("draft", "an unfinished move")
