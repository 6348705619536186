"""The generator: the published sequence, unbiased draws, and seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.rng import Rng, below, next_word, seed_number, seed_text, shuffle, sow


def test_words_follow_the_recurrence_of_sfc32() -> None:
    """Written a second time, on Python's unbounded numbers, as the generator is published."""
    a, b, c, d = 0xDEADBEEF, 0x12345678, 0x9ABCDEF0, 1
    rng = Rng(a, b, c, d)
    for _ in range(1000):
        out = (a + b + d) % 2**32
        a, b = b ^ (b >> 9), (c + c * 8) % 2**32
        c = ((c * 2**21 % 2**32 + c // 2**11) + out) % 2**32
        d = (d + 1) % 2**32
        assert next_word(rng) == out
        assert (rng.a, rng.b, rng.c, rng.d) == (a, b, c, d)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 50, 65])
def test_every_number_below_a_bound_is_drawn_equally_often(n: int) -> None:
    rng = Rng()
    sow(rng, n)
    draws = Counter(below(rng, n) for _ in range(2000 * n))
    assert set(draws) == set(range(n))
    chi = sum((seen - 2000) ** 2 / 2000 for seen in draws.values())
    assert chi < n + 6 * (2 * n) ** 0.5


def test_large_ranges_are_not_biased_towards_small_numbers() -> None:
    """With plain remainders the lower half of 3 * 2^30 would come up twice as often."""
    rng = Rng()
    sow(rng, 1)
    n = 3 << 30
    low = sum(below(rng, n) < n // 3 for _ in range(30_000))
    assert abs(low - 10_000) < 400


def test_every_order_comes_up() -> None:
    rng = Rng()
    sow(rng, 3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        pile = [9, 0, 1, 2, 9]
        shuffle(rng, pile, 1, 4)
        assert (pile[0], pile[4]) == (9, 9)
        orders[tuple(pile[1:4])] += 1
    assert len(orders) == 6
    assert all(abs(seen - 2000) < 250 for seen in orders.values())


def test_seeds_are_read_and_written() -> None:
    assert seed_number(7) == seed_number("7") == 7
    assert seed_number("ff" * 16) == 2**128 - 1
    assert seed_number(seed_text(12345)) == 12345
    for wrong in (-1, 2**128, "", "g", "0x1", 1.0, True, None, [1]):
        with pytest.raises(Refused):
            seed_number(wrong)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    words = set()
    for seed in range(1000):
        rng = Rng()
        sow(rng, seed)
        words |= {rng.a, rng.b, rng.c, rng.d}
    assert len(words) == 4000
