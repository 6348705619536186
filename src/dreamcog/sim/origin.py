"""What all workers of a run must have in common: this package, and the same rules of the game.

Otherwise games of two different rules would be mixed in one result, and nobody could tell.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from platform import node

from dreamcog.core.refusal import Failed
from dreamcog.core.registry import game_kind
from dreamcog.sim.native.building import sources_hash


@dataclass(frozen=True, slots=True)
class Origin:
    """The version of the package, a game, and a fingerprint of its rules and its own box."""

    package: str
    game: str
    rules: str

    def __str__(self) -> str:
        return f"dreamcog {self.package}, {self.game} {self.rules[:12]}"


@cache
def origin_of(game: str) -> Origin:
    """What is installed here."""
    kind = game_kind(game)
    box = json.dumps(kind.own_box, sort_keys=True)
    told = sources_hash(kind.game_type.rules) + box
    return Origin(version("dreamcog"), game, hashlib.sha256(told.encode()).hexdigest()[:32])


def check_origin(wanted: Origin) -> None:
    """Refuse work that comes from another version of the package or other rules."""
    here = origin_of(wanted.game)
    if here != wanted:
        raise Failed("worker-differs", host=node(), found=str(here), wanted=str(wanted))
