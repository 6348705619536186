"""Functions of plain numbers in which C++ and Python could differ: one trap in each."""

from __future__ import annotations

from typing import NamedTuple

FAR = 5_000_000_000


class Pair(NamedTuple):
    """A value; one of its names is a word of C++."""

    left: int
    operator: int


# Numbers.


def divided(a: int, b: int) -> int:
    """Division rounds down."""
    return a // b


def rest(a: int, b: int) -> int:
    """The rest has the sign of the divisor."""
    return a % b


def divided_in_place(a: int, b: int) -> int:
    """The same, where the number stands."""
    c = a
    c //= b
    a %= b
    return c * 1000 + a


def divided_wide(a: int, b: int) -> int:
    """The same with 64 bits."""
    return (a * FAR + 1) // b + (a * FAR - 1) % b


def divided_by_wide(a: int, b: int) -> int:
    """A wide divisor."""
    return a // (b * FAR) + a % (b * FAR)


def shifted(a: int, by: int) -> int:
    """Shifts to both sides, of negative numbers too."""
    return (a << by) + (a >> by) * 3 - (a >> 31)


def shifted_wide(a: int, by: int) -> int:
    """Shifts of 64 bits: the number that is shifted decides."""
    b = a + FAR
    return (b << by) - (b >> by) + (b >> 40)


def negated(a: int, b: int) -> int:
    """Signs that stand side by side."""
    return -(-a) - -b - -(-(-a)) * 2  # noqa: B002


def bits(a: int, b: int) -> int:
    """Bits of negative numbers, and how strongly operators bind."""
    return (a & b) * 100 + (a | b & 6 ^ 3 + b * 2) - (a ^ b + 1)


def wider_and_wider(a: int) -> int:
    """Numbers that become wide further down, one after the other."""
    x = 0
    y = 0
    z = 0
    for _ in range(6):
        z = y
        y = x
        x += far(a)
    return z * 3 + y


def far(a: int) -> int:
    """A result of 64 bits."""
    return a * FAR


def narrow_again(a: int) -> int:
    """A wide number that is small where 32 bits are wanted: an argument, a value, a range."""
    total = divided(far(a) // FAR, 2)
    pair = Pair(far(a) // FAR, 3)
    for i in range(far(a) // FAR):
        total += i
    return total * 100 + pair.left


def edges(a: int) -> int:
    """The numbers at the edge of 32 bits."""
    return (a + 2147483647) * (1 if a < 1 else 0) + (-2147483648 - a) + 2147483648


# Truth.


def chained(a: int, b: int, c: int) -> int:
    """Chains of comparisons."""
    count = 0
    if a < b < c:
        count += 1
    if a <= b != c > a:
        count += 10
    if not a == b == c:
        count += 100
    return count


def logic(a: int, b: int, c: int) -> int:
    """Numbers as conditions, and how strongly `and`, `or` and `not` bind."""
    count = 0
    if a and not b or c:  # noqa: RUF021
        count += 1
    if a and (not b or c) and not (a and c):
        count += 2
    is_so = a < b and not b == c or c > 1  # noqa: RUF021, SIM201
    if is_so != (a == c):
        count += 4
    return count + (8 if a else 16 if b else 32) * (1 if is_so else 2)


def truths(a: int, b: int) -> int:
    """Truth values that are computed with."""
    is_less = a < b
    is_less |= a == 2
    total = True
    total += a
    return total * 10 + (a < b) + (b < a) * 2 + -(a == b) + (4 if is_less & (b > 0) else 0)


def is_one(a: int, b: int) -> bool:
    """A result that is a truth value."""
    return (a == 1) ^ (b == 1)


# Loops.


def end_changes(n: int) -> int:
    """The end of a range is evaluated once."""
    total = 0
    for i in range(n):
        n -= 1
        total += i
    return total * 100 + n


def name_changes(n: int) -> int:
    """A change of a loop's name does not change the loop."""
    total = 0
    for i in range(n):
        total += i
        i += 5
        total += i * 10
    return total


def shifted_back(a: int, by: int) -> int:
    """A shift to the right by more places than the number has."""
    return (a >> by) * 10 + (a >> (by + 20 + 3))


def after_loop(n: int) -> int:
    """A loop's name after the loop."""
    i = -1
    for i in range(1, n):
        n += i
    return n * 100 + i


def nested_names(n: int) -> int:
    """A loop inside another of the same name."""
    total = 0
    for i in range(n):
        for i in range(i, 3):  # noqa: B020
            total = total * 3 + i
        total += 10 * i
    for _ in range(n):
        for _ in range(2):
            total += 1
    return total


def parameter_counts(n: int) -> int:
    """A parameter as a loop's name."""
    total = n
    for n in range(n, n + 3):  # noqa: B020
        total += n
    return total * 100 + n


def stepped(first: int, last: int) -> int:
    """Ranges with steps, to both sides."""
    total = 0
    for i in range(first, last, 3):
        total = total * 2 + i
    for i in range(last, first, -2):
        total = total * 2 + i
    for i in range(3, -3, -1):
        total += i * first
    return total


def collatz(n: int) -> int:
    """A loop that runs as long as a condition holds, with a name of its own inside."""
    steps = 0
    while n > 1 and steps < 50:
        half = n // 2
        n = half if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps * 1000 + n
