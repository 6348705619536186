"""The README runs."""

from __future__ import annotations

import doctest
from pathlib import Path

import dreamcog

ROOT = Path(__file__).parents[1]


def test_the_readme_says_what_happens() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_the_package_says_what_happens() -> None:
    assert doctest.testmod(dreamcog).failed == 0
