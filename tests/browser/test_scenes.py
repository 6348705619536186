"""Every screen can be read, used by everybody, and fits its window, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

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

PARTS = 4
"""Into so many tests the screens are dealt, so that a run has each of them in another language."""
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


def unreadable(scene: Scene, page: Page) -> Iterator[str]:
    """Texts that are cut off, and tables that are higher than the window."""
    yield from cut_off(page)
    if scene.is_table and (height := scrolls_down(page)):
        yield f"{height} px higher than the window"


def unusable(scene: Scene, page: Page, screen: Screen) -> Iterator[str]:
    """What keeps somebody from using a screen, and what lies over something else on a table."""
    if screen is DESK or (screen is PHONE and scene.is_table):
        yield from barriers(page)
    if screen is PHONE and scene.is_table:
        yield from too_small(page)
    if screen is not PHONE and scene.is_table:
        yield from overlapping(page)
        if page.locator(".board .tabs").is_visible():
            yield "folded into panes"


@pytest.mark.turns(len(LANGUAGES), "language", "part")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_can_be_read_and_used(
    invite: Invite, seen: Seen, language: Language, part: int
) -> None:
    """Every screen in every size in each run, in one language after the other."""
    scenes, cookies = seen
    person = comes(invite, cookies, language)
    found: list[str] = []
    for scene in scenes[part::PARTS]:
        for screen in (DESK, LARGE, TABLET, PHONE):
            person.look_at(screen)
            if screen is DESK or (scene.act is not leave_alone and screen is not LARGE):
                page = scene.show(person)
            where = f"{scene.name} ({screen.name})"
            if screen is not LARGE:
                found += [f"{where}: {each}" for each in unreadable(scene, page)]
            found += [f"{where}: {each}" for each in unusable(scene, page, screen)]
            if screen is DESK:
                person.look_at(DESK.at_night())
                found += [f"{where} by night: {each}" for each in barriers(page, CONTRAST)]
    assert not found, "\n".join(found)
