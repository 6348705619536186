"""Native rules for a server's tables: built in the background where they are not there yet."""

from __future__ import annotations

import logging
from threading import Thread

from dreamcog.core.registry import game_kind, games
from dreamcog.core.runtime import is_only_interpreted
from dreamcog.server.ops.logs import log_event

log = logging.getLogger(__name__)


def start_preparing() -> None:
    """Begin to build what is missing; until it is there, tables are interpreted."""
    if not is_only_interpreted():
        Thread(target=prepare_all, name="native-rules", daemon=True).start()


def prepare_all() -> None:
    """Build the library of every game, one after the other; a reason why not is logged once."""
    from dreamcog.sim.native.building import NoNativeCode
    from dreamcog.sim.native.shipped import DamagedLibrary
    from dreamcog.sim.native.table_runtime import NATIVE_RUNTIMES

    told = set()
    for name in games():
        try:
            NATIVE_RUNTIMES.prepare(game_kind(name).game_type.rules)
        except (NoNativeCode, DamagedLibrary) as reason:
            if str(reason) not in told:
                log_event(log, "rules-interpreted", reason=str(reason))
            told.add(str(reason))
