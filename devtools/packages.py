"""Programs of others that tests need: tried to be set up in one way after the other."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from devtools.processes import call, say
from devtools.stamps import one_at_a_time


def has_apt() -> bool:
    """Say whether packages of Debian's may be asked for here."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def ways_by_apt(package: str) -> Iterator[list[str]]:
    """Yield the commands that install a package of Debian's, where they may be used."""
    if has_apt():
        yield ["apt-get", "update", "--quiet=2"]
        yield ["apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", package]


def ways_to_unpack(package: str, into: Path) -> Iterator[list[str]]:
    """Yield the commands that unpack a package of Debian's in a folder, where they may be used.

    Nothing is installed: a package of a server would start it, now and with the machine.
    """
    if has_apt():
        into.mkdir(parents=True, exist_ok=True)
        yield ["apt-get", "update", "--quiet=2"]
        yield ["env", f"--chdir={into}", "apt-get", "download", "--quiet=2", package]
        for file in sorted(into.glob(f"{package}_*.deb")):
            yield ["dpkg-deb", "--extract", str(file), str(into)]


def install(
    name: str, why: str, is_here: Callable[[], bool], ways: Iterable[list[str]], **env: str
) -> bool:
    """Try one way after the other until a program is here; return whether it is, and say if not."""
    with one_at_a_time():
        for way in ways:
            if is_here():
                return True
            say(f"Setting up {name}, for {why} (once): {' '.join(way)}")
            call(way, sys.stderr, DEBIAN_FRONTEND="noninteractive", **env)
    if not is_here():
        say(f"./dev: there is no {name} here, and none could be installed: please do it yourself")
    return is_here()
