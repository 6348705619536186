"""Advice for beginners: what is worth knowing before a decision, from what the engine already says.

A game lists its conditions in order of urgency (`Kind.advice`), each under the code by which its
sentence is known. A condition sees one decision of one seat through `Decision`: the seat's view,
its legal moves, their previews and refusals. It restates no rule, and as none of these depends on
what the seat cannot know, neither does the advice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused

if TYPE_CHECKING:
    from dreamcog.core.game import Game

Move = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Finding:
    """What a condition has found: what fills its sentence, and the things it speaks of.

    `params` are numbers and public names; a refusal among them says why. `marks` are keys by which
    clients know things on the table, e.g. `machine/II/run`.
    """

    params: Mapping[str, Any] = field(default_factory=dict)
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """One piece of advice: its code, what fills its sentence, and the things it speaks of."""

    code: str
    params: Mapping[str, Any]
    marks: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The advice as plain JSON types."""
        params = {
            name: value.to_json() if isinstance(value, Refused) else value
            for name, value in self.params.items()
        }
        return {"code": self.code, "params": params, "marks": list(self.marks)}


class Decision:
    """What a seat that is to decide may know, as conditions ask for it; each is found out once."""

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self.seat = seat
        self._game = game
        self._state = state
        self._previews: dict[str, dict[str, Any] | None] = {}
        self._obstacles: dict[str, Refused | None] = {}

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know of the position."""
        return self._game.view(self._state, self.seat)

    def moves(self, most: int, *verbs: str) -> list[Move]:
        """The first legal moves, at most so many; with verbs, of those only.

        All moves before the last of them are looked at: conditions ask `can` first.
        """
        menu = Menu(self._game, self._state, self.seat)
        return list(islice((m for m in menu if not verbs or m["do"] in verbs), most))

    def why(self, partial: Move) -> Refused | None:
        """The first obstacle of a move that need not be whole."""
        name = repr(partial)
        if name not in self._obstacles:
            self._obstacles[name] = self._game.why(self._state, self.seat, partial)
        return self._obstacles[name]

    def can(self, partial: Move) -> bool:
        """Whether a move that need not be whole can become a legal one."""
        return self.why(partial) is None

    def preview(self, move: Move) -> dict[str, Any] | None:
        """What would certainly follow from a move; None where it is not legal."""
        name = repr(move)
        if name not in self._previews:
            self._previews[name] = self._foreseen(move)
        return self._previews[name]

    def _foreseen(self, move: Move) -> dict[str, Any] | None:
        try:
            return self._game.preview(self._state, self.seat, move)
        except Refused:
            return None


Condition = Callable[[Decision], Finding | None]
"""One condition of a game: what it finds in a decision, or None where it does not apply."""


def first_advice(game: Game[Any], state: Any, seat: int) -> Advice | None:
    """The most urgent advice for the seat's decision; None where it has none to make."""
    if seat not in game.deciders(state):
        return None
    decision = Decision(game, state, seat)
    for code, condition in game.kind.advice.items():
        if (found := condition(decision)) is not None:
            return Advice(code, found.params, found.marks)
    return None
