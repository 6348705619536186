"""Functions of names and records in which C++ and Python could differ: one trap in each."""

from __future__ import annotations

from dataclasses import dataclass

from dreamcog.core.records import ints, overwrite, record, word
from dreamcog.core.words import Words
from native.sample_numbers import FAR, Pair, divided, far, rest
from native.sample_words import other_words

LIMIT = 5
DEAL = 3
ROUND = -4
RULE = 6
NULL = 8
A0 = 9


class Colour(Words):
    """A family of words."""

    RED = 1
    register = 2


@dataclass(slots=True)
class Inner:
    """A record inside a record."""

    n: int = 0
    row: list[int] = ints(5)


@dataclass(slots=True)
class Sample:
    """Numbers of every width; some of their names are words of C++."""

    n: int = 0
    small: list[int] = ints(6)
    wide: int = word()
    middle: list[int] = ints(6, "i2")
    large: list[int] = ints(6, "i4")
    short: int = 0
    inner: Inner = record(Inner)
    other: Inner = record(Inner)
    signed: list[int] = ints(3)
    vast: list[int] = ints(2, "i8")


# Names.


def reserved(short: int, auto: int) -> int:
    """Names that C++ keeps for itself, and those of the generated text."""
    new = short + 1
    this = auto * 2
    short_ = new * 3
    at1_ = 0
    for union in range(3):
        at1_ += union * this
        union += 1
    end1_ = at1_ + DEAL * 100 + ROUND + RULE * 10 + NULL
    return delete(new, this) + short_ + end1_ + Colour.register


def delete(plus: int, narrow: int) -> int:
    """A function whose name C++ keeps for itself."""
    template = plus - narrow
    return template * LIMIT


def words_of_two_modules(a: int) -> int:
    """Constants and words that have other numbers in another module."""
    return LIMIT + a * 10 + Colour.RED * 100 + other_words(a) * 1000


def least_and_most(a: int, b: int, c: int) -> int:
    """The least and the most of several."""
    return min(a, b, c) * 100 + max(a, b, c, 0) * 10 + max(a, b * FAR) % 7 + min(c, 1)


# Records, arrays and values.


def value_of(a: int, b: int) -> int:
    """A value that is made, passed on and read."""
    pair = Pair(a + b, a < b)
    if a > 2:
        pair = Pair(b, a)
    return of_pair(pair, 2) + pair.operator


def of_pair(pair: Pair, times: int) -> int:
    """A value as a parameter."""
    return pair.left * times - pair.operator


def sum_of(row: list[int], n: int) -> int:
    """An array as a parameter, of any width."""
    total = A0
    for i in range(n):
        total += row[i] * (i + 1)
    return total


def move_all(source: list[int], target: list[int], n: int) -> None:
    """Two arrays as parameters."""
    for i in range(n):
        target[i] += source[i]
        source[i] = 0


def arrays_of_all_widths(s: Sample, a: int) -> int:
    """Arrays of different widths, in one program."""
    s.small[1] = a
    s.middle[2] = a * 100
    s.large[3] = a * 100_000
    s.inner.row[4] = -a
    total = sum_of(s.small, 6) + sum_of(s.middle, 6) + sum_of(s.large, 6) + sum_of(s.inner.row, 5)
    move_all(s.small, s.large, 6)
    move_all(s.inner.row, s.signed, 3)
    return total


def records_inside(s: Sample, a: int) -> int:
    """Records inside records, passed on and overwritten."""
    s.short = a
    s.inner.n = a * 2
    change_inner(s.inner, a)
    overwrite(s.other, s.inner)
    s.inner.n = 0
    return s.other.n + s.short


def change_inner(inner: Inner, a: int) -> None:
    """A record as a parameter."""
    inner.n += a
    inner.row[2] = a


def shifted_in_place(s: Sample, a: int, by: int) -> int:
    """The same, where the number stands."""
    b = a
    b <<= by
    a >>= by
    s.wide = a
    s.wide <<= by
    s.n = 100
    s.n >>= by
    return a * 7 + b


# The order of evaluation.


def take(s: Sample) -> int:
    """A number that is another each time."""
    s.n += 1
    return s.n


def in_order(s: Sample, a: int) -> int:
    """A condition is evaluated before what follows it; a call stands where nothing notices it."""
    s.n = a
    s.small[take(s)] = 7
    s.n = take(s) * 2 + a
    s.middle[a] = take(s)
    s.large[take(s) - 2 * a - 4] += 5
    b = take(s) if take(s) > 6 else -take(s)
    if (take(s) > 9 and take(s) > 12) or take(s) > 14:
        b += 1000
    s.wide = b - take(s)
    return b * 10 + sum_of(s.large, min(take(s), 6))


def add_in_order(a: int, b: int) -> int:
    """Calls that change nothing stand beside each other in any order."""
    return divided(a, 3) * rest(b, 4) - divided(b, 5)


# What ordinary native code passes over in silence, and checked code stops at.


def read_at(s: Sample, i: int) -> int:
    """A number of an array inside a record."""
    return s.small[i]


def write_at(s: Sample, i: int) -> int:
    """The same, written."""
    s.middle[i] = 1
    return 0


def sum_of_row(s: Sample, n: int) -> int:
    """The same, in an array that is a parameter."""
    return sum_of(s.inner.row, n)


def store(s: Sample, a: int) -> int:
    """A number stored in a byte."""
    s.small[0] = a
    return s.small[0]


def add_to_stored(s: Sample, a: int) -> int:
    """A number added to one of two bytes."""
    s.n += a
    return s.n


def squared(s: Sample, a: int) -> int:
    """A product of 32 bits."""
    return (s.n + a) * a


def shift_one(s: Sample, by: int) -> int:
    """A shift of 32 bits."""
    return (s.n + 1) << by


def shift_back(s: Sample, by: int) -> int:
    """The same, to the other side."""
    return (s.n + 1000) >> by


def passed_on(s: Sample, a: int) -> int:
    """A wide number where 32 bits are wanted."""
    return divided(far(s.n + a), 2)
