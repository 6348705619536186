"""A bar on the error stream for what takes longer than two seconds: how fast, and how long yet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, Timer

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from dreamcog.i18n.texts import Texts

PATIENCE = 2.0
"""Seconds before the bar appears."""


class RateColumn(ProgressColumn):
    """How many games are played in a second."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def render(self, task: Task) -> Text:
        """The rate in words; nothing before the first games are done."""
        speed = task.finished_speed or task.speed
        if not speed:
            return Text()
        return Text(self._texts.say("progress-rate", rate=f"{speed:.{0 if speed >= 10 else 1}f}"))


class Bar:
    """A bar of games played; shown on a terminal only, and only if it takes a while."""

    def __init__(self, texts: Texts, games: int, done: int, console: Console) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            RateColumn(texts),
            TimeRemainingColumn(),
            console=console,
            transient=True,
        )
        self._task = self._progress.add_task(
            texts.say("simulate-progress"), total=games, completed=done
        )
        self._lock = Lock()
        self._is_shown = self._is_over = False
        self._timer = Timer(PATIENCE, self._show)
        self._timer.daemon = True
        if console.is_terminal:
            self._timer.start()

    def _show(self) -> None:
        with self._lock:
            if not self._is_over:
                self._is_shown = True
                self._progress.start()

    def advance(self, games: int) -> None:
        """So many more games are done."""
        self._progress.advance(self._task, games)

    def close(self) -> None:
        """Take the bar away."""
        self._timer.cancel()
        with self._lock:
            self._is_over = True
            if self._is_shown:
                self._progress.stop()


@contextmanager
def bar(texts: Texts, games: int, done: int = 0) -> Iterator[Bar]:
    """A bar for so many games, of which some were done before."""
    shown = Bar(texts, games, done, Console(stderr=True))
    try:
        yield shown
    finally:
        shown.close()
