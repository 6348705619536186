"""Explains a bot's choices: what each brings and avoids, and how likely it wins where the bot has
not said so."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from dreamcog.bots.decision import Choice
from dreamcog.bots.network_folder import network_bot
from dreamcog.bots.network_together import Together
from dreamcog.bots.search import usable_runtime, usual_turns
from dreamcog.bots.search_trials import Trials
from dreamcog.core.game import Game
from dreamcog.core.hints import Remark
from dreamcog.core.kind import Kind
from dreamcog.sim.batch import Batch
from dreamcog.teacher.foreseeing import DEALS, happenings
from dreamcog.teacher.happenings import Happening, Key, certain
from dreamcog.teacher.reasons import choice_json, differences, facts, gaps, read_kept

NATIVE = "native"

TRIED_DEALS = 16
"""Imagined deals on which moves are tried of which their bot has told no chance."""

MOST_EXPLAINED = 4
"""Moves of which a hint tells anything."""


class Explainer:
    """Finds reasons for the choices of one decision after the other, by the networks of a game."""

    def __init__(self, kind: Kind, deals: int = DEALS) -> None:
        """A refusal where there are no networks for the game."""
        self.guide = network_bot(kind, "network")
        self._judge = Together(self.guide.network)
        self._player = Together(network_bot(kind, "network-small").network)
        self._deals = deals

    def explained(
        self, game: Game[Any], view: Mapping[str, Any], seat: int, choices: Sequence[Choice]
    ) -> tuple[list[Choice], list[list[Remark]], dict[Key, Happening]]:
        """The choices with their chances, the reasons for each, and what the first leads to.

        The reasons end with how far the chances of a choice are from those of the others.
        """
        numbered, reasons, soon = self.grounds(game, view, seat, choices)
        pairs = zip(reasons, gaps(numbered), strict=True)
        return numbered, [[*own, *gap] for own, gap in pairs], soon

    def grounds(
        self, game: Game[Any], view: Mapping[str, Any], seat: int, choices: Sequence[Choice]
    ) -> tuple[list[Choice], list[list[Remark]], dict[Key, Happening]]:
        """The same, with the reasons that lie in what the choices bring and avoid alone.

        From the view alone: equal views and choices have equal reasons. Where the rules only run
        interpreted nothing is played on: it would take minutes.
        """
        state = game.guess(view, random.Random(0))
        game.draft_of(state).seat = seat
        lines = [tuple(game.spell(state, seat, each.move)) for each in choices]
        numbered, found = list(choices), [dict[Key, Happening]() for _ in choices]
        if usable_runtime(game) == NATIVE:
            start = Batch(game, 1, runtime=NATIVE)
            start.put(0, state)
            numbered = self._numbered(start, choices, lines)
            found = happenings(start, seat, lines, self._player, 0, self._deals)
        reasons = []
        for place, choice in enumerate(numbered):
            beside = found[0] if place else (found[1] if len(found) > 1 else None)
            named = certain(game, seat, game.play(state, seat, choice.move), choice.move)
            apart = [] if beside is None else differences(game, found[place], beside, named)
            reasons.append([*facts(game, state, seat, choice.move), *apart])
        return numbered, reasons, found[0]

    def _numbered(
        self, start: Batch, choices: Sequence[Choice], lines: Sequence[tuple[int, ...]]
    ) -> list[Choice]:
        """The choices with chances; if any had none, all are tried on the same imagined deals."""
        if all(each.chance is not None for each in choices):
            return list(choices)
        trials = Trials(start, self._player, self._judge, 0)
        worths = trials.made(lines, range(TRIED_DEALS), usual_turns(start.game))
        assert worths is not None, "there is no time limit"
        seat = trials.seat
        return [
            replace(
                choice, chance=float(chances[:, seat].mean()), score=float(scores[:, seat].mean())
            )
            for choice, chances, scores in zip(choices, worths.chances, worths.scores, strict=True)
        ]

    def why(
        self, game: Game[Any], view: Mapping[str, Any], seat: int, told: object
    ) -> dict[str, Any]:
        """Why a bot made the move of a decision that was kept: from its view before that move.

        The view has what is for the bot's eyes only, and so may the reasons.
        """
        choices, about = read_kept(told)
        numbered, reasons, _ = self.explained(game, view, seat, choices)
        moves = [choice_json(*each) for each in zip(numbered, reasons, strict=True)]
        return {"seat": seat, "moves": moves, "about": about}
