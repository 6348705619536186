"""Why a bot moved: what was kept of its reasons, told to those who may know what it knew."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.protocols import Teacher
from dreamcog.server.store.reasons import Reasons
from dreamcog.server.table.hints import hints_here
from dreamcog.server.table.state import TableState

DEALS = 16
"""Deals that a seat imagines: in all of them, a bot that knows no more sees the same."""
OVER = ("finished", "closed")


async def why_moved(
    live: LiveTable, seat: int | None, kept: Reasons, teacher: Teacher
) -> tuple[int, dict[str, Any]]:
    """The seat of a bot's move, and why it was made; refused where the asking seat may not know."""
    require_told(live.state, seat)
    (entry,) = await live.entries(kept.number - 1, 1)
    own = entry.entry.seat
    before = await live.state_at(kept.number - 1)
    if live.state.status not in OVER and not await asyncio.to_thread(knows, before, seat, own):
        raise Refused("reasons-later")
    return own, await teacher.why(before, own, kept.kept)


def require_told(state: TableState, seat: int | None) -> None:
    """Refuse to tell reasons while play goes on, but to those who may have hints as well.

    Not in a daily deal: they would help, and no attempt would be marked.
    """
    if state.status in OVER:
        return
    is_alike = state.record.daily is None and hints_here(state) == "allowed"
    if seat is None or not is_alike:
        raise Refused("reasons-later")


def knows(state: TableState, seat: int | None, bot: int) -> bool:
    """Whether a seat can know all that a bot sees: then nothing it imagines differs from that."""
    if seat is None:
        return False
    game, own, view = state.table.game, state.position(seat), state.position(bot)
    deals = (game.guess(own, random.Random(number)) for number in range(DEALS))
    return all(game.view(imagined, bot) == view for imagined in deals)
