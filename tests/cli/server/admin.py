"""`dreamcog server` run on a database that has some of everything in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from typer.testing import CliRunner

from dreamcog.cli.main import build_app
from dreamcog.server.admin.commands import inspect
from dreamcog.server.store.database import Database
from support.databases import KINDS, opened
from support.sample_database import fill_database

T = TypeVar("T")
WIDTH = 80
both = pytest.mark.parametrize("admin", KINDS, indirect=True)
"""Run a test on SQLite and on PostgreSQL."""


class Admin:
    """The person who runs a server: a furnished database, and the commands that work on it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables = self.ask(fill_database)

    def ask(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async def do() -> T:
            async with opened(self.url) as database:
                return await work(database)

        return asyncio.run(do())

    def run(self, *args: str, **more: Any) -> Any:
        return run(*args, "--database", self.url, **more)

    def read_json(self, *args: str) -> Any:
        done = self.run(*args, "--json")
        assert done.exit_code == 0, done.output
        return json.loads(done.stdout)

    def status(self, table: str) -> str:
        return self.ask(lambda database: inspect(database, table, 0)).listed.standing.status


def run(*args: str, **more: Any) -> Any:
    env = {
        **more.pop("env", {}),
        "COLUMNS": str(WIDTH),
        "LANG": "en",
        "LC_ALL": "",
        "LC_MESSAGES": "",
    }
    return CliRunner().invoke(build_app(), ["server", *args], env=env, **more)
