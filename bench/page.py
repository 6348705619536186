"""How quick the page is, in a real browser on this machine.

    ./dev bench page [--games cyberion mech-a-dream] [--rounds 5] [--throttle 6]
        [--no-play] [--json]

`paint` is the time from the request of the page to its first paint, with an empty cache; `start` to
a start page on which a game can be begun; `table` the time from the click that begins a game to a
table on which the player can move; `longest` the longest task of the main thread until then, with
what follows it at once (microtasks: most of what Svelte draws). `..._of_processor` is the same in
processor time: on a busy machine the clock also counts waiting. `play` is a whole game against
bots, with motion: how many tasks of the main thread took more than 50 ms. `--throttle` makes the
browser's processor this many times slower, and its screen a phone's. Compare two states of the page
by the medians of several runs in alternation.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, Locator

from browser.chromium import open_browser
from browser.person import DESK, PHONE, Person, context_args
from browser.player import Player
from browser.server import Server

LONG = 50.0
"""Milliseconds from which on a task delays the player's input."""
TASK = "ThreadControllerImpl::RunTask"
MICROTASKS = "BlinkScheduler_PerformMicrotaskCheckpoint"
CATEGORIES = ["toplevel", "blink.user_timing"]
CLICK = "bench-click"
"""The mark in the trace that parts the start page from the table."""
MAIN_THREAD = "CrRendererMain"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def newcomer(browser: Browser, url: str, throttle: float) -> Person:
    """A new visitor, with an empty cache and motion switched on; with a phone where it is slow."""
    context = browser.new_context(
        **context_args(PHONE if throttle > 1 else DESK, "en", is_still=False)
    )
    person = Person(context, url)
    if throttle > 1:
        session = context.new_cdp_session(person.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    return person


def way_into(person: Person, game: str) -> Locator:
    """The button of the start page that begins a game."""
    return person.page.locator(f'article:has(a[href="rules/{game}"]) .ways button').first


def begin(person: Person, game: str) -> float:
    """Begin a game from the start page; return the seconds until the player can move."""
    button = way_into(person, game)
    button.wait_for()
    started = time.perf_counter()
    button.click()
    person.page.locator("button[data-lit], .asked button.commit").first.wait_for()
    return time.perf_counter() - started


@dataclass(frozen=True)
class Arrival:
    """Milliseconds from the request to a game's table."""

    paint: float
    start: float
    start_of_processor: float
    table: float
    table_of_processor: float
    longest: float
    longest_of_processor: float


def arrive(browser: Browser, url: str, game: str, throttle: float) -> Arrival:
    """Open the page and begin a game."""
    person = newcomer(browser, url, throttle)
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    started = time.perf_counter()
    person.page.goto(url, wait_until="commit")
    way_into(person, game).wait_for()
    start = (time.perf_counter() - started) * 1000
    person.page.wait_for_timeout(300)
    paint = float(person.page.evaluate(PAINT))
    person.page.evaluate(f"performance.mark('{CLICK}')")
    table = begin(person, game) * 1000
    person.page.wait_for_timeout(300)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    person.context.close()
    tasks = tasks_in(events)
    click = next(each["ts"] for each in events if each["name"] == CLICK)
    return Arrival(
        paint,
        start,
        sum(task.busy for task in tasks if task.at < click),
        table,
        sum(task.busy for task in tasks if task.at >= click),
        max(task.took for task in tasks),
        max(task.busy for task in tasks),
    )


def play(browser: Browser, url: str, game: str, throttle: float) -> dict[str, Any]:
    """Play a whole game; return how long the tasks of the main thread took."""
    person = newcomer(browser, url, throttle)
    person.go()
    begin(person, game)
    person.page.wait_for_timeout(500)
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    began = time.perf_counter()
    player = Player(person.page)
    player.play_to_the_end()
    seconds = time.perf_counter() - began
    tasks = tasks_in(json.loads(browser.stop_tracing())["traceEvents"])
    person.context.close()
    return {
        "moves": player.moves,
        "seconds": round(seconds, 1),
        "tasks": len(tasks),
        "over_50_ms": sum(task.took > LONG for task in tasks),
        "over_50_ms_of_processor": sum(task.busy > LONG for task in tasks),
        "longest_ms": round(max(task.took for task in tasks)),
        "longest_ms_of_processor": round(max(task.busy for task in tasks)),
    }


@dataclass
class MainTask:
    """A task of a page's main thread: when it began, its milliseconds, those of the processor."""

    at: float
    took: float
    busy: float


def tasks_in(events: list[dict[str, Any]]) -> list[MainTask]:
    """The tasks of the main threads of pages, each with the microtasks that follow it."""
    main = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == MAIN_THREAD
    }
    found: list[MainTask] = []
    last: dict[tuple[int, int], MainTask] = {}
    for each in sorted(events, key=lambda event: event["ts"]):
        thread = (each["pid"], each["tid"])
        if thread not in main or each["name"] not in (TASK, MICROTASKS) or "dur" not in each:
            continue
        task = MainTask(each["ts"], each["dur"] / 1000, each.get("tdur", 0) / 1000)
        before = last.get(thread)
        if before is not None and task.at < before.at + before.took * 1000:
            continue
        if each["name"] == MICROTASKS and before is not None:
            before.took = (task.at - before.at) / 1000 + task.took
            before.busy += task.busy
        else:
            found.append(task)
            last[thread] = task
    return found


def spread(figures: list[float]) -> dict[str, int]:
    """The middle and the worst of some milliseconds."""
    return {"median_ms": round(statistics.median(figures)), "worst_ms": round(max(figures))}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench page", description=__doc__)
    parser.add_argument("--games", nargs="+", default=["cyberion", "mech-a-dream"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--throttle", type=float, default=1)
    parser.add_argument("--play", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        open_browser() as browser,
    ):
        for game in asked.games:
            came = [arrive(browser, server.url, game, asked.throttle) for _ in range(asked.rounds)]
            found[game] = {
                each.name: spread([getattr(arrival, each.name) for arrival in came])
                for each in fields(Arrival)
            }
            if asked.play:
                found[game]["play"] = play(browser, server.url, game, asked.throttle)
    if asked.json:
        print(json.dumps(found))
        return
    for game, figures in found.items():
        for what, each in figures.items():
            print(f"{game} {what}: " + ", ".join(f"{key} {value}" for key, value in each.items()))


if __name__ == "__main__":
    main()
