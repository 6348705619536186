"""Saved games: `name.dream.json`, written so that a game of today opens in five years.

A save holds the seed and the moves, from which the game can be played again, and the events, so
that an old game can be looked at even after the rules have changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import seed_number, seed_text
from dreamcog.core.table import Table

FORMAT = 1
LARGEST_SAVE = 50_000_000
MOST_MOVES = 1_000_000


def save(table: Table, seats: Sequence[Mapping[str, Any]] | None = None) -> dict[str, Any]:
    """The table as a saved game, plain JSON types. `seats` are names and kinds."""
    players = table.game.options["players"]
    told: dict[str, Any] = {
        "format": FORMAT,
        "game": table.game.kind.name,
        "rules_version": table.game.kind.rules_version,
        "options": table.game.options,
        "box": table.game.box_values,
        "seed": None if table.seed is None else seed_text(table.seed),
        "seats": [dict(seat) for seat in seats or [{"name": "", "kind": "person"}] * players],
        "moves": [{"seat": seat, **move} for seat, move in table.history],
        "events": [event.to_json() for event in table.log],
        "outcome": table.outcome,
        "hash": table.game.lasting_hash(table.state),
    }
    if table.seed is None:
        told["start"] = table.game.truth(table.start)
    return told


def save_text(table: Table, seats: Sequence[Mapping[str, Any]] | None = None) -> str:
    """The saved game as text, one move and one event a line, so that people can read it."""
    told = save(table, seats)
    lines = []
    for key, value in told.items():
        if key in ("moves", "events") and value:
            items = ",\n".join(f"    {json.dumps(item, ensure_ascii=False)}" for item in value)
            lines.append(f"  {json.dumps(key)}: [\n{items}\n  ]")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_save(text: str | bytes) -> dict[str, Any]:
    """The saved game in a text, its shape checked; refused if it is not one we can open."""
    if len(text) > LARGEST_SAVE:
        raise Refused("bad-save", reason="the file is too large")
    told = dict(reading.mapping(reading.json_text(text, "save"), "save"))
    version = reading.field(told, "format", "save")
    if version != FORMAT:
        raise Refused("other-format", found=str(version)[:20], known=FORMAT)
    for name in ("game", "rules_version", "options", "box", "seed", "moves", "outcome", "hash"):
        reading.field(told, name, "save")
    reading.mapping(told["options"], "save.options")
    reading.mapping(told["box"], "save.box")
    reading.listed(told["moves"], MOST_MOVES, "save.moves")
    return told


def open_save(text: str | bytes) -> Table:
    """The table as it stood when it was saved: dealt again, every move played again."""
    told = read_save(text)
    kind = game_kind(told["game"])
    if told["rules_version"] != kind.rules_version:
        raise Refused(
            "other-rules", found=str(told["rules_version"])[:20], known=kind.rules_version
        )
    table = first_table(told)
    for number, spelled in enumerate(told["moves"], 1):
        move = dict(reading.mapping(spelled, f"save.moves[{number}]"))
        seat = move.pop("seat", None)
        try:
            table.play(move, seat)
        except Refused as refused:
            raise Refused(
                "bad-save", refused.rule, reason=f"move {number}: {refused.code}"
            ) from refused
    return table


def first_table(told: Mapping[str, Any]) -> Table:
    """The table before the first move."""
    game = game_kind(told["game"]).open({**told["options"], "box": told["box"]})
    if told["seed"] is None:
        return Table(game, game.state(reading.field(told, "start", "save")))
    seed = seed_number(told["seed"])
    return Table(game, game.deal(seed), seed)


def verify(text: str | bytes) -> list[str]:
    """Play a saved game again and compare: what differs, or nothing."""
    told = read_save(text)
    table = open_save(text)
    again = save(table)
    differing = [name for name in ("outcome", "hash") if again[name] != told[name]]
    if "events" in told and again["events"] != told["events"]:
        differing.append("events")
    return differing
