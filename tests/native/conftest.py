"""What the tests of native code share."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from dreamcog.core.runtime import CHOSEN
from dreamcog.sim.native.shipped import LIBRARIES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def libraries() -> Path:
    """The folder of the libraries for all platforms, built from the rules as they are."""
    subprocess.run([sys.executable, str(ROOT / "dev"), "native"], check=True)
    return LIBRARIES


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games that are opened run their rules in the interpreter, as native code is held to."""
    monkeypatch.setenv(CHOSEN, "interpreted")
