"""A person in a guided game, who knows nothing but what is lit, golden, or says "Next"."""

from __future__ import annotations

import time
from dataclasses import dataclass

from playwright.sync_api import Page, TimeoutError, expect

from browser.keyboard import Arrows
from browser.player import OFTEN, PATIENCE, SOON, Player

NEXT = ".lesson .ways button.main"
TOLD = """() => {
  const bubble = document.querySelector(".lesson");
  const isThere = bubble !== null && bubble.checkVisibility({ visibilityProperty: true });
  return {
    text: isThere ? bubble.querySelector(".text").innerText : "",
    progress: isThere ? (bubble.querySelector(".progress")?.innerText ?? "") : "",
    is_next: isThere && bubble.querySelector(".ways button.main") !== null,
  };
}"""
REPLACE = """(text) => {
  const shown = document.querySelector(".lesson .text").firstChild;
  const before = shown.data;
  shown.data = text;
  return before;
}"""
PLACED = """(marks) => {
  const drawn = (each) =>
    [each, ...each.children].some((one) => one.checkVisibility({ visibilityProperty: true }));
  const all = (query) => [...document.querySelectorAll(query)].filter(drawn);
  const frame = (element) => {
    const pane = element.closest(".pane")?.getBoundingClientRect();
    const board = element.closest(".board")?.getBoundingClientRect();
    return pane?.width ? pane : board;
  };
  const seen = (element) => {
    const boxes = [element, ...element.children].map((each) => each.getBoundingClientRect());
    const { left, top, right, bottom } = boxes.find(({ width }) => width > 0) ?? boxes[0];
    const within = frame(element) ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return {
      left: Math.max(left, within.left, 0), right: Math.min(right, within.right, innerWidth),
      top: Math.max(top, within.top, 0), bottom: Math.min(bottom, within.bottom, innerHeight),
    };
  };
  const bubble = document.querySelector(".lesson").getBoundingClientRect();
  const meets = ({ left, top, right, bottom }) =>
    right - left > 0 && bottom - top > 0 && left < bubble.right - 1 && right > bubble.left + 1 &&
    top < bubble.bottom - 1 && bottom > bubble.top + 1;
  const named = (mark) =>
    all(`[data-key="${mark}"], [data-zone="${mark}"], [data-mark="${mark}"]`);
  const inSight = (element) => {
    const { left, top, right, bottom } = seen(element);
    return right - left > 4 && bottom - top > 4;
  };
  const wrong = [];
  if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight)
    wrong.push("the text is not all on the screen");
  for (const mark of marks) {
    const found = named(mark);
    if (!found.length) wrong.push(`${mark} is not on the table`);
    else if (meets(seen(found[0]))) wrong.push(`${mark} is covered`);
  }
  const lit = all(".board [data-lit], .board [data-picked]");
  const first = marks.length ? named(marks[0]) : [];
  if (first.length && ![...first, ...lit].some(inSight))
    wrong.push(`neither ${marks[0]} nor anything lit is in sight`);
  for (const thing of all(".board [data-lit], .board [data-picked]"))
    if (meets(seen(thing))) wrong.push(`${thing.dataset.key}, which is lit, is covered`);
  for (const button of all(".asked .buttons button"))
    if (meets(seen(button))) wrong.push(`the button ${button.innerText} is covered`);
  return wrong;
}"""


@dataclass(frozen=True)
class Told:
    """What the bubble says."""

    text: str
    progress: str
    is_next: bool


class Learner:
    """Clicks what seems right: "Next", then what is lit, then what is golden."""

    def __init__(self, page: Page, player: Player | None = None) -> None:
        self.page = page
        self.player = player or Player(page)

    def told(self) -> Told:
        """What the bubble says now."""
        return Told(**self.page.evaluate(TOLD))

    def settled(self, seconds: float = PATIENCE) -> Told:
        """What the bubble says once there is something to do again."""
        end = time.monotonic() + seconds
        while True:
            told, seen = self.told(), self.player.look()
            if told.text and (told.is_next or seen.can_act):
                return told
            assert time.monotonic() < end, f"nothing to do: {told} {seen}"
            self.page.wait_for_timeout(OFTEN * 1000)

    def wrong(self, marks: list[str], text: str = "") -> list[str]:
        """What is wrong with the place of the bubble, with its own text or another.

        Every mark has to be on the page. Ask when a step begins: later, marks may have moved.
        """
        own = self.page.evaluate(REPLACE, text) if text else ""
        end = time.monotonic() + SOON
        while (found := self.page.evaluate(PLACED, marks)) and time.monotonic() < end:
            self.page.wait_for_timeout(OFTEN * 1000)
        if text:
            self.page.evaluate(REPLACE, own)
        return [f"{each}: {text or self.told().text}" for each in found]

    def go_on(self) -> None:
        """Do the one thing that seems right, and wait until that has come to something."""
        told, seen = self.settled(), self.player.look()
        assert not seen.problem, seen.problem
        free = [each for each in seen.lit if each not in seen.picked]
        try:
            if told.is_next:
                self.next()
            elif seen.buttons and (seen.picked or not free):
                self.player.press(0)
            else:
                self.player.touch(free[0])
        except TimeoutError:
            if self.player.look() == seen and self.told() == told:
                raise
        end = time.monotonic() + SOON
        while self.player.look() == seen and self.told() == told and time.monotonic() < end:
            self.page.wait_for_timeout(OFTEN * 1000)

    def next(self) -> None:
        """Go on from a text that is only read."""
        self.page.locator(NEXT).click(timeout=SOON * 1000)


class LearnerByKeys(Learner):
    """The same by the keyboard alone; the focus is always where the step speaks."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, Arrows(page))

    def next(self) -> None:
        """Go on with an arrow: the focus is on the button already."""
        expect(self.page.locator(NEXT)).to_be_focused()
        self.page.keyboard.press("ArrowRight")
