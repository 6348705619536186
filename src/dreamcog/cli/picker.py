"""The choices under the arrow keys, with a line to type in below them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from dreamcog.cli import keys
from dreamcog.cli.keys import Keyboard
from dreamcog.cli.screen import Screen

PAUSE = 0.4
"""Seconds after which the window's size is looked at again."""

LONGEST_LINE = 400
BACK = "back"
AT_ONCE = ("?", "!")
"""Keys that are a whole line by themselves: for help, and for a hint."""

Place = tuple[int, int]
"""Where a choice stands on the screen: its line, and where in the line."""


class Picker:
    """Asks for a line like `input`: what was typed, or the number of the choice that was taken."""

    def __init__(self, screen: Screen, keyboard: Keyboard) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.chosen = 0
        self.typed = ""

    def ask(self) -> str:
        """The next line; `EOFError` when the player closes the terminal."""
        self.chosen, self.typed = 0, ""
        for page in self.screen.pages():
            self._press(page)
        if self.screen.scene.pauses:
            self._press(self.screen.frame())
            return ""
        while True:
            key = self._press(self.screen.frame(self.number, self.typed))
            line = self._answer(key)
            if line is not None:
                self.screen.notes.clear()
                return line

    @property
    def number(self) -> int | None:
        """The number of the choice under the cursor."""
        numbers = self.screen.scene.offer.numbers
        return numbers[self.chosen] if numbers else None

    def _press(self, frame: list[Text]) -> str:
        """Paint, and wait for a key; a window of another size counts as one."""
        size = self.screen.console.size
        self.screen.paint(frame)
        while True:
            key = self.keyboard.read(PAUSE)
            if key is not None:
                return key
            if self.screen.console.size != size:
                return keys.REDRAW

    def _answer(self, key: str) -> str | None:
        """The line that a key completes, if it does."""
        if key == keys.ENTER:
            return self.typed or (None if self.number is None else str(self.number))
        if key == keys.END and not self.typed:
            raise EOFError
        if key in (keys.ESCAPE, keys.BACKSPACE) and not self.typed:
            return BACK
        if key in AT_ONCE and not self.typed:
            return key
        if key in (keys.UP, keys.DOWN, keys.LEFT, keys.RIGHT):
            self._move(key)
        else:
            self._type(key)
        return None

    def _type(self, key: str) -> None:
        """Change the line being typed; a number in it takes the cursor to its choice."""
        if key in (keys.ESCAPE, keys.CLEAR):
            self.typed = ""
        elif key == keys.BACKSPACE:
            self.typed = self.typed[:-1]
        elif len(key) == 1 and len(self.typed) < LONGEST_LINE:
            self.typed += key
        numbers = [str(number) for number in self.screen.scene.offer.numbers]
        if self.typed in numbers:
            self.chosen = numbers.index(self.typed)

    def _move(self, key: str) -> None:
        """Take the cursor to another choice."""
        self.typed = ""
        numbers = self.screen.scene.offer.numbers
        if numbers:
            places = places_of(self.screen.choices(), numbers)
            self.chosen = moved(places, self.chosen, key)


def places_of(lines: Sequence[Text], numbers: Sequence[int]) -> list[Place]:
    """Where the choices with these numbers stand."""
    found = {
        int(badge[1]): (row, badge.start())
        for row, line in enumerate(lines)
        for badge in re.finditer(r"\[([0-9]+)\]", line.plain)
    }
    return [found[number] for number in numbers]


def moved(places: Sequence[Place], chosen: int, key: str) -> int:
    """The choice that an arrow leads to; where there is none that way, the next one in turn."""
    step = -1 if key in (keys.UP, keys.LEFT) else 1
    row, column = places[chosen]
    if key in (keys.UP, keys.DOWN):
        rows = [place[0] for place in places if (place[0] - row) * step > 0]
        if rows:
            near = min(rows, key=lambda other: abs(other - row))
            there = [i for i, place in enumerate(places) if place[0] == near]
            return min(there, key=lambda i: abs(places[i][1] - column))
    return (chosen + step) % len(places)
