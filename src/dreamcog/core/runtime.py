"""What a game asks of its rules, and the interpreter's answers.

Other runtimes are found by the entry-point group `dreamcog.runtimes`. Each entry is a function from
an opened game to its runtime, or to None where it has none for this game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Protocol

from dreamcog.core.draft import Draft, Steps, clear, packed_draft
from dreamcog.core.log import Log
from dreamcog.core.menu_walk import Walk, begin_walk, find_next
from dreamcog.core.placeholders import bind
from dreamcog.core.refusal import malformed

if TYPE_CHECKING:
    from dreamcog.core.game import Game


GROUP = "dreamcog.runtimes"
CHOSEN = "DREAMCOG_RUNTIME"
"""The variable of the environment that, set to `interpreted`, leaves out all other runtimes; set to
`native` or to nothing, it changes nothing."""


class Runtime(Protocol):
    """Runs the rules of one opened game. Every runtime gives the same answers.

    No method changes a state or a draft that it was given.
    """

    def set_up(self, blank: Any) -> Any:
        """A game dealt: from a state with its options set and its generator sown."""

    def deciders(self, state: Any) -> frozenset[int]:
        """The seats that may act now."""

    def can(self, state: Any, draft: Draft) -> int:
        """0 if the draft is legal or can become so, else the number of a refusal."""

    def make(self, state: Any, draft: Draft) -> tuple[Any, Log]:
        """The state after a legal move, and the log of what happened."""

    def whole_moves(self, state: Any, seat: int) -> Iterator[list[bytes]]:
        """All legal moves of a seat in the order of menus, some at a time, as packed drafts."""

    def list_steps(self, state: Any, draft: Draft) -> Steps:
        """The legal small steps from a draft."""

    def readable(self, state: Any) -> Any:
        """A state of the same value whose fields can be read; the state stays as it is held."""


class Interpreted:
    """Runs the rules as they stand, in the interpreter."""

    def __init__(self, game: Game[Any]) -> None:
        self._rules, self._box = game.rules, game.box
        self._copy = game.copy
        self._seats = range(game.options["players"])
        self._spelling = game.verbs.spelling
        self._begin = bind(begin_walk, game.rules)
        self._find = bind(find_next, game.rules)

    def set_up(self, blank: Any) -> Any:
        """A game dealt."""
        state = self._copy(blank)
        self._rules.set_up(state, self._box, Log())
        return state

    def deciders(self, state: Any) -> frozenset[int]:
        """The seats that may act now."""
        may_act = self._rules.may_act
        return frozenset([seat for seat in self._seats if may_act(state, seat)])

    def can(self, state: Any, draft: Draft) -> int:
        """0, or the number of a refusal."""
        return self._rules.can(state, self._box, draft)

    def make(self, state: Any, draft: Draft) -> tuple[Any, Log]:
        """The state after a legal move, and the log."""
        after, log = self._copy(state), Log()
        clear(after.draft)
        self._rules.do(after, self._box, log, draft)
        return after, log

    def whole_moves(self, state: Any, seat: int) -> Iterator[list[bytes]]:
        """All legal moves of a seat, one at a time."""
        walk, box, spelling = Walk(), self._box, self._spelling
        self._begin(state, box, spelling, walk, seat)
        is_found = True
        while is_found:
            is_found = self._find(state, box, spelling, walk)
            if walk.overflow:
                raise OverflowError(f"{walk.overflow} steps found no room")
            if is_found:
                yield [packed_draft(walk.draft)]

    def list_steps(self, state: Any, draft: Draft) -> Steps:
        """The legal small steps from a draft."""
        out = Steps()
        self._rules.list_steps(state, self._box, draft, out)
        return out

    def readable(self, state: Any) -> Any:
        """The state itself."""
        return state


def is_only_interpreted() -> bool:
    """Whether the environment asks for the interpreter alone."""
    chosen = os.environ.get(CHOSEN, "")
    if chosen not in ("", "native", "interpreted"):
        raise malformed(CHOSEN, "native or interpreted")
    return chosen == "interpreted"


@cache
def _others() -> list[Callable[[Game[Any]], Runtime | None]]:
    return [point.load() for point in entry_points(group=GROUP)]


def runtime_of(game: Game[Any]) -> Runtime:
    """The runtime for a game: the first that there is, else the interpreter."""
    if not is_only_interpreted():
        for make in _others():
            if found := make(game):
                return found
    return Interpreted(game)
