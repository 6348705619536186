"""Honest players while others do their worst: how long moves take with the attack and without it.

    ./dev bench attack [--seconds 20] [--rounds 2] [--json] [--holders FILE]
                                     [--only KIND…]

One server process with SQLite and its usual limits runs on the first core. On the second, people
play 100 moves a second at 100 tables, and, in every other phase and with a lower priority, a guest
and three watchers look at a table with a menu of 1,000 moves as often as they can, by requests and
through sockets, and 1,100 connections send nothing, opened again when they are closed. The
attackers have an address of their own, as they would. For how long the server's event loop was held
at most is reported beside it, and in how many milliseconds the server itself was done with 99 % of
the moves: the clients share their core with the attackers, and wait for it too. With `--only` it is
a part of the attack: what costs how much.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parent))

from load.crowd import Crowd
from load.figures import between, spread
from load.long_menu import LongMenu, arrange, make_table
from load.server import Server, serving
from tables import warm_up

ATTACKER = "127.0.0.66"
SILENT, WATCHERS = 1100, 3
KINDS = ("socket", "requests", "watchers", "silent")
"""The parts of the attack: a guest's looks by a socket and by requests, watchers, connections."""
UNLIMITED = "1000000 per 1 second"
HONEST_LIMITS = {"guest": (UNLIMITED,), "table": (UNLIMITED,), "tables_a_day": (UNLIMITED,)}
"""All honest people come from one address, and begin new games as soon as others have ended."""
BUCKET = re.compile(r'dreamcog_move_seconds_bucket\{le="(\S+)",stage="all"\} (\S+)')
BARS = {"ratio": 3.0, "p99": 100.0, "loop_held": 20.0}


async def be_silent(port: int) -> None:
    """A connection that sends nothing, again and again."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(ATTACKER, 0)
            )
            await reader.read()
            writer.close()
        await asyncio.sleep(1)


async def look_by_socket(url: str, cookie: str, seat: int | None) -> None:
    """Look at a table as often as the server answers."""
    headers = {"Cookie": cookie} if cookie else {}
    query = "" if seat is None else f"?seat={seat}"
    asked = json.dumps({"type": "look", "client": "l", "seat": seat})
    while True:
        with suppress(OSError, ConnectionClosed):
            async with connect(
                url.replace("http", "ws") + query,
                additional_headers=headers,
                local_addr=(ATTACKER, 0),
                max_size=None,
            ) as socket:
                while True:
                    await socket.send(asked)
                    await socket.recv()
        await asyncio.sleep(0.1)


async def look_by_requests(url: str, cookie: str) -> None:
    """Ask for everything that can be asked about a table, again and again."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    headers = {"Cookie": cookie}
    async with httpx.AsyncClient(transport=transport, headers=headers, timeout=30) as http:
        while True:
            for path in ("whole?seat=0", "log", "positions/1?seat=0"):
                with suppress(httpx.HTTPError):
                    await http.get(f"{url}/{path}")
            await asyncio.sleep(0)


async def attack(url: str, table: str, cookie: str, kinds: Sequence[str]) -> None:
    """All of these kinds at once, until the process is ended."""
    live, api = f"{url}/live/tables/{table}", f"{url}/api/tables/{table}"
    port = int(url.rpartition(":")[2])
    parts = {
        "socket": [look_by_socket(live, cookie, 0)],
        "requests": [look_by_requests(api, cookie)],
        "watchers": [look_by_socket(live, "", None) for _ in range(WATCHERS)],
        "silent": [be_silent(port) for _ in range(SILENT)],
    }
    async with asyncio.TaskGroup() as tasks:
        for kind, works in parts.items():
            for work in works:
                if kind in kinds:
                    tasks.create_task(work)
                else:
                    work.close()


def held_most(seconds: list[tuple[float, float]]) -> dict[str, float]:
    """The longest that the event loop was held, in milliseconds."""
    used, passed = zip(*seconds, strict=True)
    return {
        "processor_milliseconds": round(1000 * max(used), 1),
        "clock_milliseconds": round(1000 * max(passed), 1),
    }


def done_within(before: str, after: str, share: float = 0.99) -> float:
    """The milliseconds in which the server was done with this share of the moves, by its metrics.

    From the message to the last subscriber, rounded up to the next bound of their histogram.
    """
    earlier, later = dict(BUCKET.findall(before)), dict(BUCKET.findall(after))
    counts = {float(le): float(n) - float(earlier.get(le, 0)) for le, n in later.items()}
    wanted = share * counts[math.inf]
    return min(1000 * le for le, count in counts.items() if count >= wanted)


async def compare(server: Server, asked: argparse.Namespace, long: LongMenu) -> dict[str, Any]:
    """Moves of honest players, with the attack and without it, in turn."""
    await long.require(server.url)
    crowd = Crowd([server.url], 0, asked.seed)
    await crowd.gather(asked.tables)
    await warm_up(crowd, 4 * asked.tables)
    found: dict[str, list[dict[str, Any]]] = {"without": [], "with": []}
    for _ in range(asked.rounds):
        for name in found:
            command = [
                sys.executable,
                __file__,
                "--attack",
                server.url,
                long.table,
                long.cookies[0],
                *asked.only,
            ]
            before = len(server.held())
            attackers = subprocess.Popen(["nice", *command]) if name == "with" else None
            try:
                await asyncio.sleep(3)
                began, metrics = server.reading(), server.metrics()
                seen = await crowd.play_steadily(asked.rate, asked.seconds)
                used = between(began, server.reading())
            finally:
                if attackers is not None:
                    assert attackers.poll() is None, "the attack has ended by itself"
                    attackers.kill()
                    attackers.wait()
            told = {"moves": len(seen.took), "problems": dict(seen.problems)}
            told |= {
                "milliseconds": spread(seen.took),
                "loop_held": held_most(server.held()[before:]),
                "server_processor": used["server_processor"],
                "server_milliseconds_a_move": used["stage_milliseconds"],
                "server_done_with_99_percent": done_within(metrics, server.metrics()),
                "load_average": round(os.getloadavg()[0], 2),
            }
            found[name].append(told)
    await crowd.leave()
    return dict(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--holders", type=Path, help="write here what held the event loop longer than it may"
    )
    parser.add_argument("--only", nargs="+", choices=KINDS, default=KINDS, metavar="KIND")
    parser.add_argument("--attack", nargs="+", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    cores = sorted(os.sched_getaffinity(0))
    if asked.attack:
        url, table, cookie, *kinds = asked.attack
        uvloop.run(attack(url, table, cookie, kinds))
        return
    os.sched_setaffinity(0, {cores[-1]})
    limits = {"pace": 1.0, "limits": HONEST_LIMITS, "most_from_one_address": 1000}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder, cores[0]) as server:
            made = uvloop.run(make_table(server.url))
        long = arrange(folder / "tables.sqlite", *made)
        with serving(folder, cores[0], is_watched=True, holders=asked.holders, **limits) as server:
            found: dict[str, Any] = uvloop.run(compare(server, asked, long))
    p99 = {
        name: statistics.median(each["milliseconds"]["p99"] for each in phases)
        for name, phases in found.items()
    }
    found |= {
        "moves_of_the_long_menu": len(long.moves),
        "p99": p99,
        "ratio": round(p99["with"] / p99["without"], 2),
        "bars": BARS,
    }
    found["load_average"] = round(os.getloadavg()[0], 2)
    print(json.dumps(found) if asked.json else json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
