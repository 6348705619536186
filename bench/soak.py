"""Hours of play: people come and go, play on by rematch, and the server is killed now and then.

    ./dev bench soak --minutes 60 [--parties 8] [--rate 10] [--kill-every 8]
                                   [--first-kill 30] [--fill-minutes 8 --fill-rate 60]

Both games, bots in some seats, undo, chat, lost connections. At the end every save is exported and
verified, what clients received is compared with the database, the server must have logged no error,
and the slope of its memory is reported with its 95 % interval: over time for each life of the
server and for the second half of it, and over the number of tables made from one life to the next.
What a server keeps of what it has met is bounded, and full after some hours. With `--fill-minutes`
people first play faster for so long, so that it is full before memory is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.killing import Addresses, Party, Player, Process, check, raise_any
from support.serving import Seat

LEAVING, REMATCH = 0.02, 0.7
"""How often a player leaves and comes back instead of moving; how often a rematch follows."""
SETTLED = 150.0
"""Seconds after its start from which a server's memory is measured.

Until then it grows: tables that are over stay open for two minutes.
"""
CURVE = 24
"""Points of a life's memory that are reported."""
SAMPLE = 5.0
"""Seconds between two samples."""


@dataclass
class Pace:
    """The seconds that a player thinks, on average."""

    seconds: float


class Visitor(Player):
    """A player who takes time to think, and leaves now and then to come back."""

    def __init__(self, routes: Addresses, name: str, rng: random.Random, pace: Pace) -> None:
        super().__init__(routes, name, rng)
        self._pace = pace

    def choose(self, connected: Seat) -> dict[str, Any]:
        """Leave, or do what a player does."""
        if self.rng.random() < LEAVING:
            raise ConnectionResetError("left")
        return super().choose(connected)

    async def settle(self, connected: Seat, payload: dict[str, Any]) -> bool:
        """Think, then send it."""
        if self._pace.seconds:
            await asyncio.sleep(self.rng.expovariate(1 / self._pace.seconds))
        return await super().settle(connected, payload)


class Regulars(Party):
    """People who mostly play again at the same table."""

    def __init__(self, routes: Addresses, kind: int, rng: random.Random, pace: Pace) -> None:
        super().__init__(routes, kind, rng)
        self._rng = rng
        self.players = [Visitor(routes, each.person.name, each.rng, pace) for each in self.players]

    async def next_table(self) -> Any:
        """A rematch, or a new table."""
        if not self.tables or self._rng.random() > REMATCH:
            return await super().next_table()
        return await self.players[0].ask("POST", f"/api/tables/{self.tables[-1]}/rematch")


@dataclass
class Life:
    """The memory of one life of a server: seconds since its start, megabytes; tables made."""

    samples: list[tuple[float, float]] = field(default_factory=list)
    tables: int = 0


async def watch_memory(
    process: Process, parties: Sequence[Party], lives: list[Life], filling: float
) -> None:
    """Sample the memory of the process that is there; each process is a life of its own.

    The first is measured when things have filled, for which so many seconds are given.
    """
    watched, began = 0, 0.0
    while True:
        server = process.process
        if server is not None and process.is_there:
            if server.pid != watched:
                watched, began = server.pid, time.monotonic()
                lives.append(Life())
            seconds = time.monotonic() - began
            if seconds >= SETTLED + filling * (len(lives) == 1):
                memory = psutil.Process(watched).memory_info().rss / 1e6
                lives[-1].samples.append((seconds, memory))
                lives[-1].tables = sum(len(party.tables) for party in parties)
        await asyncio.sleep(SAMPLE)


async def soak(process: Process, asked: argparse.Namespace) -> dict[str, Any]:
    """Play for so long, kill now and then, then end all games and verify everything."""
    rng = random.Random(asked.seed)
    routes, pace = Addresses([process], rng), Pace(0.0)
    parties = [Regulars(routes, kind, rng, pace) for kind in range(asked.parties)]
    people = sum(len(party.players) for party in parties)
    filling = 60 * asked.fill_minutes
    pace.seconds = people / (asked.fill_rate if filling else asked.rate)
    lives: list[Life] = []
    process.start()
    await process.answers()
    tasks = [asyncio.create_task(party.play()) for party in parties]
    watching = asyncio.create_task(watch_memory(process, parties, lives, filling))
    kills = 0
    until_kill = 60 * asked.first_kill
    try:
        await asyncio.wait([*tasks, watching], timeout=filling, return_when=asyncio.FIRST_EXCEPTION)
        raise_any([*tasks, watching])
        pace.seconds = people / asked.rate
        end = time.monotonic() + 60 * asked.minutes
        while (left := end - time.monotonic()) > 0:
            until_kill = until_kill or 60 * asked.kill_every * rng.uniform(0.5, 1.5)
            await asyncio.wait(
                [*tasks, watching],
                timeout=min(left, until_kill),
                return_when=asyncio.FIRST_EXCEPTION,
            )
            raise_any([*tasks, watching])
            until_kill = 0.0
            if time.monotonic() < end:
                process.kill()
                process.start()
                await process.answers()
                kills += 1
        watching.cancel()  # to verify them, all tables are opened
        pace.seconds = 0.0
        for party in parties:
            party.is_enough = True
        await asyncio.wait_for(asyncio.gather(*tasks), 600)
        compared = await check(process.settings.database, parties)
        for party in parties:
            for table in party.tables:
                await party.verify_save(table)
    finally:
        for task in (*tasks, watching):
            task.cancel()
        await asyncio.gather(*tasks, watching, return_exceptions=True)
        for party in parties:
            await party.close()
        process.close()
    return {
        "minutes": asked.minutes,
        "kills": kills,
        "games": sum(party.games for party in parties),
        "saves_verified": sum(len(party.tables) for party in parties),
        "acknowledged_and_kept": compared,
        "connections_lost": sum(p.losses for party in parties for p in party.players),
        "memory": memory_report(lives),
    }


def memory_report(lives: Sequence[Life]) -> dict[str, Any]:
    """The slopes of the server's memory, each with its 95 % interval."""
    measured = [life for life in lives if len(life.samples) >= 5]
    ends = [
        (float(life.tables), statistics.median(m for _, m in life.samples[-5:]))
        for life in measured
    ]
    return {
        "lives": [
            {
                "seconds": round(life.samples[-1][0]),
                "megabytes": round(life.samples[-1][1], 1),
                "curve": curve(life),
                "megabytes_a_minute": slope([(s / 60, m) for s, m in life.samples]),
                "in_its_second_half": slope([(s / 60, m) for s, m in second_half(life)]),
            }
            for life in measured
        ],
        "megabytes_a_thousand_tables": slope([(tables / 1000, m) for tables, m in ends]),
    }


def curve(life: Life) -> list[tuple[float, float]]:
    """A life's memory, in megabytes, by the minutes since its start."""
    some = life.samples[:: math.ceil(len(life.samples) / CURVE)]
    return [(round(seconds / 60, 1), round(megabytes, 1)) for seconds, megabytes in some]


def second_half(life: Life) -> list[tuple[float, float]]:
    """The samples of the second half of what is measured of a life."""
    middle = (life.samples[0][0] + life.samples[-1][0]) / 2
    return [each for each in life.samples if each[0] >= middle]


def slope(points: Sequence[tuple[float, float]]) -> list[float] | None:
    """The least-squares slope of points, and half of its 95 % interval; None of too few."""
    n = len(points)
    if n < 3 or len({x for x, _ in points}) < 3:
        return None
    xs, ys = zip(*points, strict=True)
    steep, base = statistics.linear_regression(xs, ys)
    rest = sum((y - base - steep * x) ** 2 for x, y in points) / (n - 2)
    mean = statistics.fmean(xs)
    error = math.sqrt(rest / sum((x - mean) ** 2 for x in xs))
    return [round(steep, 3), round(1.96 * error, 3)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--parties", type=int, default=8, help="groups of people who play")
    parser.add_argument("--rate", type=float, default=10.0, help="moves a second of all people")
    parser.add_argument("--kill-every", type=float, default=8.0, help="minutes, on average")
    parser.add_argument(
        "--first-kill", type=float, default=0.0, help="minutes; 0: after some, like the others"
    )
    parser.add_argument("--fill-minutes", type=float, default=0.0, help="before all that")
    parser.add_argument("--fill-rate", type=float, default=60.0, help="moves a second meanwhile")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        log = Path(name) / "server.log"
        with log.open("wb") as file:
            own = os.dup(2)
            os.dup2(file.fileno(), 2)  # servers write their log there
            try:
                process = Process(f"sqlite:///{name}/tables.sqlite")
                found = asyncio.run(soak(process, asked))
            finally:
                os.dup2(own, 2)
        logged = log.read_text("utf-8").splitlines()
    found["errors_logged"] = len(logged)
    found["load_average"] = round(os.getloadavg()[0], 2)
    print(json.dumps(found, indent=1))
    if logged:
        sys.exit("\n".join(logged[:50]))


if __name__ == "__main__":
    main()
