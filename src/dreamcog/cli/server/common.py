"""What the commands for the operator of a server have in common.

The server's own modules are imported where they are needed, because that takes a while: nobody who
plays in the terminal waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

from dreamcog.i18n.texts import Texts

if TYPE_CHECKING:
    from dreamcog.server.store.database import Database

T = TypeVar("T")

DAY = 24 * 3600.0
FILE = "sqlite:///"
SERVER = ("postgresql://", "postgres://")

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="postgresql://…, or sqlite:///FILE; without it, a file in your data folder.",
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
        help="How long tables are kept at which nobody does anything; 0 is for ever.",
    ),
]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether it is meant.")]


def address_of(database: str | None) -> str:
    """The database that is meant."""
    from dreamcog.server.ops.settings import usual_database

    return usual_database() if database is None else database


def retention_settings(**days: float | None) -> dict[str, Any]:
    """How long things are kept, as settings: in seconds, and only what was chosen."""
    return {
        name: None if value == 0 else value * DAY
        for name, value in days.items()
        if value is not None
    }


def with_database(
    texts: Texts,
    address: str,
    work: Callable[[Database], Awaitable[T]],
    *,
    is_made: bool = False,
) -> T:
    """Do something with a database; where it cannot be opened, that is said (exit status 1).

    A file that is not there is made only where that makes sense.
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
    """An address as it may be shown: files by their path, servers without passwords."""
    from dreamcog.server.ops.logs import without_secrets

    path = address.removeprefix(FILE)
    return without_secrets(address) if "://" in path else path


def fail(sentence: str, status: int = 1) -> NoReturn:
    """Say on the error stream why not, and end."""
    typer.echo(sentence, err=True)
    raise typer.Exit(status)


def confirm_or_exit(texts: Texts, question: str, is_sure: bool) -> None:
    """Ask whether it is meant; if not, nothing is done (exit status 1)."""
    if not is_sure and not typer.confirm(question, err=True):
        fail(texts.say("admin-not-done"))


def moment(seconds: float | None) -> str:
    """A moment by the clock on the wall here."""
    if seconds is None:
        return ""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")
