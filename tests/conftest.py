"""Settings that hold for every test."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from support.positions import OPTION_SETS, quick_sets

os.environ["DREAMCOG_SETTINGS"] = os.devnull  # not the settings of who runs the tests
os.environ.setdefault("DREAMCOG_CACHE", str(Path(__file__).parents[1] / ".cache"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is tried with every combination of options is slow with most of them."""
    quick = quick_sets()
    slow = [each for each in OPTION_SETS if each not in quick]
    for item in items:
        params: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
        named = params.get("game"), params.get("name")
        if any((name, params.get("options")) in slow for name in named):
            item.add_marker(pytest.mark.slow)
