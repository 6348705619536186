"""Moves in their three spellings: the public object, a draft of numbers, and small steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.codec import Alphabet
from dreamcog.core.draft import Draft, push
from dreamcog.core.reading import field, mapping, named, only, whole
from dreamcog.core.refusal import malformed
from dreamcog.games.mech_a_dream.names import VERB_NAMES, VERBS_BY_NAME, Names
from dreamcog.games.mech_a_dream.rules.stock_room import SPECIALIST
from dreamcog.games.mech_a_dream.words import (
    MONITORS,
    NOTHING,
    OPTIONS,
    SEATS,
    SPECIALISTS,
    TILES,
    WHATS,
    Step,
    Unit,
    Verb,
)

FIELDS = {
    Verb.STOCK_ROOM: ("take",),
    Verb.DOCK: (),
    Verb.BUY: ("tile",),
    Verb.BUILD: ("tile",),
    Verb.ACTIVATE: ("what",),
    Verb.SLEEP: (),
    Verb.CHOOSE_MONITOR: ("monitor",),
    Verb.CHOOSE_SPECIALIST: ("specialist",),
    Verb.BOOST: ("tile",),
    Verb.TAKE: ("take",),
    Verb.BONUS: ("specialist",),
    Verb.DECLINE: (),
}
"""The fields a move must have."""

OPTIONAL = {Verb.STOCK_ROOM: ("specialist",), Verb.ACTIVATE: ("option", "copy")}
"""The fields a move may have."""

TAKES = {"flower": Unit.FLOWER, "ink": Unit.INK}

ALPHABET = Alphabet(
    (
        (Step.STOCK_ROOM, SPECIALIST + SPECIALISTS),
        (Step.DOCK, 1),
        (Step.BUY, TILES),
        (Step.BUILD, TILES),
        (Step.ACTIVATE, WHATS),
        (Step.SLEEP, 1),
        (Step.CHOOSE_MONITOR, MONITORS),
        (Step.CHOOSE_SPECIALIST, SPECIALISTS),
        (Step.BOOST, TILES),
        (Step.TAKE, 2),
        (Step.BONUS, SPECIALISTS),
        (Step.DECLINE, 1),
        (Step.COPY, SEATS * WHATS),
        (Step.OPTION, OPTIONS),
    )
)
"""Flat ids of all small steps."""


def read_move(move: object, seat: int, names: Names, whole_move: bool) -> Draft:
    """A public move as a draft; with `whole_move` false, fields may still be missing."""
    given = mapping(move, "move")
    verb = named(field(given, "do", "move"), VERBS_BY_NAME, "move.do")
    only(given, ("do", *FIELDS[verb], *OPTIONAL.get(verb, ())), "move")
    missing = [name for name in FIELDS[verb] if name not in given]
    if verb == Verb.STOCK_ROOM and given.get("take") == "specialist" and "specialist" not in given:
        missing.append("specialist")
    if whole_move and missing:
        raise malformed(f"move.{missing[0]}", "a value")
    draft = Draft(seat=seat, verb=verb)
    if not missing:
        for arg in read_args(verb, given, names):
            push(draft, arg)
    draft.done = int(whole_move or not FIELDS[verb])
    return draft


def read_args(verb: int, given: Mapping[str, Any], names: Names) -> list[int]:
    """The numbers of a move whose fields are there, in the order rules expect."""
    if verb == Verb.STOCK_ROOM:
        return [read_stock(given, names)]
    if verb in (Verb.BUY, Verb.BUILD, Verb.BOOST):
        return [named(given["tile"], names.tile_numbers, "move.tile")]
    if verb == Verb.CHOOSE_MONITOR:
        return [named(given["monitor"], names.monitor_numbers, "move.monitor")]
    if verb in (Verb.CHOOSE_SPECIALIST, Verb.BONUS):
        return [named(given["specialist"], names.specialist_numbers, "move.specialist")]
    if verb == Verb.TAKE:
        return [named(given["take"], TAKES, "move.take")]
    if verb == Verb.ACTIVATE:
        what = named(given["what"], names.what_numbers, "move.what")
        option = given.get("option")
        chosen = NOTHING if option is None else whole(option, 0, OPTIONS - 1, "move.option")
        return [what, read_copy(given.get("copy"), names), chosen]
    return []


def read_stock(given: Mapping[str, Any], names: Names) -> int:
    """What is taken in the stock room: flowers, ink, or a Specialist by id."""
    if given["take"] != "specialist":
        if "specialist" in given:
            raise malformed("move.specialist", "nothing, unless a specialist is taken")
        return named(given["take"], TAKES, "move.take")
    who = field(given, "specialist", "move")
    return SPECIALIST + named(who, names.specialist_numbers, "move.specialist")


def read_copy(given: object, names: Names) -> int:
    """Whose robot or machine is copied: a seat, and what."""
    if given is None:
        return NOTHING
    copied = mapping(given, "move.copy")
    only(copied, ("seat", "what"), "move.copy")
    seat = whole(field(copied, "seat", "move.copy"), 0, SEATS - 1, "move.copy.seat")
    return seat * WHATS + named(field(copied, "what", "move.copy"), names.what_numbers, "move.copy")


def draft_steps(draft: Draft) -> list[tuple[int, int]]:
    """The small steps of a draft: its beginning, what it copies, and in which way it is used."""
    args = draft.args[: draft.n]
    steps = [(draft.verb, args[0] if args else 0)]
    for kind, arg in zip((Step.COPY, Step.OPTION), args[1:], strict=False):
        if arg != NOTHING:
            steps.append((kind, arg))
    return steps


def write_move(draft: Draft, names: Names) -> dict[str, Any]:
    """A whole draft as a public move."""
    verb = draft.verb
    move: dict[str, Any] = {"do": VERB_NAMES[verb]}
    if not FIELDS[verb]:
        return move
    first = draft.args[0]
    if verb in (Verb.STOCK_ROOM, Verb.TAKE):
        if first < SPECIALIST:
            return move | {"take": "flower" if first == Unit.FLOWER else "ink"}
        return move | {"take": "specialist", "specialist": names.specialists[first - SPECIALIST]}
    if verb in (Verb.BUY, Verb.BUILD, Verb.BOOST):
        return move | {"tile": names.tiles[first]}
    if verb == Verb.CHOOSE_MONITOR:
        return move | {"monitor": names.monitors[first]}
    if verb in (Verb.CHOOSE_SPECIALIST, Verb.BONUS):
        return move | {"specialist": names.specialists[first]}
    return move | write_activation(draft, names)


def write_activation(draft: Draft, names: Names) -> dict[str, Any]:
    """What is activated, what it copies and how it is used."""
    args = [*draft.args[: draft.n], NOTHING, NOTHING]
    told: dict[str, Any] = {"what": names.what(args[0])}
    if args[2] != NOTHING:
        told["option"] = args[2]
    if args[1] != NOTHING:
        told["copy"] = {"seat": args[1] // WHATS, "what": names.what(args[1] % WHATS)}
    return told
