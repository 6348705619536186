"""`dreamcog server tables`, `show`, `rules`, `close` and `export`: the tables of a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from dreamcog.cli.box import AsJson, Lang, speaking
from dreamcog.cli.server.common import (
    DatabaseUrl,
    Sure,
    address_of,
    confirm_or_exit,
    fail,
    printable,
    with_database,
)
from dreamcog.cli.server.display import inspected_json, list_tables, show_inspected, status_of

if TYPE_CHECKING:
    from dreamcog.server.admin.commands import Exported, Inspected
    from dreamcog.server.store.database import Database
    from dreamcog.server.store.lists import Listed

MOST = 100_000

WhichTable = Annotated[str, typer.Argument(metavar="ID", help="A table, by its id.")]


def tables(
    status: Annotated[
        Literal["waiting", "playing", "finished", "closed", "stopped"] | None,
        typer.Option(help="Only those that stand like this."),
    ] = None,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the tables of a server, the last updated first."""

    async def work(opened: Database) -> list[Listed]:
        from dreamcog.server.admin.commands import stopped_tables
        from dreamcog.server.store.lists import all_tables

        if status == "stopped":
            return await stopped_tables(opened)
        found = await all_tables(opened, status or "", MOST)
        return [each for each in found if status is None or status_of(each) == status]

    with speaking(lang) as texts:
        list_tables(texts, with_database(texts, address_of(database), work), as_json)


def rules(database: DatabaseUrl = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """List the tables that this version cannot continue, because their rules have changed."""

    async def work(opened: Database) -> list[Listed]:
        from dreamcog.server.admin.commands import stopped_tables

        return await stopped_tables(opened)

    with speaking(lang) as texts:
        found = with_database(texts, address_of(database), work)
        list_tables(texts, found, as_json)
        if found and not as_json:
            typer.echo(texts.say("admin-stopped-tables", tables=len(found)))


def show(
    table: WhichTable,
    entries: Annotated[int, typer.Option(min=0, help="How many of the last entries.")] = 10,
    seed: Annotated[
        bool, typer.Option("--seed", help="The seed too, even while the game is on.")
    ] = False,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show the options of a table, its seats, and its last entries.

    The seed is shown when the game is over, or with --seed.
    """

    async def work(opened: Database) -> Inspected:
        from dreamcog.server.admin.commands import inspect

        return await inspect(opened, table, entries)

    with speaking(lang) as texts:
        inspected = with_database(texts, address_of(database), work)
        with_seed = seed or not inspected.is_secret
        if as_json:
            typer.echo(json.dumps(inspected_json(inspected, with_seed)))
        else:
            show_inspected(texts, inspected, with_seed)


def close(
    table: WhichTable, yes: Sure = False, database: DatabaseUrl = None, lang: Lang = None
) -> None:
    """Close a table, even while people play there: nothing more can be done at it."""

    async def work(opened: Database) -> None:
        from dreamcog.server.admin.commands import close_table

        await close_table(opened, table)

    with speaking(lang) as texts:
        confirm_or_exit(texts, texts.say("admin-close-sure", table=table), yes)
        with_database(texts, address_of(database), work)
        typer.echo(texts.say("admin-closed", table=table))


def export(
    table: WhichTable,
    out: Annotated[
        Path | None, typer.Option(help="A file for the saved game; otherwise it is printed.")
    ] = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """Write the saved game of a table, over or not, also if its rules have changed."""

    async def work(opened: Database) -> Exported:
        from dreamcog.server.admin.commands import export_table

        return await export_table(opened, table)

    with speaking(lang) as texts:
        exported = with_database(texts, address_of(database), work)
        if out is None:
            typer.echo(printable(exported.text, keep="\n"), nl=False)
        else:
            try:
                out.write_text(exported.text, "utf-8")
            except OSError as error:
                fail(texts.say("admin-cannot-write", file=str(out), why=error.strerror or ""))
            typer.echo(texts.say("admin-exported", table=table, file=str(out)))
        if exported.is_secret:
            typer.echo(texts.say("admin-export-secret"), err=True)
