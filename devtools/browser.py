"""The browsers in which the page is tested: the machine's own, or others in .cache."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

from devtools.node import set_up_web
from devtools.packages import install, ways_by_apt
from devtools.paths import CACHE, NODE_MODULES, PYTHON

BROWSERS = CACHE / "browsers"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FIREFOX = ("firefox-esr", "firefox")
INSTALLER = NODE_MODULES / "@puppeteer" / "browsers" / "lib" / "cjs" / "main-cli.js"


def has_chromium() -> bool:
    """Say whether there is a Chromium, the machine's or our own."""
    return any(map(shutil.which, CHROMIUM)) or any(BROWSERS.glob("chromium-*/*/chrome*"))


def has_firefox() -> bool:
    """Say whether there is a Firefox, the machine's or our own."""
    return any(map(shutil.which, FIREFOX)) or any(BROWSERS.glob("firefox/*/firefox/firefox"))


def ways_to_chromium() -> Iterator[list[str]]:
    """Yield the commands that may install a Chromium, in the order in which they are tried."""
    yield from ways_by_apt("chromium-headless-shell")
    yield from ways_by_apt("chromium")
    yield [str(PYTHON), "-m", "playwright", "install", "chromium"]


def ways_to_firefox(node: str) -> Iterator[list[str]]:
    """Yield the commands that may install a Firefox, in the order in which they are tried."""
    yield from ways_by_apt("firefox-esr")
    yield [node, str(INSTALLER), "install", "firefox@esr", "--path", str(BROWSERS)]


def set_up_browser() -> bool:
    """Install a Chromium where there is none; return whether there is one, and say if not."""
    return install_browser("Chromium", has_chromium, ways_to_chromium())


def set_up_firefox() -> bool:
    """Install a Firefox where there is none; return whether there is one, and say if not."""
    return install_browser("Firefox", has_firefox, ways_to_firefox(set_up_web()))


def install_browser(name: str, is_here: Callable[[], bool], ways: Iterator[list[str]]) -> bool:
    """Install a browser where it is missing; return whether it is here."""
    into = {"PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS)}
    return install(name, "the tests in a browser", is_here, ways, **into)
