"""The course of a table: everything that follows from its entries, one after the other.

Nothing here waits or keeps. `after` makes another course and leaves this one as it was, so that
what cannot be kept has never happened.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from dreamcog.core.events import Event
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import seed_number
from dreamcog.core.table import Table
from dreamcog.server.store.records import Entry, Standing, TableRecord
from dreamcog.server.table.game_cache import open_game
from dreamcog.server.table.seating import MOVE, SAY, UNDO, Place, Seating

MOST_SAID = 100
"""Lines of chat that are shown to whoever comes."""


def dealt_table(record: TableRecord) -> Table:
    """A table as it was set up; refused where its rules are no longer ours."""
    kind = game_kind(record.game)
    if kind.rules_version != record.rules_version:
        raise Refused("unknown-rules", found=record.rules_version, known=kind.rules_version)
    game = open_game(record.game, record.options, record.box)
    seed = seed_number(record.seed)
    return Table(game, game.deal(seed), seed)


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry, and what came of it."""

    entry: Entry
    events: tuple[Event, ...]
    undone: tuple[int, ...] = ()


class TableState:
    """A table as its entries have made it."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.table = dealt_table(record)
        self.seating = Seating((Place(),) * self.table.game.options["players"])
        self.number = 0
        self.updated = record.created
        self.applied: list[AppliedEntry] = []
        self.moves: list[int] = []
        """The entry of each move in the table's history."""
        self.decisions = [1] * len(self.seating.places)
        """The number of each seat's own decision; it never comes again."""
        self.answers: dict[tuple[int, str], int] = {}
        self.acted: dict[str, float] = {}
        """When each person last did something here."""
        self._since: dict[int, tuple[int, float]] = {}
        self.outcome: dict[str, Any] | None
        """How the game ended, if it did by its rules."""
        self.status: str
        """Whether people are still sitting down, play, or have done so."""
        self.turn: list[int]
        """The seats that can act."""
        self._see_how_it_stands()

    # How it stands.

    def _see_how_it_stands(self) -> None:
        """Note how the game ended, whether people play, and whose turn it is."""
        self.outcome = self.table.outcome
        if self.seating.ended_by == "closed":
            self.status = "closed"
        elif self.seating.ended_by is not None or self.outcome is not None:
            self.status = "finished"
        else:
            self.status = "playing" if self.seating.is_full else "waiting"
        self.turn = sorted(self.table.deciders) if self.status == "playing" else []

    @property
    def people_to_move(self) -> set[str]:
        """The people among them who play themselves."""
        places = [self.seating.places[seat] for seat in self.turn]
        return {each.person for each in places if each.person and each.player is None}

    @property
    def bots_to_move(self) -> list[int]:
        """Those of them that a bot plays."""
        return [seat for seat in self.turn if self.seating.places[seat].player is not None]

    @property
    def deadlines(self) -> dict[int, float]:
        """When each person's time runs out."""
        clock = self.record.clock
        if clock is None:
            return {}
        bots = set(self.bots_to_move)
        return {seat: self._since[seat][1] + clock for seat in self.turn if seat not in bots}

    @property
    def due(self) -> float | None:
        """When the server has something to do here: a bot's move, a clock, an answer not given."""
        if self.bots_to_move:
            return self.updated
        moments = list(self.deadlines.values())
        asked = self.seating.asked
        if asked is not None and not asked.waits_for:
            moments.append(self.updated)
        elif asked is not None and asked.until is not None:
            moments.append(asked.until)
        return min(moments, default=None) if self.status == "playing" else None

    def position(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; until play begins, no more than a watcher.

        Seats change hands till then: whoever sat down, looked and went again would know what
        somebody else was dealt.
        """
        return self.table.position(None if self.status == "waiting" else seat)

    @property
    def standing(self) -> Standing:
        """All this, to be kept."""
        status = self.status
        over = self.updated if status in ("finished", "closed") else None
        turn = tuple(self.turn)
        return Standing(self.number, status, turn, self.due, self.updated, over, self.outcome)

    @property
    def said(self) -> list[AppliedEntry]:
        """The last lines of chat."""
        return [each for each in self.applied if each.entry.kind == SAY][-MOST_SAID:]

    # How it goes on.

    def after(self, entry: Entry) -> TableState:
        """The course that follows when this is done as well; refused where it cannot be."""
        later = copy.copy(self)
        later.table = self.table.copy()
        later.applied = self.applied.copy()
        later.moves = self.moves.copy()
        later.decisions = self.decisions.copy()
        later.answers = self.answers.copy()
        later.acted = self.acted.copy()
        later.take(entry)
        return later

    def take(self, entry: Entry) -> None:
        """Go on with an entry, or refuse it; then this course is worth nothing any more."""
        events: tuple[Event, ...] = ()
        undone: tuple[int, ...] = ()
        if entry.kind == MOVE:
            events = self.table.play(entry.body, entry.seat).events
            self.table.let_go()
            self.moves.append(entry.number)
            self.decisions[entry.seat] += 1
        elif entry.kind == UNDO:
            undone = self.take_out(entry.body["places"])
        played = self.seating.places[entry.seat].player
        self.seating = self.seating.after(entry)
        self.number = entry.number
        self.updated = entry.at
        self.answers[entry.seat, entry.client] = entry.number
        if entry.person is not None:
            self.acted[entry.person] = entry.at
        self.applied.append(AppliedEntry(entry, events, undone))
        self._see_how_it_stands()
        self._watch_time(entry, is_back=played != self.seating.places[entry.seat].player)

    def take_out(self, places: list[int]) -> tuple[int, ...]:
        """Take back the moves at these places of the history; the entries that they were."""
        self.table.take_out(places)
        undone = tuple(self.moves[place] for place in places)
        self.moves = [number for number in self.moves if number not in undone]
        self.decisions = [number + 1 for number in self.decisions]
        return undone

    def _watch_time(self, entry: Entry, is_back: bool) -> None:
        """Note since when each seat has had its decision before it, or has it back from a bot.

        Nothing else that somebody does gains time.
        """
        since: dict[int, tuple[int, float]] = {}
        for seat in self.turn:
            decision, began = self._since.get(seat, (0, 0.0))
            is_new = decision != self.decisions[seat] or (is_back and entry.seat == seat)
            since[seat] = (self.decisions[seat], entry.at if is_new else began)
        self._since = since
