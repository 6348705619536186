"""Make the virtual environment that the peer engine is measured in.

The peer is a separate program with its own licence: it is never a dependency of this project, only
installed beside it, under ``.cache/peers/``, from the exact pins in ``requirements.txt``. Run as a
script, this prints the path of the environment's Python.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = Path(__file__).resolve().with_name("requirements.txt")
ENVIRONMENT = ROOT / ".cache" / "peers" / "catanatron-venv"
PYTHON = ENVIRONMENT / "bin" / "python"
STAMP = ENVIRONMENT / ".made-from"
UV = ROOT / ".tools" / "bin" / "uv"


def peer_python() -> Path:
    """Return the Python of the peer's environment, making the environment if it is not there yet.

    A stamp written last says what it was made from. Where that is missing or has changed (another
    pin, Python version or folder), the environment is made again from nothing.
    """
    made_from = f"Python {platform.python_version()} {ENVIRONMENT}\n{REQUIREMENTS.read_text()}"
    if PYTHON.exists() and STAMP.is_file() and STAMP.read_text() == made_from:
        return PYTHON

    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    ENVIRONMENT.parent.mkdir(parents=True, exist_ok=True)
    packages = ["--only-binary=:all:", "--requirement", str(REQUIREMENTS)]
    if UV.exists():
        _run(str(UV), "venv", "--python", sys.executable, str(ENVIRONMENT))
        _run(str(UV), "pip", "install", "--python", str(PYTHON), *packages)
    else:
        _run(sys.executable, "-m", "venv", str(ENVIRONMENT))
        _run(str(PYTHON), "-m", "pip", "install", "--no-cache-dir", *packages)
    STAMP.write_text(made_from)
    return PYTHON


def _run(*command: str) -> None:
    """Run one step of the set-up, its output on stderr; raise where it fails."""
    settings = {"UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1"}
    settings["UV_CACHE_DIR"] = os.environ.get("UV_CACHE_DIR", str(ROOT / ".cache" / "uv"))
    subprocess.run(command, check=True, stdout=sys.stderr, env={**os.environ, **settings})


if __name__ == "__main__":
    print(peer_python())
