"""The page's source files, and which of them import which."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SRC = Path(__file__).parents[2] / "web" / "src"
GENERATED = "net/types.ts"
IMPORTED = re.compile(r"(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)[\"']([^\"'\n]+)[\"']")
"""Static, dynamic and type-only imports, also `import("…")` in a type."""
ALIAS = "$page/"


@cache
def sources() -> dict[str, str]:
    """Each source file of the page by its path in `web/src`, without tests."""
    files = sorted(each for each in SRC.rglob("*") if each.suffix in (".ts", ".svelte", ".css"))
    named = {each.relative_to(SRC).as_posix(): each for each in files}
    return {name: each.read_text("utf-8") for name, each in named.items() if ".test." not in name}


def imports_of(name: str, text: str) -> Iterator[str]:
    """The files of the page that a file imports."""
    for address in IMPORTED.findall(text):
        if address.startswith(ALIAS):
            yield address.removeprefix(ALIAS)
        elif address.startswith("."):
            yield os.path.normpath(f"{Path(name).parent}/{address}")


@cache
def import_graph() -> dict[str, list[str]]:
    """The files that each source file imports."""
    return {name: list(imports_of(name, text)) for name, text in sources().items()}


def cycles(graph: dict[str, list[str]]) -> list[list[str]]:
    """Groups of several nodes that reach each other, found by Tarjan's algorithm."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in graph.get(node, []):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            group = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(group) > 1:
                found.append(sorted(group))

    for node in graph:
        if node not in index:
            visit(node)
    return found
