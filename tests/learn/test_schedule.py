"""What changes in the course of a training, the curriculum's formula, sizes and statistics."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from dreamcog.bots.network_shape import shape_for
from dreamcog.core.registry import game_kind, games
from dreamcog.learn.schedule import WARM_UP, Schedule, between
from dreamcog.learn.sizes import SMALL, STRIDE, bytes_of, widest
from dreamcog.learn.statistics import reliability

SCHEDULE = Schedule(1e-3, 1e-4, 0.01, 0.0, 1.0, 0.5)


def test_values_lie_on_a_line_and_stay_at_its_ends() -> None:
    assert [between(1.0, 3.0, part) for part in (-1, 0, 0.5, 1, 2)] == [1, 1, 2, 3, 3]
    assert SCHEDULE.entropy(0.5) == pytest.approx(0.005)
    assert SCHEDULE.progress(0.5) == pytest.approx(0.75)


def test_the_learning_rate_warms_up_in_every_call() -> None:
    assert SCHEDULE.rate(0.0, 0) == pytest.approx(1e-3 / WARM_UP)
    assert SCHEDULE.rate(0.0, WARM_UP) == pytest.approx(1e-3)
    assert SCHEDULE.rate(1.0, 10_000) == pytest.approx(1e-4)


def test_two_calls_with_pieces_of_a_line_are_one_line() -> None:
    whole = Schedule(8e-4, 0, 0, 0, 0, 0)
    first, second = Schedule(8e-4, 4e-4, 0, 0, 0, 0), Schedule(4e-4, 0, 0, 0, 0, 0)
    assert first.rate(0.5, 1000) == pytest.approx(whole.rate(0.25, 1000))
    assert second.rate(0.5, 1000) == pytest.approx(whole.rate(0.75, 1000))


@pytest.mark.parametrize("game", games())
def test_a_small_network_is_as_wide_as_its_file_allows(game: str) -> None:
    shape = widest(shape_for(game_kind(game), 16, 2, 32))
    assert shape.width % STRIDE == 0
    assert bytes_of(shape) < SMALL < bytes_of(replace(shape, width=shape.width + 32))


@pytest.mark.parametrize("game", games())
def test_a_large_network_fits_a_checkpoint(game: str) -> None:
    assert bytes_of(shape_for(game_kind(game), 1024, 3, 96)) < 15 << 20


def test_reliability_compares_told_chances_with_what_came() -> None:
    told = np.concatenate((np.full(2000, 0.25), np.full(2000, 0.85), np.full(10, 1.0)))
    came = np.concatenate((np.arange(2000) % 4 == 0, np.arange(2000) % 10 < 8, np.zeros(10)))
    found = reliability(told, came.astype(float))
    assert found["positions"] == 4010
    assert [row["positions"] for row in found["tenths"]] == [2000, 2000, 10]
    assert found["largest_error"] == pytest.approx(0.05)
