"""The server of the security tests: one for each test, with the usual settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.serving import Served, serving


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server on an empty SQLite file."""
    with serving(tmp_path / "x.sqlite") as found:
        yield found
