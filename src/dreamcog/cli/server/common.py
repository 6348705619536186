"""What the commands for the operator of a server have in common.

The server's own modules are imported inside functions: importing them takes a while, for which
playing in the terminal need not wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer

from dreamcog.cli.server.setting_sources import settings_in_force, without_password
from dreamcog.i18n.texts import Texts

if TYPE_CHECKING:
    from dreamcog.server.store.database import Database

T = TypeVar("T")

FILE = "sqlite:///"
SERVER = ("postgresql://", "postgres://")

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="postgresql://…, or sqlite:///FILE; without it, DREAMCOG_DATABASE, that of the "
        "settings file, or a file in your data folder.",
    ),
]
KeepFinished = Annotated[
    float | None,
    typer.Option(
        min=0, metavar="DAYS", help="How long tables are kept when they are over; 0 is for ever."
    ),
]
KeepAbandoned = Annotated[
    float | None,
    typer.Option(
        min=0,
        metavar="DAYS",
        help="How long tables are kept without a new entry; 0 is for ever.",
    ),
]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether it is meant.")]


def address_of(database: str | None) -> str:
    """The URL of the database: the given one, or else that of the server's settings."""
    given = {} if database is None else {"database": database}
    return str(settings_in_force(given)["database"])


def with_database(
    texts: Texts,
    address: str,
    work: Callable[[Database], Awaitable[T]],
    *,
    is_made: bool = False,
) -> T:
    """Run some work on a database; if it cannot be opened, print why (exit status 1).

    With `is_made`, a file that does not exist is made.
    """
    from dreamcog.server.store.database import Unreachable
    from dreamcog.server.store.migrate import TooNew
    from dreamcog.server.store.opening import UnknownAddress, open_database

    async def do() -> T:
        database = await open_database(address)
        try:
            return await work(database)
        finally:
            await database.close()

    shown = shown_address(address)
    path = address.removeprefix(FILE)
    if "://" not in path and not is_made and not Path(path).exists():
        fail(texts.say("admin-no-database", database=shown))
    try:
        return asyncio.run(do())
    except UnknownAddress:
        fail(texts.say("admin-unknown-database", database=shown), 2)
    except TooNew:
        fail(texts.say("admin-newer-database", database=shown))
    except Unreachable as unreachable:
        fail(texts.say("admin-database-unreachable", database=shown, reason=unreachable.reason))


def shown_address(address: str) -> str:
    """The URL of a database as it may be shown: files by their path, servers without passwords."""
    path = address.removeprefix(FILE)
    return without_password(address) if "://" in path else path


def printable(text: str, keep: str = "") -> str:
    """A text that people chose, for the terminal: without characters that it would obey."""
    from dreamcog.server.wire import text as texts

    return texts.printable(text, keep)


def fail(sentence: str, status: int = 1) -> NoReturn:
    """Print a sentence to stderr and exit."""
    typer.echo(sentence, err=True)
    raise typer.Exit(status)


def confirm_or_exit(texts: Texts, question: str, is_sure: bool) -> None:
    """Ask for confirmation unless `is_sure`; exit with status 1 if it is denied."""
    if not is_sure and not typer.confirm(question, err=True):
        fail(texts.say("admin-not-done"))


def moment(seconds: float | None) -> str:
    """A moment in local time."""
    if seconds is None:
        return ""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")
