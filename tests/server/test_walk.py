"""The walk of a move through the server, as ARCHITECTURE.md tells it."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from support.databases import SQLITE
from support.table_fixtures import Clients, play_move, serving_on, with_clients

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "dreamcog" / "server"
MOST_STATIONS = 13
"""Files of the server that one move may enter."""
BACKGROUND = ("ops/metrics.py", "ops/texts.py")
"""Files whose tasks run beside every request."""


class Tracer:
    """Notes which files of the server are entered, in the order of their first call."""

    def __init__(self) -> None:
        self.is_on = False
        self.files: list[str] = []

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if self.is_on and event == "call" and name.startswith(str(SERVER)):
            file = str(Path(name).relative_to(SERVER))
            if file not in self.files and file not in BACKGROUND:
                self.files.append(file)


@contextmanager
def tracing() -> Iterator[Tracer]:
    """A tracer of all threads that are started meanwhile."""
    tracer = Tracer()
    threading.setprofile(tracer)
    try:
        yield tracer
    finally:
        threading.setprofile(None)


def stations() -> list[str]:
    """The files that ARCHITECTURE.md names on the walk of a move through a socket."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    section = text.split("### From a socket to the subscribers", 1)[1].split("\n### ", 1)[0]
    return re.findall(r"`server/([a-z_/]+\.py)`", section)


@pytest.fixture
def walked(tmp_path: Path) -> list[str]:
    """The files that the server entered for one repair, from the socket to both subscribers."""
    with tracing() as tracer, serving_on(SQLITE, tmp_path) as served:

        async def play(clients: Clients) -> None:
            ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
            table = clients.set_table("cyberion", ada, bob)
            seats = await clients.subscribe_all(table, ada, bob)
            mover, other = seats if seats[0].turn == [0] else reversed(seats)
            repairs = [move for move in mover.moves() if move["do"] == "repair"]
            await asyncio.sleep(0.2)
            tracer.is_on = True
            await play_move(mover, repairs[0], other)
            tracer.is_on = False

        with_clients(served, play)
    return tracer.files


def test_a_move_enters_the_stations_of_the_architecture_page_and_no_others(
    walked: list[str],
) -> None:
    assert set(walked) == set(stations())
    assert len(walked) <= MOST_STATIONS


def test_no_station_is_longer_than_three_hundred_lines() -> None:
    for file in stations():
        assert len((SERVER / file).read_text("utf-8").splitlines()) <= 300, file
