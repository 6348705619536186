"""A person with a browser of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, Page

from browser.tables import Tables
from browser.witness import Witness
from dreamcog.i18n.texts import languages

Language = str
LANGUAGES = tuple(languages())
LOCALES = {lang: f"{lang}-{lang.upper()}" for lang in LANGUAGES} | {"en": "en-GB"}
PATIENCE = 20_000
"""Milliseconds for which anything may take, on a machine that is busy with other tests."""


@dataclass(frozen=True)
class Screen:
    """A screen: its size, and whether the dark colours are used."""

    name: str
    width: int
    height: int
    is_dark: bool = False

    @property
    def is_touched(self) -> bool:
        """Whether it is touched, not clicked."""
        return self.width < self.height

    def at_night(self) -> Screen:
        """The same screen with dark colours."""
        return Screen(f"{self.name}-night", self.width, self.height, True)


DESK = Screen("desk", 1280, 720)
LARGE = Screen("large", 1920, 1080)
TABLET = Screen("tablet", 820, 1180)
PHONE = Screen("phone", 360, 740)


def context_args(screen: Screen, language: Language, is_still: bool) -> dict[str, Any]:
    """The settings of a browser context; without motion unless a test is about it."""
    return {
        "viewport": {"width": screen.width, "height": screen.height},
        "color_scheme": "dark" if screen.is_dark else "light",
        "reduced_motion": "reduce" if is_still else "no-preference",
        "locale": LOCALES[language],
        "has_touch": screen.is_touched,
    }


class Person:
    """A person at a page of the server: what is shown, and which errors the browser reports."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        context.set_default_timeout(PATIENCE)
        self.witness = Witness(context)
        self.tables = Tables(context, url)
        self.page: Page = context.new_page()

    def look_at(self, screen: Screen) -> None:
        """Look at the same page on another screen."""
        self.page.set_viewport_size({"width": screen.width, "height": screen.height})
        self.page.emulate_media(color_scheme="dark" if screen.is_dark else "light")

    def go(self, path: str = "") -> Page:
        """Open an address of the page, and wait until all of it is there."""
        self.page.goto(urljoin(self.url, path))
        self.page.locator("main h1, main .board").first.wait_for(state="attached")
        self.page.locator("html:not([data-unfinished])").wait_for(state="attached")
        return self.page
