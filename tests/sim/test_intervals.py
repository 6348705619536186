"""Intervals of rates, of differences on the same deals, and of means, against published values."""

from __future__ import annotations

import pytest

from dreamcog.sim.intervals import mean_interval, paired_difference, rate, wilson


def test_wilsons_interval() -> None:
    low, high = wilson(50, 100)
    assert (low, high) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    assert rate(3, 4)["rate"] == 0.75
    assert rate(0, 0) == {"games": 0, "wins": 0, "rate": 0.0, "interval": [0.0, 1.0]}


def test_newcombes_interval_of_paired_rates() -> None:
    """The example in Newcombe's paper, method 10."""
    low, high = paired_difference(36, 12, 2, 0)
    assert (low, high) == (pytest.approx(0.0569, abs=2e-4), pytest.approx(0.3404, abs=2e-4))


def test_a_paired_difference_turns_round_with_its_sides() -> None:
    low, high = paired_difference(50, 30, 10, 10)
    assert paired_difference(50, 10, 30, 10) == (pytest.approx(-high), pytest.approx(-low))
    assert low < 0.2 < high
    assert paired_difference(0, 0, 0, 0) == (-1, 1)


def test_the_interval_of_a_mean() -> None:
    low, high = mean_interval([1, 2, 3, 4, 5])
    assert (low, high) == (pytest.approx(3 - 1.386, abs=1e-3), pytest.approx(3 + 1.386, abs=1e-3))
    assert mean_interval([7.0]) == (7.0, 7.0)
