"""What a worker does for brackets: games by one bot, or one deal by the solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from dreamcog.bots.decision import Budget
from dreamcog.core.game import Game
from dreamcog.core.rng import SEED_BITS
from dreamcog.lab.arena.playing import Match, job_for, matches_of, play_match
from dreamcog.lab.brackets.outcomes import Grid, Solved
from dreamcog.lab.solver.deals import Deal, solve_deal


@dataclass(frozen=True, slots=True)
class Games:
    """Some deals of a cell, for one bot in all seats."""

    cell: int
    match: Match


@dataclass(frozen=True, slots=True)
class Won:
    """Which of them were won: by deal, from the first on."""

    cell: int
    label: str
    first: int
    won: list[bool]


@dataclass(frozen=True, slots=True)
class Question:
    """One deal of a cell, for the solver."""

    cell: int
    number: int
    deal: Deal


def play_games(games: Games) -> Won:
    """Let a bot play."""
    judged = play_match(games.match)
    won = [all(row) for row in judged.wins.tolist()]
    return Won(games.cell, judged.seating[0], judged.first, won)


def answer_question(question: Question) -> Solved:
    """Solve a deal."""
    deal = question.deal
    winnable = solve_deal(deal).winnable
    return Solved(question.cell, question.number, winnable, deal.seconds, deal.nodes)


def games_to_play(
    grid: Grid, opened: Sequence[Game[Any]], bots: Sequence[str], seed: int, budget: Budget
) -> Iterator[Games]:
    """What is missing of all bots' games, in parts that take about as long as each other."""
    for cell, game in enumerate(opened):
        for bot in bots:
            label = grid.labels[bot]
            missing = list(grid.missing(cell, label))
            if missing:
                seating = (bot,) * game.options["players"]
                job = job_for(game, seating, seed, None, budget)
                labelled = (label,) * game.options["players"]
                for match in matches_of(job, labelled, missing, "native"):
                    yield Games(cell, match)


def questions(grid: Grid, game: str, seed: int, seconds: float, nodes: int) -> Iterator[Question]:
    """The deals that no bot has won, and that the solver has not looked at."""
    for cell, options in enumerate(grid.cells):
        for number in grid.unsolved(cell):
            deal = Deal(game, options, (seed + number) % (1 << SEED_BITS), seconds, nodes)
            yield Question(cell, number, deal)
