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


SHEETS = ".shelf, .paper, .spot, .reserve, .pile, .workshop, .neighbour, .neighbour li, .expert"
"""What lies on a table without covering anything."""
OVERLAPS = """(sheets) => {
  const all = [...document.querySelectorAll(".tabletop .board :is(" + sheets + ")")]
    .filter((each) => each.checkVisibility() && each.childElementCount > 0);
  const board = document.querySelector(".tabletop .board").getBoundingClientRect();
  const told = ({ className, textContent }) =>
    `${className.replace(/ ?svelte-\\S+/g, "")} “${textContent.trim().slice(0, 20)}”`;
  const found = all.filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < board.left - 1 || right > board.right + 1 || top < board.top - 1 ||
      bottom > board.bottom + 1;
  }).map((each) => `outside of the board: ${told(each)}`);
  all.forEach((one, place) => all.slice(place + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.push(`${told(one)} covers ${told(other)}`);
  }));
  return found;
}"""


def overlapping(page: Page) -> list[str]:
    """What lies over something else on a whole table, or sticks out of it."""
    found: list[str] = page.evaluate(OVERLAPS, SHEETS)
    return found


def scrolls_down(page: Page) -> int:
    """By how many pixels a page is higher than its window."""
    height: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return max(height, 0)
