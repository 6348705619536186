"""What positions, moves and events of Cyberion look like to clients."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from dreamcog.games.cyberion.shapes.events import EVENTS
from dreamcog.games.cyberion.shapes.moves import MOVES
from dreamcog.games.cyberion.shapes.positions import CyberionPosition

SHAPES: Mapping[str, Any] = MappingProxyType(
    {"position": CyberionPosition, "moves": MOVES, "events": EVENTS}
)
"""What this game's positions, moves and events look like."""
