"""`dreamcog server people` and `remove-person`: the people of a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE
from rich.table import Table

from dreamcog.cli.box import AsJson, Lang, display, speaking
from dreamcog.cli.server.common import (
    DatabaseUrl,
    Sure,
    address_of,
    confirm_or_exit,
    moment,
    printable,
    with_database,
)

if TYPE_CHECKING:
    from dreamcog.server.admin.commands import ListedPerson
    from dreamcog.server.store.database import Database
    from dreamcog.server.store.records import PersonRecord


def people(database: DatabaseUrl = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """List the people of a server, the last seen first."""

    async def work(opened: Database) -> list[ListedPerson]:
        from dreamcog.server.admin.commands import list_people

        return await list_people(opened)

    with speaking(lang) as texts:
        found = with_database(texts, address_of(database), work)
        if as_json:
            people_json = [
                {
                    "id": each.person.id,
                    "name": each.person.name,
                    "login": each.person.login,
                    "created": each.person.created,
                    "seen": each.person.seen,
                    "tables": each.tables,
                }
                for each in found
            ]
            typer.echo(json.dumps({"people": people_json}))
        elif not found:
            typer.echo(texts.say("admin-no-people"))
        else:
            shown = Table(box=SIMPLE)
            shown.add_column(texts.say("admin-column-person"), no_wrap=True)
            shown.add_column(texts.say("admin-column-name"), overflow="fold")
            shown.add_column(texts.say("admin-column-login"), overflow="fold")
            shown.add_column(texts.say("admin-column-tables"), justify="right")
            shown.add_column(texts.say("admin-column-seen"))
            for each in found:
                person = each.person
                login = texts.say("admin-guest")
                if person.login is not None:
                    login = printable(person.login)
                name, seen = printable(person.name), moment(person.seen)
                shown.add_row(person.id, name, login, str(each.tables), seen)
            display(shown)


def remove_person(
    who: Annotated[str, typer.Argument(metavar="ID|LOGIN", help="A person, by id or login.")],
    yes: Sure = False,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """Remove a person with name, login, chat and results; at running tables a bot plays on."""

    async def find(opened: Database) -> PersonRecord:
        from dreamcog.server.admin.commands import require_person

        return await require_person(opened, who)

    with speaking(lang) as texts:
        address = address_of(database)
        person = with_database(texts, address, find)

        async def remove(opened: Database) -> None:
            from dreamcog.server.admin.commands import remove_person

            await remove_person(opened, person.id)

        name = printable(person.name)
        question = texts.say("admin-remove-sure", name=name, person=person.id)
        confirm_or_exit(texts, question, yes)
        with_database(texts, address, remove)
        typer.echo(texts.say("admin-removed", name=name))
