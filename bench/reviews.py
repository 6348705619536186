"""Whether the chances that reviews tell are right: told beside what came of it, by tenths.

    ./dev bench reviews --games 1000 --out games.jsonl [--limit 540]
    ./dev bench reviews --out games.jsonl --write

Bots of several levels play; of the moves of each game that show something five are drawn, and the
curve's value before each is compared with who won: there the curve is asked of the networks. From
the same positions the large network plays on in all seats, too: that is what a chance means,
whoever had played. Every finished game is a line of the file: broken off and called again, it goes
on. `--write` makes `docs/calibration.md`, its picture and its figures.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from dreamcog.bots.threads import keep_to_one_thread

keep_to_one_thread()

import numpy as np  # noqa: E402

from dreamcog.bots import USUAL_BUDGET, Bot, bot  # noqa: E402
from dreamcog.bots.network_folder import network_bot, network_digest  # noqa: E402
from dreamcog.bots.network_together import Together  # noqa: E402
from dreamcog.cli.reliability_picture import reliability_svg  # noqa: E402
from dreamcog.core.kind import Kind  # noqa: E402
from dreamcog.core.registry import game_kind, games  # noqa: E402
from dreamcog.core.table import Table  # noqa: E402
from dreamcog.i18n.texts import Texts  # noqa: E402
from dreamcog.sim.batch import Batch  # noqa: E402
from dreamcog.teacher.foreseeing import liked  # noqa: E402
from dreamcog.teacher.judging import Judge  # noqa: E402
from dreamcog.teacher.reviewing import Reviewer  # noqa: E402

Line = dict[str, Any]
DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, FIGURES = DOCS / "calibration.md", DOCS / "calibration.json"
PICTURE = "pictures/calibration.svg"

DRAWN = 5
"""Moves of each game before which the curve is asked."""

SEED = 30_000_000
MOST_STEPS = 6000
"""Small steps after which a game that is played on counts as lost."""

MOST_IN_TURN = 100
"""Moves in one turn after which the first listed one is made: it leads out."""

ENOUGH = 50
"""Positions from which on a tenth counts."""

LEVELS = ("beginner", "easy", "medium", "hard", "network")
"""Who plays: the levels below the strongest, and the network."""

STRONG = frozenset(("network",))
"""Who has all seats in games that are compared as they went on, too."""

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


def lines_of(path: Path) -> list[Line]:
    """The games in a file."""
    return [json.loads(text) for text in path.read_text().splitlines()] if path.exists() else []


def play(path: Path, number: int, limit: float, names: list[str]) -> None:
    """Play so many games of each kind in turn, but those that the file has, until time is up."""
    done = {(line["game"], line["number"]) for line in lines_of(path)}
    kinds = {name: Calibrating(game_kind(name)) for name in names}
    end = time.monotonic() + limit
    for each in range(number):
        for name, calibrating in kinds.items():
            if time.monotonic() > end:
                return
            if (name, each) not in done:
                begun = time.process_time()
                line = {**calibrating.game(each), "spent": 0.0}
                line["spent"] = round(time.process_time() - begun, 2)
                with path.open("a") as file:
                    file.write(json.dumps(line) + "\n")


Pair = tuple[float, float, int]
"""A chance that was told, whether it came true, and the number of its game."""


def pairs_of(lines: Iterable[Line], key: str) -> list[Pair]:
    """Told chances beside what came of them: of every seat, or once where all win together."""
    found = []
    for line in lines:
        seats = 1 if game_kind(line["game"]).together else line["players"]
        for place, chances in enumerate(line["told"]):
            won = line["won"] if key == "won" else line["on"][place]
            shared = max(sum(won), 1) if seats > 1 else 1
            found += [(chances[seat], won[seat] / shared, line["number"]) for seat in range(seats)]
    return found


def reliability(pairs: list[Pair]) -> Line:
    """By tenths of what was told: how many positions, the mean told, the share won."""
    told, won, game = (np.array(each) for each in zip(*pairs, strict=True))
    tenths = []
    for tenth in range(10):
        own = np.minimum((10 * told).astype(int), 9) == tenth
        if own.any():
            tenths.append(
                {
                    "positions": int(own.sum()),
                    "games": len(set(game[own].tolist())),
                    "told": round(float(told[own].mean()), 4),
                    "won": round(float(won[own].mean()), 4),
                    "error": round(standard_error(told[own] - won[own], game[own]), 4),
                }
            )
    largest = [abs(each["told"] - each["won"]) for each in tenths if each["positions"] >= ENOUGH]
    return {
        "positions": len(pairs),
        "games": len(set(game.tolist())),
        "told": round(float(told.mean()), 4),
        "won": round(float(won.mean()), 4),
        "largest_error": max(largest, default=0.0),
        "tenths": tenths,
    }


def standard_error(apart: Any, game: Any) -> float:
    """Of a mean difference; positions of one game hang together."""
    sums = np.bincount(np.unique(game, return_inverse=True)[1], apart - apart.mean())
    return float(np.sqrt((sums**2).sum()) / len(apart))


def of_network(lines: list[Line]) -> list[Line]:
    """The games that the network had from the beginning."""
    return [line for line in lines if STRONG.issuperset(line["levels"])]


def report(lines: list[Line]) -> Line:
    """All figures of the page."""
    found: Line = {}
    for name in games():
        own = [line for line in lines if line["game"] == name]
        if not own:
            continue
        groups: dict[str, list[Line]] = defaultdict(list)
        for line in own:
            first, *others = dict.fromkeys(line["levels"])
            groups["mixed" if others else first].append(line)
        found[name] = {
            "networks": network_digest(game_kind(name), "network")[:12],
            "on": reliability(pairs_of(own, "on")),
            "won": reliability(pairs_of(of_network(own), "won")),
            "levels": {
                each: {
                    key: {
                        what: reliability(pairs_of(groups[each], key))[what]
                        for what in ("games", "positions", "told", "won")
                    }
                    for key in ("on", "won")
                }
                for each in (*LEVELS, "mixed")
                if each in groups
            },
        }
    return found


ABOUT = """\
Bots of several levels play both games, with one to four players and several sets of options;
of the moves of each game that show something {drawn} are drawn, and the value of the review's curve
before each is compared with what came of it. There the curve is asked of the networks; between
them it follows by what moves lost. It is the curve's own function, asked for these moves: whole
reviews of as many games would take hours.

A chance is told for players who go on as the large network does. So it is compared with games in
which the network plays on from the drawn position, with what was really hidden there; and with the
games as they went on where the network had all seats from the beginning; weaker levels lose what
they were told, as the tables by player show. Errors are standard errors; positions of one game hang
together.

Made by `./dev bench reviews --games 1000 --out games.jsonl`, then `--write`: commit {commit},
load {load}."""


def page(told: Line) -> Iterator[str]:
    """The lines of the page on calibration."""
    yield "# How far the chances of reviews are right\n"
    yield ABOUT.format(drawn=DRAWN, commit=told["commit"], load=told["load"])
    yield f"\n![Chances told, and what came of them]({PICTURE})"
    for name in games():
        if name in told:
            yield from game_page(Texts("en").title(name), told[name])


def game_page(title: str, told: Line) -> Iterator[str]:
    """What is told of one game."""
    yield f"\n## {title}\n"
    on = told["on"]
    yield f"{on['games']} games, {on['positions']:,} positions. Where the network plays on, the"
    yield f"largest error of a tenth with {ENOUGH} positions is {on['largest_error']:.1%}.\n"
    yield (
        "| Told | Positions | Mean told | Won, played on | Error | Of the network's games | "
        "Won as it went on | Error |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    went = {int(10 * min(each["told"], 0.9999)): each for each in told["won"]["tenths"]}
    for each in on["tenths"]:
        tenth = int(10 * min(each["told"], 0.9999))
        strong = went.get(tenth)
        last = "0 | – | –"
        if strong is not None:
            last = f"{strong['positions']:,} | {strong['won']:.1%} | {strong['error']:.1%}"
        yield (
            f"| {10 * tenth} to {10 * tenth + 10} % | {each['positions']:,} | {each['told']:.1%} | "
            f"{each['won']:.1%} | {each['error']:.1%} | {last} |"
        )
    yield "\n| Who played | Games | Mean told | Won, played on | Won as it went on |"
    yield "|---|---|---|---|---|"
    for level, each in told["levels"].items():
        on, won = each["on"], each["won"]
        yield f"| {level} | {on['games']} | {on['told']:.1%} | {on['won']:.1%} | {won['won']:.1%} |"


def write(path: Path) -> None:
    """Write the page, its picture and its figures."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    told = {"commit": commit, "load": round(os.getloadavg()[2], 1), **report(lines_of(path))}
    FIGURES.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text("\n".join(page(told)) + "\n", encoding="utf-8")
    shown = [(Texts("en").title(name), told[name]["on"]) for name in games() if name in told]
    (DOCS / PICTURE).write_text(reliability_svg(shown, ENOUGH), encoding="utf-8")


def main() -> None:
    """Play, or write what was played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=0, help="of both kinds together")
    parser.add_argument("--only", nargs="*", default=games(), choices=games())
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--limit", type=float, default=540.0, help="seconds after which it stops")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    play(given.out, given.games // len(games()), given.limit, given.only)
    lines = lines_of(given.out)
    if given.write:
        write(given.out)
    spent = sum(line["spent"] for line in lines)
    print(json.dumps(report(lines)), f"{len(lines)} games, {spent:.0f} s of processor")


if __name__ == "__main__":
    main()
