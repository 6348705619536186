"""Parts of an evaluation as files and pages tell them: rates with their intervals, set by set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from dreamcog.learn.environment import Ruleset
from dreamcog.learn.rulesets import label
from dreamcog.sim.intervals import rate
from dreamcog.sim.native.arrays import Array


def section_of(rulesets: Sequence[Ruleset], counts: Array) -> dict[str, Any]:
    """Each ruleset alone, and all together by number of players.

    `counts` has a row for each ruleset: games, wins, the sum of scores, and, where games can be
    left open, how many were.
    """
    sets = [row(each, counts[i]) for i, each in enumerate(rulesets)]
    players = np.array([each.options["players"] for each in rulesets])
    by_players = {
        str(number): rate(*counts[players == number].sum(axis=0)[[1, 0]].astype(int).tolist())
        for number in np.unique(players).tolist()
    }
    rates = [each["rate"] for each in sets]
    return {
        "mean": round(float(np.mean(rates)), 4),
        "worst": min(rates),
        "players": by_players,
        "sets": sets,
    }


def row(ruleset: Ruleset, counts: Array) -> dict[str, Any]:
    """One ruleset of a report. A game left open counts as lost."""
    games, wins, scores, *left_open = counts.tolist()
    return {
        "name": label(ruleset),
        "options": dict(ruleset.options),
        **rate(int(wins), int(games)),
        "score": round(scores / games, 2) if games else 0.0,
        **({"open": int(left_open[0])} if left_open and left_open[0] else {}),
    }


def counts_of(section: dict[str, Any]) -> Array:
    """Games, wins and the sum of scores that a section tells of each ruleset."""
    rows = [
        (each["games"], each["wins"], each["score"] * each["games"]) for each in section["sets"]
    ]
    return np.array(rows, np.float64)


def summary(section: dict[str, Any]) -> str:
    """A section in one line."""
    players = ", ".join(f"{n}: {each['rate']:.1%}" for n, each in section["players"].items())
    return f"mean {section['mean']:.1%}, worst {section['worst']:.1%}; by players {players}"
