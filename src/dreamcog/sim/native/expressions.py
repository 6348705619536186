"""Expressions of the rules' subset as C++, each with its type."""

from __future__ import annotations

import ast
from dataclasses import is_dataclass
from types import FunctionType
from typing import Any

from dreamcog.core.records import overwrite
from dreamcog.sim.native.codes import Code, bracketed, field_type, fits, narrow
from dreamcog.sim.native.effects import calls_in
from dreamcog.sim.native.known_numbers import KnownNumbers
from dreamcog.sim.native.terms import (
    BOOL,
    INT,
    NONE,
    NUMBERS,
    WIDE,
    Numbers,
    is_value,
    is_words,
    spelled,
    wider,
)

ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)
BY_FUNCTION: dict[type[ast.operator], str] = {
    ast.FloorDiv: "floor_div",
    ast.Mod: "floor_mod",
    ast.LShift: "shift_left",
    ast.RShift: "shift_right",
}
"""What the operators of C++ do differently: division rounds down; a shift to the left may lose
nothing, one to the right may be by more places than the number has."""

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
CHOSEN = {"min": "least", "max": "most"}


class Expressions(KnownNumbers):
    """Turns the expressions of one function into C++."""

    def condition(self, node: ast.expr) -> str:
        """An expression that is asked whether it holds: numbers other than 0 do."""
        match node:
            case ast.BoolOp():
                sign = " && " if isinstance(node.op, ast.And) else " || "
                return sign.join(bracketed(self.condition(value)) for value in node.values)
            case ast.UnaryOp(op=ast.Not()):
                return f"!{bracketed(self.condition(node.operand))}"
        return self.plain(node).text

    def plain(self, node: ast.expr) -> Code:
        """An expression whose value is a number or a truth value."""
        code = self.value(node)
        if code.type not in NUMBERS:
            raise self.refused(node, "a whole number or a truth value is wanted here")
        return code

    def number(self, node: ast.expr) -> str:
        """An operand of an expression."""
        return bracketed(self.plain(node).text)

    def value(self, node: ast.expr) -> Code:
        """Any expression."""
        match node:
            case ast.Constant():
                return self.constant(node)
            case ast.Name():
                return self.name(node)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return self.subscript(node)
            case ast.BinOp():
                return self.computed(node, node.op, self.plain(node.left), self.plain(node.right))
            case ast.UnaryOp(op=ast.USub()):
                operand, text = self.plain(node.operand), self.number(node.operand)
                text = f"({text})" if text.startswith("-") else text
                return Code(f"-{text}", wider(INT, operand.type))
            case ast.UnaryOp(op=ast.Not()):
                return Code(self.condition(node), BOOL)
            case ast.BoolOp():
                if any(self.plain(value).type != BOOL for value in node.values):
                    raise self.refused(node, "`and`, `or` of numbers: only in a condition")
                return Code(self.condition(node), BOOL)
            case ast.Compare():
                return self.compared(node)
            case ast.IfExp():
                yes, no = self.plain(node.body), self.plain(node.orelse)
                chosen = f"{bracketed(yes.text)} : {bracketed(no.text)}"
                test = bracketed(self.condition(node.test))
                return Code(f"({test} ? {chosen})", wider(yes.type, no.type))
            case ast.Call():
                return self.call(node)
        raise self.refused(node, f"{type(node).__name__}: {ast.unparse(node)}")

    def constant(self, node: ast.Constant) -> Code:
        """A number or truth value as it is written."""
        if type(node.value) is bool:
            return Code("true" if node.value else "false", BOOL)
        if type(node.value) is not int:
            raise self.refused(node, f"{node.value!r} is not a whole number")
        return self.literal(node, node.value)

    def name(self, node: ast.Name) -> Code:
        """A local name, or a constant of the module."""
        if node.id in self.types:
            return Code(spelled(node.id), self.types[node.id])
        known = self.function.__globals__.get(node.id)
        if type(known) is not int:
            raise self.refused(node, f"{node.id} is no number and no local name")
        return Code(self.program.constant(node.id, known), self.literal(node, known).type)

    def attribute(self, node: ast.Attribute) -> Code:
        """A word of a family, or a field of a record or a value."""
        if isinstance(node.value, ast.Name) and node.value.id not in self.types:
            family = self.function.__globals__.get(node.value.id)
            if is_words(family) and type(getattr(family, node.attr, None)) is int:
                number = self.literal(node, getattr(family, node.attr))
                return Code(self.program.word(family, node.attr), number.type)
            raise self.refused(node, f"{ast.unparse(node)} is no word and no field")
        owner = self.value(node.value)
        found = field_type(owner.type, node.attr)
        if found is None:
            raise self.refused(node, f"{ast.unparse(node)} is no field of a record")
        return Code(f"{owner.text}.{spelled(node.attr)}", found)

    def subscript(self, node: ast.Subscript) -> Code:
        """An entry of an array."""
        array = self.value(node.value)
        if not isinstance(array.type, Numbers):
            raise self.refused(node, f"{ast.unparse(node.value)} is no array")
        if isinstance(node.slice, ast.UnaryOp | ast.Slice):
            raise self.refused(node, "one entry counted from the front, not from the end")
        index = self.plain(node.slice)
        known = self.known(node.slice)
        if known is not None and known < 0:
            raise self.refused(node, f"{ast.unparse(node.slice)} is below 0: no entry of an array")
        return Code(f"{array.text}[{index.text}]", WIDE if array.type.width == "i8" else INT)

    def computed(self, node: ast.AST, op: ast.operator, left: Code, right: Code) -> Code:
        """Two numbers computed with."""
        is_shift = isinstance(op, ast.LShift | ast.RShift)
        kind = wider(INT, left.type if is_shift else wider(left.type, right.type))
        if is_shift:
            self.check_shift(node, kind)
        elif type(op) in BITWISE and left.type == right.type == BOOL:
            kind = BOOL
        if type(op) in BY_FUNCTION:
            return Code(f"{BY_FUNCTION[type(op)]}<{kind}>({left.text}, {right.text})", kind)
        if type(op) not in ARITHMETIC:
            raise self.refused(node, f"the operator {type(op).__name__}")
        sign = ARITHMETIC[type(op)]
        return Code(f"{bracketed(left.text)} {sign} {bracketed(right.text)}", kind)

    def compared(self, node: ast.Compare) -> Code:
        """Numbers compared; a chain is so many comparisons."""
        if any(type(op) not in COMPARED for op in node.ops):
            raise self.refused(node, "only ==, !=, <, <=, > and >= of numbers")
        if any(True for middle in node.comparators[:-1] for _ in calls_in(middle)):
            raise self.refused(node, "a call in the middle of a chain of comparisons")
        sides = [self.number(side) for side in (node.left, *node.comparators)]
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        told = [f"{a} {COMPARED[type(op)]} {b}" for a, op, b in pairs]
        return Code(told[0] if len(told) == 1 else " && ".join(f"({t})" for t in told), BOOL)

    def call(self, node: ast.Call) -> Code:
        """A call of a function by position: of the rules, of a value's class, `min` or `max`."""
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.refused(node, "calls of functions by position only")
        name, arguments = node.func.id, node.args
        if name in self.types:
            raise self.refused(node, f"{name} is a local name here")
        if any(isinstance(argument, ast.Starred) for argument in arguments):
            raise self.refused(node, "calls of functions by position only")
        called = self.function.__globals__.get(name)
        if name in CHOSEN and self.is_built_in(name) and len(arguments) > 1:
            return self.chosen(CHOSEN[name], [self.plain(argument) for argument in arguments])
        if called is overwrite and len(arguments) == 2:
            target, source = (self.value(argument) for argument in arguments)
            if target.type is not source.type or not is_dataclass(target.type):
                raise self.refused(node, "overwrite takes two records of one type")
            return Code(f"{target.text} = {source.text}", NONE)
        if is_value(called):
            return self.made(node, called)
        if not isinstance(called, FunctionType):
            raise self.refused(node, f"{name} is no function of the rules")
        return self.called(node, called)

    def is_built_in(self, name: str) -> bool:
        """Whether Python's own function is meant by this name."""
        return name not in self.types and name not in self.function.__globals__

    def record(self, kind: Any) -> str:
        """The name of a record's or value's struct."""
        name = self.program.record(kind)
        self.used.add(name)
        return name

    def chosen(self, name: str, codes: list[Code]) -> Code:
        """The least or the most of several numbers."""
        made = codes[0]
        for code in codes[1:]:
            kind = wider(INT, wider(made.type, code.type))
            made = Code(f"{name}<{kind}>({made.text}, {code.text})", kind)
        return made

    def made(self, node: ast.Call, kind: Any) -> Code:
        """A value made by position."""
        if len(node.args) != len(kind._fields):
            raise self.refused(node, f"{kind.__name__} has {len(kind._fields)} fields")
        told = ", ".join(narrow(self.plain(argument)) for argument in node.args)
        return Code(f"{self.record(kind)}{{{told}}}", kind)

    def called(self, node: ast.Call, function: FunctionType) -> Code:
        """A call of another function of the rules."""
        known = self.program.function(function)
        self.used.add(known.name)
        if len(node.args) != len(known.parameters):
            raise self.refused(node, f"{known.name} takes {len(known.parameters)} arguments")
        told = []
        for argument, wanted in zip(node.args, known.parameters, strict=True):
            code = self.value(argument)
            if not fits(code.type, wanted):
                raise self.refused(argument, f"{ast.unparse(argument)} is of another type")
            told.append(narrow(code) if wanted == INT else code.text)
        return Code(f"{known.name}({', '.join(told)})", known.result)

    def is_steady(self, node: ast.expr) -> bool:
        """Whether no call can change what an expression means."""
        match node:
            case ast.Constant() | ast.Name():
                return True
            case ast.Attribute() | ast.Subscript():
                if not isinstance(node, ast.Subscript) and self.is_word(node):
                    return True
                return self.value(node).type not in NUMBERS
            case ast.BinOp():
                return self.is_steady(node.left) and self.is_steady(node.right)
            case ast.UnaryOp():
                return self.is_steady(node.operand)
        return False
