"""The loop of a lesson: the table, the sentence of the step, and no other moves than its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rich.text import Text

from dreamcog.cli.game_loop import GameLoop
from dreamcog.cli.guided import GuidedTable, GuidedTurns
from dreamcog.cli.offer import Item, Offer
from dreamcog.cli.player_record import PlayerRecord
from dreamcog.cli.prompts import Ask
from dreamcog.cli.saving import Shelf
from dreamcog.cli.screen import Scene, Screen
from dreamcog.cli.seats import Seats
from dreamcog.cli.typed import words
from dreamcog.core.lessons import Progress
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table

SKIP = "skip"
"""What can be said in a lesson besides what can be said at every table."""


class LessonShelf(Shelf):
    """Keeps of a lesson the step at which it is left."""

    def __init__(self, seats: Seats, record: PlayerRecord) -> None:
        super().__init__(seats)
        self.record = record

    def keep(self, table: Table) -> None:
        """Keep the step; none where the lesson is over."""
        assert isinstance(table, GuidedTable)
        progress = table.progress
        step = 0 if progress.is_over else progress.step
        self.record.leave(progress.lesson.game, progress.lesson.name, step)


class LessonLoop(GameLoop):
    """A player who learns, at the table of a lesson."""

    table: GuidedTable

    def __init__(self, screen: Screen, ask: Ask, shelf: Shelf | None = None) -> None:
        super().__init__(screen, ask, shelf)
        self.turns = GuidedTurns(self.tabletop, self.shelf.seats)
        self.reader.commands[SKIP] = words(self.texts, "command-skip", SKIP)

    @property
    def progress(self) -> Progress:
        """How far the player has come."""
        return self.table.progress

    @property
    def is_over(self) -> bool:
        """Whether the last step has been taken."""
        return self.progress.is_over

    def scene(self) -> Scene:
        """The table with the sentence of the step; its moves, and the ways to other steps."""
        if self.progress.is_read:
            return Scene(self.composer, self.news, self.lead, Offer({}, [*self._ways()]))
        scene = self.screen.asking(self.composer, self.news, self.partial, self.lead)
        items = [item for item in scene.offer.items if not item.line]
        ways = [] if self.trail else self._ways()
        return replace(scene, offer=replace(scene.offer, items=[*items, *ways]))

    def lead(self) -> list[Text]:
        """Where the player is in the lesson, and what the step says."""
        lesson, width = self.progress.lesson, self.screen.width
        title = self.texts.say(lesson.title)
        number, count = self.progress.step + 1, len(lesson.steps)
        place = self.texts.say("learn-step", title=title, step=number, steps=count)
        sentence = self.texts.say(self.progress.message)
        return [
            self.screen.look.sentence(place, width, "dim"),
            self.screen.look.sentence(sentence, width, "bold"),
        ]

    def _ways(self) -> Iterator[Item]:
        """The ways to other steps, and out of the lesson."""
        say, shown = self.texts.say, self.reader.shown
        if self.progress.is_read:
            yield Item("", Text(say("learn-go-on")), line=shown(SKIP))
        if self.progress.back is not None:
            yield Item("", Text(say("learn-back")), line=shown("back"))
        if not self.progress.is_read:
            yield Item("", Text(say("learn-skip")), line=shown(SKIP))
        yield Item("", Text(say("offer-quit")), line=shown("quit"))

    def hear(self) -> str:
        """The next line that says something; where there is only to read, Enter goes on."""
        if self.progress.is_read:
            return self.prompts.line() or self.reader.shown(SKIP)
        return super().hear()

    def command(self, name: str, words: list[str]) -> bool:
        """Obey a command that is no move; steps are gone back and skipped instead of undone."""
        if name == SKIP:
            return self.go_to(self.progress.step + 1)
        if name == "back" and not self.trail:
            return self.go_to(self.progress.back or 0)
        if name == "undo":
            raise Refused("in-lesson")
        return super().command(name, words)

    def go_to(self, step: int) -> bool:
        """Come to a step; there is something new to choose from."""
        self.table.go_to(step)
        self.turns.mark()
        self.go_round([])
        return True

    def save(self, words: list[str]) -> None:
        """Nothing to do: the step is always kept."""
        self.tell_kept()

    def tell_kept(self) -> None:
        """Say that the lesson can be gone on with."""
        self.screen.tell("learn-kept")
