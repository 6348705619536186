"""Whether everybody can use a page: axe looks for what the guidelines (WCAG 2.2 AA) forbid."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
CONTRAST = "color-contrast"
FIND = "async (options) => (await axe.run(document, options)).violations"
THUMB = 44
"""Pixels that a thumb needs."""
SMALL = """(least) => [...document.querySelectorAll("button[data-key]:not([data-key=''])")]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
  .map((thing) => [thing.dataset.key, thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least - 0.5)
  .map(([key, { width, height }]) => `${key} is ${width.toFixed()} by ${height.toFixed()} px`)"""


def barriers(page: Page, only: str = "") -> list[str]:
    """The violations that axe finds on a page, all or of one kind: a line for each."""
    run = {"type": "rule", "values": [only]} if only else {"type": "tag", "values": list(TAGS)}
    options = {"runOnly": run, "resultTypes": ["violations"]}
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found: list[Any] = page.evaluate(FIND, options)
    return [
        f"{rule['id']}: {' '.join(node['target'][0].split())}: {first_reason(node)}"
        for rule in found
        for node in rule["nodes"]
    ]


def too_small(page: Page) -> list[str]:
    """Things on the table that a thumb would miss."""
    found: list[str] = page.evaluate(SMALL, THUMB)
    return found


def first_reason(node: dict[str, list[dict[str, str]]]) -> str:
    """Why axe minds an element."""
    reasons = [*node["any"], *node["all"], *node["none"]]
    return reasons[0]["message"] if reasons else ""
