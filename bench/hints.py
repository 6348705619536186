"""Hints: how long they take, and how well somebody plays who always takes the first move.

    ./dev bench hints --times 1000 --out times.jsonl [--limit 160]
    ./dev bench hints --play 300 --iterations 40 --out games.jsonl
    ./dev bench hints --read times.jsonl games.jsonl

Times are of the processor, one core: of the first answer, and of the whole one, at positions of
games that bots play. Games: where seats compete, one seat takes the advised move and the level that
advises plays in the other, from both seats of each deal; where all win together, both play the same
deals alone. What is played is the decision that a hint explains; every twentieth whole hint is made
to see that it begins with it. Every line is kept: broken off and called again, it goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

from dreamcog.bots.threads import keep_to_one_thread

keep_to_one_thread()

import numpy as np  # noqa: E402

from dreamcog.bots import USUAL_BUDGET, Bot, Budget, bot, level_names  # noqa: E402
from dreamcog.bots.levels import LevelBot  # noqa: E402
from dreamcog.bots.search import SearchBot  # noqa: E402
from dreamcog.core.kind import Kind  # noqa: E402
from dreamcog.core.registry import game_kind, games  # noqa: E402
from dreamcog.core.table import Table  # noqa: E402
from dreamcog.sim.intervals import wilson  # noqa: E402
from dreamcog.teacher.hinting import SECONDS, Adviser, decided  # noqa: E402

Line = dict[str, Any]
SEED = 40_000_000
POSITIONS = 5
"""Positions of each game at which hints are timed."""

CHECKED = 20
"""Of so many decisions one is explained as a whole hint."""

PLAYERS = {"cyberion": (1, 2), "mech-a-dream": (2, 3, 4)}


def strongest(kind: Kind) -> Bot:
    """The level that gives hints; its search reads the time of the processor."""
    found = bot(level_names(kind)[-1], kind)
    if isinstance(found, LevelBot) and isinstance(found.plays, SearchBot):
        return LevelBot(found.name, replace(found.plays, clock=time.process_time))
    return found


def timed(kind: Kind, adviser: Adviser, number: int) -> Line:
    """Hints at some positions of one game."""
    players = PLAYERS[kind.name][number % len(PLAYERS[kind.name])]
    game, rng = kind.open({"players": players}), random.Random(number)
    table, plays = Table(game, game.deal(SEED + number)), bot("hard", kind)
    states = []
    while table.outcome is None:
        seat = min(table.deciders)
        states.append((table.position(seat), seat))
        move = plays.decide(game, table.position(seat), seat, rng, USUAL_BUDGET).move
        table.play(move, seat)
    seconds: dict[str, list[float]] = {"first": [], "full": []}
    for view, seat in rng.sample(states, POSITIONS):
        begun = time.process_time()
        adviser.first(game, view, seat, number)
        seconds["first"].append(round(time.process_time() - begun, 4))
        begun = time.process_time()
        adviser.full(game, view, seat, number, Budget(SECONDS))
        seconds["full"].append(round(time.process_time() - begun, 4))
    return {"what": f"times {kind.name}", "number": number, **seconds}


def played(kind: Kind, level: Bot, number: int, budget: Budget, adviser: Adviser) -> Line:
    """One deal, with the hints' move in one seat or in none."""
    deal, place = divmod(number, 2)
    players = 1 if kind.together else 2
    game = kind.open({"players": players})
    table, checked, followed = Table(game, game.deal(SEED + deal)), 0, 0
    while table.outcome is None:
        seat = min(table.deciders)
        view = table.position(seat)
        is_hinted = place == 0 if kind.together else seat == place
        if is_hinted:
            decision = decided(level, game, view, seat, len(table.history), budget)
            followed += 1
            if followed % CHECKED == 0:
                hint = adviser.full(game, view, seat, len(table.history), budget)
                assert hint.to_json()["moves"][0]["move"] == decision.move
                checked += 1
        else:
            own = random.Random(f"{number} {len(table.history)}")
            decision = level.decide(game, view, seat, own, budget)
        table.play(decision.move, seat)
    wins = [float(game.ending(table.state, seat).is_won) for seat in range(players)]
    won = wins[0] if kind.together else wins[place] / sum(wins)
    what = "play" if place == 0 or not kind.together else "level alone"
    return {"what": f"{what} {kind.name}", "number": number, "won": won, "checked": checked}


def lines_of(paths: list[Path]) -> list[Line]:
    """All lines of these files."""
    there = (path for path in paths if path.exists())
    return [json.loads(text) for path in there for text in path.read_text().splitlines()]


def run(given: argparse.Namespace) -> None:
    """Do what is asked for and not in the file, until the time is over."""
    done = {(line["what"].split()[-1], line["number"]) for line in lines_of([given.out])}
    end = time.monotonic() + given.limit
    kinds = [game_kind(name) for name in given.only]
    levels = {kind.name: strongest(kind) for kind in kinds}
    advisers = {kind.name: Adviser(kind, levels[kind.name]) for kind in kinds}
    budget = Budget(iterations=given.iterations)
    count = given.times // POSITIONS // len(kinds) if given.times else given.play
    for number in range(count):
        for kind in kinds:
            name = kind.name
            if time.monotonic() > end:
                return
            if (name, number) in done:
                continue
            if given.times:
                line = timed(kind, advisers[name], number)
            else:
                line = played(kind, levels[name], number, budget, advisers[name])
            with given.out.open("a") as file:
                file.write(json.dumps(line) + "\n")


def report(lines: list[Line]) -> None:
    """What the lines came to."""
    groups: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        groups[line["what"]].append(line)
    for what, own in sorted(groups.items()):
        if what.startswith("times"):
            for stage in ("first", "full"):
                seconds = np.array([each for line in own for each in line[stage]])
                told = {
                    "positions": len(seconds),
                    "median": round(float(np.median(seconds)), 3),
                    "percentile_99": round(float(np.percentile(seconds, 99)), 3),
                    "most": round(float(seconds.max()), 3),
                }
                print(what, stage, json.dumps(told))
        else:
            won, games_played = sum(line["won"] for line in own), len(own)
            low, high = wilson(won, games_played)
            found: Line = {"games": games_played, "won": round(100 * won / games_played, 2)}
            found["interval"] = [round(100 * low, 1), round(100 * high, 1)]
            found["hints_checked"] = sum(line["checked"] for line in own)
            print(what, json.dumps(found))
    print("load", os.getloadavg())


def main() -> None:
    """Time, play, or read."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=0, help="positions of all games together")
    parser.add_argument("--play", type=int, default=0, help="games of each kind")
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--only", nargs="*", default=games(), choices=games())
    parser.add_argument("--limit", type=float, default=160.0, help="seconds after which it stops")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--read", type=Path, nargs="*")
    given = parser.parse_args()
    if given.out:
        run(given)
    report(lines_of(given.read or [given.out]))


if __name__ == "__main__":
    main()
