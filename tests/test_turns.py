"""What is tried by turns is all tried in time, and the same turn tries the same again."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from support.positions import CYCLE, OPTION_SETS, quick_sets, sets_in_a_run, slow_sets
from support.turns import EVERYTHING, TURN, is_due, part_of, parts_of, turn

LAW = "test_law_2_games_end_and_have_deciders_until_they_do"


def test_every_member_comes_round_once_in_a_cycle(monkeypatch: pytest.MonkeyPatch) -> None:
    due: list[int] = []
    for now in range(740_000, 740_008):
        monkeypatch.setenv(TURN, str(now))
        due += [number for number in range(92) if is_due("law", number, 8)]
        assert len(due) == len(set(due))
    assert sorted(due) == list(range(92))


def test_a_member_is_tried_in_each_way_once_in_a_cycle(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = set()
    for now in range(740_000, 740_004):
        monkeypatch.setenv(TURN, str(now))
        ways.add(part_of("screens", 7, 4))
    assert ways == {0, 1, 2, 3}


def test_parts_of_a_test_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    for now in range(740_000, 740_003):
        monkeypatch.setenv(TURN, str(now))
        tried += parts_of("large.npz", 3)
    assert sorted(tried) == [0, 1, 2]
    monkeypatch.setenv(TURN, EVERYTHING)
    assert parts_of("large.npz", 3) == [0, 1, 2]


def test_families_are_staggered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TURN, "740000")
    due = {tuple(n for n in range(8) if is_due(f"law {law}", n, 8)) for law in range(20)}
    assert len(due) > 4


def test_everything_is_due_where_all_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TURN, EVERYTHING)
    assert all(is_due("law", number, 8) for number in range(92))
    assert part_of("screens", 7, 4) is None


def test_a_run_that_is_given_no_turn_takes_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TURN)
    before = datetime.now(UTC).toordinal()
    assert before <= (turn() or 0) <= datetime.now(UTC).toordinal()


@pytest.mark.parametrize("name", sorted({name for name, _ in OPTION_SETS}))
def test_a_run_that_tries_some_sets_plays_no_fewer_games_in_all(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TURN, EVERYTHING)
    assert sets_in_a_run(name) == len([each for each in OPTION_SETS if each[0] == name])
    monkeypatch.setenv(TURN, "740000")
    others = [number for number, each in enumerate(slow_sets()) if each[0] == name]
    for family in map(str, range(50)):
        due = [number for number in others if is_due(family, number, CYCLE)]
        quick = [each for each in quick_sets() if each[0] == name]
        assert len(due) + len(quick) >= sets_in_a_run(name)


def collected(now: str, *args: str) -> list[str]:
    """The tests of a law over every set of options that a run of this turn would try."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *args],
        cwd=Path(__file__).parents[1],
        env={**os.environ, TURN: now},
        capture_output=True,
        text=True,
        check=True,
    )
    return [line for line in done.stdout.splitlines() if LAW in line]


@pytest.mark.slow
def test_a_run_tries_the_quick_sets_and_an_eighth_of_the_others() -> None:
    one = collected("740000", "tests/contract/test_laws.py")
    others = len(OPTION_SETS) - len(quick_sets())
    assert len(quick_sets()) + others // 8 <= len(one) <= len(quick_sets()) + others // 8 + 1


@pytest.mark.slow
def test_a_test_that_is_asked_for_by_name_is_tried_in_every_run() -> None:
    assert len(collected("740000", f"tests/contract/test_laws.py::{LAW}")) == len(OPTION_SETS)
