"""The review of a whole game: what each decision lost, what luck there was, what decided it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from dreamcog.bots import USUAL_BUDGET, bot
from dreamcog.bots.network_folder import network_bot
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table
from dreamcog.core.turn import Turn
from dreamcog.sim.native.arrays import Array
from dreamcog.teacher.accounts import Account, Judged, accounts_of
from dreamcog.teacher.judging import SURE, Judge, Worth, standard_error

ADVISER = "network"
"""The bot whose moves a review compares with those that were made."""

DIGITS = 4
"""Digits of chances that are told."""

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
    """The move itself where none is better beyond doubt."""
    judged: Judged
    score: float
    """The score expected with it for its seat."""


class Reviewer:
    """Looks at the moves of one game, one after the other."""

    def __init__(self, game: Game[Any]) -> None:
        """The strongest network of the game judges; a refusal where there is none."""
        self._game = game
        self._adviser = bot(ADVISER, game.kind)
        self._judge = Judge(game, network_bot(game.kind, ADVISER).network)

    def compare(self, number: int, turn: Turn[Any], seat: int, move: Mapping[str, Any]) -> Compared:
        """The move that was made against what the adviser would have considered."""
        made = dict(move)
        view = self._game.view(turn.before, seat)
        rng = random.Random(number)
        decision = self._adviser.decide(self._game, view, seat, rng, USUAL_BUDGET)
        others = [each.move for each in decision.choices]
        if made not in others:
            others.insert(0, made)
        place = others.index(made)
        worths = self._judge.moves(turn.before, seat, others, number)
        best = best_of(worths, place, seat)
        players = range(self._game.options["players"])
        return Compared(
            number=number,
            seat=seat,
            move=made,
            best=others[best],
            judged=Judged(
                seat=seat,
                best=worths[best].chances.mean(axis=0),
                made=worths[place].chances.mean(axis=0),
                error=np.array([worths[place].error(each) for each in players]),
                reveals=any(event.reveals for event in turn.events),
            ),
            score=worths[place].score(seat),
        )

    def chances_after(self, table: Table) -> Array:
        """Every seat's chance as the table stands: 1 or 0 where the game is over."""
        players: int = self._game.options["players"]
        if table.outcome is not None:
            endings = [self._game.ending(table.state, seat) for seat in range(players)]
            return np.array([float(each.is_won) for each in endings])
        return self._judge.position(table.state, min(table.deciders), len(table.history))


def best_of(worths: Sequence[Worth], made: int, seat: int) -> int:
    """The place of the best move: of another one only where it is better beyond doubt.

    The moves met the same deals, so each deal tells their difference; a small one between a few
    deals is chance, and is nobody's loss.
    """
    best, most = made, 0.0
    for place, worth in enumerate(worths):
        gains = worth.chances[:, seat] - worths[made].chances[:, seat]
        gain = float(gains.mean())
        if gain > max(most, SURE * standard_error(gains)):
            best, most = place, gain
    return best


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game as it was judged, move by move."""

    game: Game[Any]
    compared: tuple[Compared, ...]
    accounts: tuple[Account, ...]
    end: Array
    """Every seat's chance after the last move: 1 or 0 where the game is over."""

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
        """What one seat's chance came to: the three sums add up to its change."""
        sums = {
            name: round(float(sum(getattr(each, name)[seat] for each in self.accounts)), DIGITS)
            for name in ("luck", "skill", "others")
        }
        curve = [point(move.number, each, seat) for move, each in self._moves()]
        last = {"number": len(self.compared) + 1, "chance": round(float(self.end[seat]), DIGITS)}
        return {**sums, "curve": [*curve, {**last, "low": last["chance"], "high": last["chance"]}]}

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


def review(table: Table, told: Callable[[int], None] = lambda _: None) -> Review:
    """Review the moves of a table that its present rules have played; `told` hears each number."""
    if table.earlier or table.base:
        raise Refused("review-history")
    reviewer = Reviewer(table.game)
    compared = []
    for number, (turn, (seat, move)) in enumerate(zip(table.turns, table.history, strict=True), 1):
        compared.append(reviewer.compare(number, turn, seat, move))
        told(number)
    end = reviewer.chances_after(table)
    accounts = accounts_of([each.judged for each in compared], end)
    return Review(table.game, tuple(compared), tuple(accounts), end)


def decision_json(move: Compared, account: Account) -> dict[str, Any]:
    """One decision: what was done, what would have been better, and by how much."""
    return {
        "number": move.number,
        "seat": move.seat,
        "move": move.move,
        "best": move.best,
        "loss": round(-float(account.skill[move.seat]), DIGITS),
        "chance": round(float(account.before[move.seat]), DIGITS),
        "score": round(move.score, 1),
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
