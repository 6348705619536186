"""`dreamcog serve`: a server for tables, ready when it has said where it is."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple
from urllib.parse import urlsplit

import typer

from dreamcog.cli.box import Lang, speaking
from dreamcog.cli.server.common import (
    SERVER,
    DatabaseUrl,
    KeepAbandoned,
    KeepFinished,
    address_of,
    fail,
    retention_settings,
    with_database,
)
from dreamcog.core.refusal import malformed
from dreamcog.i18n.texts import Texts

if TYPE_CHECKING:
    from dreamcog.server.store.database import Database

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
PORT = 8080
PORTS = 100
"""How many ports are tried, from the usual one on."""
WAITING = 128
"""Connections that wait while the server gets ready."""


class Where(NamedTuple):
    """Where a server listens; a port of None is any that is free, from the usual one on."""

    host: str
    port: int | None


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; only this machine's without it.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; without it, 8080 or the next that is free."),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in your local network play, too.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in your browser.")
    ] = True,
    database: DatabaseUrl = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Several processes, with PostgreSQL.")
    ] = 1,
    base_path: Annotated[
        str, typer.Option(metavar="PATH", help="The path under which a proxy shows it.")
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another address whose pages may use it; repeatable."),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="It is reached by https only, through a proxy.")
    ] = False,
    log: Annotated[Literal["text", "json"], typer.Option(help="How it logs, on stderr.")] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], typer.Option(help="How much it logs.")
    ] = "info",
    keep_finished: KeepFinished = None,
    keep_abandoned: KeepAbandoned = None,
    thinkers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes in which bots think.")
    ] = 1,
    webhooks: Annotated[
        Literal["public", "any", "off"],
        typer.Option(help="Which addresses may be told that it is a player's turn."),
    ] = "public",
    metrics: Annotated[
        Literal["local", "all"], typer.Option(help="Who may read /metrics: your network, or all.")
    ] = "local",
    lang: Lang = None,
) -> None:
    """Serve tables: to this machine, to the local network, or, behind a proxy, to the world.

    Without options: one process, tables kept in a file in your data folder, the page in your
    browser. Stop it with Ctrl-C.
    """
    with speaking(lang) as texts:
        address = address_of(database)
        if processes > 1 and not address.startswith(SERVER):
            fail(texts.say("serve-processes"), 2)
        path = base_path_of(base_path)
        origins = tuple(origin_of(each) for each in origin or ())
        where = Where(host or (EVERYWHERE[0] if lan else HERE), port)
        if stopped := with_database(texts, address, count_stopped, is_made=True):
            typer.echo(texts.say("admin-stopped-tables", tables=stopped), err=True)

        from dreamcog.server.ops.settings import Settings
        from dreamcog.server.processes import run_alone, run_several

        settings = Settings(
            database=address,
            base_path=path,
            origins=origins,
            is_secure=secure,
            thinkers=thinkers,
            webhooks=webhooks,
            metrics=metrics,
            log_style=log,
            log_level=log_level,
            **retention_settings(keep_finished=keep_finished, keep_abandoned=keep_abandoned),
        )
        with listening_at(texts, where) as listening:
            page = say_where(texts, listening, path)
            if browser and has_display():
                threading.Thread(target=open_browser, args=(page,), daemon=True).start()
            if processes > 1:
                run_several(settings, listening, processes)
            elif not run_alone(settings, listening):
                fail(texts.say("serve-failed"))
        typer.echo(texts.say("serve-stopped"))


async def count_stopped(database: Database) -> int:
    """How many tables cannot be continued, because their rules have changed."""
    from dreamcog.server.admin.commands import stopped_tables

    return len(await stopped_tables(database))


# Addresses.


def base_path_of(text: str) -> str:
    """A path under which a proxy shows the server: with a slash before it, without one behind."""
    path = text.strip("/")
    return f"/{path}" if path else ""


def origin_of(text: str) -> str:
    """An address whose pages may use the server: a scheme, a host and perhaps a port."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise malformed("--origin", "https://example.org")
    return f"{parts.scheme}://{parts.netloc}"


def listening_at(texts: Texts, where: Where) -> socket.socket:
    """A socket that listens. A port that was named has to be free, or it is said (exit status 2).

    A client that connects from now on waits until the server is ready.
    """
    from dreamcog.server.processes import listen

    wanted = [where.port] if where.port is not None else [*range(PORT, PORT + PORTS), 0]
    for port in wanted:
        try:
            listening = listen(where.host, port)
            listening.listen(WAITING)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == wanted[-1]:
                reason = errno.errorcode.get(error.errno or 0, "other")
                told = {"host": where.host, "port": str(port), "reason": reason}
                fail(texts.say("serve-cannot-listen", **told), 2)
        else:
            return listening
    raise AssertionError("a port was found, or not")


def say_where(texts: Texts, listening: socket.socket, path: str) -> str:
    """Say where the server is, also for the local network; the page's address."""
    host, port = listening.getsockname()[:2]
    page = url(HERE if host in EVERYWHERE else host, port, path)
    typer.echo(texts.say("serve-at", address=page))
    if host in EVERYWHERE:
        own = lan_address()
        if own is None:
            typer.echo(texts.say("serve-no-network"))
        else:
            typer.echo(texts.say("serve-network", address=url(own, port, path)))
    return page


def url(host: str, port: int, path: str) -> str:
    """The address of the page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{path}/"


def lan_address() -> str | None:
    """This machine's address in its local network, if it is in one. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
            own = str(asked.getsockname()[0])
        except OSError:
            return None
    return None if own.startswith(("127.", "0.")) else own


# The browser.


def has_display() -> bool:
    """Whether a browser would have somewhere to show itself."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(page: str) -> None:
    """Open the page when the server answers."""
    try:
        with urllib.request.urlopen(f"{page}healthz", timeout=30):
            pass
    except OSError:
        return
    webbrowser.open(page)
