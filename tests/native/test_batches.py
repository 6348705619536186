"""Entry points for batches of tables: deals, masks, checks and steps are those of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from dreamcog.core.draft import copy_draft
from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import SEED_BITS
from dreamcog.sim.native.arrays import Array, as_array, as_record, fill
from dreamcog.sim.native.library import Seed
from dreamcog.sim.native.packing import packer
from native.lock_step import library_of, sets_of
from support.positions import some_states, walk

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("interpreted")]

BEYOND = (1 << SEED_BITS) - 3
"""A seed whose neighbours begin again at 0."""


class Tables:
    """Positions of one game as native code has them, with the numbers of its small steps."""

    def __init__(self, game: Game[Any], states: list[Any]) -> None:
        self.game, self.states, self.library = game, states, library_of(game.kind.name)
        self.box = as_array(game.box)
        self.tables = np.repeat(as_array(game.blank()), len(states))
        for table, state in zip(self.tables, states, strict=True):
            fill(table, state)
        ids = [game.alphabet.step(flat) for flat in range(len(game.alphabet))]
        self.kinds, self.args = (np.array(each, np.int32) for each in zip(*ids, strict=True))
        firsts = {kind: flat for flat, (kind, arg) in enumerate(ids) if arg == 0}
        self.firsts = np.array([firsts.get(kind, -1) for kind in range(128)], np.int32)
        self.at = (self.tables.ctypes.data, 0, len(states), self.box.ctypes.data)
        self.at_ids = (self.kinds.ctypes.data, self.args.ctypes.data)

    def masks(self) -> Array:
        masks = np.full((len(self.states), len(self.kinds)), 7, np.uint8)
        legal = np.full(len(self.states), -1, np.int32)
        lost = self.library.batch_masks(
            *(*self.at, self.firsts.ctypes.data, len(self.kinds)),
            *(masks.ctypes.data, legal.ctypes.data),
        )
        assert lost == 0
        assert legal.tolist() == masks.sum(1).tolist()
        return masks

    def check(self, steps: list[int]) -> int:
        chosen = np.array(steps, np.int64)
        number: int = self.library.batch_check(
            *self.at, chosen.ctypes.data, *self.at_ids, len(self.kinds)
        )
        return number

    def step(self, steps: list[int]) -> None:
        chosen = np.array(steps, np.int64)
        assert self.library.batch_step(*self.at, chosen.ctypes.data, *self.at_ids) == 0


def some_tables(name: str, every: int, starts: int, depth: int) -> Iterator[Tables]:
    """Positions of random play of some option sets, from dealt and from wild ones."""
    rng = random.Random(5)
    for i, options in enumerate(sets_of(name, every)):
        found = []
        for game, start in islice(some_states(name, options, i), starts):
            found += [start, *walk(game, start, rng, depth)]
        yield Tables(game, found)


@pytest.mark.parametrize("name", games())
def test_masks_name_the_legal_steps(name: str) -> None:
    for tables in some_tables(name, 2, 4, 20):
        masks = tables.masks()
        for i, state in enumerate(tables.states):
            assert np.flatnonzero(masks[i]).tolist() == sorted(tables.game.steps(state))
            assert set(masks[i]) <= {0, 1}


@pytest.mark.parametrize("name", games())
def test_a_check_refuses_exactly_what_the_rules_refuse(name: str) -> None:
    refused = allowed = 0
    for tables in some_tables(name, 8, 3, 3):
        game = tables.game
        alone = Tables(game, [game.blank()])
        for state in tables.states:
            alone.tables[:] = as_array(state)
            for flat in range(len(game.alphabet)):
                draft = copy_draft(state.draft)
                answer = game.rules.can_step(state, game.box, draft, *game.alphabet.step(flat))
                is_refused = answer != 0 or state.over != 0
                assert alone.check([flat]) == (0 if is_refused else -1)
                refused, allowed = refused + is_refused, allowed + (not is_refused)
            assert alone.tables.tobytes() == as_array(state).tobytes()
    assert min(refused, allowed) > 40


@pytest.mark.parametrize("name", games())
def test_a_check_names_the_first_table_whose_step_cannot_be_taken(name: str) -> None:
    game = game_kind(name).open({})
    tables = Tables(game, [game.deal(seed) for seed in range(5)])
    legal = [game.steps(state)[0] for state in tables.states]
    assert tables.check(legal) == -1
    for unknown in (-2, len(game.alphabet), 1 << 40, -(1 << 40)):
        assert tables.check([*legal[:3], unknown, unknown]) == 3
    assert tables.check([-1] * 5) == -1
    tables.tables[2]["over"] = 1
    assert tables.check(legal) == 2
    assert tables.check([*legal[:2], -1, *legal[3:]]) == -1


@pytest.mark.parametrize("name", games())
def test_steps_of_a_batch_are_those_of_the_game(name: str) -> None:
    rng = random.Random(6)
    for tables in some_tables(name, 2, 4, 20):
        game = tables.game
        menus = [[-1, *game.steps(state)] for state in tables.states]
        chosen = [rng.choice(menu[-12:]) for menu in menus]
        tables.step(chosen)
        for state, step, table in zip(tables.states, chosen, tables.tables, strict=True):
            after = state if step == -1 else game.take(state, step).after
            assert packer(game.rules.state)(after) == table.tobytes()


def deal(tables: Tables, rounds: Array, seed: int, stride: int, only_over: bool) -> list[int]:
    """Deal anew in native code; which tables were dealt."""
    dealt = np.full(len(tables.states), 7, np.uint8)
    blank = as_array(tables.game.blank())
    tables.library.batch_deal(
        *(*tables.at, blank.ctypes.data, rounds.ctypes.data),
        *(Seed.of(seed), stride, int(only_over), dealt.ctypes.data),
    )
    return dealt.tolist()


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [0, (1 << 64) - 2, BEYOND])
def test_tables_dealt_in_native_code_are_those_of_their_seeds(name: str, seed: int) -> None:
    for options in sets_of(name, 5):
        game = game_kind(name).open(options)
        tables = Tables(game, [game.blank() for _ in range(5)])
        rounds, stride = np.array([0, 1, 2, 0, 40], np.uint64), 1 << 57
        deal(tables, rounds, seed, stride, only_over=False)
        numbers = [(seed + i + int(r) * stride) % (1 << SEED_BITS) for i, r in enumerate(rounds)]
        assert rounds.tolist() == [0, 1, 2, 0, 40]
        for number, table in zip(numbers, tables.tables, strict=True):
            assert packer(game.rules.state)(game.deal(number)) == table.tobytes()


@pytest.mark.parametrize("name", games())
def test_only_tables_whose_game_is_over_are_dealt_anew(name: str) -> None:
    game = game_kind(name).open({})
    tables = Tables(game, [game.deal(100 + seed) for seed in range(4)])
    tables.tables[1]["over"] = tables.tables[3]["over"] = 2
    before = [table.tobytes() for table in tables.tables]
    rounds = np.array([0, 0, 5, 6], np.uint64)
    assert deal(tables, rounds, 9, 1000, only_over=True) == [0, 1, 0, 1]
    assert rounds.tolist() == [0, 1, 5, 7]
    wanted = {1: game.deal(9 + 1 + 1000), 3: game.deal(9 + 3 + 7000)}
    for i, table in enumerate(tables.tables):
        dealt = wanted.get(i)
        image = packer(game.rules.state)(dealt) if dealt else before[i]
        assert table.tobytes() == image


@pytest.mark.parametrize("name", games())
def test_a_part_of_the_tables_is_dealt_and_the_others_stay(name: str) -> None:
    game = game_kind(name).open({})
    tables, blank = Tables(game, [game.blank() for _ in range(6)]), as_array(game.blank())
    rounds, dealt = np.zeros(6, np.uint64), np.zeros(6, np.uint8)
    tables.library.batch_deal(
        *(tables.tables.ctypes.data, 2, 4, tables.box.ctypes.data, blank.ctypes.data),
        *(rounds.ctypes.data, Seed.of(7), 0, 0, dealt.ctypes.data),
    )
    for i, table in enumerate(tables.tables):
        expected = game.deal(7 + i) if i in (2, 3) else game.blank()
        assert as_record(table, game.rules.state) == expected
