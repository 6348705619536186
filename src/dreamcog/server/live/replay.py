"""Taking entries again: a table as it is kept, or as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from dreamcog.server.store.database import Database
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.tables import find_entries
from dreamcog.server.table.state import Course

BREATH = 20
"""Entries that are played again before others get a turn on the event loop."""


async def course_of(record: TableRecord, database: Database) -> Course:
    """A table as the store knows it: everything that was done, done again."""
    return await taken(record, await find_entries(database, record.id))


async def course_at(course: Course, number: int) -> Course:
    """A course as it was after an entry."""
    return await taken(course.record, [each.entry for each in course.happenings[:number]])


async def taken(record: TableRecord, entries: Sequence[Entry]) -> Course:
    """A table on which all these were done; others get a turn on the event loop meanwhile."""
    course = Course(record)
    for i, entry in enumerate(entries):
        course.take(entry)
        if i % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return course
