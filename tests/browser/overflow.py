"""Whether every text of a page can be read: nothing cut off, nothing outside of the window."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page


@cache
def script() -> str:
    """The script that looks for texts that cannot be read."""
    return Path(__file__).with_name("overflow.js").read_text("utf-8")


def cut_off(page: Page) -> list[str]:
    """The texts of a page that are cut off or stick out."""
    found: list[str] = page.evaluate(script())
    return found


def scrolls_down(page: Page) -> int:
    """By how many pixels a page is higher than its window."""
    height: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return max(height, 0)
