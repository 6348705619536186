"""`dreamcog serve`: a server for tables, ready when it has said where it is."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from dreamcog.bots.programs import name_programs
from dreamcog.cli.box import Lang, speaking
from dreamcog.cli.server.common import SERVER, fail, with_database
from dreamcog.cli.server.setting_checks import OFF, host_and_port
from dreamcog.cli.server.setting_flags import limits_given, with_setting_flags
from dreamcog.cli.server.setting_pages import settings_lines
from dreamcog.cli.server.setting_sources import InForce, settings_in_force
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


@with_setting_flags
def serve(
    given: dict[str, Any],
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=LIMIT", help="A rate limit, as guest=20/hour; repeatable."),
    ] = None,
    settings: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A file with settings; docs/settings.md lists them all."),
    ] = None,
    show_settings: Annotated[
        bool,
        typer.Option("--show-settings", help="Only tell the settings in force, and from where."),
    ] = False,
    lang: Lang = None,
) -> None:
    """Serve tables: to this machine, to the local network, or, behind a proxy, to the world.

    Without options: one process, tables kept in a file in your data folder, the page in your
    browser. Stop it with Ctrl-C. Every option can also be set in the environment, as
    DREAMCOG_PORT=8080, or in a settings file; the command line decides, then the environment.
    """
    with speaking(lang) as texts:
        chosen = settings_in_force({**given, **limits_given(limit or [])}, settings)
        if show_settings:
            typer.echo("\n".join(settings_lines(texts, chosen)))
            return
        server_settings, processes = chosen.settings(), chosen["processes"]
        address = server_settings.database
        if processes > 1 and not address.startswith(SERVER):
            fail(texts.say("serve-processes"), 2)
        where = Where(chosen["host"] or (EVERYWHERE[0] if chosen["lan"] else HERE), chosen["port"])
        if stopped := with_database(texts, address, count_stopped, is_made=True):
            typer.echo(texts.say("admin-stopped-tables", tables=stopped), err=True)

        name_programs(chosen["bot_programs"])
        from dreamcog.server.processes import run_alone, run_several

        with listening_at(texts, where) as listening, ExitStack() as stack:
            page = say_where(
                texts, listening, server_settings.base_path, server_settings.public_url
            )
            if chosen["browser"] and has_display():
                threading.Thread(target=open_browser, args=(page,), daemon=True).start()
            metrics = [stack.enter_context(each) for each in metrics_sockets(texts, chosen)]
            if processes > 1:
                run_several(server_settings, listening, processes, metrics)
            elif not run_alone(server_settings, listening, *metrics):
                fail(texts.say("serve-failed"))
        typer.echo(texts.say("serve-stopped"))


async def count_stopped(database: Database) -> int:
    """How many tables cannot be continued, because their rules have changed."""
    from dreamcog.server.admin.commands import stopped_tables

    return len(await stopped_tables(database))


# Addresses.


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


def metrics_sockets(texts: Texts, chosen: InForce) -> list[socket.socket]:
    """A socket for the metrics of each process, at successive ports; none if they are off.

    An address that was named has to be free, or it is said (exit status 2). Where the usual one is
    taken, as by a second server of the same machine, the server runs without metrics.
    """
    from dreamcog.server.processes import listen

    address = chosen.chosen["metrics_address"]
    if address.value == OFF:
        return []
    host, first = host_and_port(address.value)
    found = []
    for i in range(chosen["processes"]):
        port = first and first + i
        try:
            found.append(listen(host, port))
            found[-1].listen(WAITING)
        except (OSError, OverflowError):
            for each in found:
                each.close()
            sentence = texts.say("serve-no-metrics", address=f"{host}:{port}")
            if address.source != "default":
                fail(sentence, 2)
            typer.echo(sentence, err=True)
            return []
    return found


def say_where(texts: Texts, listening: socket.socket, path: str, public_url: str = "") -> str:
    """Say where the server is, also for the local network; the page's address."""
    host, port = listening.getsockname()[:2]
    page = url(HERE if host in EVERYWHERE else host, port, path)
    if public_url:
        typer.echo(texts.say("serve-at", address=f"{public_url}/"))
        typer.echo(texts.say("serve-listens", address=page))
        return f"{public_url}/"
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
