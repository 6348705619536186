"""Whether every local name has a value where it is read.

Where one has none, Python fails; C++ would go on with 0.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

Names = frozenset[str]


def read_too_early(function: ast.FunctionDef, local_names: Iterable[str]) -> ast.Name | None:
    """The first read of a local name that has no value on some way to it."""
    reads = Reads(frozenset(local_names))
    reads.block(function.body, frozenset(arg.arg for arg in function.args.args))
    return reads.found


class Reads:
    """Follows statements, with the names that have a value on every way to them."""

    def __init__(self, local_names: Names) -> None:
        self._local_names = local_names
        self.found: ast.Name | None = None

    def block(self, body: list[ast.stmt], known: Names) -> Names | None:
        """The names with a value after these statements; None where nothing comes after them."""
        after: Names | None = known
        for statement in body:
            if after is None:
                break
            after = self.statement(statement, after)
        return after

    def statement(self, node: ast.stmt, known: Names) -> Names | None:
        """The same for one statement."""
        match node:
            case ast.If():
                self.read(node.test, known)
                ends = [self.block(node.body, known), self.block(node.orelse, known)]
                reached = [each for each in ends if each is not None]
                return frozenset.intersection(*reached) if reached else None
            case ast.While():
                self.read(node.test, known)
                self.block(node.body, known)
                return known
            case ast.For(target=ast.Name(id=name)):
                self.read(node.iter, known)
                self.block(node.body, known | {name})
                return known
            case ast.Assign(targets=[ast.Name(id=name)]):
                self.read(node.value, known)
                return known | {name}
            case ast.AugAssign(target=ast.Name() as target):
                self.check(target, known)
        self.read(node, known)
        return None if isinstance(node, ast.Return) else known

    def read(self, node: ast.AST, known: Names) -> None:
        """Look at all names that a statement or an expression reads."""
        for each in ast.walk(node):
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load):
                self.check(each, known)

    def check(self, name: ast.Name, known: Names) -> None:
        """Keep the first name that has no value."""
        if self.found is None and name.id in self._local_names and name.id not in known:
            self.found = name
