"""The Python environment: uv in .tools, the locked packages in .venv, and the lock files."""

from __future__ import annotations

import os
import shutil
import sys

from devtools.paths import CACHE, LOCKS, PYTHON, ROOT, TOOLS, VENV
from devtools.processes import must, say
from devtools.stamps import digest, one_at_a_time, read, stamp

VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"
BUILD_WITH = f"--build-constraints={LOCKS / 'tools.txt'}"
HASHED_WHEELS = ("--require-hashes", "--only-binary=:all:")
"""Install only what a lock file names, and run no package's own set-up code."""

WITH_EXTRAS = ["pyproject.toml", "--extra=data", "--extra=cluster", "--extra=envs"]
"""All extras but `learn`: which build of torch is right depends on the machine."""

SOURCES_OF_LOCKS = {
    "tools": ["requirements/tools.in"],
    "web": ["requirements/web.in"],
    "native": ["requirements/native.in"],
    "runtime": ["pyproject.toml"],
    "extras": [*WITH_EXTRAS, "-c", "requirements/runtime.txt"],
    "dev": [*WITH_EXTRAS, "--group=dev", "-c", "requirements/extras.txt"],
}

LEVELS = ("runtime", "extras", "dev")
"""What .venv can hold, each with all that those before it have: what the package needs, what its
extras need, what developers need."""


def base_python() -> str:
    """Return the machine's own Python, also when started from inside a virtual environment."""
    return str(getattr(sys, "_base_executable", sys.executable))


def uv(*args: str) -> None:
    """Run our own uv; it keeps to this folder, this Python and the machine's certificates."""
    cache = os.environ.get("UV_CACHE_DIR", str(CACHE / "uv"))
    settings = {"UV_CACHE_DIR": cache, "UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1"}
    must([str(TOOLS / "bin" / "uv"), *args], **settings)


def set_up_tools() -> None:
    """Put uv into .tools. `--target` is allowed even where Debian manages Python itself."""
    made_from = digest(LOCKS / "tools.txt")
    if read(stamp(TOOLS)) == made_from:
        return
    say("Setting up uv in .tools (once)")
    shutil.rmtree(TOOLS, ignore_errors=True)
    install = [base_python(), "-m", "pip", "install", "--quiet", "--root-user-action=ignore"]
    install += ["--no-cache-dir", "--disable-pip-version-check", *HASHED_WHEELS]
    install += ["--target", str(TOOLS), "-r", str(LOCKS / "tools.txt")]
    must(install, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0")
    stamp(TOOLS).write_text(made_from)


def wanted(level: str) -> str:
    """Return the stamp .venv should have; a .venv that has more than is asked for keeps it."""
    held = read(stamp(VENV)).partition(" ")[0]
    if held in LEVELS:
        level = max(level, held, key=LEVELS.index)
    made_from = digest(LOCKS / f"{level}.txt", ROOT / "pyproject.toml")
    return f"{level} {made_from} {VERSION} {ROOT}"


def is_ready(level: str) -> bool:
    """Say whether .venv is whole and made from what the project asks for now."""
    return PYTHON.exists() and read(stamp(VENV)) == wanted(level)


def set_up(level: str) -> None:
    """Make .venv hold one lock file's packages (one of LEVELS) and this project."""
    if is_ready(level):
        return
    with one_at_a_time():
        if is_ready(level):
            return
        made_from = wanted(level)
        level = made_from.split()[0]
        set_up_tools()
        say(f"Setting up Python {VERSION} with the {level} packages in .venv (once)")
        if not (PYTHON.exists() and read(stamp(VENV)).endswith(f" {VERSION} {ROOT}")):
            uv("venv", "--quiet", "--clear", "--python", base_python(), str(VENV))
        stamp(VENV).unlink(missing_ok=True)
        into = ["--quiet", "--python", str(PYTHON)]
        packages = [*HASHED_WHEELS, str(LOCKS / f"{level}.txt")]
        uv("pip", "sync", "--compile-bytecode", *into, *packages)
        uv("pip", "install", *into, BUILD_WITH, "--no-deps", "--editable", str(ROOT))
        stamp(VENV).write_text(made_from)


def lock_packages(*args: str) -> None:
    """Resolve requirements/*.txt again, for all platforms and without a registry's address."""
    for name, source in SOURCES_OF_LOCKS.items():
        say(f"Locking requirements/{name}.txt")
        how = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-build"]
        how += ["--quiet", "--no-emit-index-url", "--custom-compile-command=./dev lock"]
        uv("pip", "compile", *how, *args, *source, "-o", f"requirements/{name}.txt")
