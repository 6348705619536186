"""Programs that stop at what ordinary native code would pass over in silence.

Outside the bounds of an array, an overflow, a shift too far: the sanitizers of the compiler see it.
A number that does not fit its field: RULES_CHECKED in `prelude.hpp`.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
STOP = (HERE / "stop.cpp").read_text("utf-8")

FLAGS = ("-x", "c++", "-std=c++20", "-DRULES_CHECKED", "-O1", "-g1", "-fno-sanitize-recover=all")
SANITIZERS = {
    "g++": "-fsanitize=address,undefined,bounds-strict",
    "clang++": "-fsanitize=address,undefined",
}
PATIENCE = 300


def build_checked(text: str, target: Path) -> None:
    """Build a checked program; without a compiler that has sanitizers, the test fails."""
    for name, sanitizers in SANITIZERS.items():
        if found := shutil.which(name):
            command = [found, *FLAGS, sanitizers, "-", "-o", str(target)]
            done = subprocess.run(
                command, input=text, text=True, capture_output=True, timeout=PATIENCE, check=False
            )
            if done.returncode == 0:
                return
            pytest.fail(f"{name} with sanitizers failed: {done.stderr[:2000]}")
    pytest.fail(f"no compiler with sanitizers is here: {' or '.join(SANITIZERS)}")


def run_checked(program: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a checked program: its errors tell where it stopped."""
    command = [str(program), *map(str, arguments)]
    return subprocess.run(command, text=True, capture_output=True, timeout=PATIENCE, check=False)
