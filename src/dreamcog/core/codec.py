"""Flat ids: every small step of a game as one number from 0 on, for learners and bots.

A move has three spellings: the public JSON object, a sequence of steps (kind and argument), and the
same sequence as flat ids. The alphabet follows from the declared verbs (`core/verbs.py`) and is
pinned by a test: an id means the same step for ever.
"""

from __future__ import annotations

from collections.abc import Sequence

from dreamcog.core.refusal import malformed


class Alphabet:
    """All steps of a game, numbered."""

    def __init__(self, sizes: Sequence[tuple[int, int]]) -> None:
        """From each kind of step and its number of arguments, in an order that never changes."""
        self.sizes = tuple((int(kind), size) for kind, size in sizes)
        self._first: dict[int, int] = {}
        self._sizes = dict(sizes)
        self._steps: list[tuple[int, int]] = []
        for kind, size in sizes:
            self._first[int(kind)] = len(self._steps)
            self._steps += [(int(kind), arg) for arg in range(size)]

    def __len__(self) -> int:
        return len(self._steps)

    def flat(self, kind: int, arg: int) -> int:
        """The flat id of a step. Arguments count from 0."""
        if not 0 <= arg < self._sizes[kind]:
            raise malformed("step", f"an argument below {self._sizes[kind]}")
        return self._first[kind] + arg

    def step(self, flat: int) -> tuple[int, int]:
        """The step of a flat id."""
        if type(flat) is not int or not 0 <= flat < len(self._steps):
            raise malformed("step", f"a whole number below {len(self._steps)}")
        return self._steps[flat]
