"""Records errors of the browser that a test would not notice by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

FALSE_ALARMS = (
    # Chromium's own word about requests that are under way when the page goes elsewhere.
    r"net::ERR_ABORTED",
)


class Witness:
    """Notes errors in the console, in scripts and of the server, for all pages of a context.

    Broken content policies and texts that are missing are errors in the console.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.seen: list[str] = []
        self._expected: list[str] = [*FALSE_ALARMS]
        context.on("console", self._said)
        context.on("weberror", self._thrown)
        context.on("response", self._answered)
        context.on("requestfailed", self._failed)

    def _note(self, what: str) -> None:
        if not any(re.search(pattern, what) for pattern in self._expected):
            self.seen.append(what)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self._note(f"console {message.type}: {message.text} ({where})")

    def _thrown(self, error: WebError) -> None:
        self._note(f"script: {error.error.stack or error.error.message}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self._note(f"server: {response.status} {response.url}")

    def _failed(self, request: Request) -> None:
        self._note(f"request: {request.failure} {request.url}")

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """Let something go wrong that is meant to."""
        before = self._expected
        self._expected = [*before, *patterns]
        try:
            yield
        finally:
            self._expected = before

    def tell(self) -> None:
        """Fail if anything went wrong."""
        assert not self.seen, "\n".join(self.seen)
