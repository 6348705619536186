"""The rules as native code for every platform: the compiler from PyPI, and when to build."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

from devtools.environment import HASHED_WHEELS, base_python, set_up, set_up_tools, uv
from devtools.paths import CACHE, LIBRARIES, LOCKS, PYTHON, ROOT, TOOLS
from devtools.processes import must, say
from devtools.stamps import digest, one_at_a_time, read, stamp

ZIG = TOOLS / "zig"
COMPILERS = ("c++", "g++", "clang++")
"""As `sim/native/building.py` looks for them."""
LIBRARIES_STAMP = CACHE / "libraries.made-from"
"""The stamp of the built libraries. It lies outside their folder, which goes into the wheel."""


def set_up_zig() -> Path:
    """Put the C++ compiler for all platforms into .tools/zig; return its program."""
    made_from = digest(LOCKS / "native.txt")
    if read(stamp(ZIG)) != made_from:
        say("Setting up a C++ compiler for all platforms in .tools/zig (once)")
        shutil.rmtree(ZIG, ignore_errors=True)
        packages = [*HASHED_WHEELS, "-r", str(LOCKS / "native.txt")]
        into = ["--quiet", "--python", base_python(), "--target", str(ZIG)]
        uv("pip", "install", *into, *packages)
        stamp(ZIG).write_text(made_from)
    return ZIG / "ziglang" / "zig"


def with_compiler() -> dict[str, str]:
    """Return the environment variables with which our package finds a C++ compiler.

    Where the machine has one, none are needed; otherwise it finds Zig as a package.
    """
    if any(map(shutil.which, filter(None, (os.environ.get("CXX"), *COMPILERS)))):
        return {}
    with one_at_a_time():
        set_up_tools()
        set_up_zig()
    paths = [str(ZIG), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths)}


def sources_of_libraries() -> list[Path]:
    """Return every file from which the libraries are built."""
    package = ROOT / "src" / "dreamcog"
    folders = [package / name for name in ("core", "games", "sim/native")]
    found = [each for folder in folders for each in folder.rglob("*")]
    own = [package / "sim" / "loops.py", ROOT / "devtools" / "libraries.py", LOCKS / "native.txt"]
    return sorted([*own, *(each for each in found if each.suffix in (".py", ".cpp", ".hpp"))])


def is_built(made_from: str) -> bool:
    """Say whether the libraries are there and built from sources of this hash."""
    return (LIBRARIES / "manifest.json").is_file() and read(LIBRARIES_STAMP) == made_from


def set_up_libraries() -> None:
    """Build the libraries for all platforms, unless they are built from the sources as they are."""
    sources = sources_of_libraries()
    names = " ".join(str(each.relative_to(ROOT)) for each in sources)
    made_from = hashlib.sha256(f"{names} {digest(*sources)}".encode()).hexdigest()
    if is_built(made_from):
        return
    set_up("runtime")
    with one_at_a_time():
        if is_built(made_from):
            return
        set_up_tools()
        zig = set_up_zig()
        say("Building the rules as native code for all platforms")
        build = [str(PYTHON), "-m", "devtools.libraries", str(zig), str(LIBRARIES)]
        must(build, ZIG_GLOBAL_CACHE_DIR=str(CACHE / "zig"))
        LIBRARIES_STAMP.parent.mkdir(exist_ok=True)
        LIBRARIES_STAMP.write_text(made_from)


def build_libraries(*_args: str) -> int:
    """Build the libraries, and say where they are."""
    set_up_libraries()
    say("The libraries are in src/dreamcog/sim/native/libraries")
    return 0
