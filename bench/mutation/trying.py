"""Try mutants, each in a forked process, with the tests that execute the changed statement."""

from __future__ import annotations

import gc
import json
import os
import signal
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import pytest

from mutation.making import Mutant, unchanged
from mutation.planting import POOL, WORKER, plant

SLOWER = 5.0
"""How many times its normal duration a test may take before the mutant counts as endless."""
PATIENCE = 15.0
"""Seconds that are granted to a test besides."""
SURE = 0.3
"""Seconds of a test that is hardly ever late: a failure of a longer one is confirmed."""
KILLED, SURVIVED, BROKEN = "killed", "survived", "broken"
ENDLESS, UNREACHED, UNSURE = "endless", "unreached", "unsure"
CODES = {0: SURVIVED, 3: BROKEN, 4: ENDLESS}


class Trier:
    """A plugin of pytest: it collects the tests once, and forks instead of running them.

    Tests that execute the fewest lines run first, those before that have noticed mutants of the
    same file; as many of them as take so many seconds in all. A result is written as soon as it is
    known, so that a run can be broken off and gone on with.
    """

    def __init__(
        self,
        mutants: Iterable[Mutant],
        record: dict[str, Any],
        results: Path,
        noticed: Iterable[tuple[str, str]],
        until: float,
        most_seconds: float,
    ) -> None:
        self.mutants = mutants
        self.results = results
        self.until = until
        self.most_seconds = most_seconds
        self._seconds: dict[str, float] = record["seconds"]
        self._reached: dict[str, dict[str, list[str]]] = record["reached"]
        self._lines = Counter(
            name
            for lines in self._reached.values()
            for tests in lines.values()
            for name in set(tests)
        )
        self._noticed = Counter(noticed)
        """How many mutants of a file a test has noticed."""
        self._pipe: int | None = None
        self._folder = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In the process of a mutant: end at the first failure, and tell which test it was."""
        if self._pipe is not None and report.failed:
            os.write(self._pipe, report.nodeid.encode())
            os._exit(1)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the mutants as long as there is time.

        PostgreSQL is started once, for all: a process would take seconds to start its own.
        """
        from support.databases import postgres

        items = {each.nodeid: each for each in session.items}
        postgres().psql("ALTER SYSTEM SET autovacuum = off")  # of the databases of all tests so far
        postgres().psql("SELECT pg_reload_conf()")
        gc.freeze()  # the processes share what is there already
        for each in self.mutants:
            if time.time() > self.until:
                break
            tests = self._tests(each, items)
            with tempfile.TemporaryDirectory() as self._folder:
                outcome, by = self._confirmed(each, tests) if tests else (UNREACHED, "")
            self._noticed[each.file, by] += 1
            result = {"key": each.key, "outcome": outcome, "by": by, "tests": len(tests)}
            with self.results.open("a") as file:
                file.write(json.dumps({**result, "change": each.change}) + "\n")
        return True

    def _tests(self, mutant: Mutant, items: dict[str, pytest.Item]) -> list[pytest.Item]:
        lines = self._reached.get(mutant.path, {})
        if mutant.path.endswith(WORKER):  # its lines are executed by another program
            names = self._tests_of_workers()
        else:
            names = {name for line in mutant.lines for name in lines.get(str(line), ())}
        order = partial(self._order, mutant.file)
        known = sorted(names & items.keys() & self._seconds.keys(), key=order)
        chosen: list[pytest.Item] = []
        total = 0.0
        for name in known:
            if total + self._seconds[name] <= self.most_seconds:
                total += self._seconds[name]
                chosen.append(items[name])
        return chosen or [items[name] for name in known[:1]]

    def _tests_of_workers(self) -> set[str]:
        """The tests that let bots think in processes of their own."""
        paths = [path for path in self._reached if path.endswith(POOL)]
        return {
            name
            for path in paths
            for tests in self._reached[path].values()
            for name in tests
            if POOL.removesuffix(".py") in name
        }

    def _order(self, file: str, name: str) -> tuple[float, str]:
        return self._lines[name] / (1 + self._noticed[file, name]), name

    def _confirmed(self, mutant: Mutant, tests: list[pytest.Item]) -> tuple[str, str]:
        """The outcome; unsure where the tests fail or hang without the mutant as well.

        On a busy machine a test can be late through no fault of the code.
        """
        outcome, by = self._try(mutant, tests)
        is_slow = outcome == ENDLESS or self._seconds.get(by, 0.0) > SURE
        if outcome not in (KILLED, ENDLESS) or not is_slow:
            return outcome, by
        same = [each for each in tests if each.nodeid == by]
        control, _ = self._try(unchanged(mutant), same or tests)
        return (outcome if control == SURVIVED else UNSURE), by

    def _try(self, mutant: Mutant, tests: Sequence[pytest.Item]) -> tuple[str, str]:
        limit = sum(self._limit(each) for each in tests)
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self._run(mutant, tests, writing)
        os.close(writing)
        status = _ended(child, limit)
        by = os.read(reading, 1000).decode() if status is not None else ""
        os.close(reading)
        if status is None:
            return ENDLESS, ""
        return CODES.get(os.waitstatus_to_exitcode(status), KILLED), by

    def _run(self, mutant: Mutant, tests: Sequence[pytest.Item], pipe: int) -> NoReturn:
        os.setsid()
        null = os.open(os.devnull, os.O_RDWR)
        for each in (0, 1, 2):
            os.dup2(null, each)
        os.chdir(self._folder)  # a mutant may write a file to any name
        try:
            plant(mutant)
        except BaseException as error:
            os.write(pipe, repr(error).encode()[:900])
            os._exit(3)
        self._pipe = pipe
        with suppress(BaseException):
            for item, following in zip(tests, [*tests[1:], None], strict=True):
                timer = threading.Timer(self._limit(item), _give_up, (item.nodeid, pipe))
                timer.daemon = True
                timer.start()
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                timer.cancel()
            os._exit(0)
        os._exit(1)

    def _limit(self, item: pytest.Item) -> float:
        """Seconds that a test may take."""
        return PATIENCE + SLOWER * self._seconds[item.nodeid]


def _give_up(name: str, pipe: int) -> NoReturn:
    """In the process of a mutant: a test does not end."""
    os.write(pipe, name.encode())
    os._exit(4)


def _ended(child: int, limit: float) -> int | None:
    """The exit status of a process, None if it had to be killed; its descendants end with it."""
    end = time.monotonic() + limit
    status: int | None = None
    while status is None and time.monotonic() < end:
        ended, found = os.waitpid(child, os.WNOHANG)
        if ended:
            status = found
        else:
            time.sleep(0.01)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    if status is None:
        os.waitpid(child, 0)
    return status
