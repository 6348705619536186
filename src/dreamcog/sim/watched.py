"""Games by bots with all their events: slower than a batch, which keeps only results.

A game played here is the one that a batch plays from the same seed with the same bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.placeholders import bind
from dreamcog.core.rng import Rng, sow
from dreamcog.sim.loops import Desk, play_move
from dreamcog.sim.native.library import prepare
from dreamcog.sim.runs import BOT, MOST_PER_TURN, by_seat
from dreamcog.sim.runtimes import chosen_runtime


class Watched:
    """Plays games move by move, native where that is possible."""

    def __init__(
        self, game: Game[Any], bots: Sequence[int] = (), runtime: str | None = None
    ) -> None:
        self._game = game
        self._bots = by_seat(game, bots)
        is_native = chosen_runtime(game.rules, runtime) == "native"
        self._table = NativeTable(game) if is_native else PlainTable(game)

    def play(self, seed: int) -> Story:
        """The game from this seed, to its end."""
        state = self._game.deal(seed)
        dealt = self._game.view(state, None)
        self._table.start(state, seed)
        events: list[Event] = []
        turn, in_turn = self._table.turn, 0
        while not self._table.over:
            if self._table.turn != turn:
                turn, in_turn = self._table.turn, 0
            bot = self._bots[self._table.seat]
            in_turn += self._table.move(bot, in_turn < MOST_PER_TURN)
            events += self._game.read_log(self._table.log())
        return Story(dealt, events, self._game.view(self._table.state(), None))


@dataclass(frozen=True, slots=True)
class Story:
    """A whole game: the position as it was dealt, what happened, and the last position."""

    start: dict[str, Any]
    events: list[Event]
    end: dict[str, Any]


class PlainTable:
    """A running game, interpreted."""

    def __init__(self, game: Game[Any]) -> None:
        self._box = game.box
        self._move = bind(play_move, game.rules)
        self._desk, self._rng = Desk(), Rng()
        self._spare = (game.blank(), game.blank())

    def start(self, state: Any, seed: int) -> None:
        """Begin a game at this state."""
        self._state = state
        sow(self._rng, seed, BOT)

    over = property(lambda self: bool(self._state.over))
    turn = property(lambda self: self._state.turn)
    seat = property(lambda self: self._state.draft.seat)

    def move(self, bot: int, free: bool) -> int:
        """Let the bot make a move; how many small steps it took."""
        taken: int = self._move(
            self._state, self._box, self._desk, self._rng, *self._spare, bot, int(free)
        )
        return taken

    def log(self) -> Log:
        """The events of the last move."""
        return self._desk.log

    def state(self) -> Any:
        """The present state."""
        return self._state


LISTS = ("kind", "seat", "rule", "reveals", "a", "b")
"""The lists of a log."""


class NativeTable:
    """A running game, native."""

    def __init__(self, game: Game[Any]) -> None:
        from dreamcog.sim.native.arrays import as_array

        self._type = game.rules.state
        self._box, self._desk, self._rng = (as_array(r) for r in (game.box, Desk(), Rng()))
        self._state = as_array(game.blank())
        self._move = prepare(game.rules).table_move

    def start(self, state: Any, seed: int) -> None:
        """Begin a game at this state."""
        from dreamcog.sim.native.arrays import fill

        rng = Rng()
        sow(rng, seed, BOT)
        fill(self._rng[0], rng)
        fill(self._state[0], state)

    over = property(lambda self: bool(self._state[0]["over"]))
    turn = property(lambda self: int(self._state[0]["turn"]))
    seat = property(lambda self: int(self._state[0]["draft"]["seat"]))

    def move(self, bot: int, free: bool) -> int:
        """Let the bot make a move; how many small steps it took."""
        records = (self._state, self._box, self._desk, self._rng)
        taken: int = self._move(*(each.ctypes.data for each in records), bot, int(free))
        return taken

    def log(self) -> Log:
        """The events of the last move."""
        log = self._desk[0]["log"]
        n = int(log["n"])
        lists = {name: log[name][:n].tolist() for name in LISTS}
        return Log(n=n, overflow=int(log["overflow"]), **lists)

    def state(self) -> Any:
        """The present state."""
        from dreamcog.sim.native.arrays import as_record

        return as_record(self._state[0], self._type)
