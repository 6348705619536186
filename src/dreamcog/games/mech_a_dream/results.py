"""What many games came to: scores, who won from which seat, how games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.games.mech_a_dream.rules.scoring import MACHINES, is_ahead, score
from dreamcog.games.mech_a_dream.state import State

RESULT_FIELDS = ("day", "points", "rainbows", "flowers", "ink", "n_workshop", "first")
"""Fields of a last state from which results are made."""

GAUGES = ("points", "rainbows", "flowers", "ink", "n_workshop")


def results(columns: Mapping[str, Sequence[Any]], players: int) -> dict[str, Any]:
    """Winning scores with how often each, ends by rule and by cause, wins by seat, averages.

    A shared win counts for every seat that shares it. `first_wins` goes by the place in the turn
    order of the first day.
    """
    games = len(columns["day"])
    seats = range(players)
    winning: Counter[int] = Counter()
    seat_wins, first_wins = [0] * players, [0] * players
    nine = shared = 0
    totals = dict.fromkeys(("score", "machines"), 0)
    for i in range(games):
        last = state_of(columns, i)
        winners = [
            seat for seat in seats if not any(is_ahead(last, other, seat) for other in seats)
        ]
        winning[score(last, winners[0])] += 1
        began = (last.first - (last.day - 1)) % players
        for seat in winners:
            seat_wins[seat] += 1
            first_wins[(seat - began) % players] += 1
        shared += len(winners) > 1
        machines = last.n_workshop[:players]
        nine += max(machines) >= MACHINES
        totals["score"] += sum(score(last, seat) for seat in seats)
        totals["machines"] += sum(machines)
    days = Counter(int(day) for day in columns["day"])
    return {
        "winning_scores": {str(value): winning[value] for value in sorted(winning)},
        "ends": {"M12.1": games},
        "ended_by": {"nine-machines": nine, "day-7": games - nine},
        "days": {str(day): days[day] for day in sorted(days)},
        "seat_wins": seat_wins,
        "first_wins": first_wins,
        "shared_wins": shared,
        "mean_score": round(totals["score"] / (games * players), 2),
        "mean_winning_score": round(sum(k * n for k, n in winning.items()) / games, 2),
        "mean_machines": round(totals["machines"] / (games * players), 2),
        "decisions_per_game": round(sum(columns["decisions"]) / games, 1),
    }


def state_of(columns: Mapping[str, Sequence[Any]], i: int) -> State:
    """As much of the last state of a game as scoring reads."""
    last = State(day=int(columns["day"][i]), first=int(columns["first"][i]))
    for name in GAUGES:
        setattr(last, name, [int(amount) for amount in columns[name][i]])
    return last
