"""What positions, moves and events of Mech A Dream look like to clients."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from dreamcog.games.mech_a_dream.shapes.events import EVENTS
from dreamcog.games.mech_a_dream.shapes.moves import MOVES
from dreamcog.games.mech_a_dream.shapes.positions import MechADreamPosition

SHAPES: Mapping[str, Any] = MappingProxyType(
    {"position": MechADreamPosition, "moves": MOVES, "events": EVENTS}
)
"""What this game's positions, moves and events look like."""
