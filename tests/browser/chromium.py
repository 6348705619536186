"""The browser: the machine's own Chromium, or the one that `./dev` puts into `.cache`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that there is: the one without windows needs least to open a page."""
ROOT = Path(__file__).parents[2]


def launch_args() -> dict[str, Any]:
    """How the browser is started here."""
    os.environ.setdefault("PLAYWRIGHT_BROWSERS_PATH", str(ROOT / ".cache" / "browsers"))
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    args = ["--disable-dev-shm-usage"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--no-sandbox")
    return {"args": args} | ({} if found is None else {"executable_path": found})


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser, outside of tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_args())
        yield browser
        browser.close()
