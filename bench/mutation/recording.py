"""One run of the tests that notes which lines each of them executes, and how long it takes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage


class Recorder:
    """A plugin of pytest that writes the record when the tests have run.

    Tests that fail or are skipped are left out: they cannot notice a mutant.
    """

    def __init__(self, files: list[Path], output: Path, without: list[str]) -> None:
        self.output = output
        self.without = without
        self._coverage = Coverage(data_file=None, include=list(map(str, files)), config_file=False)
        self._seconds: dict[str, float] = {}
        self._useless: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the tests whose names contain one of these words."""
        items[:] = [each for each in items if not any(w in each.nodeid for w in self.without)]

    def pytest_sessionstart(self) -> None:
        """Begin to note lines."""
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """What is executed from here on is executed by this test."""
        self._coverage.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how long a test took, and whether it passed."""
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + report.duration
        if not report.passed:
            self._useless.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write the record."""
        self._coverage.stop()
        data = self._coverage.get_data()
        reached = {path: data.contexts_by_lineno(path) for path in data.measured_files()}
        seconds = {k: v for k, v in self._seconds.items() if k not in self._useless}
        self.output.write_text(json.dumps({"seconds": seconds, "reached": reached}))
