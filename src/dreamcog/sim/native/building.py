"""Building a game's native library with a compiler of this machine, once, into the cache folder."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from dreamcog.core.rule_set import RuleSet
from dreamcog.sim.native.platforms import UnsupportedPlatform, platform_name, this_platform

COMPILERS = ("c++", "g++", "clang++")
"""The machine's compilers, in the order in which they are tried; CXX goes before them."""

LANGUAGE = (
    *("-x", "c++", "-std=c++20", "-O2", "-w"),
    *("-fno-exceptions", "-fno-rtti", "-fno-strict-aliasing", "-fvisibility=hidden"),
)
"""The language and the options of the generated text, the same for every compiler."""

ZIG = (sys.executable, "-m", "ziglang", "c++")
"""The compiler from PyPI."""

PATIENCE = 300.0
"""Seconds after which a compiler is given up."""


class NoNativeCode(Exception):
    """Why there is no native code of a game's rules here: they run interpreted then."""


def cache_folder() -> Path:
    """Where libraries are kept: DREAMCOG_CACHE, the user's cache folder, or a temporary one."""
    named = os.environ.get("DREAMCOG_CACHE")
    try:
        folder = Path(named) / "dreamcog" if named else users_cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except (OSError, ImportError):
        pass
    return own_temporary_folder()


def users_cache_folder() -> Path:
    """The cache folder of the user; `ImportError` in a bare source tree with NumPy alone."""
    from platformdirs import user_cache_path

    return user_cache_path("dreamcog")


def own_temporary_folder() -> Path:
    """A temporary folder to which only this user can write: libraries in it are loaded and run."""
    user = getattr(os, "getuid", lambda: 0)()
    folder = Path(tempfile.gettempdir()) / f"dreamcog-{user}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError as error:
        raise NoNativeCode(f"there is no folder for libraries: {error}") from error
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == user
    if sys.platform != "win32" and not (is_ours and found.st_mode & 0o022 == 0):
        raise NoNativeCode(f"{folder} is not a folder that only this user can write to")
    return folder


@cache
def sources_hash(rules: RuleSet) -> str:
    """A fingerprint of every text that native code is made from: the game's and ours."""
    package = Path(str(sys.modules[rules.package].__file__)).parent
    here = Path(__file__).parent
    core = here.parents[1] / "core"
    texts = [*package.rglob("*.py"), *package.parent.glob("*.py"), *core.glob("*.py")]
    texts += [here.parent / "loops.py"]
    texts += [file for file in here.iterdir() if file.suffix in (".py", ".hpp", ".cpp")]
    digest = hashlib.sha256()
    for file in sorted(texts):
        digest.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:32]


def built_library(rules: RuleSet) -> Path:
    """Where the library of these rules lies once it was built here."""
    game = rules.package.split(".")[-2]
    return cache_folder() / f"{game}-{platform_name()}-{sources_hash(rules)}.library"


def is_whole(library: Path) -> bool:
    """Whether a library that was built here is there, with the bytes it had when it was built."""
    try:
        hashed = hashlib.sha256(library.read_bytes()).hexdigest()
        return hash_file(library).read_bytes() == hashed.encode()
    except OSError:
        return False


def hash_file(library: Path) -> Path:
    """Where the SHA-256 of a library that was built here is kept."""
    return library.with_suffix(".sha256")


def machines_compiler() -> str | None:
    """The machine's own C++ compiler, if it has one."""
    named = (os.environ.get("CXX", ""), *COMPILERS)
    return next((found for name in named if name and (found := shutil.which(name))), None)


def build(rules: RuleSet) -> Path:
    """Build the library of these rules, unless it is there; `NoNativeCode` where that fails."""
    target = built_library(rules)
    if not is_whole(target):
        # The translator is imported only where it is needed: with a library, commands start sooner.
        from dreamcog.sim.native.terms import NotInSubset

        try:
            build_anew(target, rules)
        except NotInSubset as error:
            raise NoNativeCode(f"a rule has no translation: {error}") from error
    return target


def build_anew(target: Path, rules: RuleSet) -> None:
    """Build the library of these rules with the machine's compiler, else with Zig.

    Zig builds without a C library: it would have to build that first, which takes a minute.
    """
    from dreamcog.sim.native.source import cpp_source, freestanding_source

    own, has_zig = machines_compiler(), importlib.util.find_spec("ziglang") is not None
    if own is not None:
        try:
            compile_to(target, cpp_source(rules), [own, *LANGUAGE, "-shared", "-fPIC"])
            return
        except NoNativeCode:
            if not has_zig:
                raise
    if has_zig:
        try:
            flags = (*LANGUAGE, *this_platform().flags())
        except UnsupportedPlatform as error:
            raise NoNativeCode(f"there is no native code for {error}") from error
        compile_to(target, freestanding_source(rules), [*ZIG, *flags])
    else:
        raise NoNativeCode(
            f"no library of these rules for {platform_name()} comes with the package, and there is "
            "no C++ compiler (g++, clang++ or the package ziglang)"
        )


def compile_to(target: Path, source: str, command: list[str]) -> None:
    """Compile a text; the result is renamed when it is whole, so others never see half of it."""
    try:
        with tempfile.TemporaryDirectory(prefix=".building-", dir=target.parent) as scratch:
            made = Path(scratch) / target.name
            run_compiler([*command, "-", "-o", str(made)], source, scratch)
            hashed = hashlib.sha256(made.read_bytes()).hexdigest()
            hash_file(target).write_text(hashed, "utf-8")
            made.replace(target)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoNativeCode(f"{command[0]} failed: {error}") from error


def run_compiler(command: list[str], source: str, scratch: str) -> None:
    """Give a compiler the text; what it keeps for later builds goes with the folder `scratch`."""
    own = {"ZIG_GLOBAL_CACHE_DIR": scratch, "ZIG_LOCAL_CACHE_DIR": scratch}
    done = subprocess.run(
        command,
        env={**os.environ, **own},
        input=source,
        text=True,
        encoding="utf-8",
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        told = done.stderr.strip()[:500] or f"exit code {done.returncode}"
        raise NoNativeCode(f"{command[0]} failed: {told}")
