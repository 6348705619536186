"""Platform, Flash and Stock: three rows of at most five robots.

A robot in a row is written as one number, its row times IN_ROWS plus its kind: what it is, not
where it lies, so two alike in one row are the same to every rule.
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import IN_ROWS, NOTHING, ROW_SIZE, Row


def robots_in_rows(s: State) -> int:
    """How many robots lie in all three rows."""
    return s.n_row[Row.PLATFORM] + s.n_row[Row.FLASH] + s.n_row[Row.STOCK]


def room_in_row(s: State, row: int) -> int:
    """How many more robots the row takes."""
    return ROW_SIZE - s.n_row[row]


def alike_in_row(s: State, robot: int) -> int:
    """How many robots like this one lie in its row."""
    row = robot // IN_ROWS
    kind = robot % IN_ROWS
    first = row * ROW_SIZE
    alike = 0
    for i in range(first, first + s.n_row[row]):
        if s.row[i] == kind:
            alike += 1
    return alike


def robots_are_there(s: State, d: Draft, first: int) -> bool:
    """Every robot named from `first` on lies in its row, alike ones as often as named."""
    for i in range(first, d.n):
        robot = d.args[i]
        named = 1
        for j in range(first, i):
            if d.args[j] == robot:
                named += 1
        if alike_in_row(s, robot) < named:
            return False
    return True


def sort_robots(d: Draft, first: int) -> None:
    """Put the named robots in one order, so that the order of naming never matters."""
    for i in range(first + 1, d.n):
        robot = d.args[i]
        j = i
        while j > first and d.args[j - 1] > robot:
            d.args[j] = d.args[j - 1]
            j -= 1
        d.args[j] = robot


def put_in_row(s: State, row: int, kind: int) -> None:
    """A robot joins a row, as the last."""
    s.row[row * ROW_SIZE + s.n_row[row]] = kind
    s.n_row[row] += 1


def take_from_row(s: State, robot: int) -> int:
    """A robot leaves its row, the others close up; the kind that left."""
    row = robot // IN_ROWS
    kind = robot % IN_ROWS
    first = row * ROW_SIZE
    last = first + s.n_row[row] - 1
    place = first
    while s.row[place] != kind:
        place += 1
    for i in range(place, last):
        s.row[i] = s.row[i + 1]
    s.n_row[row] -= 1
    return kind


def row_with_room(s: State) -> int:
    """C4.7: the Platform; if it is full the Flash; if that is full the Stock; else nothing."""
    for row in range(3):
        if s.n_row[row] < ROW_SIZE:
            return row
    return NOTHING
