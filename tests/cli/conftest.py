"""What is shown alike in every language is shown in one when there is little time."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SPOKEN_FIRST = ("en", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        lang = item.callspec.params.get("lang") if hasattr(item, "callspec") else None
        if item.path.parent == HERE and lang not in SPOKEN_FIRST:
            item.add_marker(pytest.mark.slow)
