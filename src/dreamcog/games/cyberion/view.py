"""What a seat may know of a position, built up from nothing; and everything, for saves and tests.

All of Cyberion lies open except the order of decks and piles and what is under the Cogs, so both
seats and every watcher see the same.
"""

from __future__ import annotations

from typing import Any

from dreamcog.core.draft import Draft
from dreamcog.core.records import plain
from dreamcog.games.cyberion.moves import write_move
from dreamcog.games.cyberion.names import (
    ROBOT_NAMES,
    ROW_NAMES,
    VERB_NAMES,
    machine_or_none,
    rule_name,
)
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.rules.factory import all_are_common
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import IN_ROWS, MODELS, NOTHING, PLACES, Verb


def robots(cards: list[int], n: int) -> list[str]:
    """A row or pile by name, in its order."""
    return [ROBOT_NAMES[kind] for kind in cards[:n]]


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
        "microbots": {},
        "held_microbots": [],
        **{
            name: robots(s.row[row * PLACES : (row + 1) * PLACES], s.n_row[row])
            for row, name in enumerate(ROW_NAMES)
        },
        "robot_deck": s.n_deck,
        "discard": robots(s.discard, s.n_discard),
        "machine_deck": s.n_machine_deck,
        "experience": s.experience,
        "failsafes": s.failsafes,
        "support": [MODEL_NAMES[model] for model in range(MODELS) if s.support[model]],
        "battery": "charged" if s.battery else "spent",
        "limbo": [],
        "gigantobots": {},
        "damage": 0,
        "interference": {},
        "repaired_this_turn": [
            MACHINE_NAMES[machine]
            for machine in s.retired[s.n_retired - s.left_this_turn : s.n_retired]
        ],
        "machine_tier": box.machine_tier[top] if top != NOTHING else None,
        "all_common": all_are_common(s),
        "known_top": [ROBOT_NAMES[s.deck[s.n_deck - 1 - i]] for i in range(s.known_top)],
        "known_bottom": [ROBOT_NAMES[s.deck[i]] for i in reversed(range(s.known_bottom))],
        "microbot_pile": 0,
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
        "source": MODEL_NAMES[s.pending.ability],
        "left": s.pending.left,
    }
    if s.pending.verb == Verb.ARRANGE:
        asked["cards"] = robots(s.seen, s.n_seen)
    if s.pending.verb == Verb.RECOVER:
        asked["level"] = s.pending.level
    return [asked]


def outcome(s: State) -> dict[str, Any] | None:
    """How the game ended, or None while it runs."""
    if not s.over:
        return None
    return {"won": bool(s.won), "reason": rule_name(s.reason)}


def truth(s: State, box: Box, options: dict[str, Any]) -> dict[str, Any]:
    """Everything: the position with its decks in full, the options, and what nobody sees."""
    return position(s, box) | {
        "robot_deck": [ROBOT_NAMES[kind] for kind in reversed(s.deck[: s.n_deck])],
        "machine_deck": [
            MACHINE_NAMES[machine] for machine in reversed(s.machine_deck[: s.n_machine_deck])
        ],
        "options": options,
        "hidden": {
            "microbot_pile": [],
            "microbot_discard": [],
            "interference": {},
            "box": [MACHINE_NAMES[machine] for machine in s.boxed[: s.n_boxed]],
            "rng": "".join(f"{word:08x}" for word in plain(s.rng)),
            "draft": draft(s),
        },
    }


def draft(s: State) -> dict[str, Any] | None:
    """The move being composed in small steps: its verb and the numbers so far."""
    if s.draft.verb == 0:
        return None
    return {"do": VERB_NAMES[s.draft.verb], "args": s.draft.args[: s.draft.n]}


def highest_level(s: State, box: Box, d: Draft) -> int:
    """The level at which a triggered ability happens when none is named."""
    if d.verb == Verb.SUPPORT:
        return box.support_level
    return s.levels[box.kind_model[d.args[0] % IN_ROWS]]


def public_move(s: State, box: Box, d: Draft) -> dict[str, Any]:
    """A whole draft in its public spelling, in this position."""
    usual = 0
    if d.verb in (Verb.TRIGGER, Verb.SUPPORT):
        usual = highest_level(s, box, d)
    elif d.verb == Verb.PREPARE:
        usual = s.pending.left
    return write_move(d, usual)
