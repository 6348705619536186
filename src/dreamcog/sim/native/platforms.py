"""The platforms for which the rules are built as native code, and which of them this machine is."""

from __future__ import annotations

import platform
import sys
import sysconfig
from dataclasses import dataclass

FREESTANDING = ("-ffreestanding", "-nostdlib", "-g0", "-s")
"""No C library and no debugging information: the same file everywhere, and nothing to wait for."""


class UnsupportedPlatform(Exception):
    """No library is built for the platform of this name."""


@dataclass(frozen=True, slots=True)
class Platform:
    """A kind of machine: what the compiler calls it, and how a library for it is linked."""

    name: str
    target: str
    """Zig's name of it. On Linux without a C library: one file serves glibc and musl."""
    suffix: str
    link: tuple[str, ...] = ("-shared",)

    def flags(self) -> tuple[str, ...]:
        """What Zig is told besides the language: for this platform, without a C library."""
        return ("-target", self.target, *FREESTANDING, *self.link)

    def file_name(self, game: str) -> str:
        """The name of the file for a game."""
        return f"{game}-{self.name}{self.suffix}"


MACOS_LINK = ("-shared", "-lSystem", "-Wl,-install_name,@rpath/dreamcog.dylib")
"""A library without libSystem is refused by macOS; without its own name it would carry a path."""

WINDOWS_LINK = ("-shared", "-lcompiler_rt")
"""Functions with large frames ask the compiler's own library to touch each page of the stack."""

WASM_LINK = ("-Wl,--no-entry", "-Wl,--export-dynamic", "-Wl,--export=__heap_base")
"""A caller puts its records into the memory from `__heap_base` on."""

WASM = Platform("wasm32", "wasm32-freestanding", ".wasm", WASM_LINK)
"""For JavaScript; no machine that runs Python."""

PLATFORMS = (
    Platform("linux-x86_64", "x86_64-linux-none", ".so"),
    Platform("linux-arm64", "aarch64-linux-none", ".so"),
    Platform("macos-x86_64", "x86_64-macos.11.0", ".dylib", MACOS_LINK),
    Platform("macos-arm64", "aarch64-macos.11.0", ".dylib", MACOS_LINK),
    Platform("windows-x86_64", "x86_64-windows-gnu", ".dll", WINDOWS_LINK),
    Platform("windows-arm64", "aarch64-windows-gnu", ".dll", WINDOWS_LINK),
    WASM,
)

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
MACHINES = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "arm64", "arm64": "arm64"}


def this_platform() -> Platform:
    """The platform of this process; `UnsupportedPlatform` where there is no library for it."""
    name = platform_name()
    for each in PLATFORMS:
        if each.name == name:
            return each
    raise UnsupportedPlatform(name)


def platform_name() -> str:
    """The name of this process's platform, supported or not."""
    machine = machine_of_python()
    bits = "" if sys.maxsize > 1 << 32 else "-32-bits"
    return f"{SYSTEMS.get(sys.platform, sys.platform)}-{MACHINES.get(machine, machine)}{bits}"


def machine_of_python() -> str:
    """The processor for which this Python is built.

    Windows runs programs for x86-64 on arm64 too, and `platform.machine` names the processor.
    """
    if sys.platform == "win32":
        return sysconfig.get_platform().removeprefix("win-").lower()
    return platform.machine().lower()
