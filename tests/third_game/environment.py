"""How tests and the processes they start come to see Pebbles: its folder on the path.

The folder holds `pebbles-1.0.dist-info`, so Python takes it for an installed package: games and
terminal packs are found by its entry points, as those of any other package.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
PACK = FOLDER / "page" / "pebbles"


def environment(**more: str) -> dict[str, str]:
    """The variables of a process that sees Pebbles."""
    return {**os.environ, "PYTHONPATH": str(FOLDER), **more}


def run(*command: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process that sees Pebbles: its output, errors among it.

    `typed` is its input, `more` are further variables of its environment.
    """
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment(**more),
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
