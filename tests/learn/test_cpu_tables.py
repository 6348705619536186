"""The tables of the CPU environment, without torch: rows, deals, ends and bots."""

from __future__ import annotations

import numpy as np
import pytest

from dreamcog.learn.cpu_tables import CpuTables, Step
from dreamcog.learn.environment import GREEDY, LEARNER, RANDOM, SEATS, Ruleset, turned
from dreamcog.sim.batch import Batch

SOLO, PAIR = Ruleset({"players": 1}), Ruleset({"players": 2})
TWO, FOUR = Ruleset({"players": 2}), Ruleset({"players": 4, "variants": ["robots"]})


def drawn(tables: CpuTables, rng: np.random.Generator) -> np.ndarray:
    """A legal step at each table."""
    return np.asarray((rng.random(tables.masks.shape) * tables.masks).argmax(axis=1))


def play(tables: CpuTables, steps: int, seed: int = 1) -> list[Step]:
    rng = np.random.default_rng(seed)
    return [tables.step(drawn(tables, rng)) for _ in range(steps)]


def test_row_i_has_the_ruleset_i_modulo_their_number() -> None:
    tables = CpuTables("mech-a-dream", 7, [TWO, FOUR])
    assert tables.rulesets.tolist() == [0, 1, 0, 1, 0, 1, 0]
    assert tables.players.tolist() == [2, 4, 2, 4, 2, 4, 2]
    assert tables.observations.shape == (7, tables.inputs)
    assert tables.masks.any(axis=1).all()


def test_rows_are_the_tables_of_a_batch() -> None:
    tables = CpuTables("cyberion", 6, [SOLO])
    batch = Batch("cyberion", 6, seed=0)
    rng = np.random.default_rng(3)
    for _ in range(200):
        assert (tables.masks == batch.masks()).all()
        assert (tables.observations == batch.observe()).all()
        steps = drawn(tables, rng)
        found = tables.step(steps)
        batch.step(steps)
        assert (found.ended == batch.over).all()
        batch.reset_over()


def test_ended_games_tell_wins_and_scores_and_are_dealt_anew() -> None:
    tables = CpuTables("mech-a-dream", 4, [TWO, FOUR])
    ends = 0
    for step in play(tables, 400):
        assert not step.scores[~step.ended].any()
        assert not step.wins[~step.ended].any()
        for row in np.flatnonzero(step.ended):
            ends += 1
            players = tables.players[row]
            assert step.wins[row].max() == 1
            won = step.scores[row][step.wins[row] == 1]
            assert won.min() == step.scores[row].max()
            assert not step.scores[row, players:].any()
        assert tables.masks.any(axis=1).all()
    assert ends > 4


def test_progress_adds_up_to_the_score() -> None:
    tables = CpuTables("mech-a-dream", 3, [FOUR])
    sums, first = np.zeros((3, SEATS)), np.zeros((3, SEATS))
    for group in tables.groups:
        first[group.rows] = group.batch.progress()[0]
    compared, rng = 0, np.random.default_rng(1)
    for _ in range(400):
        step = tables.step(drawn(tables, rng))
        sums += step.progress
        for row in np.flatnonzero(step.ended):
            assert np.allclose(first[row] + sums[row], 100 * step.scores[row])
            compared += 1
            first[row], sums[row] = tables.groups[0].batch.progress()[0][row], 0
    assert compared >= 3


def test_a_turn_that_does_not_end_is_cut_off_as_lost() -> None:
    free, cut = CpuTables("cyberion", 8, [SOLO]), CpuTables("cyberion", 8, [SOLO], cap=2)
    ends = [sum(step.ended.sum() for step in play(each, 30)) for each in (free, cut)]
    assert ends[1] > 2 * ends[0]
    assert not any(step.wins.any() for step in play(cut, 30))


@pytest.mark.parametrize("rotate", [False, True])
def test_bots_play_all_seats_but_the_learners(rotate: bool) -> None:
    bots = (LEARNER, GREEDY, RANDOM, RANDOM)
    tables = CpuTables("mech-a-dream", 8, [FOUR], bots=bots, rotate=rotate)
    rng = np.random.default_rng(2)
    wanted = np.arange(8) % 4 if rotate else np.zeros(8)
    for _ in range(80):
        assert (tables.seats == wanted).all()
        tables.step(drawn(tables, rng))


def test_what_happens_depends_on_the_seed_alone() -> None:
    one, same, other = (CpuTables("cyberion", 5, [SOLO, PAIR], seed=seed) for seed in (4, 4, 5))
    for tables in (one, same, other):
        play(tables, 40)
    assert (one.observations == same.observations).all()
    assert (one.observations != other.observations).any()


@pytest.mark.parametrize("rulesets", [1, 2, 3, 11, 24, 50])
def test_a_learner_that_rotates_sits_in_every_seat_with_each_ruleset(rulesets: int) -> None:
    rows = np.arange(12 * rulesets)
    for players in (2, 3, 4):
        seats = turned(rows, rulesets).reshape(12, rulesets) % players
        for own in seats.T:
            assert np.bincount(own).tolist() == [12 // players] * players
