"""Native rules under sanitizers: nothing outside its array, nothing too large, the same games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from struct import pack
from typing import Any

import numpy as np
import pytest

from dreamcog.core.draft import STEPS_ROOM
from dreamcog.core.game import Game
from dreamcog.core.menu_walk import Spelling
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import Rng
from dreamcog.core.runtime import Interpreted
from dreamcog.sim.native.arrays import Array, as_array, as_record
from dreamcog.sim.native.library import Library, Seed
from dreamcog.sim.native.packing import packer
from dreamcog.sim.native.source import cpp_source
from native.checked import HERE, STOP, build_checked, run_checked
from native.lock_step import bytes_of, library_of, sets_of

pytestmark = pytest.mark.slow

TABLES, ROUNDS, GAMES, MOST = 6, 40, 1, 60
"""Tables and steps of each; games by greedy bots, and four times as many at random."""

DRIVER = (HERE / "driver.cpp").read_text("utf-8")
ALL_ONES = (1 << 128) - 1


class SameGames:
    """What the driver does, by the ordinary library."""

    def __init__(self, name: str) -> None:
        self.name, self.library = name, library_of(name)
        alphabet = game_kind(name).open({}).alphabet
        steps = [alphabet.step(flat) for flat in range(len(alphabet))]
        self.kinds, self.args = (np.array(each, np.int32) for each in zip(*steps, strict=True))
        firsts = {kind: flat for flat, (kind, arg) in enumerate(steps) if arg == 0}
        self.firsts = np.array([firsts.get(kind, -1) for kind in range(128)], np.int32)
        self.games = [game_kind(name).open(options) for options in sets_of(name)]

    def given(self) -> bytes:
        """The file that the driver reads."""
        numbers = (len(self.games), TABLES, ROUNDS, GAMES, MOST, len(self.kinds), len(self.firsts))
        parts = [pack("<7q", *numbers)]
        parts += [each.tobytes() for each in (self.firsts, self.kinds, self.args)]
        parts.append(packer(Spelling)(self.games[0].verbs.spelling))
        for game in self.games:
            parts.append(pack("<q", game.options["players"]))
            parts += [as_array(value).tobytes() for value in (game.box, game.blank())]
        return b"".join(parts)

    def played(self) -> bytes:
        """What the driver writes."""
        return b"".join(
            part for i, game in enumerate(self.games) for part in self.play(game, ALL_ONES - i)
        )

    def play(self, game: Game[Any], seed: int) -> list[bytes]:
        """The last states of one set of options."""
        box, blank = as_array(game.box), as_array(game.blank())
        tables, rounds = np.repeat(blank, TABLES), np.zeros(TABLES, np.uint64)
        steps, ids = np.zeros(TABLES, np.int64), len(self.kinds)
        masks = np.zeros((TABLES, ids), np.uint8)
        dealt, legal = np.zeros(TABLES, np.uint8), np.zeros(TABLES, np.int32)
        at = (tables.ctypes.data, 0, TABLES, box.ctypes.data)
        dealing = (*at, blank.ctypes.data, rounds.ctypes.data, Seed.of(seed), 1000)
        at_ids = (self.kinds.ctypes.data, self.args.ctypes.data)
        self.library.batch_deal(*dealing, 0, dealt.ctypes.data)
        beside = Beside(self.library, game)
        told = []
        for number in range(ROUNDS):
            told += beside.look(at, rounds, Seed.of(seed))
            into = (masks.ctypes.data, legal.ctypes.data)
            self.library.batch_masks(*at, self.firsts.ctypes.data, ids, *into)
            steps[:] = [chosen(masks[i], number, i) for i in range(TABLES)]
            assert self.library.batch_step(*at, steps.ctypes.data, *at_ids) == 0
            self.library.batch_deal(*dealing, 1, dealt.ctypes.data)
        seen = self.look(game, tables, box)
        for i in range(TABLES):
            for seat in range(game.options["players"]):
                rng, table = bytes_of(Rng()), tables[i : i + 1].ctypes.data
                self.library.table_sow(rng.ctypes.data, Seed.of(seed), 0)
                self.library.rule_hide(table, box.ctypes.data, seat, rng.ctypes.data)
                steps[i] = self.library.rule_appraise(table, box.ctypes.data, seat)
        return [*told, *seen, tables.tobytes(), steps.tobytes(), *self.by_bots(blank, box, seed)]

    def look(self, game: Game[Any], tables: Array, box: Array) -> list[bytes]:
        """What each seat sees, and how many moves it has."""
        parts, players = [], game.options["players"]
        states = [as_record(table, game.rules.state) for table in tables]
        for seat in (-1, *range(players)):
            seats = np.full(TABLES, seat, np.int64)
            observed = np.zeros((TABLES, game.rules.observation.size), np.uint8)
            at = (tables.ctypes.data, 0, TABLES, box.ctypes.data)
            self.library.batch_observe(*at, seats.ctypes.data, observed.ctypes.data)
            for i, state in enumerate(states):
                deciders = sum(1 << each for each in Interpreted(game).deciders(state))
                moves = (
                    0 if seat < 0 else sum(1 for _ in Interpreted(game).whole_moves(state, seat))
                )
                seats[i] = deciders * 1_000_000 + moves
            parts += [observed.tobytes(), seats.tobytes()]
        return parts

    def by_bots(self, blank: Array, box: Array, seed: int) -> list[bytes]:
        """Games at random and by greedy bots: their ends and their numbers of steps."""
        parts = []
        for bot, count in ((0, 4 * GAMES), (1, GAMES)):
            ends, taken = np.repeat(blank, count), np.zeros(count, np.int64)
            bots = np.full(8, bot, np.int32)
            self.library.batch_play(
                *(ends.ctypes.data, 0, count, box.ctypes.data, blank.ctypes.data),
                *(Seed.of(seed), bots.ctypes.data, taken.ctypes.data, MOST),
            )
            parts += [ends.tobytes(), taken.tobytes(), *self.noted(blank, box, seed, bots, taken)]
        return parts

    def noted(
        self, blank: Array, box: Array, seed: int, bots: Array, taken: Array
    ) -> Iterator[bytes]:
        """The same games again, every step noted."""
        count, steps = len(taken), int(taken.sum())
        ends, room = np.repeat(blank, count), steps + STEPS_ROOM
        notes = [np.zeros(room, width) for width in (np.uint8, np.int16, np.int16, np.int64)]
        done = self.library.batch_note(
            *(ends.ctypes.data, 0, count, box.ctypes.data, blank.ctypes.data, Seed.of(seed)),
            *(bots.ctypes.data, taken.ctypes.data, MOST, self.firsts.ctypes.data),
            *(each.ctypes.data for each in notes),
            room,
        )
        assert done == count
        yield ends.tobytes()
        yield from (each[:steps].tobytes() for each in notes)


class Beside:
    """Bots in all seats but the first, opinions of the last seat, and what games came to."""

    def __init__(self, library: Library, game: Game[Any]) -> None:
        self.library, self.players = library, game.options["players"]
        self.rngs, self.sown = np.repeat(bytes_of(Rng()), TABLES), np.zeros(TABLES, np.uint64)
        self.bots = np.array([-1, *[0] * 7], np.int32)

    def look(self, at: tuple[int, ...], rounds: Array, seed: Seed) -> list[bytes]:
        """Let the bots play; what is told then."""
        taken, worth = np.zeros(TABLES, np.int64), np.zeros(TABLES, np.int64)
        seats = np.full(TABLES, self.players - 1, np.int64)
        wins, scores, come, points = np.zeros((4, TABLES, self.players), np.int64)
        self.library.batch_bots(
            *(*at, self.rngs.ctypes.data, rounds.ctypes.data, self.sown.ctypes.data),
            *(seed, 1000, self.bots.ctypes.data, taken.ctypes.data, MOST),
        )
        self.library.batch_appraise(*at, seats.ctypes.data, worth.ctypes.data)
        self.library.batch_returns(*at, self.players, wins.ctypes.data, scores.ctypes.data)
        self.library.batch_progress(*at, self.players, come.ctypes.data, points.ctypes.data)
        return [each.tobytes() for each in (taken, worth, wins, scores, come, points)]


def chosen(mask: Array, number: int, i: int) -> int:
    """The step that the driver chooses."""
    legal = np.flatnonzero(mask)
    return int(legal[(number * 7 + i * 13 + 5) % len(legal)]) if len(legal) else -1


@pytest.mark.parametrize("name", games())
def test_checked_rules_play_every_option_set_to_the_same_states(name: str, tmp_path: Path) -> None:
    same = SameGames(name)
    program, given, written = (tmp_path / part for part in ("program", "given", "written"))
    build_checked(cpp_source(game_kind(name).open({}).rules) + STOP + DRIVER, program)
    given.write_bytes(same.given())
    done = run_checked(program, given, written)
    assert done.returncode == 0, done.stderr[-3000:]
    assert written.read_bytes() == same.played()
