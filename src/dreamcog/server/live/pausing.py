"""Clocks stand while the server is down: a table gets an entry for each such time."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial

from dreamcog.core.refusal import Refused
from dreamcog.server.live.live_table import LiveTable, Origin
from dreamcog.server.store.database import Database
from dreamcog.server.store.downtimes import downtimes_until_now
from dreamcog.server.table.policy import missed_pause, running_since


async def pause_clocks(live: LiveTable, database: Database) -> None:
    """Let the clocks stand for the times that the server was down since they began to run."""
    state = live.state
    since = running_since(state)
    if since is None:
        return
    first = max(state.paused_until, since)
    for began, ended in await downtimes_until_now(database, first, time.time()):
        decide = partial(missed_pause, began=began, ended=ended)
        with suppress(Refused):
            await live.append(decide, Origin(0, None, f"pause:{began}"))
