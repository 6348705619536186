"""How quick the page is, in a real browser on this machine.

    ./dev bench page [--games cyberion mech-a-dream] [--rounds 5] [--slow 4] [--json]

`paint` is from asking for the page to the first thing seen, with nothing kept from before; `table`
from the click that begins a game to the table with something to touch; `play` a whole game with
motion, against bots: tasks of more than 50 ms on the main thread, how many and how long. `--slow`
makes the browser's processor so many times slower.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser

from browser.chromium import open_browser
from browser.person import DESK, Person, context_args
from browser.player import Player
from browser.server import Server

NOTE_TASKS = """
window.__tasks = [];
new PerformanceObserver((list) => {
  const moment = document.querySelector(".ending") ? "the end" : (document.title || "");
  const when = document.querySelector(".bar small")?.innerText ?? "";
  for (const { startTime, duration } of list.getEntries())
    window.__tasks.push([startTime, duration, `${when} ${moment}`]);
}).observe({ type: "longtask", buffered: true });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def newcomer(browser: Browser, url: str, slow: float) -> Person:
    """Somebody who has never been here, and likes motion."""
    context = browser.new_context(**context_args(DESK, "en", is_still=False))
    context.add_init_script(NOTE_TASKS)
    person = Person(context, url)
    if slow > 1:
        session = context.new_cdp_session(person.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return person


def begin(person: Person, game: str) -> float:
    """Begin a game from the start page; the seconds until there is something to touch."""
    card = person.page.locator(f'article:has(a[href="rules/{game}"])')
    button = card.locator(".ways button").first
    button.wait_for()
    started = time.perf_counter()
    button.click()
    person.page.locator("button[data-lit], .asked button.commit").first.wait_for()
    return time.perf_counter() - started


def arrive(browser: Browser, url: str, game: str, slow: float) -> tuple[float, float]:
    """Come for the first time and begin a game: milliseconds to the first paint, to the table."""
    person = newcomer(browser, url, slow)
    person.go()
    person.page.wait_for_timeout(300)
    paint = float(person.page.evaluate(PAINT))
    table = begin(person, game) * 1000
    person.context.close()
    return paint, table


def play(browser: Browser, url: str, game: str, slow: float) -> dict[str, Any]:
    """Play a whole game, and note the tasks that took long."""
    person = newcomer(browser, url, slow)
    person.go()
    begin(person, game)
    person.page.wait_for_timeout(500)
    since = person.page.evaluate("performance.now()")
    player = Player(person.page)
    player.play_to_the_end()
    person.page.wait_for_timeout(500)
    tasks = person.page.evaluate("window.__tasks")
    long = sorted(((took, when) for at, took, when in tasks if at > since), reverse=True)
    seconds = (person.page.evaluate("performance.now()") - since) / 1000
    person.context.close()
    return {
        "moves": player.moves,
        "seconds": round(seconds, 1),
        "tasks_over_50_ms": len(long),
        "longest_ms": [f"{took:.0f} ({when.strip()})" for took, when in long[:5]],
    }


def spread(figures: list[float]) -> dict[str, int]:
    """The middle and the worst of some milliseconds."""
    return {"median_ms": round(statistics.median(figures)), "worst_ms": round(max(figures))}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench page", description=__doc__)
    parser.add_argument("--games", nargs="+", default=["cyberion", "mech-a-dream"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slow", type=float, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        open_browser() as browser,
    ):
        for game in asked.games:
            came = [arrive(browser, server.url, game, asked.slow) for _ in range(asked.rounds)]
            found[game] = {
                "paint": spread([paint for paint, _ in came]),
                "table": spread([table for _, table in came]),
                "play": play(browser, server.url, game, asked.slow),
            }
    if asked.json:
        print(json.dumps(found))
        return
    for game, figures in found.items():
        for what, each in figures.items():
            print(f"{game} {what}: " + ", ".join(f"{key} {value}" for key, value in each.items()))


if __name__ == "__main__":
    main()
