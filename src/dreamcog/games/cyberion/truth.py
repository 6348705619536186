"""The way back from a truth to a state, and from one seat's view to a truth it cannot rule out."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.draft import DRAFT_ROOM, Steps
from dreamcog.core.refusal import malformed
from dreamcog.games.cyberion.names import (
    MACHINES_BY_NAME,
    MODELS_BY_NAME,
    ROBOT_NAMES,
    ROBOTS_BY_NAME,
    ROW_NAMES,
    RULES_BY_NAME,
    VERBS_BY_NAME,
)
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.rules.rows import room_in_row
from dreamcog.games.cyberion.rules.steps import extend, is_whole, list_steps
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    CARDS,
    MACHINES,
    MODELS,
    NOTHING,
    PLACES,
    ROBOTS,
    Model,
    Row,
    Step,
    Verb,
)

MOST_TURNS = 10_000
ASKED_BY = {
    Verb.STORE: Model.STOCKBOT,
    Verb.RECOVER: Model.CYCLOBOT,
    Verb.ARRANGE: Model.PLANBOT,
    Verb.PREPARE: Model.COMMANDBOT,
}
"""Which ability asks each question."""


def robots_in_play(box: Box) -> Counter[str]:
    """Every robot card of the game, by name."""
    return Counter({ROBOT_NAMES[kind]: box.copies for kind in range(ROBOTS)})


def read_truth(given: object, blank: State, box: Box) -> State:
    """A truth as a state; `blank` has the options set. Anything impossible is refused."""
    t = reading.mapping(given, "truth")
    s = blank
    read_gauges(s, t)
    read_machines(s, t)
    read_robots(s, t, box)
    read_rng(s, reading.mapping(reading.field(t, "hidden", "truth"), "truth.hidden"))
    read_outcome(s, reading.field(t, "outcome", "truth"))
    read_pending(s, t, box)
    s.draft.seat = s.seat
    read_draft(s, t["hidden"].get("draft"), box)
    return s


def read_gauges(s: State, t: Mapping[str, Any]) -> None:
    """Levels, tokens and counters."""
    for name, least, most in (("turn", 1, MOST_TURNS), ("seat", 0, s.players - 1)):
        setattr(s, name, reading.whole(reading.field(t, name, "truth"), least, most, name))
    s.failsafes = reading.whole(reading.field(t, "failsafes", "truth"), 0, PLACES, "failsafes")
    levels = reading.mapping(reading.field(t, "levels", "truth"), "levels")
    reading.only(levels, MODEL_NAMES, "levels")
    for model, name in enumerate(MODEL_NAMES):
        level = reading.field(levels, name, "levels")
        s.levels[model] = reading.whole(level, 1, PLACES, f"levels.{name}")
    tokens = reading.field(t, "support", "truth")
    for model in reading.all_named(tokens, MODELS_BY_NAME, MODELS, "support"):
        s.support[model] += 1
    if max(s.support) > 1:
        raise malformed("support", "each token once")
    battery = {"charged": 1, "spent": 0}
    s.battery = reading.named(reading.field(t, "battery", "truth"), battery, "battery")


def read_machines(s: State, t: Mapping[str, Any]) -> None:
    """Every machine in exactly one place."""
    places = reading.listed(reading.field(t, "factory", "truth"), PLACES, "factory")
    if len(places) != PLACES:
        raise malformed("factory", "five places")
    names = {**MACHINES_BY_NAME, "": NOTHING}
    s.factory = [reading.named(item or "", names, "factory") for item in places]
    s.token = [NOTHING] * PLACES
    for name in reading.all_named(t.get("prepared", []), MACHINES_BY_NAME, PLACES, "prepared"):
        if name not in s.factory:
            raise malformed("prepared", "machines of the Factory")
        s.prepared[s.factory.index(name)] = 1
    zones = {
        "machine_deck": reading.field(t, "machine_deck", "truth"),
        "retired": reading.field(t, "retired", "truth"),
        "boxed": reading.mapping(reading.field(t, "hidden", "truth"), "hidden").get("box", []),
    }
    found = Counter(machine for machine in s.factory if machine != NOTHING)
    for zone, given in zones.items():
        cards = reading.all_named(given, MACHINES_BY_NAME, MACHINES, zone)
        found.update(cards)
        fill(getattr(s, zone), cards[::-1] if zone == "machine_deck" else cards)
        setattr(s, f"n_{zone}", len(cards))
    if found != Counter(range(MACHINES)):
        raise malformed("factory", "every machine in exactly one place")
    s.experience = reading.whole(
        reading.field(t, "experience", "truth"), 0, s.n_retired, "experience"
    )
    left = reading.all_named(
        t.get("repaired_this_turn", []), MACHINES_BY_NAME, PLACES, "repaired_this_turn"
    )
    s.left_this_turn = len(left)
    if left != s.retired[s.n_retired - len(left) : s.n_retired]:
        raise malformed("repaired_this_turn", "the last of the retired machines")


def fill(array: list[int], cards: list[int]) -> None:
    """Lay cards from the first place on."""
    array[: len(cards)] = cards


def read_robots(s: State, t: Mapping[str, Any], box: Box) -> None:
    """Every robot in exactly one place, and what is known of the deck."""
    found: Counter[int] = Counter()
    for row, name in enumerate(ROW_NAMES):
        cards = reading.all_named(reading.field(t, name, "truth"), ROBOTS_BY_NAME, PLACES, name)
        s.row[row * PLACES : row * PLACES + len(cards)] = cards
        s.n_row[row] = len(cards)
        found.update(cards)
    for zone, name in (("deck", "robot_deck"), ("discard", "discard"), ("out", "out_of_game")):
        given = reading.field(t, name, "truth")
        cards = reading.all_named(given, ROBOTS_BY_NAME, CARDS, name)
        fill(getattr(s, zone), cards[::-1] if zone == "deck" else cards)
        setattr(s, f"n_{zone}", len(cards))
        found.update(cards)
    for asked in reading.listed(t.get("pending", []), 1, "pending"):
        cards = reading.mapping(asked, "pending").get("cards", [])
        seen = reading.all_named(cards, ROBOTS_BY_NAME, PLACES, "pending.cards")
        fill(s.seen, seen)
        s.n_seen = len(seen)
        found.update(seen)
    if Counter({ROBOT_NAMES[kind]: n for kind, n in found.items()}) != robots_in_play(box):
        raise malformed("robot_deck", "every robot in exactly one place")
    top = reading.all_named(t.get("known_top", []), ROBOTS_BY_NAME, CARDS, "known_top")
    bottom = reading.all_named(t.get("known_bottom", []), ROBOTS_BY_NAME, CARDS, "known_bottom")
    deck = s.deck[: s.n_deck][::-1]
    if deck[: len(top)] != top or deck[len(deck) - len(bottom) :] != bottom:
        raise malformed("known_top", "cards that lie there")
    if len(top) + len(bottom) > len(deck):
        raise malformed("known_bottom", "each card once")
    s.known_top, s.known_bottom = len(top), len(bottom)


def read_rng(s: State, hidden: Mapping[str, Any]) -> None:
    """The generator's four words."""
    words = reading.word(reading.field(hidden, "rng", "hidden"), "hidden.rng")
    if not re.fullmatch(r"[0-9a-f]{32}", words):
        raise malformed("hidden.rng", "32 hex digits")
    s.rng.a, s.rng.b, s.rng.c, s.rng.d = (int(words[i : i + 8], 16) for i in range(0, 32, 8))


def read_outcome(s: State, given: object) -> None:
    """How the game ended, if it has."""
    if given is None:
        return
    ended = reading.mapping(given, "outcome")
    s.over = 1
    s.won = int(bool(reading.field(ended, "won", "outcome")))
    s.reason = reading.named(reading.field(ended, "reason", "outcome"), RULES_BY_NAME, "reason")


def read_pending(s: State, t: Mapping[str, Any], box: Box) -> None:
    """The question on the table; one that nobody could answer is refused."""
    for asked in reading.listed(t.get("pending", []), 1, "pending"):
        verb = reading.named(reading.field(asked, "do", "pending"), VERBS_BY_NAME, "pending.do")
        if verb not in ASKED_BY:
            raise malformed("pending.do", "a move that answers")
        s.pending.verb = verb
        s.pending.ability = ASKED_BY[verb]
        s.pending.left = reading.whole(asked.get("left", 1), 1, PLACES, "pending.left")
        if verb == Verb.RECOVER:
            level = reading.field(asked, "level", "pending")
            s.pending.level = reading.whole(level, 2, PLACES, "pending.level")
        steps = Steps()
        list_steps(s, box, s.draft, steps)
        too_many = verb == Verb.STORE and s.pending.left > room_in_row(s, Row.STOCK)
        wrong_cards = (verb == Verb.ARRANGE) != (s.n_seen > 0)
        if too_many or wrong_cards or (steps.n == 0 and not s.over):
            raise malformed("pending", "a question that can be answered")
        if verb == Verb.ARRANGE:
            s.pending.left = s.n_seen


def read_draft(s: State, given: object, box: Box) -> None:
    """The move being composed, step by step: it is refused unless each step is legal."""
    if given is None:
        return
    d = reading.mapping(given, "draft")
    verb = reading.named(reading.field(d, "do", "draft"), VERBS_BY_NAME, "draft.do")
    args = reading.listed(reading.field(d, "args", "draft"), DRAFT_ROOM, "draft.args")
    numbers = [reading.whole(arg, NOTHING, 200, "draft.args") for arg in args]
    if verb == Verb.PREPARE:
        del numbers[1:2]
    for i, arg in enumerate(numbers):
        steps = Steps()
        list_steps(s, box, s.draft, steps)
        fitting = [
            steps.kind[k]
            for k in range(steps.n)
            if steps.arg[k] == arg and steps.kind[k] not in (Step.DONE, Step.END_TURN)
            if i > 0 or s.pending.verb == verb or steps.kind[k] == verb
        ]
        if not fitting:
            raise malformed("draft", "legal steps")
        extend(s, s.draft, fitting[0], arg)
        if is_whole(s, box, s.draft):
            raise malformed("draft", "an unfinished move")


def imagine(view: Mapping[str, Any], box: Box, rng: random.Random) -> dict[str, Any]:
    """A truth that someone who knows only this view cannot rule out.

    What the view shows stays as it is; unseen robots and machines are dealt anew to where unseen
    ones lie. Only counts and names of the view are used.
    """
    t = dict(view)
    seen = Counter(view["discard"] + view["out_of_game"] + view["known_top"] + view["known_bottom"])
    for name in ROW_NAMES:
        seen.update(view[name])
    for asked in view["pending"]:
        seen.update(asked.get("cards", []))
    unseen = sorted((robots_in_play(box) - seen).elements())
    rng.shuffle(unseen)
    t["robot_deck"] = [*view["known_top"], *unseen, *view["known_bottom"]]
    gone = {*view["retired"], *view["factory"]}
    t["machine_deck"], boxed = imagine_machines(view, box, gone, rng)
    t["hidden"] = {"box": boxed, "rng": f"{rng.getrandbits(128):032x}"}
    return t


def imagine_machines(
    view: Mapping[str, Any], box: Box, gone: set[str | None], rng: random.Random
) -> tuple[list[str], list[str]]:
    """Unseen machines in an order the view allows: tier by tier, and those left in the box."""
    deck = [name for name in MACHINE_NAMES if name not in gone]
    rng.shuffle(deck)
    tiers = dict(zip(MACHINE_NAMES, box.machine_tier, strict=True))
    deck.sort(key=lambda name: tiers[name])
    count = view["machine_deck"]
    deck, boxed = deck[:count], deck[count:]
    if deck and tiers[deck[0]] != view["machine_tier"]:
        pool = deck + boxed
        top = next(name for name in pool if tiers[name] == view["machine_tier"])
        pool.remove(top)
        deck, boxed = [top, *pool[: count - 1]], pool[count - 1 :]
    return deck, boxed
