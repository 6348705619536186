"""`./dev` starts on a machine that has nothing but Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DEV = Path(__file__).parents[1] / "dev"


def run_bare(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run `./dev` in a folder, with no installed package and no environment variable."""
    command = [sys.executable, "-S", "-E", str(DEV), *args]
    return subprocess.run(
        command, cwd=folder, env={}, capture_output=True, text=True, timeout=60, check=False
    )


def test_help_is_printed_without_packages_and_from_any_folder(tmp_path: Path) -> None:
    done = run_bare(tmp_path, "help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "    ./dev test quick [PYTEST ARGS]  the same without" in done.stdout
    assert run_bare(tmp_path).stdout == done.stdout


def test_an_unknown_command_prints_the_help_as_an_error(tmp_path: Path) -> None:
    done = run_bare(tmp_path, "fly")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == run_bare(tmp_path, "help").stdout
