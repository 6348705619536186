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
from dreamcog.core.rng import Rng, sow
from dreamcog.sim.batch import BOT, MOST_PER_TURN, by_seat, can_compile
from dreamcog.sim.loops import Desk, bind, play_move


class Watched:
    """Plays games move by move, compiled where that is possible."""

    def __init__(self, game: Game[Any], bots: Sequence[int] = (), compiled: bool = True) -> None:
        self._game = game
        self._bots = by_seat(game, bots)
        fast = compiled and can_compile()
        self._table = CompiledTable(game) if fast else PlainTable(game)

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


class CompiledTable:
    """A running game, compiled."""

    def __init__(self, game: Game[Any]) -> None:
        from dreamcog.sim.compiled import Compiled, as_array

        self._type = game.rules.state
        self._box, self._desk, self._rng = (as_array(r) for r in (game.box, Desk(), Rng()))
        self._states = [as_array(game.blank()) for _ in range(3)]
        self._move = Compiled(game.rules).play_move

    def start(self, state: Any, seed: int) -> None:
        """Begin a game at this state."""
        from dreamcog.sim.compiled import fill

        rng = Rng()
        sow(rng, seed, BOT)
        fill(self._rng[0], rng)
        fill(self._states[0][0], state)

    over = property(lambda self: bool(self._states[0][0]["over"]))
    turn = property(lambda self: int(self._states[0][0]["turn"]))
    seat = property(lambda self: int(self._states[0][0]["draft"]["seat"]))

    def move(self, bot: int, free: bool) -> int:
        """Let the bot make a move; how many small steps it took."""
        state, dealt, trial = (array[0] for array in self._states)
        taken: int = self._move(
            state, self._box[0], self._desk[0], self._rng[0], dealt, trial, bot, int(free)
        )
        return taken

    def log(self) -> Log:
        """The events of the last move."""
        log = self._desk[0]["log"]
        n = int(log["n"])
        lists = {name: log[name][:n].tolist() for name in LISTS}
        return Log(n=n, overflow=int(log["overflow"]), **lists)

    def state(self) -> Any:
        """The present state."""
        from dreamcog.sim.compiled import as_record

        return as_record(self._states[0][0], self._type)
