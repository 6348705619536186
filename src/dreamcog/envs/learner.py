"""Tables at which one seat is played from outside and bots play the others, in step.

What the environment of one table and that of many share; it knows no interface of others.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from dreamcog.bots import USUAL_BUDGET
from dreamcog.bots.plain import PlainBot
from dreamcog.core.refusal import malformed
from dreamcog.core.rng import SEED_BITS, seed_number
from dreamcog.envs.opening import Bots, opened, seated_bots
from dreamcog.envs.rewards import Shaping, reward_name, win_shares
from dreamcog.sim.arguments import one_each
from dreamcog.sim.batch import Batch
from dreamcog.sim.loops import NOBODY
from dreamcog.sim.native.arrays import Array


class Learner:
    """One seat at so many tables of a game.

    Between two calls the learner's seat is to act at every table, or the game is over there. Plain
    bots play by native code where there is any; others are asked through `choose`, table by table.
    """

    def __init__(
        self,
        game: object,
        tables: int,
        *,
        options: Mapping[str, Any] | None,
        more: Mapping[str, Any],
        bots: Bots,
        seat: int,
        reward: str,
        shaping: float,
        discount: float,
        threads: int = 1,
        runtime: str | None = None,
    ) -> None:
        self.game = opened(game, options, more)
        self.seat = self.game.seat(seat)
        self.reward = reward_name(reward)
        self._shaping = Shaping(shaping, discount)
        self._bots = seated_bots(self.game, self.seat, bots)
        self.batch = Batch(self.game, tables, threads=threads, runtime=runtime)
        self._numbers = [NOBODY] * self.game.options["players"]
        for each, bot in self._bots.items():
            self._numbers[each] = bot.number if isinstance(bot, PlainBot) else NOBODY
        self._asked = {each for each, bot in self._bots.items() if not isinstance(bot, PlainBot)}
        self._seats = np.full(tables, self.seat)
        self._potential = np.zeros(tables)
        self._rounds = np.zeros(tables, np.int64)
        self._rngs: list[random.Random] = []
        self.over = np.zeros(tables, np.bool_)
        """At which tables the game was over after the last step, and what it came to there."""
        self.won, self.score = np.zeros(tables), np.zeros(tables, np.int64)

    @property
    def ids(self) -> int:
        """How many flat ids there are."""
        return len(self.game.alphabet)

    def deal(self, seed: int) -> None:
        """Deal all tables anew: table i gets the seed `seed + i`."""
        self._seed = seed_number(seed)
        self.batch.deal(self._seed)
        self._rounds[:] = 0
        self._begin(np.ones(self.batch.size, np.bool_))

    def deal_these(self, which: Array) -> None:
        """Deal these tables anew; table i gets `seed + i + r * tables` for its r-th new game."""
        if which.any():
            self.batch.reset(which)
            self._rounds += which
            self._begin(which)

    def _begin(self, which: Array) -> None:
        """Let the seats before the learner's play; a game that ends so early is dealt anew."""
        if self._asked:
            seeds = (self._seed + i + int(r) * self.batch.size for i, r in enumerate(self._rounds))
            fresh = [random.Random(seed % (1 << SEED_BITS)) for seed in seeds]
            kept = self._rngs or fresh
            self._rngs = [a if new else b for new, a, b in zip(which, fresh, kept, strict=True)]
        self._let_bots_play()
        if self._shaping.factor:
            potential = self._shaping.potential(self.batch, self.seat)
            self._potential = np.where(which, potential, self._potential)
        self.deal_these(self.batch.over & which)

    def _let_bots_play(self) -> None:
        """Until the learner's seat is to act, or the game is over."""
        if not self._bots:
            return
        self.batch.play_bots(self._numbers)
        while self._asked:
            waiting = np.isin(self.batch.seats, list(self._asked)) & ~self.batch.over
            if not waiting.any():
                return
            for table in np.flatnonzero(waiting).tolist():
                self._ask(table)
            self.batch.play_bots(self._numbers)

    def _ask(self, table: int) -> None:
        """Let a bot that is no loop choose a move, and make it."""
        state, seat = self.batch.state(table), int(self.batch.seats[table])
        view = self.game.view(state, seat)
        rng = self._rngs[table]
        move = self._bots[seat].decide(self.game, view, seat, rng, USUAL_BUDGET).move
        steps = np.full(self.batch.size, -1)
        for step in self.game.spell(state, seat, move):
            steps[table] = step
            self.batch.step(steps)

    def act(self, actions: Array) -> Array:
        """Take a small step at each table (-1: none), then let the bots play; the rewards.

        A step that is not legal is refused, and no table changes.
        """
        self.batch.step(actions)
        self._let_bots_play()
        self.over = self.batch.over
        rewards = np.zeros(self.batch.size)
        if self.over.any():
            self.won, self.score = self._returns()
            rewards = self.won if self.reward == "win" else self.score.astype(np.float64)
        if self._shaping.factor:
            after = self._shaping.potential(self.batch, self.seat)
            rewards = rewards + self._shaping.discount * after - self._potential
            self._potential = after
        return np.where(actions == -1, 0.0, rewards)

    def _returns(self) -> tuple[Array, Array]:
        """The learner's share of a win and its score at each table; 0 where the game runs."""
        wins, scores = self.batch.returns()
        shares = win_shares(wins, self.game.kind.together)
        return shares[:, self.seat].copy(), scores[:, self.seat].copy()

    def observe(self, which: Array | None = None, out: Array | None = None) -> Array:
        """What the learner's seat may know at each table, as `Batch.observe` tells it."""
        return self.batch.observe(self._seats, which, out)

    def masks(self, out: Array | None = None) -> Array:
        """Which steps are legal, as Gymnasium has masks: a copy, in an array that is given."""
        if out is None:
            return self.batch.masks().view(np.int8).copy()
        out[:] = self.batch.masks().view(np.int8)
        return out


def checked_actions(actions: object, tables: int, most: int) -> Array:
    """An action for each table, a flat id below `most`; else a refusal that names the table."""
    given = one_each(actions, tables, "actions")
    wrong = np.flatnonzero((given < 0) | (given >= most))
    if len(wrong):
        raise malformed(f"actions[{wrong[0]}]", f"a whole number below {most}")
    return given
