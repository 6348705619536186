"""Where a network's own moves lead within a turn, so that who leaves them never goes in circles.

A bot has no memory: what keeps it from going round must follow from the position alone. The way of
a position is what the network would do from there, until the turn ends or something is shown. Each
position so has a rank: what the network expects where its way ends, then how short the way is. A
move along the way leads to a higher rank, and another move is let through only if it does so too.
So between two things that are shown no position comes twice.

To look so far takes time. Where a budget is spent before a way is known, the network's first move
stands for it, and a circle is left at once; no other move is let through then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from dreamcog.bots.network_thinking import Thinking
from dreamcog.bots.search_clock import never
from dreamcog.bots.written_moves import led_out, written
from dreamcog.core.game import Game
from dreamcog.sim.composing import position_of

Steps = tuple[int, ...]


class Move(NamedTuple):
    """A move and what it leads to."""

    steps: Steps
    after: Any
    """The state after it."""
    ends: bool
    """Whether the turn ends with it, or something is shown: the seat is to judge anew."""


class Rank(NamedTuple):
    """How far on a position is; every move of the bot leads to a higher one."""

    chance: float
    """What the network expects of the last position of the way."""
    nearness: int
    """The moves of the way, negative."""


class Way(NamedTuple):
    """The network's own moves from a position."""

    steps: Steps
    """The first move."""
    rank: Rank
    leaves_circle: bool
    """Whether the steps liked best would lead round from here."""


@dataclass(frozen=True)
class Ways:
    """The ways of the positions that one decision of a seat looks at."""

    game: Game[Any]
    seat: int
    thinking: Thinking
    is_over: Callable[[], bool] = never
    """Whether there is no time left; it is asked before each move that is looked at."""

    def way(self, state: Any) -> Way:
        """The moves from here, each the one that the network likes best.

        Where they lead round, the circle is left where the network likes a move best that leads
        on. Every position that leads into the circle leaves it at the same place.
        """
        states, moves = self.walked(state)
        leaves_circle = len(states) > len(moves)
        if leaves_circle:
            circle = self._circle(states)
            leaving, move = self._exit(states[circle:-1])
            place = circle + leaving
            states, moves = states[: place + 1], [*moves[:place], move]
            if not move.ends:
                more_states, more_moves = self.walked(move.after)
                states, moves = states + more_states, moves + more_moves
        chance = float(self.thinking.values(position_of(self.game, states[len(moves) - 1])).win[0])
        return Way(moves[0].steps, Rank(chance, -len(moves)), leaves_circle)

    def leads_on(self, state: Any, steps: Sequence[int], own: Way) -> bool:
        """Whether this move, in place of the first of the own way, leads to a higher rank.

        Without time that cannot be known: only a move after which the seat judges anew is safe.
        """
        move = self.made(state, tuple(steps))
        if move.ends:
            return True
        is_higher = self.way(move.after).rank > own.rank
        return is_higher and not self.is_over()

    def walked(self, state: Any) -> tuple[list[Any], list[Move]]:
        """The positions and moves from here to where the way ends, or comes to a position again.

        In that case this position is the last. Without time no more than one move is looked at.
        """
        states, moves, seen = [state], list[Move](), set[bytes]()
        while (here := self._seen(states[-1])) not in seen:
            seen.add(here)
            moves.append(self._liked(states[-1]))
            if moves[-1].ends or self.is_over():
                break
            states.append(moves[-1].after)
        return states, moves

    def _circle(self, states: list[Any]) -> int:
        """Where the circle begins, at the end of which the last of these positions stands again."""
        last = self._seen(states[-1])
        return next(place for place, state in enumerate(states) if self._seen(state) == last)

    def _exit(self, circle: list[Any]) -> tuple[int, Move]:
        """At which position of a circle it is left, and by which move: the one that is liked best.

        The same wherever the circle is begun. Where the time ends before all of it is looked at,
        it is left where it begins: another exit might be put off for ever.
        """
        found = []
        for place, state in enumerate(circle):
            for share, move in self._leading_on(state):
                found.append((share, self._seen(state), place, move))
            if self.is_over():
                found = [each for each in found if each[2] == 0]
                break
        if not found:
            out = self.made(circle[0], tuple(led_out(position_of(self.game, circle[0]))))
            return 0, out._replace(ends=True)
        *_, place, move = max(found, key=lambda each: each[:2])
        return place, move

    def _leading_on(self, state: Any) -> list[tuple[float, Move]]:
        """The move liked best of those here after which the network does not go round; its liking.

        Of the moves that begin with one step, the likeliest is looked at.
        """
        position = position_of(self.game, state)
        firsts = position.legal()
        shares = self.thinking.shares(position, firsts)
        for place in np.argsort(-shares, kind="stable").tolist():
            move = self._liked(state, firsts[place : place + 1])
            if move.ends or self.walked(move.after)[1][-1].ends:
                return [(float(shares[place]), move)]
            if self.is_over():
                break
        return []

    def _liked(self, state: Any, firsts: Any = None) -> Move:
        """The move of the steps liked best, of all or those that begin with one of these."""
        position = position_of(self.game, state)
        begun = position.legal() if firsts is None else firsts
        return self.made(state, tuple(self.thinking.composed(position, begun)))

    def made(self, state: Any, steps: Steps) -> Move:
        """Make a move."""
        game, seat = self.game, self.seat
        turn = game.play(state, seat, written(game, state, list(steps)))
        after = turn.after
        shows = any(event.reveals for event in turn.events)
        ends = shows or seat not in game.deciders(after) or after.turn != state.turn
        if not ends:
            game.draft_of(after).seat = seat
        return Move(steps, after, ends)

    def _seen(self, state: Any) -> bytes:
        """What the seat sees of a position."""
        return position_of(self.game, state).observe().tobytes()
