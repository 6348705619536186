"""The benchmarks: what they name of the server exists."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"


def named_functions() -> list[str]:
    """The functions of ours by which `bench tables --looks` divides the server's time."""
    sys.path.insert(0, str(ROOT / "bench"))
    try:
        from load.figures import PARTS
    finally:
        sys.path.remove(str(ROOT / "bench"))
    foreign = ("websockets_sansio_impl.", "h11_impl.", "server.")
    return [name for name in PARTS if not name.startswith(foreign)]


def modules_called(stem: str) -> list[str]:
    """The modules of ours with this last name."""
    files = [*SRC.glob(f"dreamcog/core/{stem}.py"), *SRC.glob(f"dreamcog/server/**/{stem}.py")]
    return [".".join(file.relative_to(SRC).with_suffix("").parts) for file in files]


@pytest.mark.parametrize("function", named_functions())
def test_a_function_named_by_the_load_benchmark_exists(function: str) -> None:
    stem, *path = function.split(".")
    found = []
    for module in modules_called(stem):
        value: object = importlib.import_module(module)
        for name in path:
            value = getattr(value, name, None)
        found.append(value)
    assert any(each is not None for each in found)
