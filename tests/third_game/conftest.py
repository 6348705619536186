"""Pebbles in the registry of the test's own process, for the time of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dreamcog.core import registry
from third_game.environment import FOLDER

CACHES = (registry._points, registry.packages, registry._load)


def forget() -> None:
    """Let the registry look again."""
    for cache in CACHES:
        cache.cache_clear()


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pebbles is installed while the test runs; other tests do not see it."""
    monkeypatch.syspath_prepend(str(FOLDER))
    forget()
    yield
    monkeypatch.undo()
    forget()
