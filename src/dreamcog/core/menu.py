"""The menu: every legal move of a seat, found one by one as the caller asks for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dreamcog.core.draft import Draft, Steps, copy_draft
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused

Step = tuple[int, int]


class Menu:
    """All legal moves of a seat: iterate, count, ask `move in menu`, or whether there is any.

    Moves are found by walking the small steps, so nothing is listed that is not legal, and each
    move is spelled in one order only. Counting them keeps what was found: `list` counts before it
    iterates, and the steps are walked once.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._counted: list[Draft] | None = None

    def _whole_drafts(self) -> Iterator[Draft]:
        return self._found() if self._counted is None else iter(self._counted)

    def _found(self) -> Iterator[Draft]:
        if self._seat in self._game.deciders(self._state):
            draft = Draft(seat=self._seat)
            yield from self._walk(draft, self._listed(draft))

    def _listed(self, draft: Draft) -> list[Step]:
        """The legal next steps that keep the one order in which moves are spelled."""
        game, steps = self._game, Steps()
        in_order = game.verbs.in_order
        game.rules.list_steps(self._state, game.box, draft, steps)
        found = [(steps.kind[i], steps.arg[i]) for i in range(steps.n)]
        return [step for step in found if in_order(draft, step[1])]

    def _walk(self, draft: Draft, steps: list[Step]) -> Iterator[Draft]:
        """Every whole move that goes on from the draft with one of these steps.

        A list in any order is spelled in one: after a step that names one of its things, only the
        same step and those listed after it can follow, as far as they are still legal.
        """
        game, state = self._game, self._state
        for i, (kind, arg) in enumerate(steps):
            longer = copy_draft(draft)
            game.rules.extend(state, longer, kind, arg)
            if game.rules.is_whole(state, game.box, longer):
                yield longer
            elif game.verbs.repeats(longer, kind):
                yield from self._walk(longer, self._still_legal(longer, steps, i))
            else:
                yield from self._walk(longer, self._listed(longer))

    def _still_legal(self, draft: Draft, steps: list[Step], first: int) -> list[Step]:
        """Which of these steps from `first` on, and being done, are legal after the draft."""
        ask, state, box = self._game.rules.can_step, self._state, self._game.box
        verbs = self._game.verbs
        behind = [step for step in steps[first:] if verbs.repeats(draft, step[0])]
        return [step for step in (*behind, verbs.done) if ask(state, box, draft, *step) == 0]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for draft in self._whole_drafts():
            yield self._game.write_move(self._state, draft)

    def __len__(self) -> int:
        if self._counted is None:
            self._counted = list(self._found())
        return len(self._counted)

    def __bool__(self) -> bool:
        return next(self._whole_drafts(), None) is not None

    def __contains__(self, move: object) -> bool:
        try:
            self._game.check(self._state, self._seat, move)
        except Refused:
            return False
        return True
