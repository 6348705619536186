"""A table: one running game, its history, and the methods by which it is played."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from dreamcog.core import reading
from dreamcog.core.advice import Advice, first_advice
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.positions import SeatPositions
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, seed_number
from dreamcog.core.turn import Turn

SHOWN = "something-was-shown"
TOO_LONG_AGO = "too-long-ago"


class Tail(NamedTuple):
    """The last moves of a table, those that can still be undone, and the state before them."""

    earlier: int
    """How many moves were made before them."""
    movers: frozenset[int]
    """The seats that made those."""
    ends_by: str
    """Why the moves before them cannot be undone: the code of a refusal."""
    base: int
    """How many moves were made under other rules."""
    before: Any
    moves: tuple[tuple[int, dict[str, Any]], ...]


class Table:
    """A game being played. `play` moves it on; every state it has been in stays as it was."""

    def __init__(self, game: Game[Any], state: Any, seed: int | None = None) -> None:
        self.game = game
        self.seed = seed
        self.start = state
        self.state = state
        self.history: list[tuple[int, dict[str, Any]]] = []
        self.turns: list[Turn[Any]] = []
        self.log: list[Event] = []
        self.base: int = 0
        """How many moves are told and not played: they were made under other rules."""
        self.base_state: Any = None
        """The position from which the present rules are played; None: from the deal."""
        self.earlier = 0
        """How many moves were made before the history here begins: they cannot be undone."""
        self._earlier_movers: frozenset[int] = frozenset()
        """The seats that made them."""
        self._ends_by = SHOWN
        """Why a move from before the history here cannot be undone."""
        self._let_go = 0
        self._positions: SeatPositions | None = None

    @property
    def deciders(self) -> set[int]:
        """The seats that may act now."""
        return set(self.game.deciders(self.state))

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How the game ended, or None while it runs: as long as a seat may act (law 2)."""
        return None if self.game.deciders(self.state) else self.game.outcome(self.state)

    def moves(self, seat: int | None = None) -> Menu:
        """The menu: every legal move of the seat."""
        return Menu(self.game, self.state, self._decider(seat))

    def play(self, move: Mapping[str, Any], seat: int | None = None) -> Turn[Any]:
        """Make a move, or raise `Refused` and change nothing."""
        mover = self._decider(seat)
        turn = self.game.play(self.state, mover, move)
        self.accept(turn, mover, move)
        return turn

    def accept(self, turn: Turn[Any], seat: int, move: Mapping[str, Any]) -> None:
        """Move on by a turn that the game has played from here."""
        self.state = turn.after
        self.history.append((seat, dict(move)))
        self.turns.append(turn)
        self.log.extend(turn.events)

    def undo(self) -> Turn[Any]:
        """Take back the last move, out of the history and the log too; the turn that is undone.

        Refused where there is none, or where it showed something hidden. Undo is a service to the
        players, not a rule of a game.
        """
        if not self.turns:
            raise self.not_undoable()
        turn = self.turns[-1]
        self.take_out({self.earlier + len(self.turns) - 1})
        return turn

    def not_undoable(self, seat: int | None = None) -> Refused:
        """Why no move, or none of a seat, from before the history here can be undone."""
        has_moved = bool(self._earlier_movers) if seat is None else seat in self._earlier_movers
        if not has_moved:
            return Refused("nothing-to-undo")
        return Refused("rules-have-changed" if self.earlier <= self.base else self._ends_by)

    def take_out(self, places: Collection[int]) -> None:
        """Take moves out of the history by their places, as if they had not been made.

        Moves made after them stay, and are played again. Refused, and nothing changes, where
        something hidden was shown since the first of them, or where a later move needs it.
        """
        if min(places) < self.base:
            raise Refused("rules-have-changed")
        if min(places) < self.earlier:
            raise self.not_undoable()
        first = min(places) - self.earlier
        if any(event.reveals for turn in self.turns[first:] for event in turn.events):
            raise Refused(SHOWN)
        state, kept, turns = self.turns[first].before, self.history[:first], self.turns[:first]
        for place, (seat, move) in enumerate(self.history[first:], first):
            if place + self.earlier not in places:
                try:
                    turn = self.game.play(state, seat, move)
                except Refused as refused:
                    raise Refused("others-moved-on") from refused
                if any(event.reveals for event in turn.events):
                    raise Refused("others-moved-on")
                state = turn.after
                kept.append((seat, move))
                turns.append(turn)
        self.state, self.history, self.turns = state, kept, turns
        self.log = [event for turn in turns for event in turn.events]

    def copy(self) -> Table:
        """A table in the same state with the same history, independent of this one."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.history, other.turns = self.history.copy(), self.turns.copy()
        other.log = self.log.copy()
        return other

    def let_go(self) -> None:
        """Drop the states from before the last event that revealed something: undo stops there.

        The history and the log stay complete.
        """
        for i in range(len(self.turns) - 1, self._let_go - 1, -1):
            if any(event.reveals for event in self.turns[i].events):
                for j in range(self._let_go, i + 1):
                    self.turns[j] = Turn(None, None, self.turns[j].events)
                self._let_go = i + 1
                return

    # The end of a long history.

    def tail(self, most: int) -> Tail:
        """The last moves, at most so many, that can still be undone, and what stood before them."""
        first, ends_by = len(self.turns), TOO_LONG_AGO
        while first > 0 and len(self.turns) - first < most:
            turn = self.turns[first - 1]
            if turn.before is None or any(event.reveals for event in turn.events):
                ends_by = SHOWN
                break
            first -= 1
        if first == 0:
            ends_by = self._ends_by
        before = self.turns[first].before if first < len(self.turns) else self.state
        movers = self._earlier_movers.union(seat for seat, _ in self.history[:first])
        moves = tuple(self.history[first:])
        return Tail(self.earlier + first, movers, ends_by, self.base, before, moves)

    def shorten(self, most: int) -> None:
        """Drop moves and events before the last moves that can still be undone.

        For tables whose whole history is stored elsewhere.
        """
        tail = self.tail(most)
        dropped = tail.earlier - self.earlier
        self._follow(tail)
        self.history, self.turns = self.history[dropped:], self.turns[dropped:]
        self.log = [event for turn in self.turns for event in turn.events]
        self._let_go = max(0, self._let_go - dropped)

    @classmethod
    def resume(cls, game: Game[Any], seed: int | None, tail: Tail) -> Table:
        """A table that goes on after the moves of a tail, which are played again."""
        table = cls(game, tail.before, seed)
        table._follow(tail)
        for seat, move in tail.moves:
            table.play(move, seat)
        return table

    def _follow(self, tail: Tail) -> None:
        """Begin the history with the moves of a tail."""
        self.earlier, self._earlier_movers = tail.earlier, tail.movers
        self._ends_by, self.base = tail.ends_by, tail.base

    # Moves that were made under other rules.

    def tell(self, seat: int, move: Mapping[str, Any], events: Iterable[Event] = ()) -> None:
        """Add a move that was made, with its events, without playing it.

        Until `rebase` names the position to which such moves have led, the table has none.
        """
        turn: Turn[Any] = Turn(None, None, tuple(events))
        self.history.append((seat, dict(move)))
        self.turns.append(turn)
        self.log.extend(turn.events)

    def untell(self, places: Collection[int]) -> None:
        """Take told moves out of the history by their places."""
        gone = {place - self.earlier for place in places}
        self.history = [each for i, each in enumerate(self.history) if i not in gone]
        self.turns = [each for i, each in enumerate(self.turns) if i not in gone]
        self.earlier -= sum(place < self.earlier for place in places)
        self._earlier_movers = self._earlier_movers if self.earlier else frozenset()
        self.log = [event for turn in self.turns for event in turn.events]

    def rebase(self, state: Any) -> None:
        """Play on from this position under the present rules; no earlier move can be undone."""
        self.state = self.base_state = state
        self._let_go = len(self.turns)
        self.base = self.earlier + len(self.turns)
        self.turns = [Turn(None, None, turn.events) for turn in self.turns]

    def why(self, seat: int | None, partial_move: Mapping[str, Any]) -> Refused | None:
        """The first obstacle of a move that is not yet whole; None if there is none."""
        return self.game.why(self.state, self._decider(seat), partial_move)

    def preview(self, seat: int | None, move: Mapping[str, Any]) -> dict[str, Any]:
        """What would certainly follow from a legal move, and what it may reveal; nothing is played.

        `spends`, `gains` and `lost` count things by the keys of a position that hold them; the
        other keys are those of `core/consequences.py`.
        """
        return self.game.preview(self.state, self._decider(seat), move)

    def advice(self, seat: int | None = None) -> Advice | None:
        """What a beginner in this seat may want to know before deciding; None: nothing."""
        return first_advice(self.game, self.state, self._decider(seat))

    def position(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat may know (None: a watcher), as plain JSON types; not to be changed."""
        if self._positions is None or self._positions.state is not self.state:
            self._positions = SeatPositions(self.game, self.state)
        return self._positions.of(seat)

    def truth(self, state: Any = None) -> dict[str, Any]:
        """Everything, as plain JSON types; of an earlier state, if one is given.

        A copy is read, so that a state of native code stays as it is for its next move.
        """
        return self.game.truth(self.game.runtime.readable(state or self.state))

    def _decider(self, seat: int | None) -> int:
        """The seat named, or the only one that can be meant."""
        if seat is not None:
            return self.game.seat(seat)
        deciders = self.game.deciders(self.state)
        if len(deciders) > 1:
            raise malformed("seat", "a seat, where several may act")
        return next(iter(deciders), 0)


def deal(game: str, *, seed: int | str | None = None, **options: Any) -> Table:
    """A new table. Without a seed one of 128 random bits is taken."""
    opened = game_kind(game).open(options)
    number = secrets.randbits(SEED_BITS) if seed is None else seed_number(seed)
    return Table(opened, opened.deal(number), number)


def table(truth: Mapping[str, Any]) -> Table:
    """A table from everything: the way back from `Table.truth()`."""
    told = reading.mapping(truth, "truth")
    options = dict(reading.mapping(reading.field(told, "options", "truth"), "options"))
    game = game_kind(reading.field(options, "game", "options")).open(
        {name: value for name, value in options.items() if name != "game"}
    )
    return Table(game, game.state(told))
