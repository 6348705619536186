"""Fleets on a Ray cluster: a real one of two workers on this machine, one of which is killed."""

from __future__ import annotations

import json
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest
from ray import cloudpickle

from dreamcog.core.refusal import Failed
from dreamcog.sim import ray_task
from dreamcog.sim.fleet import open_fleet
from dreamcog.sim.origin import origin_of
from dreamcog.sim.ray_task import do_part
from support.ray_cluster import busy_workers, no_other_cluster, ray_cluster
from support.work import fail, refuse, squared

PROGRAM = Path(sys.executable).with_name("dreamcog")
HERE = origin_of("cyberion")
GAMES = ("simulate", "cyberion", "--bots", "greedy", "--seed", "3", "--json", "--decisions")
COMPONENTS = ("lab", "components", "mech-a-dream", "--games", "20", "--bots", "random", "--json")

WITHOUT_PACKAGE = """
import pickle, sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "dreamcog":
            raise ModuleNotFoundError(f"No module named {name!r}")

sys.meta_path.insert(0, Absent())
function = pickle.loads(bytes.fromhex(sys.argv[1]))
print(function(b"", b""))
"""


def run(*args: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([PROGRAM, *args], cwd=cwd, capture_output=True, text=True, check=False)


def report(*args: str, cwd: Path) -> dict[str, Any]:
    done = run(*args, cwd=cwd)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.slow
def test_a_cluster_gives_what_one_machine_gives_even_if_a_worker_is_killed(tmp_path: Path) -> None:
    games = (*GAMES, "--games", "3000")
    alone = report(*games, "--workers", "2", "--out", "alone.parquet", cwd=tmp_path)
    with ray_cluster() as (address, head):
        process = subprocess.Popen(
            [PROGRAM, *games, "--out", "shared.parquet", "--cluster", address],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        killed = kill_one_worker(process, head)
        told, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors
        assert not killed.is_running()
        shared = json.loads(told)
        components = report(*COMPONENTS, "--cluster", address, cwd=tmp_path)
        check_interruption(address, head, tmp_path)
    assert {**shared, **{key: alone[key] for key in alone if "second" in key}} == alone
    files = [(tmp_path / f"{name}.parquet").read_bytes() for name in ("alone", "shared")]
    assert files[0] == files[1]
    assert components == report(*COMPONENTS, cwd=tmp_path)


def check_interruption(address: str, head: psutil.Process, folder: Path) -> None:
    """Ctrl-C ends a run on the cluster soon and quietly, and the cluster's workers are free."""
    process = subprocess.Popen(
        [PROGRAM, *GAMES, "--games", "1000000", "--out", "long.parquet", "--cluster", address],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_until(lambda: bool(busy_workers(head)))
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130, told
    assert "Traceback" not in told
    assert not (folder / "long.parquet").exists()
    wait_until(lambda: not busy_workers(head))


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def kill_one_worker(process: subprocess.Popen[str], head: psutil.Process) -> psutil.Process:
    """Kill a worker of the cluster while it is at a part, once both have been."""
    end = time.monotonic() + 100
    while time.monotonic() < end:
        assert process.poll() is None, process.communicate()
        found = busy_workers(head)
        if len(found) >= 2:
            found[0].kill()
            return found[0]
        time.sleep(0.01)
    raise AssertionError("no two workers were busy")


@pytest.mark.slow
def test_a_cluster_out_of_reach_is_told_soon_and_nothing_is_written(tmp_path: Path) -> None:
    with no_other_cluster():
        addresses = ["127.0.0.1:1"]
        if not any(each.name() == "gcs_server" for each in psutil.process_iter(["name"])):
            addresses.append("auto")
        for address in addresses:
            asked = ("simulate", "cyberion", "--out", "x.parquet", "--cluster", address)
            start = time.monotonic()
            done = run(*asked, cwd=tmp_path)
            assert time.monotonic() - start < 60
            assert done.returncode == 1
            assert address in done.stderr
            assert "Traceback" not in done.stderr
            assert list(tmp_path.iterdir()) == []


def test_a_worker_without_the_package_says_so() -> None:
    cloudpickle.register_pickle_by_value(ray_task)
    try:
        sent = cloudpickle.dumps(do_part).hex()
    finally:
        cloudpickle.unregister_pickle_by_value(ray_task)
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PACKAGE, sent], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("('lacking', {'host': ")
    assert "No module named 'dreamcog" in done.stdout


def test_a_task_tells_how_it_went() -> None:
    def done(work: Any, origin: Any = HERE) -> tuple[str, Any]:
        return do_part(pickle.dumps(origin), pickle.dumps((work, 7)))

    assert pickle.loads(done(squared)[1])[0] == 49
    assert done(refuse)[1]["params"]["wanted"] == "not 7"
    assert "ZeroDivisionError" in done(fail)[1]
    how, told = done(squared, replace(HERE, package="0.0.1"))
    assert (how, told["code"]) == ("refused", "worker-differs")
    assert done(squared, replace(HERE, rules="other"))[1]["code"] == "worker-differs"


def test_an_address_at_which_nobody_answers_is_no_cluster() -> None:
    with pytest.raises(Failed) as failed:
        open_fleet(None, "127.0.0.1:1")
    assert failed.value.code == "cluster-unreachable"
