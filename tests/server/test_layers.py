"""The dependency law inside the server, and what its packages may do."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "dreamcog" / "server"
FRAMEWORKS = ("litestar", "uvicorn", "starlette")

BELOW = {
    "wire": set(),
    "store": {"wire"},
    "ops": {"wire", "store"},
    "table": {"wire", "store"},
    "broadcast": {"wire", "table"},
    "live": {"wire", "store", "ops", "table", "broadcast"},
    "automation": {"wire", "store", "ops", "table", "broadcast", "live"},
    "people": {"wire", "store", "ops", "table", "broadcast", "live"},
    "admin": {"wire", "store", "ops", "table", "broadcast", "live", "people"},
}
"""What each package may import of the server; `services.py` puts them together for `api`."""

VALUES = ("store.records", "store.statements")
"""All that the table package may import of the store: values, nothing that reads or writes."""

NO_INPUT_OR_OUTPUT = {
    *("__future__", "collections", "copy", "dataclasses", "functools", "hashlib", "json"),
    *("msgspec", "typing"),
}
"""What the table package may import: modules that read and write nothing outside."""


def modules(package: str) -> list[Path]:
    return sorted((SERVER / package).rglob("*.py"))


def imported(file: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, with the line; `from x import y` may import module x.y."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
            if (SERVER.parents[1] / (node.module or "").replace(".", "/")).is_dir():
                yield from ((node.lineno, f"{node.module}.{each.name}") for each in node.names)


def inside_server(file: Path) -> Iterator[tuple[int, str]]:
    """The modules of the server that a file imports, without `dreamcog.server.`."""
    for line, module in imported(file):
        if module.startswith("dreamcog.server."):
            yield line, module.removeprefix("dreamcog.server.")


@pytest.mark.parametrize("package", BELOW)
def test_a_package_imports_only_packages_below_it(package: str) -> None:
    wrong = [
        f"{file.relative_to(SERVER)}:{line}: {module}"
        for file in modules(package)
        for line, module in inside_server(file)
        if module.split(".")[0] not in {package, *BELOW[package]}
    ]
    assert not wrong


def test_every_package_has_its_place_in_the_law() -> None:
    packages = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert packages - {"api"} == set(BELOW)


def test_every_package_says_what_it_owns() -> None:
    for package in (*BELOW, "api"):
        documented = ast.get_docstring(ast.parse((SERVER / package / "__init__.py").read_text()))
        assert documented is not None, package
        assert "import" in documented, package


def test_only_the_api_and_the_processes_import_a_web_framework() -> None:
    wrong = [
        f"{file.relative_to(SERVER)}:{line}: {module}"
        for package in BELOW
        for file in modules(package)
        for line, module in imported(file)
        if module.split(".")[0] in FRAMEWORKS
    ]
    assert not wrong


@pytest.mark.parametrize("file", modules("table"), ids=lambda file: file.name)
def test_the_table_package_does_no_input_or_output(file: Path) -> None:
    for line, module in imported(file):
        top = module.split(".")[0]
        if top != "dreamcog":
            assert top in NO_INPUT_OR_OUTPUT, f"line {line} imports {module}"
        if module.startswith("dreamcog.server.store."):
            assert module.removeprefix("dreamcog.server.").startswith(VALUES), f"line {line}"
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        assert not isinstance(node, ast.AsyncFunctionDef | ast.Await), f"line {node.lineno} waits"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input"), f"line {node.lineno}"


def test_packages_below_api_work_without_a_web_framework() -> None:
    blocked = (
        "import sys, importlib.abc\n"
        "class Block(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        f"        if name.split('.')[0] in {FRAMEWORKS!r}: raise ImportError(name)\n"
        "sys.meta_path.insert(0, Block())\n"
    )
    wanted = [
        f"dreamcog.server.{'.'.join(file.relative_to(SERVER).with_suffix('').parts)}"
        for package in ("table", "broadcast", "live", "automation", "people")
        for file in modules(package)
        if file.stem != "__init__"
    ]
    program = blocked + "\n".join(f"import {module}" for module in wanted)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
