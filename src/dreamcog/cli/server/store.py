"""`dreamcog server tidy`, `backup` and `restore`: the database as a whole."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dreamcog.cli.box import AsJson, Lang, speaking
from dreamcog.cli.server.common import (
    DatabaseUrl,
    KeepAbandoned,
    KeepFinished,
    Sure,
    address_of,
    confirm_or_exit,
    fail,
    shown_address,
    with_database,
)
from dreamcog.cli.server.setting_sources import settings_in_force

if TYPE_CHECKING:
    from dreamcog.server.admin.backup_file import Backup
    from dreamcog.server.admin.commands import Expired
    from dreamcog.server.store.database import Database


def tidy(
    keep_finished: KeepFinished = None,
    keep_abandoned: KeepAbandoned = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be removed.")
    ] = False,
    yes: Sure = False,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Remove tables and guests whose retention time is over.

    A running server does this by itself, once an hour, by the settings it was started with.
    """
    given = {"keep_finished": keep_finished, "keep_abandoned": keep_abandoned}
    now = time.time()

    async def look(opened: Database) -> Expired:
        from dreamcog.server.admin.commands import find_expired

        return await find_expired(opened, settings, now)

    async def remove(opened: Database) -> list[str]:
        from dreamcog.server.admin.retention import apply_retention

        return await apply_retention(opened, settings, now)

    with speaking(lang) as texts:
        settings = settings_in_force({**given, "database": database}).settings()
        address = settings.database
        found = with_database(texts, address, look)
        is_something = bool(found.tables or found.guests)
        numbers = {"tables": len(found.tables), "guests": found.guests}
        if is_something and not dry_run:
            confirm_or_exit(texts, texts.say("admin-tidy-sure", **numbers), yes)
            with_database(texts, address, remove)
        if as_json:
            fields = {"tables": list(found.tables), "guests": found.guests, "removed": not dry_run}
            typer.echo(json.dumps(fields))
        elif not is_something:
            typer.echo(texts.say("admin-tidy-nothing"))
        else:
            sentence = "admin-tidy-would" if dry_run else "admin-tidied"
            typer.echo(texts.say(sentence, **numbers))


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it, e.g. dreamcog.backup.gz.")],
    database: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Write the whole database into one file, also while the server runs.

    Keep the file secret: it holds the seeds of running games and the hashes of passwords.
    """

    async def work(opened: Database) -> Backup:
        from dreamcog.server.admin.backup import back_up

        return await back_up(opened, file)

    with speaking(lang) as texts:
        try:
            made = with_database(texts, address_of(database), work)
        except OSError as error:
            fail(texts.say("admin-cannot-write", file=str(file), why=error.strerror or ""))
        show_backup(made, texts.say("admin-backed-up", file=str(file), **sizes(made)), as_json)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `dreamcog server backup` wrote.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Even if everything there now is lost by it.")
    ] = False,
    yes: Sure = False,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Restore a database from a backup, which may be of the other kind of database.

    The database has to be empty, and its server must not be running.
    """
    from dreamcog.server.admin.backup import NotEmpty, check
    from dreamcog.server.admin.backup import restore as restore_backup
    from dreamcog.server.admin.backup_file import BadBackup

    async def work(opened: Database) -> Backup:
        return await restore_backup(opened, file, is_replacing=replace)

    with speaking(lang) as texts:
        address = address_of(database)
        shown = shown_address(address)
        try:
            asyncio.run(check(file))
            if replace:
                confirm_or_exit(texts, texts.say("admin-replace-sure", database=shown), yes)
            made = with_database(texts, address, work, is_made=True)
        except NotEmpty:
            fail(texts.say("admin-not-empty", database=shown))
        except BadBackup as bad:
            fail(texts.say("admin-bad-backup", file=str(file), reason=bad.reason))
        show_backup(made, texts.say("admin-restored", file=str(file), **sizes(made)), as_json)


def sizes(made: Backup) -> dict[str, int]:
    """The numbers of tables and people in a backup."""
    return {"tables": made.rows["tables"], "people": made.rows["people"]}


def show_backup(made: Backup, sentence: str, as_json: bool) -> None:
    """Print what a backup contains."""
    fields = {"made": made.made, "revision": made.revision, "rows": made.rows}
    typer.echo(json.dumps(fields) if as_json else sentence)
