"""Pebbles in the registry of the test's own process, for the time of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dreamcog.cli import terminals
from dreamcog.core import registry
from dreamcog.i18n import printed
from third_game.environment import FOLDER

CACHES = (
    registry._points,
    registry.packages,
    registry._load,
    terminals.find_terminal,
    printed.built_in,
)


def forget() -> None:
    """Let the registry, and what is found through it, look again."""
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
