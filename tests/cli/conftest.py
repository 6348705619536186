"""Where the terminal keeps what it knows of its player; what is tested in one language only.

What is shown alike in every language is shown in one when there is little time.
"""

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


@pytest.fixture(autouse=True)
def player_without_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a data folder of its own, in which nothing is kept yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
