"""The browser in which the page is tested: the machine's own Chromium, or one in .cache."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator

from devtools.paths import CACHE, PYTHON
from devtools.processes import call, say
from devtools.stamps import one_at_a_time

BROWSERS = CACHE / "browsers"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def has_chromium() -> bool:
    """Say whether there is a Chromium, the machine's or our own."""
    return any(map(shutil.which, CHROMIUM)) or any(BROWSERS.glob("chromium-*/*/chrome*"))


def ways_to_chromium() -> Iterator[list[str]]:
    """Yield the commands that may install a Chromium, in the order in which they are tried."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        yield ["apt-get", "update", "--quiet=2"]
        yield ["apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", "chromium"]
    yield [str(PYTHON), "-m", "playwright", "install", "chromium"]


def set_up_browser() -> bool:
    """Install a Chromium where there is none; return whether there is one, and say if not."""
    with one_at_a_time():
        for way in ways_to_chromium():
            if has_chromium():
                return True
            say(f"Setting up Chromium, for the tests in a browser (once): {' '.join(way)}")
            into = {"PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS)}
            call(way, sys.stderr, DEBIAN_FRONTEND="noninteractive", **into)
    if not has_chromium():
        say("./dev: there is no Chromium here, and none could be installed: please do it yourself")
    return has_chromium()
