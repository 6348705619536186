"""Writing the moves of menus: each is written once, and copied when it is asked for again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from weakref import ref

from dreamcog.core.draft import unpacked_draft
from dreamcog.core.verbs import VerbTable

MOST_KEPT = 16_384
"""How many different moves are kept, of all opened games together: some 6 MB.

They are kept together because there is no end of options and boxes that people may choose.
"""

Move = dict[str, Any]


class MoveWriter:
    """Writes whole drafts of one opened game, packed and without the usual number."""

    def __init__(self, verbs: VerbTable, box: Any, names: Any) -> None:
        self._verbs, self._box, self._names = verbs, box, names

    def write(self, packed: bytes, state: Any) -> Move:
        """The public move of this position, for the caller to keep and to change."""
        kept = _written(ref(self), packed)
        if kept is None:
            return self._verbs.write(unpacked_draft(packed), state, self._box, self._names)
        move = kept[0].copy()
        for key in kept[1]:
            move[key] = move[key].copy()
        return move

    def kept(self, packed: bytes, state: Any) -> Move:
        """The same, but the caller must not change it."""
        kept = _written(ref(self), packed)
        return self.write(packed, state) if kept is None else kept[0]

    def written(self, packed: bytes) -> tuple[Move, list[str]] | None:
        """A move, and which of its values must be copied; None if it depends on the position.

        The values of fields are words, numbers, and lists or tables of these.
        """
        draft = unpacked_draft(packed)
        if self._verbs.specs[draft.verb].of_position:
            return None
        move = self._verbs.write(draft, None, self._box, self._names)
        return move, [key for key, value in move.items() if isinstance(value, list | dict)]


@lru_cache(MOST_KEPT)
def _written(writer: ref[MoveWriter], packed: bytes) -> tuple[Move, list[str]] | None:
    """What a writer has written; what is kept does not hold the writer's game."""
    there = writer()
    assert there is not None, "it asks itself"
    return there.written(packed)
