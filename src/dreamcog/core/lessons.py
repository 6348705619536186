"""Lessons: guided games in small steps, each a file in a game's folder `lessons`.

A lesson is data: an arranged start, and steps. A step names a text and the things on the table that
it speaks of (`marks`), and is either read, or played: `play` is the written way, whole moves in
their order, those of other seats with a `seat`. The player makes the written moves of the own seat
one by one; where a step has `allow`, any legal move that fits one of its patterns will do. A step
is done when all of `play` is made or, where it has one, when its condition `until` holds; with
`after`, a second text then speaks of the result. Patterns and conditions are those of rulebook
cases (`core/cases.py`).

The game judges all moves: nothing here knows a rule. `docs/adding-a-lesson.md` is for authors.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any

from dreamcog.core import reading
from dreamcog.core.cases import arranged_table, compare, compare_events
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table

Move = dict[str, Any]
LESSON_KEYS = ("options", "seed", "given", "seat", "teaches", "steps")
STEP_KEYS = ("id", "marks", "play", "allow", "until", "after")
MOST_STEPS = 20
FOLDER = "lessons"


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what it is called, what it speaks of, and what is played in it."""

    id: str
    marks: tuple[str, ...]
    """Things on the drawn table; the text stands beside the first."""
    play: tuple[tuple[int, Move], ...]
    """The written way: seats and their moves."""
    allow: tuple[Move, ...]
    """Patterns of the moves that the player may make; none: the written ones."""
    until: Mapping[str, Any]
    """What must have happened (`events`) and be true of the position when the step is done."""
    after: tuple[str, ...] | None
    """What the text about the result speaks of; None: there is no such text."""

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to play in it."""
        return not self.play


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game, or a short one about an expansion or a variant."""

    game: str
    name: str
    options: Mapping[str, Any]
    seed: Any
    given: Mapping[str, Any]
    seat: int
    """The seat of the player who learns."""
    teaches: Mapping[str, Any]
    """The options that it is about, with their values; none: the game itself."""
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"{self.game}-lesson-{self.name}"

    def messages(self) -> Iterator[str]:
        """The ids of all its texts."""
        yield self.title
        for step in self.steps:
            yield f"{self.title}-{step.id}"
            if step.after is not None:
                yield f"{self.title}-{step.id}-after"

    def start(self) -> Table:
        """The arranged start."""
        game = game_kind(self.game).open(self.options)
        return arranged_table(game, self.seed, self.given)

    def table_at(self, step: int) -> Table:
        """The table before a step, with the written moves of all earlier steps played."""
        table = self.start()
        for earlier in self.steps[:step]:
            for seat, move in earlier.play:
                table.play(move, seat)
        return table


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a player has come in a lesson; a value, like the states of a game."""

    lesson: Lesson
    step: int = 0
    is_done: bool = False
    """Whether the step is played, and its result is spoken of."""
    made: tuple[tuple[int, Move], ...] = ()
    """What was played since the step began."""
    events: tuple[Event, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether the last step has been taken: the game goes on freely."""
        return self.step >= len(self.lesson.steps)

    @property
    def present(self) -> Step:
        """The step that is being taken."""
        return self.lesson.steps[self.step]

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to play now: the player reads, and goes on."""
        return self.is_done or self.present.is_read

    @property
    def message(self) -> str:
        """The id of the text that is shown now."""
        return f"{self.lesson.title}-{self.present.id}{'-after' if self.is_done else ''}"

    @property
    def marks(self) -> tuple[str, ...]:
        """The things that the text speaks of."""
        return self.present.after or () if self.is_done else self.present.marks

    @property
    def back(self) -> int | None:
        """The step that going back leads to: this one, once something was played in it."""
        has_played = any(seat == self.lesson.seat for seat, _ in self.made)
        step = self.step if has_played else self.step - 1
        return None if step < 0 else step

    def goes_on_to(self, step: int) -> bool:
        """Whether a step goes on from the present position, and not from the written one."""
        return not self.is_over and self.is_read and step == self.step + 1

    def at(self, step: int) -> Progress:
        """The beginning of another step, or the end of the lesson."""
        if not 0 <= step <= len(self.lesson.steps):
            raise malformed("step", f"a whole number from 0 to {len(self.lesson.steps)}")
        return Progress(self.lesson, step)

    def after(
        self, game: Game[Any], state: Any, seat: int, move: Move, events: Sequence[Event]
    ) -> Progress:
        """How far the player has come with a move that led to a state."""
        if self.is_over or self.is_done:
            return self
        later = replace(self, made=(*self.made, (seat, move)), events=(*self.events, *events))
        if not later._ends(game, state):
            return later
        return (
            self.at(self.step + 1) if self.present.after is None else replace(later, is_done=True)
        )

    def _ends(self, game: Game[Any], state: Any) -> bool:
        step = self.present
        if not step.until:
            return len(self.made) >= len(step.play)
        wanted = dict(step.until)
        position = {**game.truth(state), "deciders": sorted(game.deciders(state))}
        return not [
            *compare_events(game.kind, wanted.pop("events", []), list(self.events)),
            *compare(game.kind, wanted, position, ""),
        ]

    def reply(self, seat: int) -> Move | None:
        """The next written move of a seat that another plays; None where the lesson has none."""
        return None if self.is_over or self.is_done else self._next_of(seat)

    def moves(self, game: Game[Any], state: Any) -> list[Move]:
        """The moves that the player who learns may make now, all of them legal."""
        seat = self.lesson.seat
        if self.is_over or self.is_done or seat not in game.deciders(state):
            return []
        menu = Table(game, state).moves(seat)
        patterns = self.present.allow
        if patterns:
            return [move for move in menu if any(fits(move, each) for each in patterns)]
        written = self._next_of(seat)
        return [] if written is None else [move for move in menu if fits(move, written)]

    def allows(self, game: Game[Any], state: Any, move: object) -> bool:
        """Whether a legal move of the learner belongs to the step, however it is spelled."""
        seat = self.lesson.seat
        meant = sorted(game.spell(state, seat, move))
        allowed = self.moves(game, state)
        return self.is_over or any(
            sorted(game.spell(state, seat, each)) == meant for each in allowed
        )

    def _next_of(self, seat: int) -> Move | None:
        """The next written move of a seat."""
        count = sum(1 for mover, _ in self.made if mover == seat)
        own = [move for mover, move in self.present.play if mover == seat]
        return own[count] if count < len(own) else None


def fits(move: Mapping[str, Any], pattern: Mapping[str, Any]) -> bool:
    """Whether a move has the values of a pattern; lists in any order, "" where there is no key."""
    return all(alike(move.get(key, ""), value) for key, value in pattern.items())


def alike(found: Any, wanted: Any) -> bool:
    """Whether two values are equal, lists in any order."""
    if isinstance(found, list) and isinstance(wanted, list):
        return Counter(map(str, found)) == Counter(map(str, wanted))
    return bool(found == wanted)


# Reading.


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game, by name: that of the game itself first."""
    folder = resources.files(game_kind(game).package) / FOLDER
    if not folder.is_dir():
        return {}
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    found = [
        read_lesson(game_kind(game), file.name.removesuffix(".toml"), file.read_text("utf-8"))
        for file in files
        if file.name.endswith(".toml")
    ]
    return {each.name: each for each in sorted(found, key=lambda each: bool(each.teaches))}


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its name, or a refusal."""
    return reading.named(name, lessons_of(game), "lesson")


def read_lesson(kind: Kind, name: str, text: str) -> Lesson:
    """A lesson from its file."""
    told = tomllib.loads(text)
    reading.only(told, LESSON_KEYS, name)
    seat = reading.whole(told.get("seat", 0), 0, 9, f"{name}.seat")
    options = kind.options.read(dict(reading.mapping(told.get("options", {}), f"{name}.options")))
    spelled = reading.listed(reading.field(told, "steps", name), MOST_STEPS, f"{name}.steps")
    teaches = reading.mapping(told.get("teaches", {}), f"{name}.teaches")
    for option in teaches:
        reading.field(options, option, f"{name}.options")
    return Lesson(
        game=kind.name,
        name=name,
        options=options,
        seed=told.get("seed", 1),
        given=reading.mapping(told.get("given", {}), f"{name}.given"),
        seat=seat,
        teaches=teaches,
        steps=tuple(read_step(each, seat, name) for each in spelled),
    )


def read_step(spelled: object, seat: int, name: str) -> Step:
    """A step of a lesson."""
    told = reading.mapping(spelled, f"{name}.steps")
    reading.only(told, STEP_KEYS, f"{name}.steps")
    where = f"{name}.{reading.word(reading.field(told, 'id', f'{name}.steps'), 'id')}"

    def moves(key: str) -> Iterator[Move]:
        for move in reading.listed(told.get(key, []), reading.LONGEST_LIST, f"{where}.{key}"):
            yield dict(reading.mapping(move, f"{where}.{key}"))

    def marks(key: str) -> tuple[str, ...]:
        listed = reading.listed(told.get(key, []), reading.LONGEST_LIST, f"{where}.{key}")
        return tuple(reading.word(mark, f"{where}.{key}") for mark in listed)

    return Step(
        id=told["id"],
        marks=marks("marks"),
        play=tuple((move.pop("seat", seat), move) for move in moves("play")),
        allow=tuple(moves("allow")),
        until=reading.mapping(told.get("until", {}), f"{where}.until"),
        after=marks("after") if "after" in told else None,
    )
