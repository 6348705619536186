"""Which platform this is, and what is built for it."""

from __future__ import annotations

import platform
import sys
import sysconfig

import pytest

from dreamcog.sim.native.platforms import (
    PLATFORMS,
    UnsupportedPlatform,
    platform_name,
    this_platform,
)


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-arm64"),
        ("darwin", "x86_64", "macos-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
    ],
)
def test_a_machine_has_the_platform_of_its_system_and_processor(
    monkeypatch: pytest.MonkeyPatch, system: str, machine: str, name: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert this_platform().name == name


@pytest.mark.parametrize(
    ("built_for", "name"), [("win-amd64", "windows-x86_64"), ("win-arm64", "windows-arm64")]
)
def test_on_windows_the_platform_is_that_of_python_and_not_of_the_processor(
    monkeypatch: pytest.MonkeyPatch, built_for: str, name: str
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(platform, "machine", lambda: "ARM64")
    monkeypatch.setattr(sysconfig, "get_platform", lambda: built_for)
    assert this_platform().name == name


@pytest.mark.parametrize(
    ("system", "machine", "size", "name"),
    [
        ("freebsd14", "amd64", sys.maxsize, "freebsd14-x86_64"),
        ("linux", "riscv64", sys.maxsize, "linux-riscv64"),
        ("linux", "x86_64", 2**31 - 1, "linux-x86_64-32-bits"),
    ],
)
def test_an_unsupported_platform_is_named(
    monkeypatch: pytest.MonkeyPatch, system: str, machine: str, size: int, name: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "maxsize", size)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert platform_name() == name
    with pytest.raises(UnsupportedPlatform, match=f"^{name}$"):
        this_platform()


def test_every_platform_has_a_file_of_its_own() -> None:
    names = {each.file_name("cyberion") for each in PLATFORMS}
    assert len(names) == len(PLATFORMS) == 7
