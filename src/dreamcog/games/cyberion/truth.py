"""The way back from a truth to a state. Anything that cannot be on a table is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.draft import DRAFT_ROOM, Steps
from dreamcog.core.refusal import malformed
from dreamcog.core.rng import read_rng
from dreamcog.games.cyberion.names import (
    IN_ROWS_BY_NAME,
    MACHINES_BY_NAME,
    MODELS_BY_NAME,
    ROBOT_NAMES,
    ROBOTS_BY_NAME,
    ROW_NAMES,
    RULES_BY_NAME,
    VERBS_BY_NAME,
)
from dreamcog.games.cyberion.printed import MODEL_NAMES, MOST
from dreamcog.games.cyberion.rules.rows import robots_in_rows, room_in_row
from dreamcog.games.cyberion.rules.steps import extend, is_whole, list_steps
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.truth_tokens import (
    fill_from,
    only_if,
    read_gigantobots,
    read_interference,
    read_microbots,
)
from dreamcog.games.cyberion.view import position
from dreamcog.games.cyberion.words import (
    CARDS,
    HIGHEST_LEVEL,
    IN_ROWS,
    MACHINES,
    MODELS,
    MOST_AT_ONCE,
    MOST_FAILSAFES,
    NOTHING,
    PLACES,
    ROBOTS,
    ROW_SIZE,
    Model,
    Row,
    Step,
    Verb,
)

MOST_TURNS = 10_000
DERIVED = ("machine_tier", "all_common", "microbot_pile", "interference", "interference_seen")
"""What follows from the rest of a truth; where it is told, it must agree."""

ASKED_BY = {
    Verb.STORE: Model.STOCKBOT,
    Verb.RECOVER: Model.CYCLOBOT,
    Verb.ARRANGE: Model.PLANBOT,
    Verb.PREPARE: Model.COMMANDBOT,
}
"""Which ability asks each question."""


def robots_in_play(s: State, box: Box) -> Counter[str]:
    """Every robot card of the game, by name; Babybots in Limbo too."""
    cards = Counter({ROBOT_NAMES[kind]: box.copies for kind in range(ROBOTS)})
    if s.multibots:
        cards.update(ROBOT_NAMES[ROBOTS:IN_ROWS])
    if s.babybots:
        cards.update(ROBOT_NAMES[IN_ROWS:])
    return cards


def read_truth(given: object, blank: State, box: Box) -> State:
    """A truth as a state; `blank` has the options set. Anything impossible is refused."""
    t = reading.mapping(given, "truth")
    s = blank
    hidden = reading.mapping(reading.field(t, "hidden", "truth"), "truth.hidden")
    read_gauges(s, t)
    s.draft.seat = s.seat
    read_machines(s, t)
    read_robots(s, t, box)
    read_microbots(s, t, hidden, box)
    read_interference(s, hidden, box)
    read_rng(s.rng, reading.field(hidden, "rng", "hidden"), "hidden.rng")
    read_outcome(s, reading.field(t, "outcome", "truth"))
    read_pending(s, t, box)
    read_draft(s, t["hidden"].get("draft"), box)
    told = position(s, box)
    for key in DERIVED:
        if key in t and t[key] != told[key]:
            raise malformed(key, "what follows from the rest")
    return s


def read_gauges(s: State, t: Mapping[str, Any]) -> None:
    """Levels, tokens and counters."""
    for name, least, most in (("turn", 1, MOST_TURNS), ("seat", 0, s.players - 1)):
        setattr(s, name, reading.whole(reading.field(t, name, "truth"), least, most, name))
    s.failsafes = reading.whole(
        reading.field(t, "failsafes", "truth"), 0, MOST_FAILSAFES, "failsafes"
    )
    levels = reading.mapping(reading.field(t, "levels", "truth"), "levels")
    reading.only(levels, MODEL_NAMES, "levels")
    for model, name in enumerate(MODEL_NAMES):
        level = reading.field(levels, name, "levels")
        s.levels[model] = reading.whole(level, 1, HIGHEST_LEVEL, f"levels.{name}")
    tokens = reading.field(t, "support", "truth")
    for model in reading.all_named(tokens, MODELS_BY_NAME, MODELS, "support"):
        s.support[model] += 1
    if max(s.support) > 1:
        raise malformed("support", "each token once")
    for model in reading.all_named(t.get("limbo", []), MODELS_BY_NAME, MODELS, "limbo"):
        s.limbo[model] = 1
    damage = reading.whole(t.get("damage", 0), 0, MOST["damage"], "damage")
    only_if(s.gigantobots, damage, "damage")
    s.damage = damage
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
        fill_from(getattr(s, zone), 0, cards[::-1] if zone == "machine_deck" else cards)
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


def read_robots(s: State, t: Mapping[str, Any], box: Box) -> None:
    """Every robot in exactly one place, and what is known of the deck."""
    found: Counter[int] = Counter()
    for row, name in enumerate(ROW_NAMES):
        cards = reading.all_named(reading.field(t, name, "truth"), IN_ROWS_BY_NAME, ROW_SIZE, name)
        fill_from(s.robots, robots_in_rows(s), [row * IN_ROWS + card for card in cards])
        s.n_row[row] = len(cards)
        found.update(cards)
    for zone, name in (("deck", "robot_deck"), ("discard", "discard"), ("out", "out_of_game")):
        known = IN_ROWS_BY_NAME if zone == "discard" else ROBOTS_BY_NAME
        cards = reading.all_named(reading.field(t, name, "truth"), known, CARDS, name)
        fill_from(getattr(s, zone), 0, cards[::-1] if zone == "deck" else cards)
        setattr(s, f"n_{zone}", len(cards))
        found.update(cards)
    for asked in reading.listed(t.get("pending", []), 1, "pending"):
        cards = reading.mapping(asked, "pending").get("cards", [])
        seen = reading.all_named(cards, ROBOTS_BY_NAME, MOST_AT_ONCE, "pending.cards")
        fill_from(s.seen, 0, seen)
        s.n_seen = len(seen)
        found.update(seen)
    found.update(read_gigantobots(s, t.get("gigantobots", {})))
    found.update(IN_ROWS + model for model in range(MODELS) if s.limbo[model])
    if Counter({ROBOT_NAMES[kind]: n for kind, n in found.items()}) != robots_in_play(s, box):
        raise malformed("robot_deck", "every robot in exactly one place")
    top = reading.all_named(t.get("known_top", []), ROBOTS_BY_NAME, CARDS, "known_top")
    bottom = reading.all_named(t.get("known_bottom", []), ROBOTS_BY_NAME, CARDS, "known_bottom")
    deck = s.deck[: s.n_deck][::-1]
    if deck[: len(top)] != top or deck[len(deck) - len(bottom) :] != bottom:
        raise malformed("known_top", "cards that lie there")
    if len(top) + len(bottom) > len(deck):
        raise malformed("known_bottom", "each card once")
    s.known_top, s.known_bottom = len(top), len(bottom)


def read_outcome(s: State, given: object) -> None:
    """How the game ended, if it has."""
    if given is None:
        return
    ended = reading.mapping(given, "outcome")
    s.over = 1
    s.won = int(bool(reading.field(ended, "won", "outcome")))
    s.reason = reading.named(reading.field(ended, "reason", "outcome"), RULES_BY_NAME, "reason")


def read_pending(s: State, t: Mapping[str, Any], box: Box) -> None:
    """The question on the table; one without a possible answer is refused."""
    for asked in reading.listed(t.get("pending", []), 1, "pending"):
        verb = reading.named(reading.field(asked, "do", "pending"), VERBS_BY_NAME, "pending.do")
        if verb not in (*ASKED_BY, Verb.CHOOSE_LEVEL, Verb.REWARD):
            raise malformed("pending.do", "a move that answers")
        s.pending.verb = verb
        s.pending.ability = ASKED_BY.get(verb, NOTHING)
        if verb == Verb.CHOOSE_LEVEL:
            ability = reading.field(asked, "ability", "pending")
            s.pending.ability = reading.named(ability, MODELS_BY_NAME, "pending.ability")
        s.pending.left = reading.whole(asked.get("left", 1), 1, MOST_AT_ONCE, "pending.left")
        if verb in (Verb.RECOVER, Verb.CHOOSE_LEVEL):
            level = reading.field(asked, "level", "pending")
            s.pending.level = reading.whole(level, 2, HIGHEST_LEVEL, "pending.level")
        steps = Steps()
        list_steps(s, box, s.draft, steps)
        too_many = verb == Verb.STORE and s.pending.left > room_in_row(s, Row.STOCK)
        too_many |= verb == Verb.REWARD and s.pending.left > 2
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
