"""The local names of one function: their types, and where each is declared in C++."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from types import FunctionType
from typing import TYPE_CHECKING

from dreamcog.sim.native.codes import Code
from dreamcog.sim.native.effects import root
from dreamcog.sim.native.expressions import Expressions
from dreamcog.sim.native.terms import INT, NUMBERS, WIDE, is_value, source_of, spelled, wider

if TYPE_CHECKING:
    from dreamcog.sim.native.program import Program

INDENT = "  "


class LocalNames(Expressions):
    """Finds the local names of a function."""

    def __init__(self, program: Program, function: FunctionType) -> None:
        super().__init__(program, function)
        tree = ast.parse(textwrap.dedent(source_of(function)[2])).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.tree = tree
        self.counted: set[str] = set()
        """Names that live only in loops over ranges."""
        self.declared_at: dict[ast.stmt, str] = {}
        """The assignments that declare their name."""

    def find_locals(self) -> None:
        """The type of every local name: what is assigned to it anywhere.

        Looked at twice, since a number may become wide further down.
        """
        parameters = set(self.types)
        for _ in range(2):
            for node in self.assignments():
                target = node.target if isinstance(node, ast.For) else node.targets[0]
                if not isinstance(target, ast.Name):
                    continue
                code = Code("", INT) if isinstance(node, ast.For) else self.value(node.value)
                known = self.types.get(target.id)
                if code.type in NUMBERS and known in (*NUMBERS, None):
                    kind = wider(known or code.type, code.type)
                elif is_value(code.type) and known in (code.type, None):
                    kind = code.type
                else:
                    raise self.refused(node, f"{target.id} would be a name for something else")
                if target.id in parameters and kind != known:
                    raise self.refused(node, f"{target.id} is a parameter of another type")
                self.types[target.id] = kind
        for each in ast.walk(self.tree):
            if isinstance(each, ast.AugAssign) and isinstance(each.target, ast.Name):
                if self.value(each.value).type == WIDE and each.target.id not in parameters:
                    self.types[each.target.id] = WIDE

    def assignments(self) -> Iterator[ast.Assign | ast.For]:
        """Everything that gives a local name its first value, in order."""
        for node in in_order(self.tree):
            if isinstance(node, ast.Assign | ast.For):
                yield node

    def declarations(self, parameters: list[str]) -> Iterator[str]:
        """The local names that no loop and no assignment declares, each 0 at first."""
        own = [name for name in self.types if name not in parameters]
        self.counted = {name for name in own if self.is_counter(name)}
        for name in own:
            first = self.declaring(name)
            if name not in self.counted and first is not None:
                self.declared_at[first] = name
            elif name not in self.counted:
                yield f"{INDENT}{self.type_name(name)} {spelled(name)} = {{}};\n"

    def type_name(self, name: str) -> str:
        """The type of a local name as C++ writes it."""
        kind = self.types[name]
        return self.program.record(kind) if is_value(kind) else str(kind)

    def declaring(self, name: str) -> ast.stmt | None:
        """The assignment that can declare a name: all that follows of it stands in its block."""
        uses = sum(isinstance(n, ast.Name) and n.id == name for n in ast.walk(self.tree))
        for block in blocks(self.tree):
            for i, statement in enumerate(block):
                counts = [names_in(each).count(name) for each in block[i:]]
                if counts[0]:
                    target = statement.targets[0] if isinstance(statement, ast.Assign) else None
                    is_own = isinstance(target, ast.Name) and target.id == name and counts[0] == 1
                    if is_own and sum(counts) == uses:
                        return statement
                    break
        return None

    def is_counter(self, name: str) -> bool:
        """Whether a name is only read inside loops over ranges that count with it."""
        inside: set[ast.AST] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.For) and root(node.target) == name:
                inside.add(node.target)
                for statement in node.body:
                    inside.update(ast.walk(statement))
        uses = [n for n in ast.walk(self.tree) if isinstance(n, ast.Name) and n.id == name]
        targets = {n.target for n in ast.walk(self.tree) if isinstance(n, ast.For)}
        stores = [n for n in uses if isinstance(n.ctx, ast.Store) and n not in targets]
        return not stores and all(n in inside for n in uses)


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements that follow one another."""
    for each in ast.walk(node):
        for part in ("body", "orelse"):
            found = getattr(each, part, None)
            if isinstance(found, list) and found:
                yield found


def names_in(node: ast.AST) -> list[str]:
    """The names inside a node, as often as they stand there."""
    return [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]


def in_order(node: ast.AST) -> Iterator[ast.AST]:
    """All statements and expressions inside a node, in the order of the text."""
    for child in ast.iter_child_nodes(node):
        yield child
        yield from in_order(child)
