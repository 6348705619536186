"""What the tests of environments share."""

from __future__ import annotations

from typing import Any

import pytest

from dreamcog.core.registry import game_kind, games
from support.kits import KITS

SETS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in games()),
    *((name, {"players": game_kind(name).options.players.most}) for name in games()),
    *((name, dict(KITS[name].everything)) for name in games()),
]
"""Each game as it usually is, with as many players as can be, and with everything."""

IDS = [f"{name}-{'-'.join(map(str, options.values())) or 'usual'}" for name, options in SETS]

every_set = pytest.mark.parametrize(("name", "options"), SETS, ids=IDS)
every_game = pytest.mark.parametrize("name", games())
