"""`dreamcog server`: the registration of its commands; each lies in a module of its subject."""

from __future__ import annotations

import typer

from dreamcog.cli.server.audit import audit
from dreamcog.cli.server.people import people, remove_person
from dreamcog.cli.server.store import backup, restore, tidy
from dreamcog.cli.server.tables import close, export, rules, show, tables

server = typer.Typer(
    no_args_is_help=True,
    help="For the operator of a server: its tables and people, backups, tidying up. "
    "All of it works on the database, also while the server runs.",
)
ANY_ID = {"ignore_unknown_options": True}
"""An id may begin with a hyphen and is still not read as an option."""

server.command("tables")(tables)
server.command("show", context_settings=ANY_ID)(show)
server.command("close", context_settings=ANY_ID)(close)
server.command("export", context_settings=ANY_ID)(export)
server.command("rules")(rules)
server.command("people")(people)
server.command("remove-person", context_settings=ANY_ID)(remove_person)
server.command("tidy")(tidy)
server.command("backup")(backup)
server.command("restore")(restore)
server.command("audit")(audit)
