"""What goes wrong around files of games: a sentence each, and no file that only looks whole."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pyarrow.parquet as pq
import pytest

from dreamcog.cli.main import build_app, main
from dreamcog.i18n.texts import Texts, languages
from dreamcog.sim.data.segments import folder_of

PROGRAM = Path(sys.executable).with_name("dreamcog")
LONG = ("cyberion", "--bots", "greedy", "--games", "1000000", "--seed", "5")
"""A run that takes longer than any test."""


def run(monkeypatch: pytest.MonkeyPatch, *args: str) -> int | str | None:
    """The exit status of a command run in this process."""
    monkeypatch.setattr(sys, "argv", ["dreamcog", "simulate", *args])
    with pytest.raises(SystemExit) as exit_:
        main()
    return exit_.value.code


OFTEN = """
from dreamcog.sim.data import games_file
from dreamcog.cli.main import main

games_file.SEGMENT_SECONDS = 0.2
if __name__ == "__main__":
    main()
"""
"""The program, with short segments."""


def begin(*args: str, cwd: Path) -> subprocess.Popen[str]:
    """A run in a process of its own, which has a group of its own."""
    (cwd / "program").write_text(OFTEN)
    return subprocess.Popen(
        [sys.executable, cwd / "program", "simulate", *args],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def workers_of(process: subprocess.Popen[str]) -> list[psutil.Process]:
    """Worker processes that have begun to work."""
    own = psutil.Process(process.pid).children(recursive=True)
    return [each for each in own if "spawn_main" in " ".join(each.cmdline())]


@pytest.mark.slow
@pytest.mark.parametrize("rows", [(), ("--decisions",)], ids=["games", "decisions"])
def test_a_full_disk_is_told_and_leaves_nothing_that_looks_whole(
    rows: tuple[str, ...], tmp_path: Path
) -> None:
    def small_files_only() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    done = subprocess.run(
        [PROGRAM, "simulate", "cyberion", "--games", "20000", "--out", "x.parquet", *rows],
        cwd=tmp_path,
        preexec_fn=small_files_only,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "x.parquet" in done.stderr
    assert os.strerror(27) in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["x.parquet", "x.jsonl"])
def test_a_folder_that_cannot_be_written_to_is_told_before_playing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "nowhere" / name
    for language in languages():
        assert run(monkeypatch, *LONG, "--out", str(out), "--lang", language) == 1
        told = capsys.readouterr().err.strip()
        reason = os.strerror(2)
        assert told == Texts(language).say("refusal-file-not-written", file=str(out), reason=reason)
    assert not out.parent.exists()


def test_a_device_can_be_written_to_and_can_be_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    small = ("cyberion", "--games", "2000", "--seed", "1")
    link = tmp_path / "link.jsonl"
    link.symlink_to("/dev/full")
    assert run(monkeypatch, *small, "--out", str(link)) == 1
    assert os.strerror(28) in capsys.readouterr().err
    assert run(monkeypatch, *small, "--out", "/dev/null") == 0


@pytest.mark.parametrize(
    ("package", "extra", "flags"),
    [
        ("pyarrow", "data", ("--out", "x.parquet")),
        ("ray", "cluster", ("--cluster", "auto")),
    ],
)
def test_what_is_not_installed_is_told_with_what_brings_it(
    package: str,
    extra: str,
    flags: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    for module in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setitem(sys.modules, package, None)
    assert run(monkeypatch, "cyberion", "--games", "5", *flags) == 1
    assert f"pip install 'dreamcog[{extra}]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "args",
    [
        ("cyberion", "--decisions"),
        ("cyberion", "--decisions", "--out", "x.jsonl"),
        ("cyberion", "--resume"),
        ("cyberion", "--resume", "--out", "x.jsonl"),
        ("chess", "--out", "x.parquet"),
        ("cyberion", "--variants", "robots", "--out", "x.parquet"),
        ("cyberion", "--cluster", "nonsense", "--out", "x.parquet"),
        ("cyberion", "--workers", "0", "--out", "x.parquet"),
    ],
    ids=" ".join,
)
def test_misuse_is_refused_and_nothing_is_written(
    args: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(monkeypatch, *args) == 2
    assert capsys.readouterr().err.strip()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_keeps_what_is_done(number: int, workers: str, tmp_path: Path) -> None:
    out = tmp_path / "x.parquet"
    process = begin(*LONG, "--out", str(out), "--workers", workers, cwd=tmp_path)
    wait_for(lambda: any(folder_of(out).glob("*.parquet")))
    found = workers_of(process)
    assert len(found) == (2 if workers == "2" else 0)
    os.killpg(process.pid, number) if number == signal.SIGINT else process.send_signal(number)
    _, told = process.communicate(timeout=30)
    assert process.returncode == 130, told
    assert "Traceback" not in told
    wait_for(lambda: not any(each.is_running() for each in found))
    kept = int(told.splitlines()[1].split()[0].replace(",", ""))
    files = sorted(folder_of(out).glob("*.parquet"))
    assert sum(pq.read_metadata(file).num_rows for file in files) == kept > 0
    assert "--resume" in told
    assert not out.exists()


@pytest.mark.slow
def test_an_interruption_while_workers_start_is_quiet(tmp_path: Path) -> None:
    process = begin(*LONG, "--out", "x.parquet", "--workers", "2", cwd=tmp_path)
    wait_for(lambda: len(workers_of(process)) == 2)
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=30)
    assert process.returncode == 130
    assert told.splitlines()[0] == Texts().say("simulate-interrupted"), told
    assert "Traceback" not in told


@pytest.mark.slow
def test_a_killed_run_leaves_whole_segments_and_no_workers(tmp_path: Path) -> None:
    out = tmp_path / "x.parquet"
    process = begin(*LONG, "--out", str(out), "--workers", "2", cwd=tmp_path)
    wait_for(lambda: len(list(folder_of(out).glob("*.parquet"))) >= 2)
    found = workers_of(process)
    process.kill()
    process.communicate()
    wait_for(lambda: not any(each.is_running() for each in found))
    assert all(pq.read_table(file).num_rows for file in folder_of(out).glob("*.parquet"))
    assert not out.exists()


def test_an_interrupted_run_without_parquet_leaves_nothing(tmp_path: Path) -> None:
    process = begin(*LONG, "--out", "x.jsonl", cwd=tmp_path)
    wait_for((tmp_path / "x.jsonl.tmp").exists)
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in told
    assert [file.name for file in tmp_path.iterdir()] == ["program"]


def test_the_flags_are_explained() -> None:
    from typer.testing import CliRunner

    args = ["simulate", "--help"]
    told = CliRunner().invoke(build_app(args), args, env={"COLUMNS": "200"}).stdout
    assert all(flag in told for flag in ("--decisions", "--resume", "--cluster", "--workers"))
