"""Why a bot moved: what was kept of its reasons, told to those who may know what it knew."""

from __future__ import annotations

import asyncio
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.protocols import Teacher
from dreamcog.server.store.reasons import Reasons
from dreamcog.server.table.hints import hints_here
from dreamcog.server.table.state import TableState
from dreamcog.teacher.knowing import knows_as_much

OVER = ("finished", "closed")


async def why_moved(
    live: LiveTable, seat: int | None, kept: Reasons, teacher: Teacher, address: str
) -> tuple[int, dict[str, Any]]:
    """The seat of a bot's move, and why it was made; refused where the asking seat may not know."""
    require_told(live.state, seat)
    (entry,) = await live.entries(kept.number - 1, 1)
    own = entry.entry.seat
    require_own_bot(live.state, own)
    before = await live.state_at(kept.number - 1)
    if live.state.status not in OVER:
        game, state = before.table.game, before.table.state
        if seat is None or not await asyncio.to_thread(knows_as_much, game, state, seat, own):
            raise Refused("reasons-later")
    return own, await teacher.why(before, own, kept.kept, address)


def require_told(state: TableState, seat: int | None) -> None:
    """Refuse to tell reasons while play goes on, but to those who may have hints as well.

    Not in a daily deal: they would help, and no attempt would be marked.
    """
    if state.status in OVER:
        return
    is_alike = state.record.daily is None and hints_here(state) == "allowed"
    if seat is None or not is_alike:
        raise Refused("reasons-later")


def require_own_bot(state: TableState, seat: int) -> None:
    """Refuse to tell the reasons of a bot in a person's stead while play goes on.

    Whoever let it move, asked why and took the move back would have a hint that no mark shows.
    """
    if state.status not in OVER and state.seating.places[seat].bot is None:
        raise Refused("reasons-later")
