"""Many tables of one game at once, for learners and experiments: deal, look, step, start again.

>>> import dreamcog
>>> from dreamcog.sim import Batch
>>> batch = Batch(dreamcog.games()[0], 4096, seed=7)
>>> while batch.over.mean() < 0.5:
...     batch.step(batch.sample())
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from threading import RLock
from typing import Any, Concatenate, ParamSpec, TypeVar

import numpy as np

from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import Rng, seed_number, sow
from dreamcog.sim.arguments import (
    booleans,
    each_below,
    fractions,
    one_below,
    one_each,
    within,
    writable,
)
from dreamcog.sim.interpreted_tables import InterpretedTables
from dreamcog.sim.loops import KNOWN_BOTS, NOBODY
from dreamcog.sim.native.arrays import Array
from dreamcog.sim.runtimes import chosen_runtime
from dreamcog.sim.tables import UNSEEN, NativeTables, Tables

MOST_TABLES = 1_000_000
MOST_THREADS = 256
HIDING = b"dreamcog hiding"
"""What the generator of `Batch.hide` is sown for."""

P = ParamSpec("P")
R = TypeVar("R")


def synchronized(
    method: Callable[Concatenate[Batch, P], R],
) -> Callable[Concatenate[Batch, P], R]:
    """A method of a batch that one thread runs at a time.

    Native code runs without the interpreter's lock, and a step is checked before it is taken.
    """

    @wraps(method)
    def alone(self: Batch, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with self._lock:
            return method(self, *args, **kwargs)

    return alone


class Batch:
    """So many tables of one game, dealt from seeds that follow one another.

    Small steps are flat ids of the game's alphabet. At each table one seat acts, that of its
    draft: where several may, they decide one after the other. What a batch does depends on the
    seed and the steps alone: not on the runtime, nor on the number of threads. Threads of a program
    may share a batch: each call is done before the next begins.
    """

    def __init__(
        self,
        game: str | Game[Any],
        tables: int,
        *,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
        runtime: str | None = None,
    ) -> None:
        """Deal the tables. Native where that is possible, or as `runtime` says."""
        self.size = within(tables, MOST_TABLES, "tables")
        threads = within(threads, MOST_THREADS, "threads")
        if isinstance(game, Game) and options:
            raise malformed("options", "none beside a game that is open: it has its own")
        self.game = game if isinstance(game, Game) else game_kind(game).open(options or {})
        self._tables = open_tables(self.game, self.size, threads, runtime)
        self._masks = np.empty((self.size, len(self.game.alphabet)), np.uint8)
        self._has_masks = False
        self._observed: Array | None = None
        self._seen = (self.size, self.game.rules.observation.size)
        self._lock = RLock()
        self.deal(seed)

    @synchronized
    def deal(self, seed: int | str) -> None:
        """Deal all tables anew: table i gets the seed `seed + i`."""
        self._seed = seed_number(seed)
        self._tables.deal(self._seed, only_over=False)
        self._has_masks = False

    @synchronized
    def reset_over(self) -> Array:
        """Deal the tables anew whose games are over; which they were.

        Table i gets the seed `seed + i + r * size` for its r-th new game.
        """
        ended = self._tables.deal(self._seed, only_over=True)
        self._has_masks = self._has_masks and not ended.any()
        return ended

    @synchronized
    def reset(self, which: Any) -> None:
        """Deal these tables anew, whether their games are over or not; seeds as in `reset_over`."""
        wanted = booleans(which, self.size, "which")
        self._has_masks = self._has_masks and not wanted.any()
        self._tables.deal_these(self._seed, wanted)

    @synchronized
    def masks(self) -> Array:
        """Which small steps are legal: a row for each table, 1 where the step may be taken.

        All 0 where the game is over. The same array every time, written anew when tables have
        changed: copy what you want to keep.
        """
        if not self._has_masks:
            self._tables.masks(self._masks)
            self._has_masks = True
        shown = self._masks.view()
        shown.flags.writeable = False
        return shown

    @synchronized
    def sample(self, numbers: Any = None) -> Array:
        """A legal step for each table, each equally likely; -1 where the game is over.

        They come from the tables' own generators, or follow from `numbers`: for each table one that
        is at least 0 and less than 1.
        """
        given = None if numbers is None else fractions(numbers, self.size, "numbers")
        steps = np.empty(self.size, np.int64)
        self._tables.sample(self.masks(), given, steps)
        return steps

    @synchronized
    def step(self, steps: Any) -> None:
        """Take a small step at each table; -1 takes none there.

        A step that is not legal is refused with its table and the reason, and no table changes.
        """
        wanted = one_each(steps, self.size, "steps")
        refused = self._tables.first_refused(wanted)
        if refused != -1:
            raise self._refusal(refused, int(wanted[refused]))
        self._has_masks = False
        self._tables.step(wanted)

    def _refusal(self, table: int, step: int) -> Refused:
        """Why a step is not legal at a table."""
        try:
            self.game.take(self.state(table), step)
        except Refused as refused:
            return Refused(refused.code, refused.rule, **refused.params, table=table)
        raise AssertionError(f"table {table} refuses step {step}, the game does not")

    @synchronized
    def observe(self, seats: Any = None, which: Any = None, out: Array | None = None) -> Array:
        """What a seat of each table may know: a row of numbers from 0 to 255 for each.

        Without `seats`, of the seat that acts. The page on observations says what they mean. The
        same array every time (copy what you want to keep), or the one given as `out`. With `which`,
        booleans, the rows of the other tables are left as they were.
        """
        if out is None:
            out = self._observed = self.observed() if self._observed is None else self._observed
        else:
            writable(out, self._seen)
        wanted = (
            np.full(self.size, -1, np.int64)
            if seats is None
            else each_below(seats, self.size, self.game.options["players"], "seats")
        )
        if which is not None:
            wanted[~booleans(which, self.size, "which")] = UNSEEN
        self._tables.observe(wanted, out)
        return out

    def observed(self) -> Array:
        """An array for the observations of all tables, with any numbers in it."""
        return np.empty(self._seen, np.uint8)

    @synchronized
    def appraise(self, seats: Any) -> Array:
        """How well a seat of each table stands: the game's rough opinion, by which bots choose.

        A move that is being composed counts for nothing before it is made.
        """
        out = np.empty(self.size, np.int64)
        self._tables.appraise(
            each_below(seats, self.size, self.game.options["players"], "seats"), out
        )
        return out

    @synchronized
    def returns(self) -> tuple[Array, Array]:
        """Which seats have won (1) and their scores, a row for each table; 0 while games run."""
        shape = (self.size, self.game.options["players"])
        wins, scores = np.empty(shape, np.int64), np.empty(shape, np.int64)
        self._tables.returns(wins, scores)
        return wins, scores

    @synchronized
    def progress(self) -> tuple[Array, Array]:
        """How far each seat has come, in hundredths of a machine or point, and what it has so far.

        A row for each table, at any time of the game: for learners, for whom the end is far.
        """
        shape = (self.size, self.game.options["players"])
        come, points = np.empty(shape, np.int64), np.empty(shape, np.int64)
        self._tables.progress(come, points)
        return come, points

    @synchronized
    def play_bots(self, bots: Sequence[int]) -> Array:
        """Let bots play at each table until a seat without one is to act, or the game is over.

        `bots` has a number of `sim.loops` for each seat; `NOBODY` is a seat without a bot. Their
        randomness comes from the seed of the table's game. How many small steps they took.
        """
        known = {NOBODY, *KNOWN_BOTS}
        if len(bots) != self.game.options["players"] or not known.issuperset(bots):
            raise malformed("bots", f"one of {sorted(known)} for each seat")
        taken = np.empty(self.size, np.int64)
        self._has_masks = False
        self._tables.play_bots(self._seed, list(bots), taken)
        return taken

    @synchronized
    def hide(self, table: int, seat: int, seed: int) -> None:
        """Deal anew at a table all that a seat cannot know, at random by the seed."""
        number, rng = one_below(table, self.size, "table"), Rng()
        sow(rng, seed_number(seed), HIDING)
        self._has_masks = False
        self._tables.hide(number, self.game.seat(seat), rng)

    @property
    def over(self) -> Array:
        """At which tables the game is over."""
        return np.asarray(self.column("over") != 0)

    @property
    def seats(self) -> Array:
        """The seat that acts at each table."""
        return self.column("draft.seat")

    @synchronized
    def column(self, field: str) -> Array:
        """A field of the game's state at each table: `turn`, `won`, `points`, …"""
        try:
            return self._tables.column(field)
        except (ValueError, AttributeError, IndexError, KeyError):
            raise malformed("field", "a field of the game's state") from None

    @synchronized
    def results(self) -> dict[str, Any]:
        """What the games came to, of the tables whose games are over."""
        over = self.over
        columns = {name: self.column(name)[over].tolist() for name in self.game.result_fields}
        counts = self.game.count({"decisions": [0] * int(over.sum()), **columns})
        return self.game.results(counts)

    @synchronized
    def state(self, table: int) -> Any:
        """The state of one table, as the game's own record: a copy."""
        return self._tables.state(one_below(table, self.size, "table"))

    @synchronized
    def put(self, table: int, state: Any) -> None:
        """Set up this state, of the batch's own game, at one table: a copy."""
        self._has_masks = False
        self._tables.put(one_below(table, self.size, "table"), state)

    @synchronized
    def copy(self) -> Batch:
        """The same tables, independent of these."""
        return self._of(self._tables.copy(), self._masks.copy())

    @synchronized
    def select(self, tables: Any) -> Batch:
        """A batch of these tables by number, in this order, each as often as it is named."""
        size = within(len(tables), MOST_TABLES, "tables")
        wanted = each_below(tables, size, self.size, "tables")
        masks = np.empty((size, self._masks.shape[1]), np.uint8)
        other = self._of(self._tables.select(wanted), masks)
        other.size, other._seen, other._has_masks = size, (size, self._seen[1]), False
        return other

    def _of(self, tables: Tables, masks: Array) -> Batch:
        """A batch of these tables, with nothing that this one works on."""
        other = object.__new__(Batch)
        other.__dict__.update(self.__dict__)
        other._tables, other._masks = tables, masks
        other._observed, other._lock = None, RLock()
        return other


def open_tables(game: Game[Any], tables: int, threads: int, runtime: str | None) -> Tables:
    """Tables in the runtime asked for; native where that is possible, if none is."""
    if chosen_runtime(game.rules, runtime) == "native":
        return NativeTables(game, tables, threads)
    return InterpretedTables(game, tables)
