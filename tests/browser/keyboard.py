"""A player who uses the keyboard alone, and checks that the focus is visible."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError

from browser.player import BUTTON, GREETING, Player, Sight, Thing

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


ARROWS = """([selector, place]) => {
  const wanted = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const [here, there] = [document.activeElement, wanted[place]];
  if (!there || here === there) return "";
  const box = (each) => each.getBoundingClientRect();
  const [one, other] = [box(here), box(there)];
  const isOff = !here.matches(".board button, .asked button");
  if (isOff || (other.top < one.bottom && one.top < other.bottom))
    return isOff || other.left > one.left ? "ArrowRight" : "ArrowLeft";
  return other.top > one.top ? "ArrowDown" : "ArrowUp";
}"""
"""The arrow that points to an element from where the focus is; none when it is there."""
STRAIGHT = 12
"""So many arrows are pressed in the direction of something before everything is gone through."""


class Arrows(Keyboard):
    """Gets about with the arrows, picks by numbers where there are any, and acts with Enter."""

    def touch(self, thing: Thing) -> None:
        """Press a thing's number, or go to it and press Enter."""
        key, nth = thing
        self.page.keyboard.press("Shift")
        own = self.page.locator(f'button[data-key="{key}"][data-nth="{nth}"]:visible').first
        number = own.get_attribute("data-number", timeout=3000)
        if number is not None:
            self.page.keyboard.press(number)
        else:
            super().touch(thing)

    def _is_ready(self, seen: Sight) -> bool:
        """Whether to go ahead: with nothing picked only where nothing can be."""
        return not seen.lit or (bool(seen.picked) and super()._is_ready(seen))

    def go_to(self, selector: str, place: int = 0) -> None:
        """Move the focus to an element with the arrows that point there, then through all."""
        for stop in range(MOST_STOPS):
            here: dict[str, Any] | None = self.page.evaluate(FOCUSED, [selector, place])
            if here is not None:
                assert here["is_seen"], f"the focus cannot be seen: {here['name']}"
                if here["is_there"]:
                    return
            if self.page.locator(GREETING).first.is_visible():
                self.page.keyboard.press("Tab")
            else:
                arrow = self.page.evaluate(ARROWS, [selector, place])
                self.page.keyboard.press(arrow if stop < STRAIGHT and arrow else "ArrowRight")
        raise TimeoutError(f"no way to {selector} by arrows")
