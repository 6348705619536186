"""What the operator of a server does to its tables and people, through the database alone.

The server may be running: it follows these changes as it follows those of other processes.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import save_text
from dreamcog.server.admin.retention import find_expired_tables
from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.live.exports import saved_as_stored, today
from dreamcog.server.live.live_table import MAX_RETRIES, LiveTable, Surroundings
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.live.replay import load_whole
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.ops.settings import Settings
from dreamcog.server.people import account_data
from dreamcog.server.store.archives import find_log
from dreamcog.server.store.database import Database, Taken, Unreachable
from dreamcog.server.store.lists import COLUMNS, Listed, read_listed
from dreamcog.server.store.people import count_idle_guests, find_login, find_person
from dreamcog.server.store.records import Entry, PersonRecord, SeatRecord, TableRecord
from dreamcog.server.store.tables import RECORDS, find_seats
from dreamcog.server.table.entries import CLOSE
from dreamcog.server.table.seating import SeatingState
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import closing_statements
from dreamcog.server.wire.peers import EntriesAdded
from dreamcog.server.wire.text import same_login

RUNNING = ("waiting", "playing")
OVER = ("finished", "closed")
CLOSE_KEY = "closed-by-keeper"


# Tables.


@dataclass(frozen=True, slots=True)
class Inspected:
    """A table as it is stored, read without replaying its entries."""

    listed: Listed
    seats: list[SeatRecord]
    entries: list[Entry]

    @property
    def is_secret(self) -> bool:
        """Whether its seed would still reveal something to people who play."""
        table = self.listed.table
        is_todays = table.daily is not None and table.daily >= today()
        return is_todays or self.listed.standing.status not in OVER


async def find_listed(database: Database, table: str) -> Listed:
    """A table and its standing; refused where there is none."""
    rows = await database.rows(f"SELECT {COLUMNS} FROM {RECORDS} WHERE id = ?", table)
    if not rows:
        raise Refused("no-such-table")
    return read_listed(rows[0])


async def inspect(database: Database, table: str, most_entries: int) -> Inspected:
    """A table with its seats and its last entries."""
    listed = await find_listed(database, table)
    after = max(0, listed.standing.number - most_entries)
    entries = await find_log(database, table, after)
    return Inspected(listed, await find_seats(database, [table]), entries)


def knows_rules(table: TableRecord) -> bool:
    """Whether a table was last played by rules of this version or an older one."""
    return table.game in games() and table.rules_version <= game_kind(table.game).rules_version


def has_our_rules(table: TableRecord) -> bool:
    """Whether a table was last played by the rules of this version."""
    return knows_rules(table) and table.rules_version == game_kind(table.game).rules_version


async def stopped_tables(database: Database) -> list[Listed]:
    """Tables that are not over, and cannot continue because their rules are those of later ones."""
    versions = [(name, game_kind(name).rules_version) for name in games()]
    is_playable = " OR ".join("(game = ? AND rules_version <= ?)" for _ in versions)
    rows = await database.rows(
        f"SELECT {COLUMNS} FROM {RECORDS} WHERE status IN ('waiting', 'playing') "
        f"AND NOT ({is_playable}) ORDER BY updated DESC",
        *(value for each in versions for value in each),
    )
    return [read_listed(row) for row in rows]


async def close_table(database: Database, table: str) -> None:
    """Close a table, even while people play there or if its rules have changed."""
    for _ in range(MAX_RETRIES):
        listed = await find_listed(database, table)
        standing = listed.standing
        if standing.status in OVER:
            raise Refused("table-over")
        number, now = standing.number + 1, max(time.time(), standing.updated)
        entry = Entry(table, number, CLOSE, 0, None, {}, CLOSE_KEY, now)
        statements = closing_statements(entry, standing)
        try:
            await database.write(*statements, notify=EntriesAdded(table, number))
            return
        except Taken:
            continue
    raise Unreachable("locked", f"{table}: other processes are always quicker")


@dataclass(frozen=True, slots=True)
class Exported:
    """A saved game, and whether it contains what is still hidden from people who play."""

    text: str
    is_secret: bool


async def export_table(database: Database, table: str) -> Exported:
    """The saved game of a table of any status; under other rules, from the stored events."""
    inspected = await inspect(database, table, 0)
    record = inspected.listed.table
    if has_our_rules(record):
        state = await load_whole(record, database)
        text = save_text(state.table, seats_of(state.seating))
    else:
        saved_game = await saved_as_stored(database, record)
        text = json.dumps(saved_game, ensure_ascii=False, indent=1) + "\n"
    return Exported(text, inspected.is_secret)


def seats_of(seating: SeatingState) -> list[dict[str, Any]]:
    """The seats as saved games describe them."""
    return [{"name": place.name, "kind": place.bot or "person"} for place in seating.places]


# People.


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """A person, and the number of tables at which they sit."""

    person: PersonRecord
    tables: int


async def list_people(database: Database) -> list[ListedPerson]:
    """All people, the last seen first."""
    rows = await database.rows(
        "SELECT people.id, people.name, people.created, people.seen, people.login, "
        'count(DISTINCT seats."table") FROM people LEFT JOIN seats ON seats.person = people.id '
        "GROUP BY people.id, people.name, people.created, people.seen, people.login "
        "ORDER BY people.seen DESC"
    )
    return [ListedPerson(PersonRecord(*row[:5]), row[5]) for row in rows]


async def require_person(database: Database, who: str) -> PersonRecord:
    """The person with an id or login; refused where there is none."""
    found = await find_person(database, who) or await find_login(database, same_login(who))
    if found is None:
        raise Refused("no-such-person")
    return found


async def remove_person(database: Database, person: str) -> None:
    """Delete a person as if they had requested it; at running tables a bot plays on."""
    no_automation = NoAutomation()
    surroundings = Surroundings(Metrics(""), no_automation, no_automation)
    await account_data.delete_account(TableRegistry(database, surroundings), person)


class NoAutomation:
    """Surroundings of tables without bots, clocks and notifications."""

    @property
    def subscribers(self) -> list[Subscriber]:
        """There are none."""
        return []

    def turn_changed(self, live: LiveTable, before: TableState, is_local: bool) -> None:
        """Send no notification."""

    def table_closed(self, table: TableRecord, people: Sequence[str]) -> None:
        """Send no notification."""

    def schedule(self, live: LiveTable) -> None:
        """Schedule nothing: a running server drives the table."""

    def is_busy(self, table: str, within: float = 0.0) -> bool:
        """Nothing is scheduled."""
        return False

    def forget(self, table: str) -> None:
        """There is nothing to forget."""

    async def stop(self) -> None:
        """There is nothing to stop."""


# Retention.


@dataclass(frozen=True, slots=True)
class Expired:
    """Tables whose retention time is over, and the number of such guests."""

    tables: Sequence[str]
    guests: int


async def find_expired(database: Database, settings: Settings, now: float) -> Expired:
    """What applying the retention settings would remove."""
    tables = await find_expired_tables(database, settings, now)
    guests = 0
    if settings.keep_guests is not None:
        guests = await count_idle_guests(database, now - settings.keep_guests)
    return Expired(tables, guests)
