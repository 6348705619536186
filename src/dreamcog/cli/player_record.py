"""What the terminal keeps of its player: games begun and won, and where lessons were left."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_data_path

FILE = "terminal.json"


class Tally(NamedTuple):
    """Games, and how many of them the player has won."""

    games: int = 0
    wins: int = 0


@dataclass(slots=True)
class PlayerRecord:
    """One small file in the user's data folder.

    Without it nothing is lost but convenience: a file that cannot be read counts as none, and one
    that cannot be written is left as it is.
    """

    path: Path
    begun: list[str] = field(default_factory=list)
    """The games that were played or learnt here."""
    lessons: dict[str, dict[str, int]] = field(default_factory=dict)
    """The steps at which lessons were left, by game and name."""
    results: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """What came of the games that were played with one bot alone, by game and bot."""

    @classmethod
    def read(cls, path: Path | None = None) -> PlayerRecord:
        """The record as it is kept."""
        found = cls(path or user_data_path("dreamcog") / FILE)
        told: Any = {}
        with suppress(OSError, ValueError):
            told = json.loads(found.path.read_bytes())
        if isinstance(told, dict):
            found.begun = [name for name in listed(told.get("begun")) if isinstance(name, str)]
            found.lessons = {game: steps(told) for game, told in named(told.get("lessons")).items()}
            found.results = {
                game: tallies(told) for game, told in named(told.get("results")).items()
            }
        return found

    def begin(self, game: str) -> bool:
        """A game is begun; whether it is the first one here."""
        if game in self.begun:
            return False
        self.begun.append(game)
        self._write()
        return True

    def left_at(self, game: str, lesson: str) -> int:
        """The step at which a lesson was left; 0: it has not been begun, or is over."""
        return self.lessons.get(game, {}).get(lesson, 0)

    def leave(self, game: str, lesson: str, step: int) -> None:
        """A lesson is left at a step; at 0 there is nothing to keep."""
        if step == self.left_at(game, lesson):
            return
        places = self.lessons.setdefault(game, {})
        places[lesson] = step
        if not step:
            del places[lesson]
        self._write()

    def with_bot(self, game: str, bot: str) -> Tally:
        """What came of the games that were played with this bot alone."""
        return self.results.get(game, {}).get(bot, Tally())

    def end(self, game: str, bot: str, is_won: bool) -> None:
        """A game with one bot alone is over."""
        games, wins = self.with_bot(game, bot)
        self.results.setdefault(game, {})[bot] = Tally(games + 1, wins + is_won)
        self._write()

    def _write(self) -> None:
        told = {"begun": self.begun, "lessons": self.lessons, "results": self.results}
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_name(self.path.name + ".part")
            beside.write_text(json.dumps(told, ensure_ascii=False, indent=2) + "\n", "utf-8")
            beside.replace(self.path)


def listed(told: object) -> list[Any]:
    """A list, or an empty one."""
    return told if isinstance(told, list) else []


def named(told: object) -> dict[str, Any]:
    """A mapping, or an empty one."""
    return told if isinstance(told, dict) else {}


def steps(told: object) -> dict[str, int]:
    """Steps by the names of lessons, as far as they are steps."""
    return {name: step for name, step in named(told).items() if type(step) is int and step > 0}


def tallies(told: object) -> dict[str, Tally]:
    """Tallies by the names of bots, as far as they are tallies."""
    found = {}
    for name, tally in named(told).items():
        numbers = [number for number in listed(tally) if type(number) is int and number >= 0]
        if len(numbers) == len(Tally._fields):
            found[name] = Tally(*numbers)
    return found
