"""A real server, a real browser, and people who use it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.chromium import ROOT, launch_args
from browser.person import DESK, Language, Person, Screen, context_args
from browser.server import Server


class Invite(Protocol):
    """Opens a browser for a new person; a guest unless the name is empty."""

    def __call__(
        self,
        name: str = "Ada",
        screen: Screen = DESK,
        language: Language = "en",
        *,
        is_still: bool = True,
        url: str = "",
    ) -> Person: ...


@pytest.fixture(scope="session")
def built() -> None:
    """The page, built from what there is now."""
    subprocess.run([sys.executable, str(ROOT / "dev"), "web"], check=True)


@pytest.fixture(scope="session")
def server(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server with the page as it is now."""
    request.getfixturevalue("built")
    with Server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server for one test, which may stop it."""
    request.getfixturevalue("built")
    with Server(tmp_path) as started:
        yield started


# Playwright keeps a loop running, in which no test beside these could run its own: so the browser
# lasts for a module, not for the session.


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """What talks to browsers."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """The browser for the tests of a module."""
    launched = playwright.chromium.launch(**{**launch_args(), **browser_type_launch_args})
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, Any]:
    """Nothing: each context is set up for its person."""
    return {}


@pytest.fixture
def invite(new_context: Any, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Let people come; whatever goes wrong in a browser of theirs fails the test."""
    people: list[Person] = []

    def come(
        name: str = "Ada",
        screen: Screen = DESK,
        language: Language = "en",
        *,
        is_still: bool = True,
        url: str = "",
    ) -> Person:
        address = url or request.getfixturevalue("server").url
        person = Person(new_context(**context_args(screen, language, is_still)), address)
        people.append(person)
        if name:
            person.tables.become(name)
        return person

    yield come
    for person in people:
        person.witness.tell()
