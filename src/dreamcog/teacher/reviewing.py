"""The review of a whole game: what each decision lost, what luck there was, what decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from dreamcog.bots.decision import Choice
from dreamcog.core.game import Game
from dreamcog.core.hints import Remark
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table
from dreamcog.core.turn import Turn
from dreamcog.sim.native.arrays import Array
from dreamcog.teacher.accounts import Account, Judged, accounts_of
from dreamcog.teacher.endings import SeatEnding, endings_of
from dreamcog.teacher.explaining import Explainer
from dreamcog.teacher.judging import SURE, Judge

DIGITS = 4
"""Digits of chances that are told."""

TOLD_LOSS = 0.005
"""What a move must have lost for a better one to be told: less is 0 games of a hundred."""

MOMENTS = 3
"""Moments that decided a game, that a review names."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A move that was made, and the best one that was found."""

    number: int
    """The place of the move in the game, from 1."""
    seat: int
    move: dict[str, Any]
    best: dict[str, Any]
    """The move itself where none is better beyond doubt, or what it lost is too little to tell."""
    judged: Judged
    score: float
    """The score expected with it for its seat."""
    reasons: tuple[Remark, ...] = ()
    """What the best move brings and avoids beside this one, where it is another."""


class Reviewer:
    """Looks at the moves of one game, one after the other."""

    def __init__(self, game: Game[Any], judge: Judge) -> None:
        self._game, self._judge = game, judge
        self._explainer = Explainer(game.kind)

    def compare(self, number: int, turn: Turn[Any], seat: int, move: Mapping[str, Any]) -> Compared:
        """The move that was made against those that a strong player considers."""
        reveals = any(event.reveals for event in turn.events)
        made, *others = self._judge.tried(self._game, turn.before, seat, number, move, reveals)
        best = made
        for other in others:
            if other.is_better_than(made, seat) and other.means()[seat] > best.means()[seat]:
                best = other
        return Compared(
            number=number,
            seat=seat,
            move=dict(move),
            best=dict(move) if best is made else best.move,
            judged=Judged(
                seat=seat,
                best=best.means(),
                made=made.means(),
                error=best.errors(),
                loss_error=best.errors_beside(made),
                reveals=reveals,
            ),
            score=float(made.scores[:, seat].mean()),
        )

    def explained(self, turn: Turn[Any], compared: Compared) -> Compared:
        """The same with reasons, where another move may be told as better.

        How much the move lost, the account of the whole game says.
        """
        seat, judged = compared.seat, compared.judged
        if compared.best == compared.move or judged.best[seat] - judged.made[seat] < TOLD_LOSS:
            return compared
        view = self._game.view(turn.before, seat)
        choices = [
            Choice(compared.best, float(judged.best[seat])),
            Choice(compared.move, float(judged.made[seat])),
        ]
        _, (reasons, _), _ = self._explainer.grounds(self._game, view, seat, choices)
        return replace(compared, reasons=tuple(reasons))

    def chances_before(self, table: Table, number: int) -> Array:
        """Every seat's chance before a move, by its number, as the curve of a whole review has it.

        Only the moves up to the next revelation are judged.
        """
        judged: list[Judged] = []
        for place in range(number - 1, len(table.history)):
            seat, move = table.history[place]
            judged.append(self.compare(place + 1, table.turns[place], seat, move).judged)
            if judged[-1].reveals:
                return accounts_of(judged, judged[-1].made)[0].before
        return accounts_of(judged, self.chances_after(table))[0].before

    def chances_after(self, table: Table) -> Array:
        """Every seat's chance as the table stands: 1 or 0 where the game is over."""
        players: int = self._game.options["players"]
        if table.outcome is not None:
            endings = [self._game.ending(table.state, seat) for seat in range(players)]
            return np.array([float(each.is_won) for each in endings])
        number = len(table.history) + 1
        return self._judge.standing(self._game, table.state, min(table.deciders), number)


def with_loss(compared: Compared, account: Account) -> Compared:
    """The same as a review tells it: a better move only where something was lost, and how much.

    A loss is no larger than what there was to lose, so it can be less than what lies between the
    worths of both moves.
    """
    loss = loss_of(compared, account)
    if compared.best == compared.move or loss < TOLD_LOSS:
        return replace(compared, best=compared.move, reasons=())
    return replace(compared, reasons=(*compared.reasons, Remark("better-than-made", {"by": loss})))


def loss_of(compared: Compared, account: Account) -> float:
    """What a decision lost, as it is told."""
    return abs(round(float(account.skill[compared.seat]), DIGITS))


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game as it was judged, move by move."""

    game: Game[Any]
    compared: tuple[Compared, ...]
    accounts: tuple[Account, ...]
    end: Array
    """Every seat's chance after the last move: 1 or 0 where the game is over."""
    endings: tuple[SeatEnding | None, ...]
    """What each seat could still have come to at the end, where that is known."""

    def to_json(self, seat: int) -> dict[str, Any]:
        """The review as plain JSON types, with the sums and the curve of one seat before all."""
        pairs = list(zip(self.compared, self.accounts, strict=True))
        return {
            "seat": seat,
            "decisions": [decision_json(move, account) for move, account in pairs],
            "revelations": [
                {"number": move.number, "seat": move.seat, "luck": rounded(account.luck)}
                for move, account in pairs
                if move.judged.reveals
            ],
            **self.seat_json(seat),
            "moments": self.moments(seat),
            "seats": [self.seat_json(each) for each in range(len(self.end))],
        }

    def seat_json(self, seat: int) -> dict[str, Any]:
        """What one seat's chance came to: the three sums add up to its change; then its ending."""
        sums = {
            name: round(float(sum(getattr(each, name)[seat] for each in self.accounts)), DIGITS)
            for name in ("luck", "skill", "others")
        }
        curve = [point(move.number, each, seat) for move, each in self._moves()]
        last = {"number": len(self.compared) + 1, "chance": round(float(self.end[seat]), DIGITS)}
        end, found = {**last, "low": last["chance"], "high": last["chance"]}, self.endings[seat]
        ending = None if found is None else found.to_json()
        return {**sums, "curve": [*curve, end], "ending": ending}

    def moments(self, seat: int) -> list[int]:
        """The numbers of the moves that changed the seat's chance most, in order of the game."""
        change = {
            move.number: abs(float((each.skill + each.others + each.luck)[seat]))
            for move, each in self._moves()
        }
        most = sorted(change, key=lambda number: (-change[number], number))[:MOMENTS]
        return sorted(number for number in most if change[number] > 0)

    def _moves(self) -> Iterator[tuple[Compared, Account]]:
        return zip(self.compared, self.accounts, strict=True)


def review(table: Table, judge: Judge, told: Callable[[int], None] = lambda _: None) -> Review:
    """Review the moves of a table that its present rules have played; `told` hears each number."""
    if table.earlier or table.base:
        raise Refused("review-history")
    reviewer = Reviewer(table.game, judge)
    compared = []
    for number, (turn, (seat, move)) in enumerate(zip(table.turns, table.history, strict=True), 1):
        found = reviewer.compare(number, turn, seat, move)
        compared.append(reviewer.explained(turn, found))
        told(number)
    end = reviewer.chances_after(table)
    accounts = accounts_of([each.judged for each in compared], end)
    whole = tuple(map(with_loss, compared, accounts))
    return Review(table.game, whole, tuple(accounts), end, endings_of(table))


def decision_json(move: Compared, account: Account) -> dict[str, Any]:
    """One decision: what was done, what would have been better, by how much, and why."""
    reasons = [each.to_json() for each in move.reasons]
    return {
        "number": move.number,
        "seat": move.seat,
        "move": move.move,
        "best": move.best,
        "loss": loss_of(move, account),
        "chance": round(float(account.before[move.seat]), DIGITS),
        "score": round(move.score, 1),
        **({"reasons": reasons} if reasons else {}),
    }


def point(number: int, account: Account, seat: int) -> dict[str, Any]:
    """The chance before a move, with the interval that comes from the few imagined deals."""
    chance, reach = float(account.before[seat]), SURE * float(account.error[seat])
    return {
        "number": number,
        "chance": round(chance, DIGITS),
        "low": round(max(0.0, chance - reach), DIGITS),
        "high": round(min(1.0, chance + reach), DIGITS),
    }


def rounded(numbers: Array) -> list[float]:
    """Numbers by seat, with as many digits as are told."""
    return [round(float(each), DIGITS) for each in numbers]
