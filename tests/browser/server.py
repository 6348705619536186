"""A server in a process of its own, as browsers meet it."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from subprocess import Popen
from typing import Any

import httpx

from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import listen, start_process

PATIENCE = 60.0
"""Seconds for which a server may take to start, on a machine that is busy with other tests."""


class Server:
    """A server that can be stopped and started again at the same address, with what it keeps."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        usual: dict[str, Any] = {"pace": 0.0, "webhooks": "off", "log_level": "error"}
        database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.settings = Settings(database=database, **{**usual, **settings})
        self.port = 0
        self._process: Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address of its page."""
        return f"http://127.0.0.1:{self.port}{self.settings.base_path}/"

    def start(self) -> None:
        """Serve, and wait until it answers."""
        with listen("127.0.0.1", self.port) as listening:
            self.port = listening.getsockname()[1]
            self._process = start_process(self.settings, listening)
        end = time.monotonic() + PATIENCE
        while not self._is_well():
            assert self._process.poll() is None, "the server did not start"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)

    def _is_well(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}healthz", timeout=5).status_code == 200
        return False

    def stop(self) -> None:
        """Stop it in good order: connected clients are told."""
        if self._process is None:
            return
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._process = None

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self._process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
