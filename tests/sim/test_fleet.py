"""Fleets on this machine: results in order, workers that die, work that is stopped."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Timer
from types import FrameType
from typing import Any

import psutil
import pytest

from dreamcog.core.refusal import Failed, Refused
from dreamcog.sim.fleet import AHEAD, RETRIES, open_fleet
from dreamcog.sim.local_fleet import LocalFleet, WorkFailed, start_undisturbed
from dreamcog.sim.origin import origin_of
from support.work import Deadly, die, fail, refuse, sleep, slow_at_first, squared

HERE = origin_of("cyberion")


def children() -> list[psutil.Process]:
    """The workers of this process."""
    own = psutil.Process().children(recursive=True)
    return [each for each in own if "spawn_main" in " ".join(each.cmdline())]


def test_one_worker_is_this_process() -> None:
    assert list(LocalFleet(1).run(HERE, squared, range(3))) == [
        (i * i, os.getpid()) for i in range(3)
    ]
    assert list(LocalFleet(4).run(HERE, squared, [5])) == [(25, os.getpid())]
    assert list(LocalFleet(4).run(HERE, squared, [])) == []


def test_results_come_in_order_and_few_parts_are_taken_ahead() -> None:
    given, ahead = 0, 0

    def parts() -> Iterator[int]:
        nonlocal ahead
        for number in range(60):
            ahead = max(ahead, number - given)
            yield number

    for given, number in enumerate(LocalFleet(2).run(HERE, slow_at_first, parts()), 1):
        assert number == given - 1
    assert given == 60
    assert 2 <= ahead <= 2 * AHEAD + 1
    assert not children()


def test_a_worker_that_dies_is_replaced_and_its_part_done_again(tmp_path: Path) -> None:
    parts = [
        Deadly(tmp_path / "deaths", RETRIES if number == 3 else 0, number) for number in range(8)
    ]
    assert list(LocalFleet(2).run(HERE, die, parts)) == list(range(8))
    assert len((tmp_path / "deaths").read_text().splitlines()) == RETRIES
    assert not children()


def test_a_part_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    parts = [Deadly(tmp_path / "deaths", 100, number) for number in range(3)]
    with pytest.raises(Failed) as failed:
        list(LocalFleet(2).run(HERE, die, parts[:1] * 2))
    assert failed.value.code == "worker-died"
    assert not children()


def test_a_refusal_in_a_worker_is_that_refusal_here() -> None:
    with pytest.raises(Refused) as refused:
        list(LocalFleet(2).run(HERE, refuse, range(5)))
    assert refused.value.code == "malformed"
    assert refused.value.params["wanted"] in ("not 0", "not 1")


def test_an_error_in_a_worker_is_told_with_its_traceback() -> None:
    with pytest.raises(WorkFailed, match=r"(?s)Traceback.*ZeroDivisionError: no [01]"):
        list(LocalFleet(2).run(HERE, fail, range(5)))


@pytest.mark.parametrize("other", [{"package": "0.0.1"}, {"rules": "0" * 32}], ids=str)
def test_a_worker_of_another_origin_does_nothing(other: dict[str, str]) -> None:
    with pytest.raises(Failed) as failed:
        list(LocalFleet(2).run(replace(HERE, **other), squared, range(5)))
    assert failed.value.code == "worker-differs"
    assert str(HERE) == failed.value.params["found"]


def test_closing_ends_all_workers_at_once() -> None:
    results = LocalFleet(2).run(HERE, sleep, [0.0, 60.0, 60.0, 60.0])
    next(results)
    assert len(children()) == 2
    start = time.monotonic()
    results.close()
    assert time.monotonic() - start < 5
    assert not children()


class SlowProcess:
    """A process that takes its time to start; like a real one it cannot be killed before."""

    def __init__(self) -> None:
        self.has_started, self.is_killed = Event(), Event()

    def start(self) -> None:
        time.sleep(0.5)
        self.has_started.set()

    def kill(self) -> None:
        assert self.has_started.is_set(), "it is not there yet"
        self.is_killed.set()


class Alarmed(BaseException):
    """What the handler of the signal raises."""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGUSR1")
def test_a_process_whose_start_is_interrupted_is_started_and_then_killed() -> None:
    def handle(_number: int, _frame: FrameType | None) -> None:
        raise Alarmed

    process: Any = SlowProcess()
    before = signal.signal(signal.SIGUSR1, handle)
    alarm = Timer(0.1, os.kill, (os.getpid(), signal.SIGUSR1))
    try:
        alarm.start()
        with pytest.raises(Alarmed):
            start_undisturbed(process)
        assert process.is_killed.wait(10)
    finally:
        alarm.join()
        signal.signal(signal.SIGUSR1, before)


@pytest.mark.parametrize("address", ["", "somewhere", "host:", ":80", "host:http", "ray://a:1"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    if address == "ray://a:1":
        pytest.importorskip("ray")
    with pytest.raises(Refused) as refused:
        open_fleet(1, address)
    assert refused.value.code in ("malformed", "cluster-unreachable")
