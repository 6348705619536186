"""What is kept and counted of many games: scores, who won from which seat, how games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core.result_columns import Counts, ResultColumn
from dreamcog.games.mech_a_dream.rules.scoring import MACHINES, is_ahead, score
from dreamcog.games.mech_a_dream.state import State

RESULT_COLUMNS = (
    ResultColumn("day", "int16", "the day on which the game ended"),
    ResultColumn(
        name="points",
        type="int16",
        meaning="points of each player, before what M12.2 adds to the score",
        by_seat=True,
    ),
    ResultColumn("rainbows", "int16", "rainbows of each player", by_seat=True),
    ResultColumn("flowers", "int16", "flowers of each player", by_seat=True),
    ResultColumn("ink", "int16", "ink of each player", by_seat=True),
    ResultColumn("n_workshop", "int16", "completed machines of each player", by_seat=True),
    ResultColumn("first", "int16", "the seat that was first on the last day, from 0"),
)


def count(columns: Mapping[str, Sequence[Any]], players: int) -> Counts:
    """What `results` are made from.

    One state is filled again for every game: to make a new one takes longer than to score it.
    """
    seats = range(players)
    winning: Counter[int] = Counter()
    seat_wins, first_wins = [0] * players, [0] * players
    nine = shared = all_scores = all_machines = 0
    last = State(players=players)
    kept = [columns[column.name] for column in RESULT_COLUMNS]
    for day, points, rainbows, flowers, ink, machines, first in zip(*kept, strict=True):
        last.points, last.rainbows, last.flowers, last.ink = points, rainbows, flowers, ink
        last.n_workshop = machines
        best = 0
        for seat in seats[1:]:
            if is_ahead(last, seat, best):
                best = seat
        winners = [seat for seat in seats if seat == best or not is_ahead(last, best, seat)]
        began = (first - (day - 1)) % players
        for seat in winners:
            seat_wins[seat] += 1
            first_wins[(seat - began) % players] += 1
        winning[score(last, best)] += 1
        shared += len(winners) > 1
        own = machines[:players]
        nine += max(own) >= MACHINES
        all_scores += sum([score(last, seat) for seat in seats])
        all_machines += sum(own)
    return {
        "games": len(columns["day"]),
        "decisions": sum(columns["decisions"]),
        "winning_scores": {str(value): number for value, number in winning.items()},
        "days": {str(day): number for day, number in Counter(columns["day"]).items()},
        "nine_machines": nine,
        "seat_wins": seat_wins,
        "first_wins": first_wins,
        "shared_wins": shared,
        "scores": all_scores,
        "machines": all_machines,
    }


def results(counts: Mapping[str, Any]) -> dict[str, Any]:
    """Winning scores with how often each, ends by rule and by cause, wins by seat, averages.

    A shared win counts for every seat that shares it. `first_wins` goes by the place in the turn
    order of the first day.
    """
    games = counts["games"]
    seats = max(1, games * len(counts["seat_wins"]))
    winning, days = (
        {int(value): number for value, number in counts[name].items()}
        for name in ("winning_scores", "days")
    )
    of_winners = sum(value * number for value, number in winning.items())
    return {
        "winning_scores": {str(value): winning[value] for value in sorted(winning)},
        "ends": {"M12.1": games},
        "ended_by": {
            "nine-machines": counts["nine_machines"],
            "day-7": games - counts["nine_machines"],
        },
        "days": {str(day): days[day] for day in sorted(days)},
        "seat_wins": counts["seat_wins"],
        "first_wins": counts["first_wins"],
        "shared_wins": counts["shared_wins"],
        "mean_score": round(counts["scores"] / seats, 2),
        "mean_winning_score": round(of_winners / max(1, games), 2),
        "mean_machines": round(counts["machines"] / seats, 2),
        "decisions_per_game": round(counts["decisions"] / max(1, games), 1),
    }
