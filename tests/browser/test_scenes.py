"""Every screen can be read, used by everybody, and fits its window, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.access import CONTRAST, barriers, too_small
from browser.conftest import Invite
from browser.overflow import cut_off, overlapping, scrolls_down
from browser.person import (
    DESK,
    LANGUAGES,
    LARGE,
    PHONE,
    TABLET,
    Language,
    Person,
    Screen,
    context_args,
)
from browser.scenes import Scene, leave_alone
from browser.server import Server
from browser.setting import Setting

pytestmark = pytest.mark.slow

Seen = tuple[list[Scene], Any]
"""Everything there is to see, and the cookie of whom it belongs to."""


@pytest.fixture(scope="module")
def seen(browser: Browser, server: Server) -> Iterator[Seen]:
    """Everything there is to see."""
    context = browser.new_context(**context_args(DESK, "en", is_still=True))
    host = Person(context, server.url)
    host.tables.become("Ada")
    yield list(Setting(host.tables).all()), context.cookies()
    context.close()


def comes(invite: Invite, cookies: Any, language: Language) -> Person:
    """Whom the tables belong to, in a language."""
    person = invite("", DESK, language)
    person.context.add_cookies(cookies)
    return person


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read(invite: Invite, seen: Seen, language: Language) -> None:
    scenes, cookies = seen
    person = comes(invite, cookies, language)
    found: list[str] = []
    for scene in scenes:
        for screen in (DESK, TABLET, PHONE):
            person.look_at(screen)
            if screen is DESK or scene.act is not leave_alone:
                page = scene.show(person)
            where = f"{scene.name} ({screen.name})"
            found += [f"{where}: {each}" for each in cut_off(page)]
            if scene.is_table and (height := scrolls_down(page)):
                found.append(f"{where}: {height} px higher than the window")
    assert not found, "\n".join(found)


def test_everybody_can_use_it(invite: Invite, seen: Seen) -> None:
    scenes, cookies = seen
    person = comes(invite, cookies, "en")
    found: list[str] = []
    for scene in scenes:
        person.look_at(DESK)
        page = scene.show(person)
        found += [f"{scene.name}: {each}" for each in barriers(page)]
        person.look_at(DESK.at_night())
        found += [f"{scene.name} by night: {each}" for each in barriers(page, CONTRAST)]
    assert not found, "\n".join(found)


def test_everybody_can_use_a_table_on_a_phone(invite: Invite, seen: Seen) -> None:
    scenes, cookies = seen
    person = comes(invite, cookies, "en")
    person.look_at(PHONE)
    found: list[str] = []
    for scene in scenes:
        if scene.is_table:
            page = scene.show(person)
            found += [f"{scene.name}: {each}" for each in [*barriers(page), *too_small(page)]]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", [DESK, LARGE, TABLET], ids=lambda screen: screen.name)
def test_a_whole_table_lies_on_one_screen(invite: Invite, seen: Seen, screen: Screen) -> None:
    scenes, cookies = seen
    person = comes(invite, cookies, "en")
    person.look_at(screen)
    found: list[str] = []
    for scene in scenes:
        if scene.is_table:
            page = scene.show(person)
            found += [f"{scene.name}: {each}" for each in overlapping(page)]
            if page.locator(".board .tabs").is_visible():
                found.append(f"{scene.name}: folded into panes")
    assert not found, "\n".join(found)
