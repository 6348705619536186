"""A hint: what a strong player would do here, what it expects of it, and why, as data.

The first move of a full hint is the move of the bot that gives it, so who always follows hints
plays as that bot does. A first answer comes at once from the networks alone. Reasons are facts of
the engine, what imagined deals show and the bot's own numbers; sentences are made of them at the
edge, and how deep one looks is for whoever shows a hint to choose: the nudge, the plan, the moves.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dreamcog.bots import Bot, Budget, Choice, Decision, bot, level_names
from dreamcog.core.game import Game
from dreamcog.core.hints import Remark
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Refused
from dreamcog.teacher.explaining import MOST_EXPLAINED, Explainer
from dreamcog.teacher.happenings import Happening, Key, certain, of_kinds
from dreamcog.teacher.keeping import DIGITS, choices_of
from dreamcog.teacher.reasons import OFTEN, choice_json

SECONDS = 1.5
"""What a bot may think about a whole hint."""

FORESEEN = 12
"""Moves of a plan at most."""

MOST_GOALS = 2
"""Things of which a plan says that they follow soon."""

FIRST, FULL = "first", "full"


@dataclass(frozen=True, slots=True)
class Hint:
    """What is advised to a seat that may act."""

    seat: int
    stage: str
    """`FIRST` or `FULL`."""
    decision: Decision
    choices: tuple[Choice, ...]
    """The advised move, then the next best, with the chances expected of them."""
    reasons: tuple[tuple[Remark, ...], ...]
    """Of each of these."""
    nudge: Remark | None
    """Where to look; nothing in a game that does not say where moves take place."""
    plan: tuple[dict[str, Any], ...]
    """The moves that the seat would go on with in its turn, as far as nothing is shown before."""
    goals: tuple[Remark, ...]
    """What the plan brings, what follows soon, and how likely the game is won so."""

    def to_json(self) -> dict[str, Any]:
        """The hint as plain JSON types."""
        choices = zip(self.choices, self.reasons, strict=True)
        return {
            "seat": self.seat,
            "stage": self.stage,
            "nudge": None if self.nudge is None else self.nudge.to_json(),
            "look": {"do": self.decision.move["do"]},
            "plan": list(self.plan),
            "line": line(self.plan).to_json(),
            "goals": [each.to_json() for each in self.goals],
            "moves": [choice_json(choice, reasons) for choice, reasons in choices],
            "about": dict(self.decision.about),
        }


class Adviser:
    """Gives hints in a game, as its strongest level plays, or another bot."""

    def __init__(self, kind: Kind, by: Bot | None = None) -> None:
        """A refusal where there are no levels or networks for the game."""
        if by is None and not level_names(kind):
            raise Refused("network-missing", game=kind.name)
        self.bot = by or bot(level_names(kind)[-1], kind)
        self._explainer = Explainer(kind)

    def first(self, game: Game[Any], view: Mapping[str, Any], seat: int, seed: object) -> Hint:
        """What the networks like at first sight: an answer at once."""
        return self._hint(game, view, seat, self._explainer.guide, seed, Budget(), FIRST)

    def full(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        seed: object,
        budget: Budget | None = None,
    ) -> Hint:
        """What the level does, for which it may think for as long as the budget says."""
        return self._hint(game, view, seat, self.bot, seed, budget or Budget(SECONDS), FULL)

    def _hint(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        by: Bot,
        seed: object,
        budget: Budget,
        stage: str,
    ) -> Hint:
        """What a bot decides, explained."""
        decision = decided(by, game, view, seat, seed, budget)
        chosen = choices_of(decision)[:MOST_EXPLAINED]
        choices, reasons, soon = self._explainer.explained(game, view, seat, chosen)
        plan, now = self._planned(game, view, seat, decision.move)
        is_over = any(reason.code == "ends" for reason in reasons[0])
        chance = None if is_over else choices[0].chance
        return Hint(
            seat=seat,
            stage=stage,
            decision=decision,
            choices=tuple(choices),
            reasons=tuple(map(tuple, reasons)),
            nudge=nudge(game, view, seat, decision.move),
            plan=tuple(plan),
            goals=tuple(goals(game, view, plan, now, soon, chance)),
        )

    def _planned(
        self, game: Game[Any], view: Mapping[str, Any], seat: int, move: Mapping[str, Any]
    ) -> tuple[list[dict[str, Any]], dict[Key, Happening]]:
        """The moves with which the seat would go on, the advised one first; what they bring."""
        state, rng = game.guess(view, random.Random(0)), random.Random(0)
        moves, now, following = [], dict[Key, Happening](), dict(move)
        while True:
            turn = game.play(state, seat, following)
            moves.append(following)
            now = {**certain(game, seat, turn, following), **now}
            shows = any(event.reveals for event in turn.events)
            before, state = state, turn.after
            is_over = seat not in game.deciders(state) or state.turn != before.turn
            if shows or is_over or len(moves) == FORESEEN:
                return moves, now
            seen = game.view(state, seat)
            following = dict(self._explainer.guide.decide(game, seen, seat, rng, Budget()).move)


def decided(
    by: Bot, game: Game[Any], view: Mapping[str, Any], seat: int, seed: object, budget: Budget
) -> Decision:
    """What a hint of a bot advises, before it is explained: the bot's own decision."""
    return by.decide(game, view, seat, random.Random(f"{seed}"), budget)


def nudge(
    game: Game[Any], view: Mapping[str, Any], seat: int, move: Mapping[str, Any]
) -> Remark | None:
    """Where to look: the place of a move."""
    hints = game.kind.hints
    if hints is None:
        return None
    place = hints.place(move, view, seat)
    return Remark("look", {"at": place.name}, place.marks)


def goals(
    game: Game[Any],
    view: Mapping[str, Any],
    plan: Sequence[dict[str, Any]],
    now: Mapping[Key, Happening],
    soon: Mapping[Key, Happening],
    chance: float | None,
) -> list[Remark]:
    """The plan in words: what it brings in this turn, what follows soon, what is about to run out,
    how likely it wins.

    Its moves themselves where it brings nothing that the game declares. That the game soon ends is
    told by the chance alone.
    """
    found = []
    hints = game.kind.hints
    if hints is not None:
        aims = [each.event for key, each in now.items() if key[0] in hints.aims]
        found += [Remark("turn", {"events": aims})] if aims else []
        for code, kinds in (("goal", hints.aims), ("risk", hints.setbacks)):
            later = [key for key in of_kinds(soon, kinds) if key not in now]
            often = [key for key in later if soon[key].share >= OFTEN]
            found += [told(code, soon[key]) for key in often[:MOST_GOALS]]
    if not found:
        found.append(line(plan))
    if hints is not None:
        found += [
            Remark("limit", {"what": what, "left": left})
            for what, left_of in hints.limits.items()
            if (left := left_of(view)) is not None
        ]
    if chance is not None:
        found.append(Remark("expects", {"chance": round(chance, DIGITS)}))
    return found


def line(plan: Sequence[dict[str, Any]]) -> Remark:
    """The moves of a plan, one after the other."""
    return Remark("line", {"moves": list(plan)})


def told(code: str, happening: Happening) -> Remark:
    """An event, and in how many of the imagined deals it happens soon."""
    return Remark(code, {"event": happening.event, "share": round(happening.share, DIGITS)})
