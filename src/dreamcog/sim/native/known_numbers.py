"""Numbers that are known before a function of the rules runs: constants, words, sums of them."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING

from dreamcog.sim.native.codes import Code, literal
from dreamcog.sim.native.terms import WIDE, WIDEST, NotInSubset, Type, source_of

if TYPE_CHECKING:
    from dreamcog.sim.native.program import Program

FOLDED: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
"""What constants are computed with before native code is made, where it depends on the result."""


class KnownNumbers:
    """Finds the known numbers of one function, and refuses those that have no place."""

    def __init__(self, program: Program, function: FunctionType) -> None:
        self.program = program
        self.function = function
        self.file, self.first, _ = source_of(function)
        self.types: dict[str, Type] = {}
        """The types of parameters and local names."""
        self.used: set[str] = set()
        """The names in C++ of what the function calls and makes."""

    def refused(self, node: ast.AST, what: str) -> NotInSubset:
        """The error for a line that has no translation."""
        return NotInSubset(self.file, self.first + getattr(node, "lineno", 1) - 1, what)

    def literal(self, node: ast.AST, number: int) -> Code:
        """A number that has a place in 64 bits."""
        if not -WIDEST - 1 <= number <= WIDEST:
            raise self.refused(node, f"{number} has no place in 64 bits")
        return literal(number)

    def known(self, node: ast.expr) -> int | None:
        """The number that constants and words of families come to; None for all else."""
        space = self.function.__globals__
        found: object = None
        match node:
            case ast.Constant():
                found = node.value
            case ast.Name() if node.id not in self.types:
                found = space.get(node.id)
            case ast.Attribute() if self.is_word(node):
                found = getattr(space.get(ast.unparse(node.value)), node.attr, None)
            case ast.UnaryOp(op=ast.USub()):
                inner = self.known(node.operand)
                found = None if inner is None else -inner
            case ast.BinOp() if type(node.op) in FOLDED:
                left, right = self.known(node.left), self.known(node.right)
                if left is not None and right is not None:
                    found = FOLDED[type(node.op)](left, right)
        return found if type(found) is int else None

    def check_shift(self, node: ast.AST, kind: Type) -> None:
        """Refuse a shift by a known number of places that the shifted number does not have."""
        by = getattr(node, "right", None) or getattr(node, "value", None)
        known = self.known(by) if by is not None else None
        bits = 64 if kind == WIDE else 32
        if known is not None and known not in range(bits):
            raise self.refused(node, f"a number of {bits} bits is shifted by less, and not below 0")

    def is_word(self, node: ast.Attribute) -> bool:
        """Whether this names a word of a family."""
        return isinstance(node.value, ast.Name) and node.value.id not in self.types
