"""What a function changes of what it is given, and whether the order of evaluation could matter.

Python evaluates from left to right; C++ leaves the order open inside most expressions. So a call
that changes something may stand only where nothing beside it could notice.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

Changes = Callable[[str], frozenset[int]]
"""The places of the parameters that the function of this name changes."""

Steady = Callable[[ast.expr], bool]
"""Whether an expression means the same before and after any call: no number is read by it."""


def root(node: ast.expr) -> str:
    """The name that a chain of fields and indices begins with; empty for anything else."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def calls_in(node: ast.AST) -> Iterator[ast.Call]:
    """The calls of functions by name."""
    for found in ast.walk(node):
        if isinstance(found, ast.Call) and isinstance(found.func, ast.Name):
            yield found


def called_name(call: ast.Call) -> str:
    """The name of the function that is called."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def changed_parameters(function: ast.FunctionDef, changes: Changes) -> frozenset[int]:
    """The places of the parameters whose records or arrays the function changes."""
    changed = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            changed.add(root(node))
    for call in calls_in(function):
        changed.update(root(call.args[i]) for i in changes(called_name(call)) if i < len(call.args))
    return frozenset(i for i, arg in enumerate(function.args.args) if arg.arg in changed)


def unordered(node: ast.AST, changes: Changes, steady: Steady) -> ast.expr | None:
    """An operand that a call beside it could change; None where the order cannot matter."""
    for part in ast.walk(node):
        operands = operands_of(part)
        for one in operands:
            if any(changes(called_name(call)) for call in calls_in(one)):
                for other in operands:
                    if other is not one and not steady(other):
                        return other
    return None


def operands_of(node: ast.AST) -> list[ast.expr]:
    """The operands that C++ may evaluate in any order, or in another one than Python."""
    match node:
        case ast.BinOp():
            return [node.left, node.right]
        case ast.Compare():
            return [node.left, *node.comparators]
        case ast.Call():
            return node.args
        case ast.Subscript():
            return [node.value, node.slice]
        case ast.Assign(targets=[ast.Subscript(slice=index)]):
            return [index, node.value]
        case ast.AugAssign():
            return [node.target, node.value]
    return []
