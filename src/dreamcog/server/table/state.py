"""The state of a table: everything that follows from its entries, applied one after the other.

`after` returns the next state and leaves this one as it was, so that an entry that cannot be stored
has never happened.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dreamcog.core.events import Event
from dreamcog.core.lessons import Progress
from dreamcog.core.refusal import Refused
from dreamcog.server.store.records import Entry, Standing, StoredPosition, TableRecord
from dreamcog.server.table.basis import Basis, first_table, stored_events, turn_as_stored
from dreamcog.server.table.clocks import Since, paused, still_running
from dreamcog.server.table.entries import LESSON, MOVE, PAUSE, RULES, START, UNDO
from dreamcog.server.table.guided import progress_at
from dreamcog.server.table.recent_entries import AppliedEntry, RecentEntries
from dreamcog.server.table.seating import SeatingState, SeatState
from dreamcog.server.table.sizes import KEEP_EVERY, MOST_UNDONE, STORE_EVERY

DEALT = Basis()


class TableState:
    """A table as its entries have made it."""

    def __init__(self, record: TableRecord, basis: Basis = DEALT, is_whole: bool = False) -> None:
        self.record = record
        self.basis = basis
        self.is_whole = is_whole
        """Whether it holds the whole history: of the game, and of the table."""
        self.table = first_table(record, basis)
        self.stops_at: int | None = None
        """The entry from which on the position is unknown, as present rules do not lead there."""
        self.stops_by: Refused | None = None
        """What the rules say of that entry."""
        self.position_at = 0
        """The entry after which the position was last stored; 0: not yet."""
        self.kept_at = 0
        """The entry after which the last position was stored that is kept; 0: none."""
        self.seating = SeatingState((SeatState(),) * self.table.game.options["players"])
        self.number = 0
        """The number of the last entry."""
        self.updated = record.created
        self.recent = RecentEntries()
        self.moves: list[int] = []
        """The entry of each move in the game's history."""
        self.decisions = [1] * len(self.seating.places)
        """The number of each seat's own decision; a number is never used again."""
        self.lesson: Progress | None = None
        """How far the player of a guided game has come."""
        self.acted: dict[str, float] = {}
        """When each person last did something here."""
        self.since: Since = {}
        """The present decision of each seat that can act, and since when the seat has had it."""
        self.paused_until = 0.0
        """The end of the last downtime of the server for which the clocks have stood."""
        self.outcome: dict[str, Any] | None
        """How the game ended, if it did by its rules."""
        self.status: str
        """`waiting` for people, `playing`, `finished` or `closed`."""
        self.turn: list[int]
        """The seats that can act."""
        self.derive_status()

    # The status.

    def derive_status(self) -> None:
        """Set the outcome, the status and the turn from the game and the seating."""
        over = self.basis.standing
        if over is not None:
            self.outcome, self.status, self.turn = over.outcome, over.status, []
            return
        self.outcome = self.table.outcome if self.has_position else None
        if self.seating.ended_by == "closed":
            self.status = "closed"
        elif self.seating.ended_by is not None or self.outcome is not None:
            self.status = "finished"
        else:
            self.status = "playing" if self.seating.is_full else "waiting"
        is_playing = self.has_position and self.status == "playing"
        self.turn = sorted(self.table.deciders) if is_playing else []

    @property
    def applied(self) -> list[AppliedEntry]:
        """The last entries."""
        return self.recent.applied

    @property
    def has_position(self) -> bool:
        """Whether the position is that after the last entry."""
        return self.number >= self.basis.number and self.stops_at is None

    @property
    def people_to_move(self) -> set[str]:
        """The people whose turn it is and who play themselves."""
        seats = set(self.turn) - self.seating.bot_seats
        return {person for seat in seats if (person := self.seating.places[seat].person)}

    @property
    def bots_to_move(self) -> list[int]:
        """The seats whose turn it is and that a bot plays; in a lesson, those with a reply."""
        bots = [seat for seat in self.turn if seat in self.seating.bot_seats]
        if self.lesson is None or self.lesson.is_over:
            return bots
        return [seat for seat in bots if self.lesson.reply(seat) is not None]

    @property
    def deadlines(self) -> dict[int, float]:
        """When the time of each person whose turn it is runs out."""
        clock, bots = self.record.clock, self.seating.bot_seats
        people = [] if clock is None else [seat for seat in self.turn if seat not in bots]
        return {seat: self.since[seat][1] + (clock or 0.0) for seat in people}

    @property
    def due(self) -> float | None:
        """When the server has to act here: a bot's move, a clock, an answer that is overdue."""
        if self.bots_to_move:
            return self.updated
        moments, proposal = list(self.deadlines.values()), self.seating.proposal
        if proposal is not None and (settled := proposal.settled_at(self.updated)) is not None:
            moments.append(settled)
        return min(moments, default=None) if self.status == "playing" else None

    def position(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; until play begins, no more than a watcher.

        Seats change hands until then: a person could sit down, look, and leave, and would know what
        the next person in that seat was dealt.
        """
        position = self.table.position(None if self.status == "waiting" else seat)
        over = self.basis.standing
        return position if over is None else {**position, "outcome": over.outcome}

    @property
    def standing(self) -> Standing:
        """How the table stands, as lists store it."""
        over = self.updated if self.status in ("finished", "closed") else None
        own = self.number, self.status, tuple(self.turn)
        return Standing(*own, self.due, self.updated, over, self.outcome)

    # The next state.

    def after(self, entry: Entry) -> TableState:
        """The state after one more entry; refused where the entry is not possible."""
        later = object.__new__(type(self))
        later.__dict__.update(self.__dict__)
        later.table = self.table.copy()
        later.recent = self.recent.copy()
        later.moves = self.moves.copy()
        later.decisions = self.decisions.copy()
        later.acted = self.acted.copy()
        later.apply(entry)
        return later

    def apply(self, entry: Entry) -> None:
        """Apply an entry in place, or refuse it; a state that refused one is not used again."""
        events: tuple[Event, ...] = ()
        undone: tuple[int, ...] = ()
        was_playing = self.status == "playing"
        if entry.kind == MOVE:
            events = self._move(entry)
            self.moves.append(entry.number)
            self.decisions[entry.seat] += 1
        elif entry.kind == UNDO:
            undone = self._undo(entry)
        elif entry.kind == RULES:
            self._change_rules(entry)
        elif entry.kind == LESSON:
            undone = self._go_to_step(entry)
        elif entry.kind == START:
            self._begin_at(entry)
        was_bot = entry.seat in self.seating.bot_seats
        if self._changes_seating(entry):
            self.seating = self.seating.after(entry)
        self.number = entry.number
        self.updated = entry.at
        if entry.person is not None:
            self.acted[entry.person] = entry.at
        self.recent.append(AppliedEntry(entry, events, undone))
        if self.basis.position is not None and entry.number == self.basis.number:
            self.table.rebase(self.table.game.state(self.basis.position.truth))
        self.derive_status()
        self._record_decisions(entry, is_back=was_bot != (entry.seat in self.seating.bot_seats))
        is_late = entry.number - self.position_at >= STORE_EVERY
        is_over = was_playing and self.status == "finished"
        if is_late or is_over or entry.kind in (UNDO, RULES, LESSON, START):
            self._mark_position()

    def shorten(self) -> None:
        """Hold no more of the history than a running table needs; all is in the database."""
        self.is_whole = False
        self.recent.shorten()
        if self.has_position:
            self.table.shorten(MOST_UNDONE)

    def _mark_position(self) -> None:
        """The position after the last entry is one to be stored, and perhaps to be kept."""
        self.position_at = self.number
        if self.number - self.kept_at >= KEEP_EVERY:
            self.kept_at = self.number
            if not self.is_whole:
                self.shorten()

    def _changes_seating(self, entry: Entry) -> bool:
        """Whether the seating has to be asked: most moves leave it as it is."""
        seating = self.seating
        return entry.kind != MOVE or seating.places[entry.seat].has_left or bool(seating.proposal)

    def _is_told(self, entry: Entry) -> bool:
        """Whether an entry is told as it was stored, and not played."""
        return entry.number <= self.basis.number or self.stops_at is not None

    def _move(self, entry: Entry) -> tuple[Event, ...]:
        """Play a move, or tell it; return its events."""
        table = self.table
        if self.basis.is_checked and not self._is_told(entry):
            try:
                turn = turn_as_stored(table.game, table.state, entry)
            except Refused as refused:
                self.stop(entry.number, refused)
            else:
                table.accept(turn, entry.seat, entry.body)
                return turn.events
        if self._is_told(entry):
            events = stored_events(entry)
            table.tell(entry.seat, entry.body, events)
            return events
        events = table.play(entry.body, entry.seat).events
        table.let_go()
        if self.lesson is not None:
            self.lesson = self.lesson.after(table.game, table.state, entry.seat, entry.body, events)
        return events

    def stop(self, number: int, refused: Refused) -> None:
        """From this entry on, everything is told as it was stored."""
        self.stops_at, self.stops_by = number, refused
        self.derive_status()

    def _change_rules(self, entry: Entry) -> None:
        """Go on by the present rules, from the present position; clocks begin anew."""
        found, known = entry.body["to"], self.table.game.kind.rules_version
        if found > known:
            raise Refused("unknown-rules", found=found, known=known)
        self.since = {}
        if found == known and not self._is_told(entry):
            self.record = replace(self.record, rules_version=known)
            truth = self.table.truth()
            self.basis = Basis(StoredPosition(self.record.id, entry.number, known, truth, True))

    def _undo(self, entry: Entry) -> tuple[int, ...]:
        """Undo the moves at some indexes of the game's history; return their entries."""
        places = entry.body["places"]
        if not self._is_told(entry):
            try:
                self.table.take_out(places)
            except Refused as refused:
                if not self.basis.is_checked:
                    raise
                self.stop(entry.number, refused)
        if self._is_told(entry):
            self.table.untell(places)
        return self._forget(tuple(self.moves[place] for place in places))

    def _go_to_step(self, entry: Entry) -> tuple[int, ...]:
        """Come to a step of a lesson; where it begins elsewhere, return the entries that are gone.

        The position stands in the entry, so that the table opens even if the lesson has changed.
        """
        self.lesson = progress_at(self.record.game, entry.body)
        if "truth" not in entry.body:
            return ()
        self.table.untell(range(len(self.moves)))
        self._begin_at(entry)
        return self._forget(tuple(self.moves))

    def _forget(self, undone: tuple[int, ...]) -> tuple[int, ...]:
        """The moves of these entries are gone, and no decision is what it was; return them."""
        self.moves = [number for number in self.moves if number not in undone]
        self.decisions = [number + 1 for number in self.decisions]
        return undone

    def _begin_at(self, entry: Entry) -> None:
        """Begin at the position that an entry holds."""
        if not self._is_told(entry):
            try:
                self.table.rebase(self.table.game.state(entry.body["truth"]))
            except Refused as refused:
                self.stop(entry.number, refused)

    def _record_decisions(self, entry: Entry, is_back: bool) -> None:
        """Record since when each seat has had its decision, or has had it back from a bot."""
        if entry.kind == PAUSE:
            self.paused_until = entry.body["ended"]
            self.since = paused(self.since, entry.body["began"], self.paused_until)
        seat = entry.seat if is_back else None
        self.since = still_running(self.since, self.turn, self.decisions, entry.at, seat)
