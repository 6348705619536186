"""Threads that share the work on tables: when it ends or is stopped, nothing goes on."""

from __future__ import annotations

import multiprocessing
import time

import pytest

from dreamcog.sim import Batch
from dreamcog.sim.native.threads import in_parts


def test_each_table_is_worked_on_once_by_any_number_of_threads() -> None:
    for tables in (1, 2, 7, 100):
        for threads in (1, 2, 3, 9):
            parts = in_parts(lambda first, last: list(range(first, last)), tables, threads)
            assert [each for part in parts for each in part] == list(range(tables))


@pytest.mark.parametrize("failing", [0, 1, 2], ids=["own part", "second part", "third part"])
@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError])
def test_an_error_is_raised_when_all_parts_are_done(
    failing: int, error: type[BaseException]
) -> None:
    done = []

    def work(first: int, _last: int) -> None:
        if first == failing:
            raise error
        time.sleep(0.05)
        done.append(first)

    for _ in range(2):
        done.clear()
        with pytest.raises(error):
            in_parts(work, 3, 3)
        assert sorted(done) == sorted({0, 1, 2} - {failing})
    assert in_parts(lambda first, last: (first, last), 3, 3) == [(0, 1), (1, 2), (2, 3)]


def played(seed: int) -> list[int]:
    batch = Batch("cyberion", 50, seed=seed, threads=2)
    for _ in range(5):
        batch.step(batch.sample())
    return batch.column("turn").tolist()


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_has_threads_of_its_own() -> None:
    wanted = played(3)
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply_async(played, (3,)).get(timeout=60) == wanted
