"""Make the virtual environments that peer engines are measured in.

Each peer is a separate program with its own licence: it is never a dependency of this project, only
installed beside it, in an environment of its own under ``.cache/peers/``, from the exact pins in
``<peer>.txt``. Run as a script, this makes those that are named and prints their Pythons.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ENVIRONMENTS = ROOT / ".cache" / "peers"
UV = ROOT / ".tools" / "bin" / "uv"


def peers() -> list[str]:
    """The engines that there are pins for."""
    return sorted(each.stem for each in HERE.glob("*.txt"))


def peer_python(peer: str) -> Path:
    """Return the Python of a peer's environment, making the environment if it is not there yet.

    A stamp written last says what it was made from. Where that is missing or has changed (another
    pin, Python version or folder), the environment is made again from nothing.
    """
    requirements = HERE / f"{peer}.txt"
    environment = ENVIRONMENTS / peer
    python, stamp = environment / "bin" / "python", environment / ".made-from"
    made_from = f"Python {platform.python_version()} {environment}\n{requirements.read_text()}"
    if python.exists() and stamp.is_file() and stamp.read_text() == made_from:
        return python

    shutil.rmtree(environment, ignore_errors=True)
    environment.parent.mkdir(parents=True, exist_ok=True)
    packages = ["--requirement", str(requirements)]
    if UV.exists():
        _run(str(UV), "venv", "--python", sys.executable, str(environment))
        _run(str(UV), "pip", "install", "--python", str(python), *packages)
    else:
        _run(sys.executable, "-m", "venv", str(environment))
        _run(str(python), "-m", "pip", "install", "--no-cache-dir", *packages)
    stamp.write_text(made_from)
    return python


def _run(*command: str) -> None:
    """Run one step of the set-up, its output on stderr; raise where it fails."""
    settings = {"UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1"}
    settings["UV_CACHE_DIR"] = os.environ.get("UV_CACHE_DIR", str(ROOT / ".cache" / "uv"))
    subprocess.run(command, check=True, stdout=sys.stderr, env={**os.environ, **settings})


if __name__ == "__main__":
    for name in sys.argv[1:] or peers():
        print(peer_python(name))
