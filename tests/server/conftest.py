"""Fixtures of the server's tests: a server on each kind of database, and a receiver of webhooks."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from support.serving import Served
from support.table_fixtures import STORES, serving_on
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
