"""A hint: what a strong player would do here, what it expects of it, and why, as data.

The first move of a hint is the move of the bot that gives it, so who always follows hints plays as
that bot does. Reasons are facts of the engine (what a move certainly brings, what it shows) and the
bot's own numbers; sentences are made of them at the edge.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dreamcog.bots import Bot, Budget, Choice, Decision
from dreamcog.core.game import Game

SECONDS = 1.5
"""What a whole hint may take."""

FORESEEN = 12
"""Moves of a plan at most."""

DIGITS = 4
"""Digits of chances that are told."""

Reason = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Hint:
    """What is advised to a seat that may act."""

    seat: int
    decision: Decision
    reasons: tuple[tuple[Reason, ...], ...]
    """Of each choice of the decision."""
    plan: tuple[dict[str, Any], ...]
    """The moves that the seat would go on with in its turn, as far as nothing is shown before."""

    def to_json(self) -> dict[str, Any]:
        """The hint as plain JSON types: how deep one looks is for whoever shows it to choose."""
        choices = zip(self.choices, self.reasons, strict=True)
        return {
            "seat": self.seat,
            "look": {"do": self.decision.move["do"]},
            "plan": list(self.plan),
            "moves": [choice_json(choice, reasons) for choice, reasons in choices],
            "about": dict(self.decision.about),
        }

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The advised move first; alone where its bot says nothing of others."""
        return self.decision.choices or (Choice(self.decision.move),)


def hint(
    game: Game[Any],
    view: Mapping[str, Any],
    seat: int,
    bot: Bot,
    seed: object,
    seconds: float = SECONDS,
) -> Hint:
    """A hint for a seat, from its view alone."""
    decision = bot.decide(game, view, seat, random.Random(f"{seed}"), Budget(seconds))
    state = game.guess(view, random.Random(f"{seed} imagined"))
    choices = decision.choices or (Choice(decision.move),)
    next_best = next((each.chance for each in choices[1:] if each.chance is not None), None)
    reasons = [reasons_of(game, state, seat, each.move) for each in choices]
    if choices[0].chance is not None and next_best is not None:
        by = round(choices[0].chance - next_best, DIGITS)
        reasons[0].append({"code": "better-than-next", "by": by})
    plan = planned(game, state, seat, bot, decision.move)
    return Hint(seat, decision, tuple(map(tuple, reasons)), tuple(plan))


def reasons_of(game: Game[Any], state: Any, seat: int, move: Mapping[str, Any]) -> list[Reason]:
    """What certainly follows from a move, thing by thing: the facts of its preview."""
    seen = game.preview(state, seat, move)
    found: list[Reason] = []
    if seen["ends"] is not None:
        found.append({"code": "ends", "outcome": seen["ends"]})
    for code in ("gains", "spends", "lost"):
        if seen[code]:
            found.append({"code": code, "things": seen[code]})
    if seen["may_reveal"]:
        found.append({"code": "shows", "zones": seen["may_reveal"]})
    return found


def planned(
    game: Game[Any], state: Any, seat: int, bot: Bot, move: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """The moves with which the seat would go on, the advised one first."""
    moves, following, rng = [], dict(move), random.Random(0)
    while True:
        turn = game.play(state, seat, following)
        moves.append(following)
        shows = any(event.reveals for event in turn.events)
        before, state = state, turn.after
        is_over = seat not in game.deciders(state) or state.turn != before.turn
        if shows or is_over or len(moves) == FORESEEN:
            return moves
        view = game.view(state, seat)
        following = dict(bot.decide(game, view, seat, rng, Budget(iterations=1)).move)


def choice_json(choice: Choice, reasons: tuple[Reason, ...]) -> dict[str, Any]:
    """One move of a hint."""
    numbers = {
        name: None if value is None else round(value, DIGITS)
        for name, value in (("chance", choice.chance), ("score", choice.score))
    }
    share = None if choice.share is None else round(choice.share, DIGITS)
    return {"move": choice.move, **numbers, "share": share, "reasons": list(reasons)}
