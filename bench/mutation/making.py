"""Mutants of a source file, as mutmut makes them: each is the new text of one function."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import libcst as cst
from mutmut.mutation.file_mutation import create_mutations, deep_replace

from mutation.sql import is_same_sql

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    """A function with one change."""

    key: str
    """The file, the function and the number of the mutant among those of the function."""
    path: str
    function: str
    """`function` or `Class.method`."""
    text: str
    lines: range
    """The lines of the file that hold the changed statement."""
    change: str
    """The changed lines, before and after."""

    @property
    def file(self) -> str:
        """The file, from the server's folder on."""
        return self.key.split(":")[0]


def mutants_of(path: Path, root: Path) -> list[Mutant]:
    """Every mutant of a file that a test could notice, in the order of the file."""
    source = path.read_text()
    module, mutations, _, _ = create_mutations(str(path), source)
    names = dict(_functions(module))
    nodes = dict(_nodes(ast.parse(source)))
    made: Counter[str] = Counter()
    found = []
    for each in mutations:
        function = each.contained_by_top_level_function
        if function not in names:
            continue
        name = names[function]
        made[name] += 1
        if is_same_sql(each.original_node, each.mutated_node):
            continue
        changed = deep_replace(function, each.original_node, each.mutated_node)
        text = _text(module, changed)
        at, change = _difference(_text(module, function), text)
        lines = _lines(nodes[name], _first_line(nodes[name]) + at)
        key = f"{path.relative_to(root)}:{name}:{made[name]}"
        found.append(Mutant(key, str(path), name, text, lines, change))
    return found


def unchanged(mutant: Mutant) -> Mutant:
    """A control: the function as it is, tried like the mutant. It ought to survive."""
    source = Path(mutant.path).read_text()
    node = dict(_nodes(ast.parse(source)))[mutant.function]
    text = "\n".join(source.splitlines()[_first_line(node) - 1 : node.end_lineno])
    return mutant._replace(key=f"{mutant.key}:control", text=text, change="")


def _functions(module: cst.Module) -> Iterator[tuple[cst.FunctionDef, str]]:
    for each in module.body:
        if isinstance(each, cst.FunctionDef):
            yield each, each.name.value
        elif isinstance(each, cst.ClassDef):
            methods = [one for one in each.body.body if isinstance(one, cst.FunctionDef)]
            yield from ((one, f"{each.name.value}.{one.name.value}") for one in methods)


def _nodes(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    for each in tree.body:
        if isinstance(each, Function):
            yield each.name, each
        elif isinstance(each, ast.ClassDef):
            methods = [one for one in each.body if isinstance(one, Function)]
            yield from ((f"{each.name}.{one.name}", one) for one in methods)


def _first_line(node: Function) -> int:
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])


def _text(module: cst.Module, function: cst.CSTNode) -> str:
    return module.code_for_node(function.with_changes(leading_lines=()))


def _difference(before: str, after: str) -> tuple[int, str]:
    """The first line that differs, counted from 0, and the differing lines of both."""
    old, new = before.splitlines(), after.splitlines()
    shorter = min(len(old), len(new))
    first = next((i for i in range(shorter) if old[i] != new[i]), shorter - 1)
    same = 0
    while same < shorter - first and old[-1 - same] == new[-1 - same]:
        same += 1
    removed = [f"- {line}" for line in old[first : len(old) - same]]
    added = [f"+ {line}" for line in new[first : len(new) - same]]
    return first, "\n".join([*removed, *added])


def _lines(function: Function, line: int) -> range:
    """The lines of the innermost statement at a line; of a statement with a block, its head.

    A change in the signature can be noticed wherever the function is called.
    """
    around = [
        each
        for each in ast.walk(function)
        if isinstance(each, ast.stmt) and each.lineno <= line <= (each.end_lineno or line)
    ]
    found = max(around, key=lambda each: each.lineno, default=function)
    if found is function:
        return range(function.body[0].lineno, (function.end_lineno or line) + 1)
    block = getattr(found, "body", None)
    end = block[0].lineno - 1 if block else found.end_lineno or line
    return range(found.lineno, max(end, found.lineno) + 1)
