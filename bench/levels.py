"""How strong the levels are: games of each against its neighbours, or deals of each alone.

    ./dev bench levels [cyberion mech-a-dream] [--games 600] [--only medium hard]
    ./dev bench levels mech-a-dream --again expert --games 200

Writes `levels.json` in the game's folder, which the page and the terminal read, and
`docs/levels.md`. With `--again` only what these bots take part in is played, and the rest kept.
With `--only` nothing is written: pairs of these bots are shown, for tuning. Each bot has the time
that it has at a table where people play.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any

from levels_page import page

from dreamcog.bots.threads import keep_to_one_thread

keep_to_one_thread()

import numpy as np  # noqa: E402

from dreamcog.bots import Budget, bot_names, level_names, table_budget  # noqa: E402
from dreamcog.core.game import Game  # noqa: E402
from dreamcog.core.levels import MEASURED  # noqa: E402
from dreamcog.core.registry import game_kind, games  # noqa: E402
from dreamcog.lab.arena.lineups import Lineup, deals_of, orders_of  # noqa: E402
from dreamcog.lab.arena.playing import job_for, labels_of, matches_of, play_match  # noqa: E402
from dreamcog.lab.arena.ratings import Tables, rate_bots  # noqa: E402
from dreamcog.sim.intervals import wilson  # noqa: E402
from dreamcog.sim.runtimes import chosen_runtime  # noqa: E402

Figures = dict[str, Any]
PAGE = Path(__file__).resolve().parent.parent / "docs" / "levels.md"
GAMES = 600
"""Games of a pair; twice as many deals where all win together, which have no pairs."""
SEED = 20_000_000
"""The first deal."""
PLAYERS = {False: 2, True: 1}
"""How many play, by whether all win together."""


def won_by_place(game: Game[Any], lineup: Lineup, number: int) -> list[float]:
    """Games won by each place of a line-up, in every seating; a shared win in equal parts."""
    won = np.zeros(len(lineup))
    orders = orders_of(lineup)
    for order, deals in zip(orders, deals_of(number, len(orders)), strict=True):
        seating = tuple(lineup[place] for place in order)
        job = job_for(game, seating, SEED, None, longest_budget(game, lineup))
        runtime = chosen_runtime(game.rules, None)
        for match in matches_of(job, seating, [range(deals)], runtime):
            wins = play_match(match).wins
            shared = wins / np.maximum(1, wins.sum(axis=1, keepdims=True))
            won += shared.sum(axis=0)[np.argsort(order)]
    found: list[float] = won.tolist()
    return found


def longest_budget(game: Game[Any], lineup: Lineup) -> Budget:
    """What the bot may think that may think longest; networks take some milliseconds anyway."""
    budgets = [table_budget(game.kind, name) for name in lineup]
    return max(budgets, key=lambda budget: budget.seconds or 0.0)


def pairs_of(names: Sequence[str], levels: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Who is measured against whom, the stronger first: each level and the next, others by it."""
    for weaker, stronger in pairwise(levels):
        yield stronger, weaker
    for other in (name for name in names if name not in levels):
        yield from ((other, level) for level in NEIGHBOURS.get(other, levels[-3:-1]))


UNMEASURED = ("search",)
"""Bots that take so long that they are measured elsewhere (docs/ladder.md)."""

NEIGHBOURS = {"random": ["beginner"], "greedy": ["beginner", "easy", "medium"]}
"""Levels about as strong as a plain bot; networks are measured against the strongest that are
networks too."""


Row = tuple[str, str | None, float, int]
"""A bot, the one that it played against, the games that it won (shared ones in parts), and how many
were played."""


def rows_kept(stored: Figures, again: Sequence[str]) -> dict[tuple[str, str | None], Row]:
    """What was measured of pairs without these bots."""
    kept = {}
    for one, other, share, *_, number in stored["pairs"]:
        if one not in again and other not in again:
            kept[one, other] = (one, other, round(2 * share * number) / 2, number)
    return kept


def measured(kind_name: str, number: int, again: Sequence[str]) -> Figures:
    """The strength of every bot that plays a game."""
    kind = game_kind(kind_name)
    game = kind.open({"players": PLAYERS[kind.together]})
    names = [name for name in bot_names(kind) if name not in UNMEASURED]
    start = time.perf_counter()
    number *= 2 if kind.together else 1
    before = json.loads(file_of(kind_name).read_text()) if again else {"pairs": [], "seconds": 0}
    kept = rows_kept(before, again)
    pairs = [(name, None) for name in names]
    rows: list[Row] = []
    for one, other in pairs if kind.together else pairs_of(names, level_names(kind)):
        if (one, other) not in kept:
            won = won_by_place(game, (one,) if other is None else (one, other), number)[0]
            say((one, other, won, number))
            kept[one, other] = one, other, won, number
        rows.append(kept[one, other])
    return {
        "game": kind_name,
        "options": game.options,
        "seed": SEED,
        "labels": labels_of(game, names),
        "bots": strengths(names, level_names(kind), rows),
        "pairs": [[one, other, *rate(won, played), played] for one, other, won, played in rows],
        "seconds": before["seconds"] + round(time.perf_counter() - start),
        "load": round(os.getloadavg()[0], 1),
        "commit": commit(),
        "levels": {
            name: {
                "bot": level.bot,
                "temperature": level.temperature,
                "reach": told(level.reach),
                "seconds": level.seconds,
            }
            for name, level in kind.levels.levels.items()
        },
    }


def strengths(names: Sequence[str], levels: Sequence[str], rows: Sequence[Row]) -> Figures:
    """Of each bot its rating, and its share of wins: of a level against the one below it."""
    deals = len(names)
    tables: list[Tables] = []
    shares: dict[str, tuple[float, str | None, int]] = {}
    for one, other, won, number in rows:
        rival = deals if other is None else names.index(other)
        tables.append(Tables([names.index(one), rival], [won, number - won]))
        shares.setdefault(one, (won, other, number))
        if other in levels[:1]:
            shares.setdefault(other, (number - won, one, number))
    anchor = deals if rows[0][1] is None else None
    ratings = rate_bots(tables, deals + (anchor is not None), anchor)[:deals]
    found = {}
    for name, rating in zip(names, ratings, strict=True):
        won, against, number = shares[name]
        share, low, high = rate(won, number)
        counted = {"won": share, "won_low": low, "won_high": high, "games": number}
        found[name] = {**rating._asdict(), **counted, "against": against}
    return dict(sorted(found.items(), key=lambda each: each[1]["rating"]))


def file_of(kind_name: str) -> Path:
    """Where the strengths of a game's bots are kept."""
    return Path(str(resources.files(game_kind(kind_name).package) / MEASURED))


def told(reach: float) -> float | None:
    """A reach as JSON has it; None: no bound."""
    return None if np.isinf(reach) else reach


def rate(won: float, number: int) -> tuple[float, float, float]:
    """A share with its 95 % interval."""
    low, high = wilson(won, number)
    return round(won / number, 4), round(low, 4), round(high, 4)


def say(row: Row) -> None:
    """Show a result as it comes."""
    one, other, won, number = row
    share, low, high = rate(won, number)
    against = f" against {other}" if other else ""
    print(f"{one}{against}: {share:.1%} ({low:.1%} to {high:.1%})", flush=True)


def commit() -> str:
    """The commit that was measured, as far as it is known."""
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return found.stdout.strip()


def main() -> None:
    """Measure, show and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="games; all that have levels if none is named")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--again", nargs="+", default=[], help="bots; the others' games are kept")
    parser.add_argument("--only", nargs="+", default=[], help="bots, for tuning")
    asked = parser.parse_args()
    names = asked.names or [name for name in games() if game_kind(name).levels.levels]
    if asked.only:
        for name in names:
            kind = game_kind(name)
            game = kind.open({"players": PLAYERS[kind.together]})
            own = asked.only
            lineups = [(one,) for one in own] if kind.together else list(pairwise(own))
            for lineup in lineups:
                won = won_by_place(game, lineup, asked.games)[0]
                other = lineup[1] if len(lineup) > 1 else None
                say((lineup[0], other, won, asked.games))
        return
    for name in names:
        found = measured(name, asked.games, asked.again)
        file_of(name).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    stored = [json.loads(file_of(name).read_text()) for name in games() if file_of(name).is_file()]
    PAGE.write_text(page(stored), encoding="utf-8")


if __name__ == "__main__":
    main()
