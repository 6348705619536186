"""Boxes in the store: each text once, by its hash, for all tables that are played with it."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from dreamcog.server.store.statements import Statement, statement

MOST_READ = 64
"""Boxes that a process keeps in memory as they were read."""
KEPT_SECONDS = 86_400.0
"""Seconds for which a box is kept that no table refers to: a table may be about to."""


@lru_cache(MOST_READ)
def read_box(text: str) -> dict[str, Any]:
    """A box, from its text; every table that is played with it has the same one."""
    box: dict[str, Any] = json.loads(text)
    return box


def remove_unused_boxes(now: float) -> Statement:
    """Remove boxes that no table refers to, and none has for some time."""
    return statement(
        "DELETE FROM boxes WHERE used < ? AND NOT EXISTS "
        "(SELECT 1 FROM tables WHERE tables.box = boxes.hash)",
        now - KEPT_SECONDS,
    )
