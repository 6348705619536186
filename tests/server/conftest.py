"""What most tests of the server begin with: a server on each kind of database, one a module."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from support.serving import Served
from support.table_fixtures import STORES, serving_on

QUICK = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(scope="module", params=STORES)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server on an empty database, which does not take its time over passwords."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dreamcog.server.people.authentication.PasswordHasher", QUICK)
        with serving_on(request.param, tmp_path_factory.mktemp("store")) as running:
            yield running
