"""Fixtures of the server's tests: a server on each database, webhooks, workers of the teacher."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from dreamcog.server.automation.hinting import Hinting
from dreamcog.server.services import room_of_hints
from support.judging import Judging, let
from support.serving import Served
from support.table_fixtures import STORES, serving_on
from support.thinking import Thinking, let_go
from support.webhook_station import Station

QUICK = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(scope="module", params=STORES)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server on an empty database, one for each module, with fast password hashing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dreamcog.server.people.authentication.PasswordHasher", QUICK)
        with serving_on(request.param, tmp_path_factory.mktemp("store")) as running:
            yield running


@pytest.fixture
def station() -> Iterator[Station]:
    """A web server that receives webhooks."""
    with Station() as station:
        serving = threading.Thread(target=station.serve_forever, args=(0.01,))
        serving.start()
        yield station
        station.hold.set()
        station.shutdown()
        serving.join()


@pytest.fixture
def judging(served: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Judging]:
    """The worker of a server whose reviews are made without one, and noted move by move."""
    monkeypatch.setattr("dreamcog.server.automation.reviewing.TELL_SECONDS", 0.0)
    found = Judging()
    monkeypatch.setattr(served.services.reviewing, "_workers", found)
    yield found
    found.problem = None
    served.within(let(found.may_begin))
    served.within(let(found.may_end))


@pytest.fixture
def thinking(served: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    """The worker of a server whose hints are made without one."""
    found = Thinking()
    hinting = Hinting(found, room_of_hints(served.services.settings))
    monkeypatch.setattr(served.services.requests.teaching, "teacher", hinting)
    yield found
    served.within(let_go(found))
