"""Guided games: which step of a lesson an entry leads to, and which moves a step allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.lessons import Lesson, Progress, lessons_of
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table
from dreamcog.server.table.entries import LESSON, NewEntry


def progress_at(game: str, body: Mapping[str, Any]) -> Progress | None:
    """How far a player has come by an entry; None where the game has no such lesson any more."""
    found = lessons_of(game).get(body["name"])
    return None if found is None else Progress(found, min(body["step"], len(found.steps)))


def first_step(lesson: Lesson) -> NewEntry:
    """The entry with which a lesson begins: its arranged position."""
    body = {"name": lesson.name, "step": 0, "truth": lesson.start().truth()}
    return NewEntry(LESSON, lesson.seat, body)


def to_step(progress: Progress | None, step: int) -> NewEntry:
    """The entry that leads to a step of the lesson.

    What was read, or is played, goes on from where it stands; anything else from the position that
    the written moves lead to.
    """
    if progress is None:
        raise Refused("no-lesson")
    lesson, there = progress.lesson, progress.at(step)
    body: dict[str, Any] = {"name": lesson.name, "step": there.step}
    if not progress.goes_on_to(step):
        body["truth"] = lesson.table_at(step).truth()
    return NewEntry(LESSON, lesson.seat, body)


def require_in_step(progress: Progress, table: Table, move: Mapping[str, Any]) -> None:
    """Refuse a move that is legal, but is not what the present step is about."""
    table.game.check(table.state, progress.lesson.seat, move)
    if not progress.allows(table.game, table.state, move):
        raise Refused("not-in-lesson")


def require_no_lesson(progress: Progress | None) -> None:
    """Refuse what a guided game has its own steps for."""
    if progress is not None and not progress.is_over:
        raise Refused("in-lesson")
