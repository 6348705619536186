"""Node, as the tests call it: with everything that the page is built with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def node(*args: str, given: str = "") -> str:
    """What a program says that Node runs in `web/`; an error with all it said if it fails."""
    command = [sys.executable, str(ROOT / "dev"), "node", *args]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def answer(about: str, given: object) -> Any:
    """What the page makes of something that the server sends."""
    asked = json.dumps([about, given])
    return json.loads(node("tools/run.mjs", "tools/answers.ts", given=asked))
