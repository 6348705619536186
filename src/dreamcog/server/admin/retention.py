"""Retention: finished tables, abandoned tables and idle guests are removed after some time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from dreamcog.server.admin.compaction import compact_tables
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.ops.guess_limits import FORGOTTEN
from dreamcog.server.ops.logs import log_event
from dreamcog.server.ops.settings import Settings
from dreamcog.server.people.authentication import GUEST_SECONDS
from dreamcog.server.store.boxes import remove_unused_boxes
from dreamcog.server.store.counts import remove_old_counts, remove_old_guesses
from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.downtimes import remove_downtimes
from dreamcog.server.store.lists import expired_guest_tables, expired_tables
from dreamcog.server.store.people import remove_idle_guests
from dreamcog.server.store.sessions import remove_old_sessions, remove_old_sign_ins
from dreamcog.server.store.tables import remove_table
from dreamcog.server.store.tokens import remove_expired_tokens
from dreamcog.server.wire.messages import Gone
from dreamcog.server.wire.peers import MessagesLost

log = logging.getLogger(__name__)

HOUR = 3600.0
CLAIM = "retention"
CloseTable = Callable[[str, bytes], Awaitable[None]]


async def find_expired_tables(database: Database, settings: Settings, now: float) -> list[str]:
    """The tables whose retention time is over."""
    found: list[str] = []
    for statuses, keep in (
        (("finished", "closed"), settings.keep_finished),
        (("waiting", "playing"), settings.keep_abandoned),
    ):
        if keep is not None:
            found += await expired_tables(database, statuses, now - keep)
    if settings.keep_guest_tables is not None:
        found += await expired_guest_tables(database, now - settings.keep_guest_tables)
    return list(dict.fromkeys(found))


async def apply_retention(database: Database, settings: Settings, now: float) -> list[str]:
    """Remove everything whose retention time is over; return the tables that were removed."""
    removed = await find_expired_tables(database, settings, now)
    for table in removed:
        await database.write(remove_table(table))
    if removed:
        await database.write(notify=MessagesLost())
    await database.write(remove_unused_boxes(now))
    if settings.keep_guests is not None:
        await database.write(*remove_idle_guests(now - settings.keep_guests))
    return removed


async def remove_expired_sessions(database: Database, now: float) -> None:
    """Remove expired tokens and sessions, old addresses of sign-ins, downtimes and counts."""
    before = now - GUEST_SECONDS
    await database.write(
        *(remove_expired_tokens(now), remove_old_sessions(before), remove_old_sign_ins(before)),
        *(remove_old_counts(now), remove_old_guesses(now - FORGOTTEN), remove_downtimes(before)),
    )


async def run_retention(database: Database, settings: Settings, close_table: CloseTable) -> None:
    """Apply the retention settings, remove expired sessions, compact tables: now, then hourly.

    One process does it, as long as it runs.
    """
    gone = encode(Gone("removed"))
    while True:
        try:
            if await database.claim(CLAIM):
                for table in await apply_retention(database, settings, time.time()):
                    await close_table(table, gone)
                    log_event(log, "table-removed", table=table)
                await remove_expired_sessions(database, time.time())
                if settings.compact_after is not None:
                    await compact_tables(database, time.time() - settings.compact_after)
        except Unreachable as unreachable:
            log_event(log, "store-unreachable", reason=unreachable.reason)
        await asyncio.sleep(HOUR)
