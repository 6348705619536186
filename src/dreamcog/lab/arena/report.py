"""What an arena came to, as plain JSON types: bots with ratings, pairs, line-ups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

import numpy as np

from dreamcog.lab.arena.outcomes import Played
from dreamcog.lab.arena.ratings import Rating, Tables, rate_bots
from dreamcog.sim.intervals import mean_interval, paired_difference, wilson
from dreamcog.sim.native.arrays import Array

FIRST = 1 << 40
"""More than any score: who has won is ahead of who has not, whatever the scores."""


def report(bots: Sequence[str], played: Sequence[Played], together: bool) -> dict[str, Any]:
    """The bots in the order named, every pair, every line-up."""
    ratings = together_ratings(bots, played) if together else table_ratings(bots, played)
    return {
        "bots": [bot_row(bot, played, rating) for bot, rating in zip(bots, ratings, strict=True)],
        "pairs": list(together_pairs(played) if together else table_pairs(bots, played)),
        "lineups": [lineup_row(each) for each in played],
    }


def credits_of(wins: Array) -> Array:
    """Wins by place; a shared one counts in equal parts."""
    credits: Array = wins / np.maximum(1, wins.sum(axis=1, keepdims=True))
    return credits


def table_ratings(bots: Sequence[str], played: Sequence[Played]) -> list[Rating]:
    """Ratings from first places; their weighted mean is 1500."""
    tables = [
        Tables([bots.index(bot) for bot in each.lineup], credits_of(each.wins).sum(axis=0).tolist())
        for each in played
    ]
    return rate_bots(tables, len(bots))


def together_ratings(bots: Sequence[str], played: Sequence[Played]) -> list[Rating]:
    """Ratings against the deals, where all win together: 1500 wins one deal in two."""
    deals = len(bots)
    tables = []
    for each in played:
        won = int(each.wins[:, 0].sum())
        tables.append(Tables([bots.index(each.lineup[0]), deals], [won, len(each.wins) - won]))
    return rate_bots(tables, deals + 1, anchor=deals)[:deals]


def bot_row(bot: str, played: Sequence[Played], rating: Rating) -> dict[str, Any]:
    """A bot: a game counts once for each seat that it had, where seats compete."""
    games = wins = draws = replaced = asked = 0
    seconds = longest = 0.0
    for each in played:
        is_alone = len(set(each.lineup)) == 1
        for place, own in enumerate(each.lineup):
            if own == bot:
                replaced += int(each.replaced[:, place].sum())
                asked += int(each.thought[:, place, 0].sum())
                seconds += float(each.thought[:, place, 1].sum())
                longest = max(longest, float(each.thought[:, place, 2].max(initial=0.0)))
            if own == bot and not (is_alone and place):
                winners = each.wins.sum(axis=1)
                won = each.wins[:, place] > 0
                shared = won & (winners > 1) & (not is_alone)
                games += len(won)
                wins += int((won & ~shared).sum())
                draws += int(shared.sum())
    low, high = wilson(wins, games)
    return {
        "name": bot,
        "games": games,
        "wins": wins,
        "draws": draws,
        "rate": round(wins / max(1, games), 4),
        "rate_low": round(low, 4),
        "rate_high": round(high, 4),
        "replaced": replaced,
        "seconds_per_decision": round(seconds / asked, 6) if asked else None,
        "seconds_longest": round(longest, 6) if asked else None,
        **rating._asdict(),
    }


def table_pairs(bots: Sequence[str], played: Sequence[Played]) -> Iterator[dict[str, Any]]:
    """Every pair where seats compete.

    In line-ups of different bots: who of the two came ahead, over all games in which both sat. In
    line-ups of one bot among many of another: whether the one came first, for each order of two.
    """
    mixed = [each for each in played if len(set(each.lineup)) == len(each.lineup)]
    if mixed:
        for a, b in combinations(bots, 2):
            sides = [sides_of(each, a, b) for each in mixed if {a, b} <= set(each.lineup)]
            ahead, margins = (np.concatenate(side) for side in zip(*sides, strict=True))
            yield pair_row(a, b, ahead, (ahead + 1) / 2, margins)
        return
    for a, b in permutations(bots, 2):
        each = next(one for one in played if one.lineup[0] == a and one.lineup[1] == b)
        others = each.scores[:, 1:].max(axis=1)
        ahead = each.wins[:, 0] - each.wins[:, 1:].max(axis=1)
        credits = credits_of(each.wins)[:, 0]
        expected = {"expected": round(1 / len(each.lineup), 4)}
        yield pair_row(a, b, ahead, credits, each.scores[:, 0] - others) | expected


def sides_of(each: Played, a: str, b: str) -> tuple[Array, Array]:
    """By game of a line-up: 1 where a came ahead of b, 0 or -1; and by how many points."""
    ranks = each.wins * FIRST + each.scores
    at, other = each.lineup.index(a), each.lineup.index(b)
    ahead: Array = np.sign(ranks[:, at] - ranks[:, other])
    return ahead, each.scores[:, at] - each.scores[:, other]


def pair_row(a: str, b: str, ahead: Array, credits: Array, margins: Array) -> dict[str, Any]:
    """Two bots whose seats compete; `low` and `high` are of `rate_a`, which counts draws too."""
    games, won = len(ahead), float(credits.sum())
    low, high = wilson(won, games)
    least, most = mean_interval(margins.tolist())
    return {
        "a": a,
        "b": b,
        "games": games,
        "wins_a": int((ahead > 0).sum()),
        "wins_b": int((ahead < 0).sum()),
        "draws": int((ahead == 0).sum()),
        "rate_a": round(won / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "margin": round(float(margins.mean()), 2),
        "margin_low": round(least, 2),
        "margin_high": round(most, 2),
    }


def together_pairs(played: Sequence[Played]) -> Iterator[dict[str, Any]]:
    """Every pair where all win together: deals that only one of the two has won, and the rest.

    `difference` is a's rate of wins less b's on the same deals, those that both have played.
    """
    for one, other in combinations(played, 2):
        deals = min(len(one.wins), len(other.wins))
        won_a, won_b = (each.wins[:deals, 0] > 0 for each in (one, other))
        both, only_a = int((won_a & won_b).sum()), int((won_a & ~won_b).sum())
        only_b, neither = int((won_b & ~won_a).sum()), int((~won_a & ~won_b).sum())
        games = len(won_a)
        low, high = paired_difference(both, only_a, only_b, neither)
        difference = (only_a - only_b) / games
        yield {
            "a": one.lineup[0],
            "b": other.lineup[0],
            "games": games,
            "wins_a": only_a,
            "wins_b": only_b,
            "draws": both + neither,
            "both_won": both,
            "rate_a": round((1 + difference) / 2, 4),
            "low": round((1 + low) / 2, 4),
            "high": round((1 + high) / 2, 4),
            "difference": round(difference, 4),
            "difference_low": round(low, 4),
            "difference_high": round(high, 4),
        }


def lineup_row(each: Played) -> dict[str, Any]:
    """A line-up: by place its wins and mean score, and how fast one process played it."""
    shared = each.wins.sum(axis=1) > 1
    is_alone = len(set(each.lineup)) == 1
    return {
        "bots": list(each.lineup),
        "games": len(each.wins),
        "wins": each.wins.sum(axis=0).tolist(),
        "shared": 0 if is_alone else int(shared.sum()),
        "mean_scores": [round(mean, 2) for mean in each.scores.mean(axis=0).tolist()],
        "decisions": each.decisions,
        "seconds": round(each.seconds, 3),
        "decisions_per_second": round(each.decisions / max(each.seconds, 1e-9), 1),
    }
