"""Running other programs, and telling the person at the terminal about it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import TextIO

from devtools.paths import ROOT


def say(text: str) -> None:
    """Print to standard error, so that it does not mix with a command's own output."""
    print(text, file=sys.stderr, flush=True)


def call(command: Sequence[str], out: TextIO | None = None, **env: str) -> int:
    """Run a command in the project's folder; return its exit code as a shell would."""
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, stdout=out, check=False)
    return ran.returncode if ran.returncode >= 0 else 128 - ran.returncode


def listen(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command in the project's folder; return its exit code with all that it printed."""
    out, error = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(command, cwd=ROOT, text=True, stdout=out, stderr=error, check=False)


def must(command: Sequence[str], **env: str) -> None:
    """Run a command without which nothing further works; exit where it fails."""
    if code := call(command, sys.stderr, **env):
        say(f"./dev: this failed with exit code {code}: {' '.join(command)}")
        sys.exit(code)
