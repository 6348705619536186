"""Fuzz a server for a while: requests generated from its schema, sockets that send junk.

    ./dev bench fuzz [--minutes 10] [--seed 1] [--database URL]

The server runs in a process of its own, as in production. In every round two clients play a game
of each kind to its end beside hostile clients, and every operation of the schema gets valid and
invalid requests. The exit code is 1 if a response was not allowed, if a game did not end, if the
server logged an error, or if its memory grew: after a warm-up, a round may add next to nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import psutil
import requests

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import SETTINGS, SOCKET, listen
from support.hostile import TABLES, play_among_enemies
from support.schema_fuzz import Asker, SchemaFuzz

WARM_UP = 0.3
"""The share of the running time that is warm-up; after it memory may not grow."""
MOST_GROWTH = 0.10
MEGABYTE = 1024 * 1024


@contextmanager
def server(database: str, log: Path) -> Iterator[tuple[str, psutil.Process]]:
    """Start a server without rate limits; yield its address and its process."""
    listening = listen("127.0.0.1", 0)
    settings = Settings(database=database, pace=0.0, webhooks="off", log_style="json")
    told = {SETTINGS: msgspec.json.encode(settings).decode(), SOCKET: str(listening.fileno())}
    with log.open("wb") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-m", "dreamcog.server.processes"],
            env={**os.environ, **told},
            pass_fds=[listening.fileno()],
            stderr=stderr,
        )
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        wait_for(url)
        yield url, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(30)
        listening.close()


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            if requests.get(f"{url}/healthz", timeout=5).status_code == 200:
                return
        except requests.ConnectionError:
            time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def newcomer(url: str) -> Asker:
    """Make a client with a session cookie and two tables."""
    with requests.Session() as browser:

        def post(path: str, body: object = None) -> dict[str, str]:
            answer: dict[str, str] = browser.post(f"{url}/api/{path}", json=body, timeout=30).json()
            return answer

        post("me", {"name": "Eve"})
        tables = [post("tables", {"game": game}) for game in TABLES] + [post("daily/cyberion")]
        cookie = "; ".join(f"{each.name}={each.value}" for each in browser.cookies)
    words = {
        "table": [each["id"] for each in tables],
        "invite": [each["invite"] for each in tables[:2]],
        "game": list(TABLES),
        "seat": [0, 1, None],
    }
    return Asker({"Cookie": cookie}, words)


def errors_in(log: Path) -> list[str]:
    """Return the errors in the server's log."""
    lines = log.read_text().splitlines()
    return [line for line in lines if json.loads(line)["level"] in ("error", "critical")]


def main() -> int:
    """Send requests for as long as was asked for, and report the result."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        database = asked.database or f"sqlite:///{folder}/fuzz.sqlite"
        sizes: list[tuple[float, float]] = []
        began = time.monotonic()
        until = began + 60 * asked.minutes
        with server(database, log) as (url, process):
            seed = asked.seed
            while time.monotonic() < until:
                seed += 1000
                for game in TABLES:
                    asyncio.run(play_among_enemies(url, game, 300, seed))
                with closing(SchemaFuzz(url, lambda: newcomer(url))) as asking:
                    asking.run(seed, 4, min(until, time.monotonic() + 30))
                size = process.memory_info().rss / MEGABYTE
                sizes.append((time.monotonic() - began, size))
                statuses = sorted({status for _, status in asking.answers})
                print(f"{sizes[-1][0]:6.0f} s  {size:6.1f} MB  {statuses}", flush=True)
        errors = errors_in(log)
    return verdict(sizes, until - began, errors)


def verdict(sizes: list[tuple[float, float]], seconds: float, errors: list[str]) -> int:
    """Return the exit code: 0 if nothing failed and memory did not grow."""
    warm = [size for at, size in sizes if at >= WARM_UP * seconds] or [sizes[-1][1]]
    growth = warm[-1] / warm[0] - 1
    print(*errors[:10], sep="\n")
    print(f"{len(sizes)} rounds, {len(errors)} errors, memory {growth:+.1%} after the warm-up")
    return int(bool(errors) or growth > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
