"""A player who uses the keyboard alone, and checks that the focus is visible."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError

from browser.player import BUTTON, GREETING, Player, Thing

FOCUSED = """([selector, place]) => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  const style = getComputedStyle(here);
  const wanted = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  return {
    name: here.outerHTML.slice(0, 120),
    is_seen: here.tabIndex < 0 || (style.outlineStyle !== "none" && style.outlineWidth >= "2"),
    is_there: wanted[place] === here,
  };
}"""
MOST_STOPS = 150
"""After so many stops the focus has been on every element."""


class Keyboard(Player):
    """Gets about with Tab, acts with Enter."""

    def touch(self, thing: Thing) -> None:
        """Go to a thing on the table, and touch it."""
        key, nth = thing
        self.use(f'button[data-key="{key}"][data-nth="{nth}"]')

    def press(self, place: int) -> None:
        """Go to a golden button, and press it."""
        self.use(BUTTON, place)

    def go_on(self) -> None:
        """Take the screen that is handed over; close the summary of what happened meanwhile."""
        self.use(GREETING)

    def use(self, selector: str, place: int = 0) -> None:
        """Go to one of the elements that a selector finds, and press Enter."""
        self.go_to(selector, place)
        self.page.keyboard.press("Enter")

    def go_to(self, selector: str, place: int = 0) -> None:
        """Move the focus to an element, checking on the way that it is visible."""
        for _ in range(MOST_STOPS):
            here: dict[str, Any] | None = self.page.evaluate(FOCUSED, [selector, place])
            if here is not None:
                assert here["is_seen"], f"the focus cannot be seen: {here['name']}"
                if here["is_there"]:
                    return
            self.page.keyboard.press("Tab")
        raise TimeoutError(f"no way to {selector} by keyboard")
