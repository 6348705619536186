"""Set-up that is done once: a lock for it, and stamps of what each part was made from.

A finished step of the set-up leaves a stamp of its inputs, and is skipped while that stamp matches.
"""

from __future__ import annotations

import fcntl
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools.paths import ROOT


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the set-up lock: a second `./dev` waits here, then finds the work done."""
    with (ROOT / "dev").open() as lock_file:
        fcntl.flock(lock_file, fcntl.LOCK_EX)
        yield


def stamp(folder: Path) -> Path:
    """Return the path of a folder's stamp, inside it: whoever deletes the folder deletes both."""
    return folder / ".made-from"


def read(file: Path) -> str:
    """Return a file's text, or an empty text where there is no file."""
    return file.read_text() if file.is_file() else ""


def digest(*files: Path) -> str:
    """Return one hash of the contents of several files."""
    each = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    return hashlib.sha256(" ".join(each).encode()).hexdigest()
