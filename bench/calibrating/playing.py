"""Games of bots, what the review's curve says before some of their moves, and what came of them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from dreamcog.bots import USUAL_BUDGET, Bot, bot
from dreamcog.bots.network_folder import network_bot
from dreamcog.bots.network_together import Together
from dreamcog.core.kind import Kind
from dreamcog.core.table import Table
from dreamcog.sim.batch import Batch
from dreamcog.teacher.foreseeing import liked
from dreamcog.teacher.judging import Judge
from dreamcog.teacher.reviewing import Reviewer

Line = dict[str, Any]
"""One game."""

DRAWN = 5
"""Moves of each game before which the curve is asked."""

SEED = 30_000_000
MOST_STEPS = 6000
"""Small steps after which a game that is played on counts as lost."""

MOST_IN_TURN = 100
"""Moves in one turn after which the first listed one is made: it leads out."""

LEVELS = ("beginner", "easy", "medium", "hard", "network")
"""Who plays: the levels below the strongest, and the network."""

OPTIONS: dict[str, list[Line]] = {
    "cyberion": [
        {"players": players, "expansions": expansions}
        for expansions in (
            [],
            ["microbots"],
            [],
            ["gigantobots"],
            [],
            ["babybots", "multibots"],
            [],
            ["devious-cog"],
            [],
            ["babybots", "devious-cog", "gigantobots", "microbots", "multibots"],
        )
        for players in (1, 2)
    ],
    "mech-a-dream": [
        {"players": players, "variants": variants}
        for variants in ([], ["robots"], ["specialists"], ["robots", "specialists"])
        for players in (2, 3, 4)
    ],
}
"""What is played, in turn."""


class Calibrating:
    """Plays and judges games of one kind."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._judge = Judge(kind)
        self._bots: dict[str, Bot] = {name: bot(name, kind) for name in LEVELS}
        self._network = Together(network_bot(kind, "network").network)

    def game(self, number: int) -> Line:
        """What the curve said in one game, and what came of it."""
        rng = random.Random(f"{self._kind.name} {number}")
        choices = OPTIONS[self._kind.name]
        game = self._kind.open(choices[number % len(choices)])
        players = game.options["players"]
        is_mixed = number % 2 == 1 and not self._kind.together
        levels = [rng.choice(LEVELS)] * players
        levels = [rng.choice(LEVELS) for _ in levels] if is_mixed else levels
        table = Table(game, game.deal(SEED + number))
        turns: list[int] = []
        while table.outcome is None:
            seat = min(table.deciders)
            player, view = self._bots[levels[seat]], table.position(seat)
            move = player.decide(game, view, seat, rng, USUAL_BUDGET).move
            turns.append(view_turn(table))
            is_circling = turns.count(turns[-1]) > MOST_IN_TURN
            table.play(next(iter(table.moves(seat))) if is_circling else move, seat)
        moves = [
            place
            for place, turn in enumerate(table.turns, 1)
            if any(event.reveals for event in turn.events)
        ]
        drawn = sorted(rng.sample(moves, min(DRAWN, len(moves))))
        reviewer = Reviewer(game, self._judge)
        told = [reviewer.chances_before(table, each).tolist() for each in drawn]
        won = [float(game.ending(table.state, seat).is_won) for seat in range(players)]
        return {
            "game": self._kind.name,
            "number": number,
            "players": players,
            "levels": levels,
            "moves": drawn,
            "told": [[round(chance, 4) for chance in chances] for chances in told],
            "won": won,
            "on": self._played_on(table, drawn) if drawn else [],
        }

    def _played_on(self, table: Table, drawn: list[int]) -> list[list[int]]:
        """Who wins where the network plays on from these moves, with what was hidden there."""
        tables = Batch(table.game, len(drawn))
        for place, number in enumerate(drawn):
            state = table.game.copy(table.turns[number - 1].before)
            table.game.draft_of(state).seat = table.history[number - 1][0]
            tables.put(place, state)
        observed, done = tables.observed(), [set[int]() for _ in drawn]
        turns = tables.column("turn").copy()
        for _ in range(MOST_STEPS):
            if tables.over.all():
                break
            for place in np.flatnonzero(tables.column("turn") != turns).tolist():
                done[place].clear()
            turns = tables.column("turn").copy()
            tables.step(liked(tables, ~tables.over, self._network, observed, done))
        wins = tables.returns()[0]
        wins[~tables.over] = 0
        return [[int(each) for each in row] for row in wins]


def view_turn(table: Table) -> int:
    """The number of the turn."""
    turn: int = table.state.turn
    return turn
