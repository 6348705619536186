"""What goes wrong with building and loading: a clear reason, and nothing half done left behind."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from dreamcog.core.registry import game_kind, games
from dreamcog.core.rule_set import RuleSet
from dreamcog.sim.native import building
from dreamcog.sim.native.building import (
    LANGUAGE,
    NoNativeCode,
    build,
    built_library,
    cache_folder,
    compile_to,
    hash_file,
    is_whole,
    machines_compiler,
)
from dreamcog.sim.native.library import Library
from native.lock_step import library_of

SHARED = (*LANGUAGE, "-shared", "-fPIC")
VISIBLE = 'extern "C" __attribute__((visibility("default")))'


@pytest.fixture
def rules() -> RuleSet:
    return game_kind(games()[0]).open({}).rules


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder in which there is nothing."""
    monkeypatch.setenv("DREAMCOG_CACHE", str(tmp_path / "cache"))
    return cache_folder()


def compiler_that(does: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a script be the machine's compiler; "$OUT" is the file that it is to write."""
    script = folder / "compiler"
    script.write_text(f"#!/bin/sh\nfor OUT; do :; done\n{does}\n", "utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("CXX", str(script))


def test_a_damaged_hash_counts_as_no_library(rules: RuleSet) -> None:
    path = built_library(rules)
    path.write_bytes(b"a library")
    hash_file(path).write_bytes(b"\xff\xfe\x00")
    assert not is_whole(path)


@pytest.mark.parametrize("content", [b"", b"no library\n", b"\x7fELF" + bytes(60)])
def test_a_file_that_is_no_library_is_refused(
    content: bytes, tmp_path: Path, rules: RuleSet
) -> None:
    file = tmp_path / "odd.library"
    file.write_bytes(content)
    with pytest.raises(NoNativeCode, match=r"odd\.library cannot be loaded"):
        Library(file, rules)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, rules: RuleSet) -> None:
    with pytest.raises(NoNativeCode, match="cannot be loaded"):
        Library(tmp_path / "missing.library", rules)


@pytest.mark.slow
def test_the_library_of_another_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DREAMCOG_CACHE")
    first, second = games()[:2]
    other = game_kind(second).open({}).rules
    with pytest.raises(NoNativeCode, match="was made for another State"):
        Library(library_of(first).path, other)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("int other = 1;", "cannot be loaded: .*rules_size"),
        (f"{VISIBLE} long long rules_size(int) {{ return 1; }}", "cannot be loaded: .*batch_"),
    ],
)
def test_a_library_without_our_entry_points_is_refused(
    text: str, reason: str, tmp_path: Path, rules: RuleSet
) -> None:
    file = tmp_path / "other.library"
    compile_to(file, text, [machines_compiler() or "", *SHARED])
    with pytest.raises(NoNativeCode, match=reason):
        Library(file, rules)


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ("exit 1", "failed"),
        ("echo no room left >&2; exit 1", "failed: no room left"),
        ('echo half > "$OUT"; echo killed >&2; exit 137', "failed: killed"),
        ('rm -f "$OUT"', "failed"),
    ],
)
def test_a_compiler_that_fails_is_named_and_leaves_nothing_behind(
    *,
    does: str,
    reason: str,
    tmp_path: Path,
    folder: Path,
    rules: RuleSet,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiler_that(does, tmp_path, monkeypatch)
    with pytest.raises(NoNativeCode, match=reason) as refused:
        build(rules)
    assert str(tmp_path / "compiler") in str(refused.value)
    assert not list(folder.iterdir())


def test_a_compiler_that_takes_too_long_is_given_up(
    tmp_path: Path, folder: Path, rules: RuleSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler_that("exec sleep 20", tmp_path, monkeypatch)
    monkeypatch.setattr(building, "PATIENCE", 0.3)
    with pytest.raises(NoNativeCode, match="timed out"):
        build(rules)
    assert not list(folder.iterdir())


def test_a_text_that_is_no_program_leaves_nothing_behind(tmp_path: Path) -> None:
    target = tmp_path / "made" / "odd.library"
    target.parent.mkdir()
    with pytest.raises(NoNativeCode, match="error: "):
        compile_to(target, "this is no program;", [machines_compiler() or "", *SHARED])
    assert not list(target.parent.iterdir())


def test_without_a_compiler_the_reason_says_so(
    folder: Path, rules: RuleSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(building.importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(NoNativeCode, match="no C\\+\\+ compiler"):
        build(rules)
    assert not list(folder.iterdir())


@pytest.mark.slow
def test_a_library_is_built_once_and_a_damaged_one_again(folder: Path, rules: RuleSet) -> None:
    path = build(rules)
    made = path.read_bytes()
    assert sorted(each.suffix for each in folder.iterdir()) == [".library", ".sha256"]
    stamp = path.stat().st_mtime_ns
    assert build(rules) == path
    assert path.stat().st_mtime_ns == stamp
    path.write_bytes(made[: len(made) // 2])
    assert build(rules).read_bytes() == made
    assert sorted(each.suffix for each in folder.iterdir()) == [".library", ".sha256"]


def test_a_folder_of_somebody_else_is_not_taken_for_libraries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building.tempfile, "gettempdir", lambda: str(tmp_path))
    own = building.own_temporary_folder()
    assert own.parent == tmp_path
    own.chmod(0o777)
    with pytest.raises(NoNativeCode, match="not a folder that only this user can write to"):
        building.own_temporary_folder()
    own.rmdir()
    own.symlink_to(tmp_path)
    with pytest.raises(NoNativeCode, match="not a folder that only this user can write to"):
        building.own_temporary_folder()
    own.unlink()
    own.write_text("in the way")
    with pytest.raises(NoNativeCode, match="no folder for libraries"):
        building.own_temporary_folder()


def test_where_the_machines_compiler_fails_the_one_from_pypi_is_tried(
    tmp_path: Path, rules: RuleSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler_that("exit 3", tmp_path, monkeypatch)
    commands = []

    def compile_to(target: Path, _source: str, command: list[str]) -> None:
        commands.append(command)
        if len(commands) == 1:
            raise NoNativeCode("failed")
        target.write_bytes(b"built")

    monkeypatch.setattr(building.importlib.util, "find_spec", lambda _name: object())
    monkeypatch.setattr(building, "compile_to", compile_to)
    assert building.build(rules).read_bytes() == b"built"
    assert [command[0] for command in commands] == [str(tmp_path / "compiler"), sys.executable]
