"""Settings that hold for every test."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from support.positions import OPTION_SETS

os.environ.setdefault("DREAMCOG_CACHE", str(Path(__file__).parents[1] / ".cache"))

SOME_SETS = 3
"""Where time is short, every third combination of options is tried."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is tried with every combination of options is slow with most of them."""
    slow = [options for i, options in enumerate(OPTION_SETS) if i % SOME_SETS]
    for item in items:
        params: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
        if (params.get("name"), params.get("options")) in slow:
            item.add_marker(pytest.mark.slow)
