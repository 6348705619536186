"""A person with a browser of their own."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, Page, Request

from browser.tables import Tables
from browser.witness import Witness
from dreamcog.i18n.texts import languages

Language = str
LANGUAGES = tuple(languages())
LOCALES = {lang: f"{lang}-{lang.upper()}" for lang in LANGUAGES} | {"en": "en-GB"}
PATIENCE = 20_000
"""Milliseconds for which anything may take, on a machine that is busy with other tests."""
CONTENT = ":is(main h1, main .board):not([data-left])"
"""What every screen has, without that of a screen that is being left."""
NOWHERE = "nowhere"
OFTEN = 10
"""Milliseconds between two looks at whether something has arrived."""
GO_WITHIN = """async (addresses) => {
  for (const address of addresses) {
    for (const each of document.querySelectorAll("main h1, main .board")) each.dataset.left = "";
    const link = document.body.appendChild(document.createElement("a"));
    link.href = address;
    link.click();
    link.remove();
    await new Promise((resolve) => setTimeout(resolve));
  }
}"""
"""Follows one link after the other, and marks what is being left."""


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
        self._awaited: set[Request] = set()
        self.page.on("request", self._ask)
        self.page.on("requestfinished", self._receive)
        self.page.on("requestfailed", self._receive)

    def look_at(self, screen: Screen) -> None:
        """Look at the same page on another screen."""
        self.page.set_viewport_size({"width": screen.width, "height": screen.height})
        self.page.emulate_media(color_scheme="dark" if screen.is_dark else "light")

    def go(self, path: str = "") -> Page:
        """Open an address of the page, and wait until all of it is there."""
        self.page.goto(urljoin(self.url, path))
        return self._whole()

    def go_within(self, path: str) -> Page:
        """Come to an address as by a link, without loading the page again: twice as quick.

        The way leads over an address where nothing is, so that what is open is made anew.
        """
        if path == NOWHERE:
            return self.go(path)
        self.page.mouse.move(0, 0)  # nothing is shown of what the mouse would lie on
        self._awaited.clear()
        self.page.evaluate(GO_WITHIN, [urljoin(self.url, each) for each in (NOWHERE, path)])
        self._whole()
        end = time.monotonic() + PATIENCE / 1000
        while self._awaited:
            assert time.monotonic() < end, [each.url for each in self._awaited]
            self.page.wait_for_timeout(OFTEN)
        return self._whole()

    def _ask(self, request: Request) -> None:
        self._awaited.add(request)

    def _receive(self, request: Request) -> None:
        self._awaited.discard(request)

    def _whole(self) -> Page:
        """The page, as soon as all of it is there."""
        self.page.locator(CONTENT).first.wait_for(state="attached")
        self.page.locator("html:not([data-unfinished])").wait_for(state="attached")
        return self.page
