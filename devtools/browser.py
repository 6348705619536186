"""The browsers in which the page is tested: the machine's own, or others in .cache."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator

from devtools.node import set_up_web
from devtools.paths import CACHE, NODE_MODULES, PYTHON
from devtools.processes import call, say
from devtools.stamps import one_at_a_time

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


def ways_by_apt(package: str) -> Iterator[list[str]]:
    """Yield the commands that install a package of Debian's, where they may be used."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        yield ["apt-get", "update", "--quiet=2"]
        yield ["apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", package]


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
    return install("Chromium", has_chromium, ways_to_chromium())


def set_up_firefox() -> bool:
    """Install a Firefox where there is none; return whether there is one, and say if not."""
    return install("Firefox", has_firefox, ways_to_firefox(set_up_web()))


def install(name: str, is_here: Callable[[], bool], ways: Iterator[list[str]]) -> bool:
    """Try one way after the other until a browser is here; return whether it is, and say if not."""
    with one_at_a_time():
        for way in ways:
            if is_here():
                return True
            say(f"Setting up {name}, for the tests in a browser (once): {' '.join(way)}")
            into = {"PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS)}
            call(way, sys.stderr, DEBIAN_FRONTEND="noninteractive", **into)
    if not is_here():
        say(f"./dev: there is no {name} here, and none could be installed: please do it yourself")
    return is_here()
