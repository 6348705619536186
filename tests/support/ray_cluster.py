"""A Ray cluster on this machine for tests: a head with two processors, stopped whatever happens."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

RAY = Path(sys.executable).with_name("ray")
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


@contextmanager
def no_other_cluster() -> Iterator[None]:
    """Let no other test have a cluster meanwhile: `--cluster auto` finds any on this machine."""
    with (Path(tempfile.gettempdir()) / "dreamcog-test-cluster.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextmanager
def ray_cluster(processors: int = 2) -> Iterator[tuple[str, psutil.Process]]:
    """A running cluster, the only one of the tests."""
    with no_other_cluster(), started_cluster(processors) as cluster:
        yield cluster


@contextmanager
def started_cluster(processors: int) -> Iterator[tuple[str, psutil.Process]]:
    """The address of a running head, and its process; its workers are descendants of that.

    The folder has a short name: sockets lie in it, whose paths may not be long.
    """
    folder = tempfile.mkdtemp(prefix="dc", dir="/tmp")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        *(RAY, "start", "--head", "--block", f"--port={port}", f"--num-cpus={processors}"),
        *("--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={folder}"),
        *("--node-ip-address=127.0.0.1", "--object-store-memory=100000000"),
    ]
    log = Path(folder) / "start.log"
    with log.open("w") as out:
        started = subprocess.Popen(
            command, env={**os.environ, **QUIET}, stdout=out, stderr=subprocess.STDOUT
        )
    head = psutil.Process(started.pid)
    try:
        wait_for_start(started, log)
        yield f"127.0.0.1:{port}", head
    finally:
        family = head.children(recursive=True) if head.is_running() else []
        started.terminate()
        with suppress(subprocess.TimeoutExpired):
            started.wait(10)
        for process in (head, *family):
            with suppress(psutil.NoSuchProcess):
                process.kill()
        started.wait()
        psutil.wait_procs(family, 10)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for_start(started: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the head says that it runs."""
    end = time.monotonic() + 120
    while "Ray runtime started" not in log.read_text():
        assert started.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.1)


def busy_workers(head: psutil.Process) -> list[psutil.Process]:
    """The workers of a cluster that are at a part of ours."""
    found = []
    for process in head.children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if any("do_part" in word for word in process.cmdline()):
                found.append(process)
    return found
