"""Platform, Flash and Stock: three rows of at most five robots.

A robot in a row is written as one number, its row times IN_ROWS plus its kind: what it is, not
where it lies, so two alike in one row are the same to every rule. All of them lie in one array, the
Platform's first, then the Flash's, then the Stock's, so that one loop sees every robot:

    for i in range(robots_in_rows(s)): s.robots[i]
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import IN_ROWS, NOTHING, ROW_SIZE, ROWS, Row


def robots_in_rows(s: State) -> int:
    """How many robots lie in all three rows."""
    return s.n_row[Row.PLATFORM] + s.n_row[Row.FLASH] + s.n_row[Row.STOCK]


def room_in_row(s: State, row: int) -> int:
    """How many more robots the row takes."""
    return ROW_SIZE - s.n_row[row]


def first_of_row(s: State, row: int) -> int:
    """Where the robots of a row begin among those of all rows."""
    first = 0
    for earlier in range(row):
        first += s.n_row[earlier]
    return first


def alike_in_row(s: State, robot: int) -> int:
    """How many robots like this one lie in its row."""
    alike = 0
    for i in range(robots_in_rows(s)):
        if s.robots[i] == robot:
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
    """A robot joins a row, as the last; the later rows make room."""
    place = first_of_row(s, row) + s.n_row[row]
    for i in range(robots_in_rows(s), place, -1):
        s.robots[i] = s.robots[i - 1]
    s.robots[place] = row * IN_ROWS + kind
    s.n_row[row] += 1


def take_from_row(s: State, robot: int) -> int:
    """A robot leaves its row, the others close up; the kind that left."""
    place = 0
    while s.robots[place] != robot:
        place += 1
    for i in range(place, robots_in_rows(s) - 1):
        s.robots[i] = s.robots[i + 1]
    s.n_row[robot // IN_ROWS] -= 1
    return robot % IN_ROWS


def row_with_room(s: State) -> int:
    """C4.7: the Platform; if it is full the Flash; if that is full the Stock; else nothing."""
    for row in range(ROWS):
        if s.n_row[row] < ROW_SIZE:
            return row
    return NOTHING
