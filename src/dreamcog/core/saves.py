"""Saved games: `name.dream.json`, written so that a game of today opens in five years.

A save holds the seed and the moves, from which the game can be played again, and the events, so
that an old game can be looked at even after the rules have changed. How a game that is played again
compares with what was saved, `core/comparing.py` tells.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core import reading
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import seed_number, seed_text
from dreamcog.core.table import Table

FORMAT = 1
LARGEST_SAVE = 50_000_000
MOST_MOVES = 1_000_000
MOST_EVENTS = 10_000_000


def save(
    table: Table,
    seats: Sequence[Mapping[str, Any]] | None = None,
    assisted: Mapping[int, int] | None = None,
) -> dict[str, Any]:
    """The table as a saved game, plain JSON types. `seats` are names and kinds.

    `assisted` tells by seat for how many decisions a hint was asked.

    A game that was begun under other rules is saved with the position from which the present ones
    were played (`continued`). The table must have its whole history.
    """
    if table.earlier:
        raise ValueError("the history of the table has been shortened")
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
    if assisted:
        told["assisted"] = {str(seat): number for seat, number in sorted(assisted.items())}
    if table.seed is None:
        told["start"] = table.game.truth(table.start)
    if table.base_state is not None:
        told["continued"] = {
            "after": table.base,
            "events": sum(len(turn.events) for turn in table.turns[: table.base]),
            "position": table.game.truth(table.base_state),
        }
    return told


def save_text(
    table: Table,
    seats: Sequence[Mapping[str, Any]] | None = None,
    assisted: Mapping[int, int] | None = None,
) -> str:
    """The saved game as text, one move and one event a line, so that people can read it."""
    told = save(table, seats, assisted)
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


def assisted_in(told: Mapping[str, Any], game: Game[Any]) -> dict[int, int]:
    """By seat for how many decisions of a saved game a hint was asked; none in most games."""
    where = "save.assisted"
    seats = {str(seat): seat for seat in range(game.options["players"])}
    return {
        reading.named(seat, seats, where): reading.whole(number, 1, MOST_MOVES, where)
        for seat, number in reading.mapping(told.get("assisted", {}), where).items()
    }


def open_save(text: str | bytes) -> Table:
    """The table as it stood when it was saved: dealt again, every move played again.

    A game of an older version is played by the present rules; `no-longer-allowed` says which of its
    moves they refuse.
    """
    return play_again(read_save(text))


def play_again(told: Mapping[str, Any]) -> Table:
    """The table of a saved game that was read, every move played again."""
    kind = game_kind(told["game"])
    require_known_rules(told["rules_version"], kind)
    table = first_table(told)
    moves = [saved_move(spelled, number) for number, spelled in enumerate(told["moves"], 1)]
    first = resume(table, told, moves) if "continued" in told else 0
    for number, (seat, move) in enumerate(moves[first:], first + 1):
        try:
            table.play(move, seat)
        except Refused as refused:
            raise not_playable(told, kind, number, refused) from refused
    return table


def require_known_rules(version: object, kind: Kind) -> None:
    """Refuse a version of the rules that is not one of ours so far."""
    if type(version) is not int or not 1 <= version <= kind.rules_version:
        raise Refused("other-rules", found=str(version)[:20], known=kind.rules_version)


def saved_move(spelled: object, number: int) -> tuple[Any, dict[str, Any]]:
    """A move of a saved game, and the seat that made it."""
    move = dict(reading.mapping(spelled, f"save.moves[{number}]"))
    return move.pop("seat", None), move


def not_playable(told: Mapping[str, Any], kind: Kind, number: int, refused: Refused) -> Refused:
    """What is said of a saved game whose move is refused: its number, and why."""
    if told["rules_version"] == kind.rules_version:
        return Refused("bad-save", refused.rule, reason=f"move {number}: {refused.code}")
    return Refused(
        "no-longer-allowed",
        refused.rule,
        found=told["rules_version"],
        known=kind.rules_version,
        entry=number,
        reason=refused.code,
    )


def resume(table: Table, told: Mapping[str, Any], moves: Sequence[tuple[Any, Any]]) -> int:
    """Tell the moves made before the rules changed, and take the position they led to.

    The number of those moves is returned.
    """
    where = "save.continued"
    continued = reading.mapping(told["continued"], where)
    after = reading.whole(reading.field(continued, "after", where), 0, len(moves), where)
    stored = reading.listed(reading.field(told, "events", "save"), MOST_EVENTS, "save.events")
    count = reading.whole(reading.field(continued, "events", where), 0, len(stored), where)
    events = [Event.from_json(event) for event in stored[:count]]
    for number, (seat, move) in enumerate(moves[:after], 1):
        table.tell(table.game.seat(seat), move, events if number == after else ())
    table.rebase(table.game.state(reading.field(continued, "position", where)))
    return after


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
    return differing_parts(told, save(play_again(told)))


def differing_parts(told: Mapping[str, Any], again: Mapping[str, Any]) -> list[str]:
    """Which parts of a saved game came out otherwise; a hash that was not saved says nothing."""
    differing = [] if again["outcome"] == told["outcome"] else ["outcome"]
    if told["hash"] is not None and again["hash"] != told["hash"]:
        differing.append("hash")
    if "events" in told and again["events"] != told["events"]:
        differing.append("events")
    return differing
