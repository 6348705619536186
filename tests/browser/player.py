"""A player at the drawn table: looks for what is lit, touches it, presses a button.

A player knows no rule and no words: only what is gold.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, TimeoutError

BUTTON = ".asked button.commit:enabled"
GREETING = ".curtain button, .away button.on"
LOOK = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const all = (query) => [...document.querySelectorAll(query)].filter(seen);
  return {
    lit: all("button[data-lit]").map(({ dataset }) => [dataset.key, Number(dataset.nth)]),
    picked: all("button[data-picked]").map(({ dataset }) => [dataset.key, Number(dataset.nth)]),
    buttons: all(".asked button.commit:enabled").map((button) => button.innerText),
    is_greeted: all(".curtain button, .away button.on").length > 0,
    is_sure: all(".asked.sure").length > 0,
    is_told_why: all(".bubble").length > 0,
    is_over: all(".ending").length > 0,
    sentence: document.querySelector(".asked .sentence")?.innerText ?? "",
    problem: document.querySelector(".asked .problem")?.innerText ?? "",
  };
}"""
PATIENCE = 20.0
"""Seconds until the player's turn must have come."""
OFTEN = 0.03
"""Seconds between two looks."""
SOON = 3.0
"""Seconds within which what is lit can be touched, and something happens then."""
TRIES = 3
"""So often may something have changed just before it is touched."""
Thing = tuple[str, int]

FIRST_MOVES = 2
"""Moves that a player makes by touching things, before pressing a button alone."""


@dataclass(frozen=True)
class Sight:
    """What a player sees."""

    lit: list[Thing]
    picked: list[Thing]
    buttons: list[str]
    is_greeted: bool
    is_sure: bool
    is_told_why: bool
    is_over: bool
    sentence: str
    problem: str

    @property
    def can_act(self) -> bool:
        """Whether there is anything to do."""
        return bool(self.lit or self.buttons or self.is_greeted)


class Player:
    """Plays by mouse: whatever is lit, by chance."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.moves = 0
        """How many buttons were pressed for a move."""

    def look(self) -> Sight:
        """What there is to see now."""
        seen = self.page.evaluate(LOOK)
        things = {name: [(key, nth) for key, nth in seen[name]] for name in ("lit", "picked")}
        return Sight(**{**seen, **things})

    def wait(self, seconds: float = PATIENCE) -> Sight:
        """Wait until there is something to do, or nothing any more."""
        end = time.monotonic() + seconds
        while not ((seen := self.look()).can_act or seen.is_over):
            assert time.monotonic() < end, f"nothing to do: {seen.sentence} {seen.problem}"
            self.page.wait_for_timeout(OFTEN * 1000)
        return seen

    def thing(self, thing: Thing) -> Locator:
        """A thing on the table."""
        key, nth = thing
        return self.page.locator(f'button[data-key="{key}"][data-nth="{nth}"]:visible').first

    def button(self, place: int) -> Locator:
        """A golden button."""
        return self.page.locator(BUTTON).nth(place)

    def touch(self, thing: Thing) -> None:
        """Touch a thing on the table."""
        self.thing(thing).click(timeout=SOON * 1000)

    def press(self, place: int) -> None:
        """Press a golden button."""
        self.button(place).click(timeout=SOON * 1000)

    def go_on(self) -> None:
        """Take the screen that is handed over; close the summary of what happened meanwhile."""
        self.page.locator(GREETING).first.click(timeout=SOON * 1000)

    def step(self, seen: Sight) -> None:
        """Touch something or press a button, and wait until that has come to something.

        Others play, too: what is lit may be so no more when it is touched. Then one looks again.
        """
        for _ in range(TRIES):
            assert not seen.problem, seen.problem
            try:
                self._act(seen)
            except TimeoutError:
                if (now := self.look()) == seen:
                    raise
                if not now.can_act or now.is_over:
                    return
                seen = now
            else:
                self._settle(seen)
                return

    def _act(self, seen: Sight) -> None:
        if seen.is_told_why:
            self.page.keyboard.press("Escape")
        elif seen.is_greeted:
            self.go_on()
        elif seen.buttons and (seen.is_sure or self._is_ready(seen)):
            self.press(0 if seen.is_sure else self.rng.randrange(len(seen.buttons)))
            self.moves += not seen.is_sure
        else:
            self.touch(self.rng.choice(seen.lit))

    def _settle(self, seen: Sight) -> None:
        """Wait until something has changed."""
        end = time.monotonic() + SOON
        while self.look() == seen and time.monotonic() < end:
            self.page.wait_for_timeout(OFTEN * 1000)

    def _is_ready(self, seen: Sight) -> bool:
        """Whether to go ahead with what is picked, rather than look for more.

        The first moves are made with things: no game is over by ending turns alone.
        """
        if not seen.lit:
            return True
        goes_ahead = self.rng.random() < (0.7 if seen.picked else 0.2)
        return goes_ahead and (bool(seen.picked) or self.moves >= FIRST_MOVES)

    def play(self, moves: int) -> Sight:
        """Make so many moves, or fewer where the game is over before."""
        wanted = self.moves + moves
        while not (seen := self.wait()).is_over and self.moves < wanted:
            self.step(seen)
        return seen

    def play_to_the_end(self, most: int = 1500) -> Sight:
        """Play until the game is over."""
        seen = self.play(most)
        assert seen.is_over, f"not over after {most} moves"
        return seen


class Thumb(Player):
    """Plays by touch, on a phone or a tablet."""

    def touch(self, thing: Thing) -> None:
        """Touch a thing on the table."""
        self.thing(thing).tap(timeout=SOON * 1000)

    def press(self, place: int) -> None:
        """Press a golden button."""
        self.button(place).tap(timeout=SOON * 1000)
