"""A bot that is a program outside: it reads requests as JSON lines and writes its answers so.

`docs/outside-bots.md` tells what is said. The process is begun with the first request, kept for the
next ones, and killed where it does not answer in time.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from itertools import islice
from typing import Any

from dreamcog.bots.asking import MORE_SECONDS, time_limit
from dreamcog.bots.decision import Budget, Choice, Decision
from dreamcog.bots.program_process import ProgramFailed, ProgramProcess
from dreamcog.core.game import Game
from dreamcog.core.menu import Menu

PROTOCOL = 1
"""The version of what is said; another one is a program that does not understand this package."""

MOST_LISTED = 1000
"""Moves of a menu that are written: a longer one begins with these and says that it is cut."""

MOST_CHOICES = 100
"""Choices of an answer that are kept."""


class ProgramBot:
    """A bot that lets a program decide."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self._command = list(command)
        self._process: ProgramProcess | None = None
        self._asked = 0

    def decide(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        rng: random.Random,
        budget: Budget,
    ) -> Decision:
        """The program's move; `TimeoutError` where it is late, `ProgramFailed` where it errs."""
        self._asked += 1
        request = {"id": self._asked, **request_of(game, view, seat, rng, budget)}
        try:
            told = self._begun().exchange({"request": request}, time_limit(budget))
            answer = told.get("answer")
            if not isinstance(answer, dict) or answer.get("id") != self._asked:
                raise ProgramFailed("no answer to this request")
            return read_answer(answer)
        except (ProgramFailed, TimeoutError):
            self.close()
            raise

    def _begun(self) -> ProgramProcess:
        """The process, begun and greeted if there is none."""
        if self._process is None or not self._process.is_running:
            self._process = ProgramProcess(self._command)
            ours = {"protocol": PROTOCOL, "package": version("dreamcog")}
            told = self._process.exchange({"hello": ours}, MORE_SECONDS)
            hello = told.get("hello")
            if not isinstance(hello, dict) or hello.get("protocol") != PROTOCOL:
                raise ProgramFailed(f"it does not speak protocol {PROTOCOL}")
        return self._process

    def close(self) -> None:
        """End the process; the next request begins another."""
        if self._process is not None:
            self._process.end()
            self._process = None


def request_of(
    game: Game[Any], view: Mapping[str, Any], seat: int, rng: random.Random, budget: Budget
) -> dict[str, Any]:
    """What a program is told of a decision. Its menu is that of any position behind the view."""
    state = game.guess(view, rng)
    menu = Menu(game, state, seat)
    return {
        "game": game.kind.name,
        "options": game.options,
        "box": game.box_values,
        "view": view,
        "seat": seat,
        "menu": list(islice(menu, MOST_LISTED)),
        "menu_is_whole": not menu.has_more_than(MOST_LISTED),
        "budget": {"seconds": budget.seconds, "iterations": budget.iterations},
        "seed": f"{rng.getrandbits(64):016x}",
    }


def read_answer(answer: Mapping[str, Any]) -> Decision:
    """A decision as a program writes it; `ProgramFailed` where it is none.

    Whether the move is legal is judged where all moves are.
    """
    move, choices, about = (answer.get(name) for name in ("move", "choices", "about"))
    if not isinstance(move, dict):
        raise ProgramFailed("no move")
    if not isinstance(choices, list | None) or not isinstance(about, dict | None):
        raise ProgramFailed("choices is no list, or about no object")
    read = tuple(map(read_choice, (choices or [])[:MOST_CHOICES]))
    return Decision(move, read, {"kind": "program", **(about or {})})


def read_choice(told: Any) -> Choice:
    """A move that a program has considered."""
    if not isinstance(told, dict) or not isinstance(told.get("move"), dict):
        raise ProgramFailed("a choice without a move")
    numbers = {name: told.get(name) for name in ("chance", "score", "share")}
    for name, number in numbers.items():
        if isinstance(number, bool) or not isinstance(number, int | float | None):
            raise ProgramFailed(f"{name} is no number")
        if name != "score" and number is not None and not 0 <= number <= 1:
            raise ProgramFailed(f"{name} is not from 0 to 1")
    return Choice(told["move"], **numbers)
