"""The account of a game: what changes a chance adds up, and each part is somebody's."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreamcog.teacher.accounts import Judged, accounts_of

SEATS = 2
NO_ERROR = np.zeros(SEATS)


def judged(seat: int, best: list[float], made: list[float], reveals: bool) -> Judged:
    return Judged(seat, np.array(best), np.array(made), NO_ERROR, NO_ERROR, reveals)


def chances() -> st.SearchStrategy[list[float]]:
    return st.lists(st.floats(0, 1), min_size=SEATS, max_size=SEATS)


def moves() -> st.SearchStrategy[list[Judged]]:
    one = st.builds(judged, st.integers(0, SEATS - 1), chances(), chances(), st.booleans())
    return st.lists(one, max_size=12)


@given(moves(), chances())
def test_luck_own_losses_and_the_others_moves_add_up_to_the_change(
    made: list[Judged], end: list[float]
) -> None:
    accounts = accounts_of(made, np.array(end))
    first = accounts[0].before if accounts else np.array(end)
    change = sum((each.skill + each.others + each.luck for each in accounts), np.zeros(SEATS))
    assert change == pytest.approx(np.array(end) - first)
    assert all(((each.before >= 0) & (each.before <= 1)).all() for each in accounts)


def test_a_move_that_reveals_nothing_brings_no_luck() -> None:
    (account,) = accounts_of([judged(0, [0.6, 0.4], [0.5, 0.5], False)], np.array([0.7, 0.3]))
    assert account.luck == pytest.approx([0.0, 0.0])
    assert account.skill == pytest.approx([-0.1, 0.0])
    assert account.others == pytest.approx([0.0, 0.1])
    assert account.before == pytest.approx([0.8, 0.2])


def test_what_a_revelation_brings_is_luck_and_not_skill() -> None:
    (account,) = accounts_of([judged(0, [0.6, 0.4], [0.5, 0.5], True)], np.array([0.9, 0.1]))
    assert account.before == pytest.approx([0.6, 0.4])
    assert account.skill == pytest.approx([-0.1, 0.0])
    assert account.luck == pytest.approx([0.4, -0.4])


def test_losses_before_a_revelation_are_counted_from_the_chance_at_it() -> None:
    made = [
        judged(0, [0.9, 0.1], [0.7, 0.3], False),
        judged(1, [0.2, 0.8], [0.2, 0.8], True),
    ]
    first, second = accounts_of(made, np.array([0.0, 1.0]))
    assert second.before == pytest.approx([0.2, 0.8])
    assert first.before == pytest.approx([0.4, 0.6])
    assert first.skill == pytest.approx([-0.2, 0.0])


def test_no_loss_is_larger_than_what_there_was_to_lose() -> None:
    (account,) = accounts_of([judged(0, [0.9, 0.1], [0.5, 0.5], False)], np.array([1.0, 0.0]))
    assert account.before == pytest.approx([1.0, 0.0])
    assert account.skill == pytest.approx([0.0, 0.0])


def test_the_errors_of_losses_add_up_on_the_way_back_from_a_revelation() -> None:
    """As variances do; a new revelation begins anew, and the end of the game is known."""

    def known(error: float, loss_error: float, reveals: bool) -> Judged:
        errors = (np.full(SEATS, each) for each in (error, loss_error))
        return Judged(0, np.array([0.6, 0.4]), np.array([0.5, 0.5]), *errors, reveals)

    moves = [
        known(9.0, 0.12, False),
        known(9.0, 0.04, False),
        known(0.03, 9.0, True),
        known(9.0, 0.02, False),
        known(9.0, 0.0, False),
    ]
    found = [each.error[0] for each in accounts_of(moves, np.array([1.0, 0.0]))]
    assert found == pytest.approx([0.13, 0.05, 0.03, 0.02, 0.0])
