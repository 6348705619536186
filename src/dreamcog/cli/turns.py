"""Whose turn it is at the keyboard; the bots in the other seats play by themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from dreamcog.bots import table_budget, typed_bot
from dreamcog.bots.asking import ask
from dreamcog.cli.seats import Seats
from dreamcog.cli.tabletop import Tabletop
from dreamcog.core.events import Event
from dreamcog.core.refusal import Refused
from dreamcog.teacher.keeping import kept


class Turns:
    """The seat that is asked, and who had the screen before."""

    def __init__(self, tabletop: Tabletop, seats: Seats) -> None:
        self.tabletop = tabletop
        self.table = tabletop.table
        self.seats = seats
        self.seat = 0
        self.shown: int | None = None
        self._moment: object = ()
        self._marked = len(self.table.log)
        self.decided: list[tuple[int, dict[str, Any]]] = []
        """The moves of bots since a person decided: their places in the history, and what is kept
        of the decisions."""
        self.replaced: list[tuple[str, str]] = []
        """The bots for which another move was made, and why, until they are told of."""

    def bots(self) -> Iterator[str]:
        """Go to the seat that decides; a bot is named, then plays, until it is a person's turn."""
        while self.table.outcome is None:
            self._settle()
            if not self.seats.is_bot(self.seat):
                return
            yield self.tabletop.names[self.seat]
            self._play_bot()
        people = [seat for seat in range(self._players) if not self.seats.is_bot(seat)]
        self.seat = people[0] if people else 0
        if self.shown is not None:
            self.seat = self.shown

    @property
    def _players(self) -> int:
        return len(self.seats.players)

    def _settle(self) -> None:
        """The seat that is asked: the same as long as it may act, then the next in turn."""
        position = self.table.position()
        moment = self.tabletop.moment(position)
        if moment != self._moment:
            self._moment = moment
            self.seat = self.tabletop.leader(position)
        self.seat = min(self.table.deciders, key=self._distance)

    def _distance(self, seat: int) -> int:
        """How far a seat is from the one that was asked, in turn order."""
        return (seat - self.seat) % self._players

    def _play_bot(self) -> None:
        """A bot sees what its seat may know; the same game gives the same answer."""
        told = f"{self.table.seed}/{len(self.table.history)}/{self.seat}"
        kind, name = self.table.game.kind, self.seats.players[self.seat].kind
        player, budget = typed_bot(name, kind), table_budget(kind, name)
        rng, state = random.Random(told), self.table.state
        answer = ask(player, self.table.game, state, self.seat, rng, budget)
        if answer.replaced:
            self.replaced.append((self.tabletop.names[self.seat], answer.replaced))
        self.decided.append((len(self.table.history), kept(answer.decision)))
        self.table.play(answer.decision.move, self.seat)

    def pass_on(self) -> bool:
        """Go to the next seat that may act as well; whether there is one."""
        others = self.table.deciders - {self.seat}
        if not others:
            return False
        self.mark()
        self.seat = min(others, key=self._distance)
        return True

    def hands_over(self, before: int | None) -> bool:
        """Whether the screen goes from one person to another, or to the first with a secret."""
        if self.seats.people < 2 or self.seat == before:
            return False
        return before is not None or self.tabletop.is_secret(self.tabletop.composer(self.seat))

    # What has happened since the last person decided.

    def mark(self) -> None:
        """A person decides: what happens from now on is news."""
        self._marked = len(self.table.log)
        self.decided.clear()

    @property
    def unseen(self) -> list[Event]:
        """What has happened since a person decided."""
        return self.table.log[self._marked :]

    def undo(self) -> None:
        """Take back the last move of a person, and what bots have made of it.

        Refused, and nothing changed, where there is none or where something was shown since.
        """
        movers = [seat for seat, _ in self.table.history]
        people = [i for i, seat in enumerate(movers) if not self.seats.is_bot(seat)]
        if not people:
            raise Refused("nothing-to-undo")
        turns = self.table.turns[people[-1] :]
        if any(event.reveals for turn in turns for event in turn.events):
            raise Refused("something-was-shown")
        for _ in turns:
            self.table.undo()
        self.seat = movers[people[-1]]
        self._moment = self.tabletop.moment(self.table.position())
        self.mark()
