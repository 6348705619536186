"""The libraries for all platforms: what the wheel needs is there, and is what it should be.

Those of other machines cannot be run here. What they say of themselves is read instead.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.registry import game_kind
from dreamcog.sim.native.library import SIGNATURES, find
from dreamcog.sim.native.platforms import PLATFORMS, WASM, Platform, platform_name
from dreamcog.sim.native.shipped import MANIFEST
from dreamcog.sim.native.source import freestanding_source
from support.binaries import Binary, read_binary

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GAMES = ("cyberion", "mech-a-dream")
FORMATS = {"linux": "ELF", "macos": "Mach-O", "windows": "PE"}
LC_UUID, LC_BUILD_VERSION = 0x1B, 0x32
LIBRARIES_OF_MACOS = {"/usr/lib/libSystem.B.dylib"}
FUNCTIONS_OF_MACOS = {"dyld_stub_binder", "___bzero", "_bzero"}
"""What libSystem has."""
NATIVE = [each for each in PLATFORMS if each is not WASM]

everywhere = pytest.mark.parametrize("platform", NATIVE, ids=lambda platform: platform.name)
of_each_game = pytest.mark.parametrize("game", GAMES)


def manifest(libraries: Path) -> dict[str, Any]:
    made: dict[str, Any] = json.loads((libraries / MANIFEST).read_text("utf-8"))
    return made


def binary(libraries: Path, platform: Platform, game: str) -> Binary:
    return read_binary((libraries / platform.file_name(game)).read_bytes())


def test_the_folder_holds_what_the_manifest_tells_and_nothing_else(libraries: Path) -> None:
    told = {MANIFEST}
    for entry in manifest(libraries)["games"].values():
        for platform, file in entry["files"].items():
            data = (libraries / file["name"]).read_bytes()
            assert (len(data), hashlib.sha256(data).hexdigest()) == (file["size"], file["sha256"])
            assert platform in {each.name for each in PLATFORMS}
            told.add(file["name"])
    assert {each.name for each in libraries.iterdir()} == told
    assert len(told) == 1 + len(GAMES) * len(PLATFORMS)


@of_each_game
def test_the_manifest_tells_of_the_text_that_the_rules_have_now(libraries: Path, game: str) -> None:
    rules = game_kind(game).open({}).rules
    entry = manifest(libraries)["games"][rules.package]
    assert entry["text"] == hashlib.sha256(freestanding_source(rules).encode()).hexdigest()


@of_each_game
def test_the_library_of_this_machine_is_found(libraries: Path, game: str) -> None:
    rules = game_kind(game).open({}).rules
    (own,) = [each for each in NATIVE if each.name == platform_name()]
    assert find(rules) == libraries / own.file_name(game)


@of_each_game
@everywhere
def test_a_library_is_for_its_platform(libraries: Path, platform: Platform, game: str) -> None:
    read = binary(libraries, platform, game)
    system, machine = platform.name.split("-")
    assert (read.format, read.machine) == (FORMATS[system], machine)


@of_each_game
@everywhere
def test_a_library_has_all_entry_points(libraries: Path, platform: Platform, game: str) -> None:
    rules = game_kind(game).open({}).rules
    wanted = {name for name in SIGNATURES if name != "batch_observe" or hasattr(rules, "observe")}
    assert wanted <= binary(libraries, platform, game).exports


@of_each_game
@everywhere
def test_a_library_needs_nothing_but_its_system(
    libraries: Path, platform: Platform, game: str
) -> None:
    read = binary(libraries, platform, game)
    is_macos = platform.name.startswith("macos")
    assert read.libraries == (LIBRARIES_OF_MACOS if is_macos else set())
    assert read.imports <= (FUNCTIONS_OF_MACOS if is_macos else set())


@of_each_game
def test_a_library_for_macos_has_what_its_loader_asks_for(libraries: Path, game: str) -> None:
    for platform in NATIVE:
        if platform.name.startswith("macos"):
            read = binary(libraries, platform, game)
            assert {LC_UUID, LC_BUILD_VERSION} <= read.commands
            assert read.is_signed == (read.machine == "arm64")


def test_a_damaged_page_breaks_the_signature(libraries: Path) -> None:
    data = bytearray((libraries / "cyberion-macos-arm64.dylib").read_bytes())
    data[len(data) // 2] ^= 1
    assert not read_binary(bytes(data)).is_signed


@of_each_game
def test_no_file_names_a_folder_of_the_machine_that_built_it(libraries: Path, game: str) -> None:
    for platform in PLATFORMS:
        data = (libraries / platform.file_name(game)).read_bytes()
        for folder in (ROOT, Path.home(), Path("/tmp")):
            assert f"{folder}/".encode() not in data


def test_zig_as_a_package_builds_the_same_bytes_where_there_is_no_other_compiler(
    libraries: Path, tmp_path: Path
) -> None:
    program = (
        "from dreamcog.core.registry import game_kind\n"
        "from dreamcog.sim.native.building import build\n"
        "print(build(game_kind('mech-a-dream').open({}).rules))"
    )
    env = {name: value for name, value in os.environ.items() if name not in ("PATH", "CXX")}
    env |= {"PATH": "", "PYTHONPATH": str(ROOT / ".tools" / "zig")}
    env |= {"DREAMCOG_CACHE": str(tmp_path), "HOME": str(tmp_path)}
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, env=env, cwd=tmp_path, stdout=subprocess.PIPE, check=True)
    assert shutil.which("c++", path="") is None
    built = Path(ran.stdout.decode().strip()).read_bytes()
    (own,) = [each for each in NATIVE if each.name == platform_name()]
    assert built == (libraries / own.file_name("mech-a-dream")).read_bytes()
    assert [each.name for each in tmp_path.iterdir()] == ["dreamcog"]
