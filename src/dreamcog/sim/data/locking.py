"""A folder that only one run writes to."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from dreamcog.core.refusal import Refused

NAME = "in-use"


class FolderLock:
    """A folder, made where it is missing, held by this process until it is released or ends.

    The system lets go of the lock when the process ends, however it does; Windows has no such lock
    on folders that are shared, and there nothing is held.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(exist_ok=True)
        self._file = (folder / NAME).open("w")
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self._file.close()
                raise Refused("out-busy", folder=str(folder)) from None

    def release(self) -> None:
        """Let go; the folder is removed if nothing else is in it."""
        if sys.platform == "win32":
            self._file.close()  # Windows removes no file that is open.
        (self._folder / NAME).unlink(missing_ok=True)
        self._file.close()
        with suppress(OSError):
            self._folder.rmdir()
