"""The proxies behind which recipes are tested: the machine's own, or unpacked in .cache."""

from __future__ import annotations

import os
import shutil
from functools import partial

from devtools.packages import has_apt, install, ways_to_unpack
from devtools.paths import CACHE

PROXIES = CACHE / "proxies"
PROGRAMS = ("nginx", "caddy", "openssl")
"""What the tests of recipes run, named as Debian's packages are; openssl makes certificates."""
SYSTEM_FOLDERS = ("/usr/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin")
"""Where servers lie, also those that not everybody has on the path."""


def find_proxy(name: str) -> str | None:
    """Return the path of a program, the machine's or our own; None where there is none."""
    own = (str(PROXIES / "usr" / "sbin"), str(PROXIES / "usr" / "bin"))
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join([*SYSTEM_FOLDERS, *own]))


def has_proxy(name: str) -> bool:
    """Say whether a program is here."""
    return find_proxy(name) is not None


def may_be_missing() -> bool:
    """Say whether tests may do without: not where all is set up anew and could have been."""
    return os.environ.get("CI") != "true" or not has_apt()


def set_up_proxies() -> bool:
    """Unpack what is missing; return whether all are here, and say of each if not."""
    here = [
        install(name, "tests of recipes", partial(has_proxy, name), ways_to_unpack(name, PROXIES))
        for name in PROGRAMS
    ]
    return all(here)
