"""`dreamcog serve` in a process of its own, for tests."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ENGLISH = {"LANG": "en", "LC_ALL": "", "LC_MESSAGES": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}


@contextmanager
def served_by(*args: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server, and the address that it prints; at the end it stops in good order."""
    process = subprocess.Popen(
        [Path(sys.executable).with_name("dreamcog"), "serve", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **ENGLISH, **env},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"https?://\S+/", process.stdout.readline())
        assert found
        yield process, found[0]
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
        assert process.returncode == 0
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def free_ports(number: int = 1) -> int:
    """The first of so many successive ports of this machine that are free."""
    while True:
        with socket.socket() as asked:
            asked.bind(("127.0.0.1", 0))
            first: int = asked.getsockname()[1]
        if all(is_free(port) for port in range(first, first + number)):
            return first


def is_free(port: int) -> bool:
    """Whether a port of this machine is free."""
    with socket.socket() as tried:
        try:
            tried.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True
