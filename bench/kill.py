"""Kill a server at random moments while clients play; compare what they received with the store.

./dev bench kill --kills 200
./dev bench kill --kills 50 --postgres     (two processes, one killed at a time)
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.killing import Process, kill_often
from support.databases import POSTGRES, SQLITE, fresh_url


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--parties", type=int, default=8, help="groups of people who play")
    asked.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL")
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = fresh_url(POSTGRES if wanted.postgres else SQLITE, Path(folder))
        processes = [Process(url) for _ in range(1 + wanted.postgres)]
        began = time.monotonic()
        rng = random.Random(wanted.seed)
        found = asyncio.run(kill_often(processes, wanted.kills, rng, wanted.parties, say))
    for name, number in found.items():
        print(f"{name:24}{number:8}")
    print(f"{'seconds':24}{time.monotonic() - began:8.0f}")


if __name__ == "__main__":
    main()
