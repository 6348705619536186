"""How the tables of a server are printed: lists and single tables, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer
from rich.box import SIMPLE
from rich.table import Table

from dreamcog.cli.box import display
from dreamcog.cli.server.common import moment, printable
from dreamcog.core.registry import games
from dreamcog.i18n.texts import Texts

if TYPE_CHECKING:
    from dreamcog.server.admin.commands import Inspected
    from dreamcog.server.store.lists import Listed
    from dreamcog.server.store.records import Entry, SeatRecord, TableRecord


def status_of(listed: Listed) -> str:
    """The status of a table; one that is not over and has rules of a later version is stopped."""
    from dreamcog.server.admin.commands import RUNNING, knows_rules

    status = listed.standing.status
    return "stopped" if status in RUNNING and not knows_rules(listed.table) else status


def list_tables(texts: Texts, found: Sequence[Listed], as_json: bool) -> None:
    """Print a list of tables."""
    if as_json:
        typer.echo(json.dumps({"tables": [listed_json(each) for each in found]}))
        return
    if not found:
        typer.echo(texts.say("admin-no-tables"))
        return
    shown = Table(box=SIMPLE)
    shown.add_column(texts.say("admin-column-table"), no_wrap=True)
    shown.add_column(texts.say("admin-column-played"), overflow="fold")
    shown.add_column(texts.say("admin-column-status"), overflow="fold")
    shown.add_column(texts.say("admin-column-entries"), justify="right")
    shown.add_column(texts.say("admin-column-touched"))
    for each in found:
        standing = each.standing
        shown.add_row(
            *(each.table.id, played(texts, each.table), texts.status(status_of(each))),
            *(str(standing.number), moment(standing.updated)),
        )
    display(shown)


def played(texts: Texts, table: TableRecord) -> str:
    """The game and options of a table; for an unknown game only its name."""
    return texts.combination(table.game, table.options) if table.game in games() else table.game


def listed_json(listed: Listed) -> dict[str, Any]:
    """A table of a list as JSON, without secrets."""
    from dreamcog.server.admin.commands import knows_rules
    from dreamcog.server.broadcast.messages import public_options

    table, standing = listed.table, listed.standing
    return {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "can_continue": knows_rules(table),
        "options": public_options(table.options),
        "status": status_of(listed),
        "number": standing.number,
        "turn": standing.turn,
        "outcome": standing.outcome,
        "daily": table.daily,
        "host": table.host,
        "created": table.created,
        "updated": standing.updated,
        "finished": standing.finished,
    }


def inspected_json(inspected: Inspected, with_seed: bool) -> dict[str, Any]:
    """One table as JSON."""
    table = inspected.listed.table
    seats = [
        {
            "seat": seat.seat,
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "kept_for": seat.kept_for,
        }
        for seat in inspected.seats
    ]
    entries = [
        {"number": entry.number, "at": entry.at, "seat": entry.seat, "kind": entry.kind}
        for entry in inspected.entries
    ]
    fields = {
        **listed_json(inspected.listed),
        "clock": table.clock,
        "is_open": table.is_open,
        "is_watched": table.is_watched,
        "lesson": table.lesson,
        "rematch_of": table.rematch_of,
        "seats": seats,
        "entries": entries,
    }
    return {**fields, "seed": table.seed} if with_seed else fields


def show_inspected(texts: Texts, inspected: Inspected, with_seed: bool) -> None:
    """Print one table as text."""
    table, standing = inspected.listed.table, inspected.listed.standing
    lines = {
        texts.say("admin-column-table"): table.id,
        texts.say("admin-column-played"): played(texts, table),
        texts.say("admin-column-rules"): str(table.rules_version),
        texts.say("admin-column-status"): texts.status(status_of(inspected.listed)),
        texts.say("admin-column-entries"): str(standing.number),
        texts.say("admin-column-made"): moment(table.created),
        texts.say("admin-column-touched"): moment(standing.updated),
    }
    if table.game in games():
        for option, value in table.options.items():
            if option not in ("players", "box", "seed"):
                named = texts.option(table.game, option)
                lines[named] = texts.option_value(table.game, option, value)
    if with_seed:
        lines[texts.say("admin-column-seed")] = table.seed
    names = [name_of(texts, seat) for seat in inspected.seats]
    for seat, name in zip(inspected.seats, names, strict=True):
        kind = texts.seat_kind(kind_of(seat))
        lines[texts.say("option-seat", seat=seat.seat + 1)] = f"{name} ({kind})"
    shown = Table(show_header=False, box=None)
    for label, value in lines.items():
        shown.add_row(label, value)
    display(shown)
    known = {seat.seat: name for seat, name in zip(inspected.seats, names, strict=True)}
    for entry in inspected.entries:
        typer.echo(f"{entry.number:>5}  {moment(entry.at)}  {line_of(texts, entry, known)}")


def name_of(texts: Texts, seat: SeatRecord) -> str:
    """The name that is shown for a seat."""
    if seat.name:
        return printable(seat.name)
    is_bot = seat.person is None and seat.bot is not None
    return (
        texts.bot_level(str(seat.bot)) if is_bot else texts.say("option-seat", seat=seat.seat + 1)
    )


def kind_of(seat: SeatRecord) -> str:
    """Who has a seat, as a word of the texts: a person, a bot, a stand-in, open or reserved."""
    if seat.kept_for is not None:
        return "kept"
    if seat.bot is not None:
        return "bot" if seat.person is None else "stand-in"
    return "person" if seat.person is not None or seat.name else "open"


def line_of(texts: Texts, entry: Entry, names: dict[int, str]) -> str:
    """An entry as a sentence, without anything that it may have revealed of the game."""

    def called(seat: int) -> str:
        return names.get(seat) or texts.say("option-seat", seat=seat + 1)

    body, kind = entry.body, entry.kind
    given = "" if kind == "move" else printable(str(body.get("name") or ""))
    player = given or called(entry.seat)
    if kind == "move":
        return texts.say("admin-moved", player=player)
    by = body.get("by")
    if kind == "ask":
        kind = f"ask-{body['what']}"
    elif kind == "hand-over" and body.get("why") == "clock":
        kind = "hand-over-by-clock"
    elif kind == "hand-over" and by is not None and by != entry.seat:
        kind = "hand-over-by"
    elif kind == "close" and body.get("why") == "rules":
        kind = "close-by-rules"
    return texts.happening(
        kind,
        player,
        by="" if by is None else called(by),
        bot=str(body.get("bot", "")),
        text=printable(str(body.get("text", ""))),
        rules=(body.get("from", 0), body.get("to", 0)),
    )
