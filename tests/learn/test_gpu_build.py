"""How kernels are compiled for a GPU: by what is at hand, once."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from dreamcog.core.registry import game_kind
from dreamcog.learn import cuda_build
from dreamcog.learn.cuda_build import NoGpuCode, by_nvcc, compiled, gpu_binary

RULES = game_kind("cyberion").open({}).rules


def shell(folder: Path, text: str) -> str:
    """A program in place of nvcc."""
    program = folder / "nvcc"
    program.write_text(f"#!/bin/sh\n{text}\n")
    program.chmod(0o755)
    return str(program)


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a shell's")
def test_nvcc_writes_machine_code_or_says_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    good = shell(tmp_path, 'for last; do :; done; echo "$2" > "$last"')
    monkeypatch.setattr(cuda_build, "find_nvcc", lambda: good)
    assert by_nvcc("text", "sm_90", ()) == b"-arch=sm_90\n"
    bad = shell(tmp_path, "echo no such thing >&2; exit 1")
    monkeypatch.setattr(cuda_build, "find_nvcc", lambda: bad)
    with pytest.raises(NoGpuCode, match="no such thing"):
        by_nvcc("text", "sm_90", ())


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the program is a shell's")
def test_nothing_goes_on_after_nvcc_was_given_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    noted = tmp_path / "noted"
    slow = shell(tmp_path, f"(sleep 3; echo done > {noted}) &\nwait")
    monkeypatch.setattr(cuda_build, "find_nvcc", lambda: slow)
    monkeypatch.setattr(cuda_build, "CUDA_PATIENCE", 0.5)
    with pytest.raises(subprocess.TimeoutExpired):
        by_nvcc("text", "sm_90", ())
    time.sleep(4)
    assert not noted.exists()


def test_without_nvcc_the_library_that_comes_with_torch_compiles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cuda_build, "find_nvcc", lambda: None)
    monkeypatch.setattr(cuda_build, "by_nvrtc", lambda text, *_: text.encode())
    assert compiled("text", "sm_90") == b"text"


def test_both_reasons_are_told_where_nothing_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_build, "find_nvcc", lambda: None)
    monkeypatch.setattr(cuda_build, "nvrtc_files", lambda: ["/nowhere/libnvrtc.so"])
    cuda_build.open_nvrtc.cache_clear()
    with pytest.raises(NoGpuCode, match="no nvcc; there is no NVRTC"):
        compiled("text", "sm_90")


def test_machine_code_is_kept_by_what_it_was_made_of(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made: list[tuple[object, ...]] = []

    def compile_text(*given: object) -> bytes:
        made.append(given[1:])
        return f"code {len(made)}".encode()

    monkeypatch.setenv("DREAMCOG_CACHE", str(tmp_path))
    monkeypatch.setattr(cuda_build, "compiled", compile_text)
    assert gpu_binary(RULES, "sm_90") == gpu_binary(RULES, "sm_90") == b"code 1"
    assert gpu_binary(RULES, "sm_80") == b"code 2"
    assert gpu_binary(RULES, "sm_90", registers=64) == b"code 3"
    assert made[2] == ("sm_90", (*cuda_build.FLAGS, "-maxrregcount=64"))
    (tmp_path / "dreamcog").joinpath(next(kept_files(tmp_path))).write_bytes(b"damaged")
    assert len({gpu_binary(RULES, "sm_90"), gpu_binary(RULES, "sm_80")}) == 2
    assert len(made) <= 4


def kept_files(folder: Path) -> object:
    """The names of what was compiled."""
    return (file.name for file in sorted((folder / "dreamcog").glob("*.cubin")))
