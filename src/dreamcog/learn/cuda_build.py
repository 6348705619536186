"""Compiling a game's kernels: with nvcc or NVRTC for a GPU, with a C++ compiler for the processor.

What was compiled is kept in the cache folder, by a hash of the text and of how it was made.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

from dreamcog.core.rule_set import RuleSet
from dreamcog.learn.cuda_source import cuda_source
from dreamcog.sim.native.building import (
    LANGUAGE,
    PATIENCE,
    NoNativeCode,
    cache_folder,
    compile_to,
    hash_file,
    is_whole,
    machines_compiler,
)

FLAGS = ("-std=c++17",)
"""What nvcc and NVRTC are both told."""

TOOLKITS = ("/usr/local/cuda", "/opt/cuda")
"""Where a CUDA toolkit lies unless CUDA_HOME or PATH says another place."""

CUDA_PATIENCE = 2 * PATIENCE
"""Seconds after which nvcc is given up."""


class NoGpuCode(NoNativeCode):
    """Why a game's kernels cannot be compiled or run on a GPU here."""


def kept(rules: RuleSet, made_by: str, suffix: str) -> Path:
    """Where kernels lie that were compiled in this way."""
    text = f"{made_by}\n{cuda_source(rules)}"
    game = rules.package.split(".")[-2]
    return cache_folder() / f"{game}-{hashlib.sha256(text.encode()).hexdigest()[:32]}.{suffix}"


def host_library(rules: RuleSet) -> Path:
    """The kernels as loops, for this machine's processor; `NoNativeCode` without a compiler."""
    target = kept(rules, "host", "library")
    if not is_whole(target):
        compiler = machines_compiler()
        if compiler is None:
            raise NoNativeCode("there is no C++ compiler (g++, clang++)")
        compile_to(target, cuda_source(rules), [compiler, *LANGUAGE, "-shared", "-fPIC"])
    return target


def gpu_binary(rules: RuleSet, architecture: str, registers: int = 0) -> bytes:
    """Machine code of the kernels for a GPU such as `sm_90`; compiled once, by what is at hand.

    With `registers`, a thread has no more of them: more threads are at work at once, each slower.
    """
    flags = (*FLAGS, *([f"-maxrregcount={registers}"] if registers else []))
    target = kept(rules, " ".join((architecture, *flags)), "cubin")
    if not is_whole(target):
        made = compiled(cuda_source(rules), architecture, flags)
        hash_file(target).write_text(hashlib.sha256(made).hexdigest(), "utf-8")
        target.write_bytes(made)
    return target.read_bytes()


def compiled(text: str, architecture: str, flags: Sequence[str] = FLAGS) -> bytes:
    """Machine code by nvcc, or by NVRTC where that is missing or fails; else `NoGpuCode`."""
    reasons = []
    for compile_text in (by_nvcc, by_nvrtc):
        try:
            return compile_text(text, architecture, flags)
        except (NoGpuCode, OSError, subprocess.TimeoutExpired) as error:
            reasons.append(str(error))
    raise NoGpuCode("; ".join(reasons))


def by_nvcc(text: str, architecture: str, flags: Sequence[str]) -> bytes:
    """Machine code by the compiler of a CUDA toolkit."""
    nvcc = find_nvcc()
    if nvcc is None:
        raise NoGpuCode("there is no nvcc")
    with tempfile.TemporaryDirectory(prefix="dreamcog-nvcc-") as scratch:
        source, made = Path(scratch) / "tables.cu", Path(scratch) / "tables.cubin"
        source.write_text(text, "utf-8")
        given = ["-cubin", f"-arch={architecture}", *flags, str(source), "-o", str(made)]
        with subprocess.Popen(
            [nvcc, *given], stderr=subprocess.PIPE, text=True, start_new_session=True
        ) as compiler:
            try:
                _, told = compiler.communicate(timeout=CUDA_PATIENCE)
            except BaseException:
                stop_all(compiler)
                raise
        if compiler.returncode:
            raise NoGpuCode(f"nvcc failed: {told.strip()[:1000]}")
        return made.read_bytes()


def stop_all(compiler: subprocess.Popen[str]) -> None:
    """End a compiler and the programs that it has started."""
    if sys.platform == "win32":
        compiler.kill()
    else:
        os.killpg(compiler.pid, signal.SIGKILL)


def find_nvcc() -> str | None:
    """The compiler of the toolkit that CUDA_HOME names, that is in PATH, or in a usual place."""
    homes = [os.environ.get("CUDA_HOME", ""), *TOOLKITS]
    places = [str(Path(home) / "bin" / "nvcc") for home in homes if home]
    return next((found for name in ["nvcc", *places] if (found := shutil.which(name))), None)


def by_nvrtc(text: str, architecture: str, flags: Sequence[str]) -> bytes:
    """Machine code by the compiler that comes with torch as a library."""
    nvrtc, program = open_nvrtc(), c_void_p()
    given = text.encode()
    check(nvrtc, nvrtc.nvrtcCreateProgram(byref(program), given, b"tables.cu", 0, None, None))
    try:
        options = [f"-arch={architecture}", *flags]
        told = (c_char_p * len(options))(*(option.encode() for option in options))
        if nvrtc.nvrtcCompileProgram(program, len(options), told):
            raise NoGpuCode(
                f"NVRTC failed: {written(nvrtc, program, 'ProgramLog').decode()[:1000]}"
            )
        return written(nvrtc, program, "CUBIN")
    finally:
        nvrtc.nvrtcDestroyProgram(byref(program))


def written(nvrtc: Any, program: c_void_p, what: str) -> bytes:
    """What NVRTC has to tell of a program: its log or its machine code."""
    size = c_size_t()
    check(nvrtc, getattr(nvrtc, f"nvrtcGet{what}Size")(program, byref(size)))
    room = ctypes.create_string_buffer(size.value)
    check(nvrtc, getattr(nvrtc, f"nvrtcGet{what}")(program, room))
    return room.raw


def check(nvrtc: Any, status: int) -> None:
    """Raise what NVRTC says is wrong."""
    if status:
        raise NoGpuCode(f"NVRTC: {nvrtc.nvrtcGetErrorString(status).decode()}")


@cache
def open_nvrtc() -> Any:
    """NVRTC's library, from torch's packages, the toolkit, or wherever the system finds one."""
    for name in nvrtc_files():
        try:
            nvrtc = ctypes.CDLL(name)
        except OSError:
            continue
        pointer = POINTER(c_void_p)
        nvrtc.nvrtcCreateProgram.argtypes = [
            *(pointer, c_char_p, c_char_p),
            *(c_int, c_void_p, c_void_p),
        ]
        nvrtc.nvrtcCompileProgram.argtypes = [c_void_p, c_int, c_void_p]
        nvrtc.nvrtcDestroyProgram.argtypes = [pointer]
        for what in ("ProgramLog", "CUBIN"):
            getattr(nvrtc, f"nvrtcGet{what}Size").argtypes = [c_void_p, POINTER(c_size_t)]
            getattr(nvrtc, f"nvrtcGet{what}").argtypes = [c_void_p, c_char_p]
        nvrtc.nvrtcGetErrorString.restype = c_char_p
        return nvrtc
    raise NoGpuCode("there is no NVRTC")


def nvrtc_files() -> list[str]:
    """Names under which NVRTC may be found, the likeliest first."""
    found: list[Path] = []
    spec = importlib.util.find_spec("nvidia")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        found += Path(folder).rglob("libnvrtc.so*")
    for home in (os.environ.get("CUDA_HOME", ""), *TOOLKITS):
        if home:
            found += Path(home).glob("**/lib*/libnvrtc.so*")
    return [*map(str, found), *(f"libnvrtc.so{version}" for version in ("", ".13", ".12"))]
