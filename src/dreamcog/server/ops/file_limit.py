"""How many files and connections the operating system lets this process have open."""

from __future__ import annotations

import logging
import sys

from dreamcog.server.ops.logs import log_event

log = logging.getLogger(__name__)

OTHER_FILES = 200
"""Files that the server needs beside its connections: the database, libraries, workers."""


def most_open_connections(wanted: int) -> int:
    """How many connections there is room for; the limit on open files is raised where possible.

    0 is as many as the operating system allows. Where it allows fewer than are wanted, the log
    says so.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = max(soft, wanted + OTHER_FILES) if hard == resource.RLIM_INFINITY else hard
    if soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):  # macOS allows less than its own hard limit says
            most = soft
    room = max(1, most - OTHER_FILES)
    if wanted and wanted <= room:
        return wanted
    if wanted:
        log_event(log, "few-files", level=logging.WARNING, wanted=wanted, possible=room)
    return room
