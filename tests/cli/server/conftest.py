"""The database on which the tests run the commands of `dreamcog server`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.server.admin import Admin
from support.databases import SQLITE, fresh_url


@pytest.fixture(params=[SQLITE])
def admin(request: pytest.FixtureRequest, tmp_path: Path) -> Admin:
    return Admin(fresh_url(request.param, tmp_path))
