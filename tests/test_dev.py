"""`./dev` starts on a machine that has nothing but Python."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import checks, environment, packages, proxies
from devtools.checks import what_to_test
from devtools.commands import BENCHES, needs_extras
from devtools.stamps import stamp
from support.turns import EVERYTHING, TURN

DEV = Path(__file__).parents[1] / "dev"


def run_bare(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run `./dev` in a folder, with no installed package and no environment variable."""
    command = [sys.executable, "-S", "-E", str(DEV), *args]
    return subprocess.run(
        command, cwd=folder, env={}, capture_output=True, text=True, timeout=60, check=False
    )


def test_help_is_printed_without_packages_and_from_any_folder(tmp_path: Path) -> None:
    done = run_bare(tmp_path, "help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "    ./dev test quick [PYTEST ARGS]  the same without" in done.stdout
    assert run_bare(tmp_path).stdout == done.stdout


def test_an_unknown_command_prints_the_help_as_an_error(tmp_path: Path) -> None:
    done = run_bare(tmp_path, "fly")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == run_bare(tmp_path, "help").stdout


@pytest.mark.parametrize(
    ("args", "needs"),
    [
        ("simulate cyberion --out x.parquet", True),
        ("simulate cyberion --out=x.parquet --games 5", True),
        ("simulate cyberion --cluster auto", True),
        ("lab components mech-a-dream --cluster=10.0.0.1:6379", True),
        ("simulate cyberion --out x.jsonl", False),
        ("simulate cyberion --out", False),
        ("play cyberion --save x.parquet", False),
        ("", False),
    ],
)
def test_extras_are_set_up_for_what_needs_them(args: str, needs: bool) -> None:
    assert needs_extras(*args.split()) == needs


def test_every_bench_of_the_help_is_there_and_others_are_refused(tmp_path: Path) -> None:
    named = re.findall(r"bench ([a-z]+) \[ARGS\]", run_bare(tmp_path, "help").stdout)
    assert {"search", "tables", "page"} < set(named) <= set(BENCHES)
    done = run_bare(tmp_path, "bench", "flying")
    assert done.returncode == 2
    assert "no bench flying" in done.stdout + done.stderr


def test_a_run_is_quick_or_whole_or_tries_everything() -> None:
    assert what_to_test("-k", "law") == (["-k", "law"], {})
    assert what_to_test("quick", "-k", "law") == (["-m", "not slow", "-k", "law"], {})
    assert what_to_test("all", "-k", "law") == (["-k", "law"], {TURN: EVERYTHING})


def test_a_set_up_environment_keeps_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "VENV", tmp_path)
    for held, asked, wanted in (
        ("", "runtime", "runtime"),
        ("runtime", "extras", "extras"),
        ("extras", "runtime", "extras"),
        ("dev", "extras", "dev"),
        ("runtime", "dev", "dev"),
        ("nonsense", "runtime", "runtime"),
    ):
        stamp(tmp_path).write_text(f"{held} and so on")
        assert environment.wanted(asked).split()[0] == wanted


def test_each_lock_file_has_what_the_smaller_one_has() -> None:
    pins = {}
    for level in environment.LEVELS:
        text = (DEV.parent / "requirements" / f"{level}.txt").read_text("utf-8")
        pins[level] = set(re.findall(r"^(\S+==\S+)", text, re.MULTILINE))
    assert pins["runtime"] < pins["extras"] < pins["dev"]


@pytest.fixture
def bare_proxies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine of Debian's without proxies; the commands that were called, which do as named."""
    called: list[list[str]] = []

    def call(command: list[str], *_: object, **_variables: str) -> int:
        called.append(command)
        if "download" in command:
            (tmp_path / f"{command[-1]}_1.0_all.deb").touch()
        if "--extract" in command:
            program = tmp_path / "usr" / "bin" / Path(command[2]).name.partition("_")[0]
            program.parent.mkdir(parents=True, exist_ok=True)
            program.touch(0o755)
        return 0

    monkeypatch.setattr(packages, "call", call)
    monkeypatch.setattr(packages, "has_apt", lambda: True)
    monkeypatch.setattr(proxies, "has_apt", lambda: True)
    monkeypatch.setattr(proxies, "PROXIES", tmp_path)
    monkeypatch.setattr(proxies, "SYSTEM_FOLDERS", ())
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    return called


def test_proxies_are_unpacked_and_none_is_installed(bare_proxies: list[list[str]]) -> None:
    assert proxies.set_up_proxies()
    assert all(map(proxies.has_proxy, ("nginx", "caddy", "openssl")))
    assert not any("install" in command for command in bare_proxies)
    bare_proxies.clear()
    assert proxies.set_up_proxies()
    assert bare_proxies == []


def test_where_all_is_set_up_anew_no_proxy_may_be_missing(
    bare_proxies: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    assert not proxies.may_be_missing()
    monkeypatch.setattr(proxies, "has_apt", lambda: False)
    assert proxies.may_be_missing()
    monkeypatch.setattr(proxies, "has_apt", lambda: True)
    monkeypatch.delenv("CI")
    assert proxies.may_be_missing()
    assert bare_proxies == []


def test_the_whole_run_sets_up_proxies_and_the_quick_one_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = []
    for name in ("browser", "firefox", "proxies", "libraries"):
        monkeypatch.setattr(checks, f"set_up_{name}", lambda name=name: done.append(name))
    checks.set_up_for_tests(is_whole=False)
    assert done == ["browser"]
    checks.set_up_for_tests(is_whole=True)
    assert set(done) == {"browser", "firefox", "proxies", "libraries"}
