"""The last entries of a table, as a state holds them; older ones are in the database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dreamcog.core.events import Event
from dreamcog.server.store.records import Entry
from dreamcog.server.table.basis import stored_events
from dreamcog.server.table.entries import SAY
from dreamcog.server.table.sizes import MOST_RECENT, MOST_SAID


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry, the events it caused, and the entries it undid."""

    entry: Entry
    events: tuple[Event, ...]
    undone: tuple[int, ...] = ()

    @classmethod
    def as_stored(cls, entry: Entry) -> AppliedEntry:
        """An entry that was applied before, as it was stored."""
        return cls(entry, stored_events(entry), entry.undone)


class RecentEntries:
    """The last entries: all, or at least the `MOST_RECENT` last ones; and the last chat lines."""

    def __init__(self, applied: Iterable[AppliedEntry] = (), said: Iterable[Entry] = ()) -> None:
        self.applied = list(applied)
        self.said = tuple(AppliedEntry.as_stored(entry) for entry in said)
        """The last lines of chat."""
        self.keys: dict[tuple[int, str], int] = {}
        """The entry of each idempotency key that a seat has used."""
        self._index()

    def _index(self) -> None:
        entries = (each.entry for each in self.applied)
        self.keys = {(entry.seat, entry.client): entry.number for entry in entries}

    def copy(self) -> RecentEntries:
        """The same entries, independent of these."""
        other = RecentEntries()
        other.applied, other.keys, other.said = self.applied.copy(), self.keys.copy(), self.said
        return other

    def append(self, applied: AppliedEntry) -> None:
        """Add an entry."""
        entry = applied.entry
        self.applied.append(applied)
        self.keys[entry.seat, entry.client] = entry.number
        if entry.kind == SAY:
            self.said = (*self.said, applied)[-MOST_SAID:]

    def shorten(self) -> None:
        """Drop all but the last entries, as a state does from time to time."""
        del self.applied[:-MOST_RECENT]
        self._index()

    @property
    def forgotten(self) -> int:
        """The number of the last entry that is not held any more; 0: all are held."""
        return self.applied[0].entry.number - 1 if self.applied else 0

    def find(self, number: int) -> AppliedEntry | None:
        """An entry by its number, if it is held."""
        place = number - self.forgotten - 1
        return self.applied[place] if 0 <= place < len(self.applied) else None

    def after(self, number: int) -> list[AppliedEntry]:
        """Those of the entries that came after a number."""
        return self.applied[max(0, number - self.forgotten) :]
