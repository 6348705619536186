"""Libraries that come with the package: which are used, and which are not."""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import json
import platform
import sys
from pathlib import Path
from typing import Any

import pytest

from dreamcog.cli import main as cli
from dreamcog.core.registry import game_kind
from dreamcog.core.rule_set import RuleSet
from dreamcog.server.ops.native_rules import prepare_all
from dreamcog.sim.native import building, library, table_runtime
from dreamcog.sim.native.building import NoNativeCode, sources_hash
from dreamcog.sim.native.library import find, prepare, ready
from dreamcog.sim.native.platforms import platform_name
from dreamcog.sim.native.shipped import MANIFEST, DamagedLibrary, shipped_library

LIBRARY = b"a library"


@pytest.fixture
def rules() -> RuleSet:
    return game_kind("cyberion").open({}).rules


@pytest.fixture
def folder(tmp_path: Path, rules: RuleSet, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of libraries with one for this platform, and an empty cache folder."""
    monkeypatch.setenv("DREAMCOG_CACHE", str(tmp_path / "cache"))
    made = tmp_path / "libraries"
    made.mkdir()
    (made / "cyberion.so").write_bytes(LIBRARY)
    file = {"name": "cyberion.so", "sha256": hashlib.sha256(LIBRARY).hexdigest()}
    write(made, rules, game="cyberion", files={platform_name(): file})
    monkeypatch.setattr(library, "shipped_library", functools.partial(shipped_library, folder=made))
    return made


def write(folder: Path, rules: RuleSet, **told: Any) -> None:
    entry = {"sources": sources_hash(rules), **told}
    (folder / MANIFEST).write_text(json.dumps({"games": {rules.package: entry}}), "utf-8")


def rewrite(folder: Path, rules: RuleSet, **changed: Any) -> None:
    told = json.loads((folder / MANIFEST).read_text("utf-8"))["games"][rules.package]
    write(folder, rules, **told | changed)


def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)


def test_the_library_of_these_rules_is_found(folder: Path, rules: RuleSet) -> None:
    assert find(rules) == folder / "cyberion.so"


def test_a_checkout_has_none(folder: Path, rules: RuleSet) -> None:
    (folder / MANIFEST).unlink()
    assert find(rules) is None


def test_a_library_of_other_rules_is_left_alone(folder: Path, rules: RuleSet) -> None:
    rewrite(folder, rules, sources="of older rules")
    assert find(rules) is None


def test_a_library_that_is_missing_is_not_used(folder: Path, rules: RuleSet) -> None:
    (folder / "cyberion.so").unlink()
    assert find(rules) is None


@pytest.mark.usefixtures("folder")
def test_an_unsupported_platform_has_none(rules: RuleSet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "plan9")
    monkeypatch.setattr(platform, "machine", lambda: "mips")
    assert find(rules) is None
    without_compiler(monkeypatch)
    with pytest.raises(NoNativeCode, match="plan9-mips"):
        prepare(rules)


@pytest.mark.parametrize("damaged", [LIBRARY[:-1], LIBRARY + b"!", b"another library", b""])
def test_a_damaged_library_is_named_and_never_loaded(
    folder: Path, rules: RuleSet, monkeypatch: pytest.MonkeyPatch, damaged: bytes
) -> None:
    monkeypatch.setattr(library, "open_library", lambda *_args: pytest.fail("it was loaded"))
    (folder / "cyberion.so").write_bytes(damaged)
    with pytest.raises(DamagedLibrary, match=r"libraries.cyberion\.so is damaged"):
        prepare(rules)
    assert ready(rules) is None
    assert not list((folder.parent / "cache").rglob("*.library"))


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"games": 1}', '{"games": {"x": {}}}', '{"games": {"x": {"files": 1}}}'],
)
def test_a_damaged_manifest_is_named(folder: Path, rules: RuleSet, text: str) -> None:
    (folder / MANIFEST).write_text(text, "utf-8")
    with pytest.raises(DamagedLibrary, match=r"manifest\.json is damaged"):
        prepare(rules)
    assert ready(rules) is None


def test_without_library_and_compiler_the_reason_names_the_platform(
    folder: Path, rules: RuleSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / MANIFEST).unlink()
    without_compiler(monkeypatch)
    with pytest.raises(NoNativeCode, match=f"{platform_name()} comes with the package, and there"):
        prepare(rules)
    assert ready(rules) is None


def test_a_library_that_was_built_here_counts_only_with_the_bytes_it_had(tmp_path: Path) -> None:
    target = tmp_path / "rules.library"
    copy = "import sys; open(sys.argv[3], 'wb').write(sys.stdin.buffer.read())"
    building.compile_to(target, "text", [sys.executable, "-c", copy])
    assert building.is_whole(target)
    target.write_bytes(b"tex")
    assert not building.is_whole(target)
    target.unlink()
    assert not building.is_whole(target)


def test_a_command_says_which_file_is_damaged(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise DamagedLibrary(Path("/there/cyberion.so"))

    monkeypatch.setattr(cli, "build_app", lambda _args: fail)
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    assert stopped.value.code == 1
    assert "/there/cyberion.so" in capsys.readouterr().err


def test_a_server_goes_on_interpreted_with_a_damaged_library(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_rules: RuleSet) -> None:
        raise DamagedLibrary(Path("/there/cyberion.so"))

    monkeypatch.setattr(table_runtime, "prepare", fail)
    with caplog.at_level("INFO"):
        prepare_all()
    (told,) = [each for each in caplog.records if each.name == prepare_all.__module__]
    assert "/there/cyberion.so" in str(vars(told))
