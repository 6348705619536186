"""What a seat may know of a position, built up from nothing; and everything, for saves and tests.

All of Cyberion lies open except the order of decks and piles and what is under the Cogs, so both
seats and every watcher see the same.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from dreamcog.core.rng import rng_text
from dreamcog.games.cyberion.names import (
    GIGANTOBOT_NAMES,
    ROBOT_NAMES,
    ROW_NAMES,
    TRAIT_NAMES,
    VERB_NAMES,
    machine_or_none,
    rule_name,
)
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.rules.devious_cog import UNDER_EACH
from dreamcog.games.cyberion.rules.factory import all_are_common
from dreamcog.games.cyberion.rules.rows import first_of_row
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import IN_ROWS, LAID, MODELS, NOTHING, PLACES, Verb

LASTING = (
    *("turn", "seat", "levels", "factory", "prepared", "microbots", "held_microbots"),
    *("platform", "flash", "stock", "robot_deck", "discard", "machine_deck", "experience"),
    *("failsafes", "support", "battery", "limbo", "gigantobots", "damage", "interference"),
    *("repaired_this_turn", "known_top", "known_bottom", "pending", "outcome"),
)
"""The keys by which saved games are compared: their meaning never changes, others may be added."""

SOURCES = {Verb.CHOOSE_LEVEL: "interference", Verb.REWARD: "gigantobots"}
"""What asks, where it is not an ability."""


def robots(cards: list[int], n: int) -> list[str]:
    """A deck or pile by name, in its order."""
    return [ROBOT_NAMES[kind] for kind in cards[:n]]


def robots_of_row(s: State, row: int) -> list[str]:
    """A row by name, in its order."""
    first = first_of_row(s, row)
    return [ROBOT_NAMES[robot % IN_ROWS] for robot in s.robots[first : first + s.n_row[row]]]


def traits(tokens: list[int], n: int) -> list[str]:
    """Microbot tokens by name, in their order."""
    return [TRAIT_NAMES[token] for token in tokens[:n]]


def gigantobots(s: State) -> dict[str, Any]:
    """Every Gigantobot with the robots laid on it, and whether it is on holiday."""
    if not s.gigantobots:
        return {}
    return {
        name: {
            "robots": robots(s.laid[giga * LAID : (giga + 1) * LAID], s.n_laid[giga]),
            "holiday": bool(s.holiday[giga]),
        }
        for giga, name in enumerate(GIGANTOBOT_NAMES)
    }


def interference(s: State) -> dict[str, list[str]]:
    """The Interference tokens under each Cog, the next one first."""
    if not s.devious_cog:
        return {}
    return {
        name: [MODEL_NAMES[s.interference[model * UNDER_EACH + i]] for i in reversed(range(n))]
        for model, (name, n) in enumerate(zip(MODEL_NAMES, s.n_interference, strict=True))
    }


def interference_seen(s: State, box: Box) -> list[str]:
    """The abilities on tokens that were revealed and left the game."""
    if not s.devious_cog:
        return []
    every = Counter(MODEL_NAMES[ability] for ability in box.interference)
    left = Counter(ability for tokens in interference(s).values() for ability in tokens)
    return sorted((every - left).elements())


def position(s: State, box: Box) -> dict[str, Any]:
    """What everyone at the table knows."""
    top = s.machine_deck[s.n_machine_deck - 1] if s.n_machine_deck else NOTHING
    return {
        "turn": s.turn,
        "seat": s.seat,
        "levels": dict(zip(MODEL_NAMES, s.levels, strict=True)),
        "factory": [machine_or_none(machine) for machine in s.factory],
        "prepared": [
            MACHINE_NAMES[s.factory[place]] for place in range(PLACES) if s.prepared[place]
        ],
        "microbots": {
            MACHINE_NAMES[s.factory[place]]: TRAIT_NAMES[s.token[place]]
            for place in range(PLACES)
            if s.token[place] != NOTHING
        },
        "held_microbots": traits(s.held, s.n_held),
        **{name: robots_of_row(s, row) for row, name in enumerate(ROW_NAMES)},
        "robot_deck": s.n_deck,
        "discard": robots(s.discard, s.n_discard),
        "machine_deck": s.n_machine_deck,
        "experience": s.experience,
        "failsafes": s.failsafes,
        "support": [MODEL_NAMES[model] for model in range(MODELS) if s.support[model]],
        "battery": "charged" if s.battery else "spent",
        "limbo": [MODEL_NAMES[model] for model in range(MODELS) if s.limbo[model]],
        "gigantobots": gigantobots(s),
        "damage": s.damage,
        "interference": dict(zip(MODEL_NAMES, s.n_interference, strict=True))
        if s.devious_cog
        else {},
        "repaired_this_turn": [
            MACHINE_NAMES[machine]
            for machine in s.retired[s.n_retired - s.left_this_turn : s.n_retired]
        ],
        "machine_tier": box.machine_tier[top] if top != NOTHING else None,
        "all_common": s.players == 2 and all_are_common(s),
        "known_top": [ROBOT_NAMES[s.deck[s.n_deck - 1 - i]] for i in range(s.known_top)],
        "known_bottom": [ROBOT_NAMES[s.deck[i]] for i in reversed(range(s.known_bottom))],
        "microbot_pile": s.n_pile,
        "microbot_discard": traits(s.spent, s.n_spent),
        "interference_seen": interference_seen(s, box),
        "retired": [MACHINE_NAMES[machine] for machine in s.retired[: s.n_retired]],
        "out_of_game": robots(s.out, s.n_out),
        "pending": pending(s),
        "outcome": outcome(s),
    }


def pending(s: State) -> list[dict[str, Any]]:
    """The question on the table, if there is one."""
    if s.pending.verb == 0:
        return []
    asked: dict[str, Any] = {
        "seat": s.seat,
        "do": VERB_NAMES[s.pending.verb],
        "source": SOURCES.get(s.pending.verb) or MODEL_NAMES[s.pending.ability],
        "left": s.pending.left,
    }
    if s.pending.verb == Verb.ARRANGE:
        asked["cards"] = robots(s.seen, s.n_seen)
    if s.pending.verb in (Verb.RECOVER, Verb.CHOOSE_LEVEL):
        asked["level"] = s.pending.level
    if s.pending.verb == Verb.CHOOSE_LEVEL:
        asked["ability"] = MODEL_NAMES[s.pending.ability]
    return [asked]


def outcome(s: State) -> dict[str, Any] | None:
    """How the game ended, or None while it runs."""
    if not s.over:
        return None
    return {"won": bool(s.won), "reason": rule_name(s.reason)}


def truth(s: State, box: Box, options: dict[str, Any]) -> dict[str, Any]:
    """Everything: the position with its decks in full, the options, and all that is hidden."""
    return position(s, box) | {
        "robot_deck": [ROBOT_NAMES[kind] for kind in reversed(s.deck[: s.n_deck])],
        "machine_deck": [
            MACHINE_NAMES[machine] for machine in reversed(s.machine_deck[: s.n_machine_deck])
        ],
        "options": options,
        "hidden": {
            "microbot_pile": traits(s.pile, s.n_pile)[::-1],
            "microbot_discard": traits(s.spent, s.n_spent),
            "interference": interference(s),
            "box": [MACHINE_NAMES[machine] for machine in s.boxed[: s.n_boxed]],
            "rng": rng_text(s.rng),
            "draft": draft(s),
        },
    }


def draft(s: State) -> dict[str, Any] | None:
    """The move being composed in small steps: its verb and the numbers so far."""
    if s.draft.verb == 0:
        return None
    return {"do": VERB_NAMES[s.draft.verb], "args": s.draft.args[: s.draft.n]}
