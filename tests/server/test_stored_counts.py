"""What processes count together, as it is stored: requests by period, and wrong passwords."""

from __future__ import annotations

from pathlib import Path

import pytest

from dreamcog.server.store import counts
from dreamcog.server.store.database import Database
from support.databases import KINDS
from support.stored_rows import on

both = pytest.mark.parametrize("kind", KINDS)


@both
def test_requests_are_counted_by_key_and_period_up_to_a_limit(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        for changed in ([1], [1], [0]):
            assert await database.write(counts.count_below("a", 10.0, 2)) == changed
        assert await database.write(counts.count_below("a", 20.0, 2)) == [1]
        assert await counts.find_counts(database, ["a", "b"], 10.0) == {"a": 1}
        await database.write(counts.add_counts({("b", 20.0): 3, ("c", 20.0): 1}))
        await database.write(counts.add_counts({("b", 20.0): 4}))
        found = await counts.find_counts(database, ["a", "b"], 19.5)
        assert found == {"a": 1, "b": 7}
        await database.write(counts.remove_old_counts(20.0))
        assert await counts.find_counts(database, ["a"], 0.0) == {"a": 1}
        await database.write(counts.remove_old_counts(20.5))
        assert await counts.find_counts(database, ["a", "b", "c"], 0.0) == {}

    on(kind, tmp_path, work)


@both
def test_wrong_passwords_add_up_until_they_are_forgotten(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await database.write(counts.add_guess("a", 5.0, 0.0), counts.add_guess("b", 6.0, 0.0))
        await database.write(counts.add_guess("a", 7.0, 4.5))
        assert await counts.find_guesses(database, ["a", "b"]) == {"a": (2, 7.0), "b": (1, 6.0)}
        await database.write(counts.add_guess("a", 9.0, 7.0))
        assert await counts.find_guesses(database, ["a"]) == {"a": (1, 9.0)}
        for number in (0, 0):
            await database.write(counts.take_guess_back("a"))
            assert (await counts.find_guesses(database, ["a"]))["a"][0] == number
        await database.write(counts.remove_old_guesses(9.0))
        assert await counts.find_guesses(database, ["a", "b"]) == {"a": (0, 9.0)}
        await database.write(counts.add_guess("b", 9.5, 0.0), counts.remove_guesses("a"))
        assert await counts.find_guesses(database, ["a", "b"]) == {"b": (1, 9.5)}

    on(kind, tmp_path, work)
