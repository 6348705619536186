"""The local names of one function: their types, and where each is declared in C++."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from types import FunctionType
from typing import TYPE_CHECKING

from dreamcog.sim.native.effects import root
from dreamcog.sim.native.expressions import Expressions
from dreamcog.sim.native.terms import (
    INT,
    NUMBERS,
    NotInSubset,
    Type,
    is_value,
    source_of,
    spelled,
    wider,
)

if TYPE_CHECKING:
    from dreamcog.sim.native.program import Program

INDENT = "  "
Assignment = ast.Assign | ast.AugAssign | ast.For


class LocalNames(Expressions):
    """Finds the local names of a function."""

    def __init__(self, program: Program, function: FunctionType) -> None:
        super().__init__(program, function)
        self.tree = self.parsed()
        self.counted: set[str] = set()
        """Names that live only in loops over ranges."""
        self.declared_at: dict[ast.stmt, str] = {}
        """The assignments that declare their name."""

    def parsed(self) -> ast.FunctionDef:
        """The text of the function as a tree."""
        try:
            tree = ast.parse(textwrap.dedent(source_of(self.function)[2])).body[0]
        except SyntaxError:
            tree = None
        if not isinstance(tree, ast.FunctionDef):
            raise NotInSubset(self.file, self.first, "only functions that are declared by `def`")
        return tree

    def find_locals(self) -> None:
        """The type of every local name: the widest of what is assigned to it anywhere."""
        parameters, before = dict(self.types), None
        while before != self.types:
            before = dict(self.types)
            for node in self.assignments():
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name):
                    self.widen(target.id, node, self.assigned_type(node), parameters)

    def widen(self, name: str, node: ast.stmt, given: Type, parameters: dict[str, Type]) -> None:
        """Let a name hold what is assigned to it; a parameter's type is fixed."""
        known = self.types.get(name)
        if given in NUMBERS and known in (*NUMBERS, None):
            kind = wider(known or given, given)
        elif is_value(given) and known in (given, None) and name not in parameters:
            kind = given
        else:
            raise self.refused(node, f"{name} would be a name for something else")
        if name in parameters and kind != known:
            raise self.refused(node, f"{name} is a parameter of another type")
        self.types[name] = kind

    def assigned_type(self, node: Assignment) -> Type:
        """The type of what a statement assigns."""
        match node:
            case ast.For():
                return INT
            case ast.AugAssign():
                sides = self.plain(node.target), self.plain(node.value)
                return self.computed(node, node.op, *sides).type
        return self.value(node.value).type

    def assignments(self) -> Iterator[Assignment]:
        """Everything that gives a local name a value, in order."""
        for node in in_order(self.tree):
            if isinstance(node, ast.Assign | ast.AugAssign | ast.For):
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
        return self.record(kind) if is_value(kind) else str(kind)

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
        uses = [n for n in ast.walk(self.tree) if isinstance(n, ast.Name) and n.id == name]
        is_read = any(isinstance(n.ctx, ast.Load) for n in uses)
        loops = [
            n for n in ast.walk(self.tree) if isinstance(n, ast.For) and root(n.target) == name
        ]
        for loop in loops:
            within = {each for statement in loop.body for each in ast.walk(statement)}
            if is_read and any(other in within for other in loops):
                return False
            inside |= {loop.target, *within}
        targets = {loop.target for loop in loops}
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
