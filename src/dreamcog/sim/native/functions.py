"""One function of the rules as C++: its head, its local names and its statements."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any, get_type_hints

from dreamcog.sim.native.assigned import read_too_early
from dreamcog.sim.native.codes import narrow
from dreamcog.sim.native.effects import called_name, calls_in, changed_parameters, root, unordered
from dreamcog.sim.native.expressions import ARITHMETIC, BY_FUNCTION
from dreamcog.sim.native.local_names import INDENT, LocalNames
from dreamcog.sim.native.terms import (
    BOOL,
    INT,
    NONE,
    NUMBERS,
    Numbers,
    Type,
    is_value,
    spelled,
    wider,
)

if TYPE_CHECKING:
    from dreamcog.sim.native.program import Program


LARGE = 120
"""Syntax nodes above which a function stays a call where compilers would else write it out at every
one: with all rules written out, those for GPUs do not come to an end."""


@dataclass(frozen=True, slots=True)
class Translated:
    """A function in C++: what calls of it must know, and its text."""

    name: str
    parameters: tuple[Type, ...]
    result: Type
    changes: frozenset[int]
    """The places of the parameters that it changes."""
    head: str
    """Its declaration, without the semicolon."""
    text: str


class Function(LocalNames):
    """Turns one function into C++."""

    def __init__(self, program: Program, function: FunctionType) -> None:
        super().__init__(program, function)
        self.loops = 0

    def translate(self) -> Translated:
        """The whole function."""
        self.check_head()
        hints = self.hints()
        parameters = [arg.arg for arg in self.tree.args.args]
        for name in parameters:
            self.types[name] = self.program.type_of(hints[name])
            if self.types[name] is None:
                raise self.refused(self.tree, f"{name} has a type that rules do not use")
        self.find_locals()
        self.check_values(parameters)
        self.check_order()
        result = self.result_type(hints["return"])
        changes = changed_parameters(self.tree, self.changes_of)
        arrays = [name for name in parameters if isinstance(self.types[name], Numbers)]
        told = [self.parameter(name, i in changes, arrays) for i, name in enumerate(parameters)]
        template = ", ".join(f"class Array{i}_" for i in range(len(arrays)))
        head = f"template <{template}> " if arrays else ""
        head += f"{self.qualifier()} {result} {spelled(self.tree.name)}({', '.join(told)})"
        kinds = tuple(self.types[name] for name in parameters)
        body = "".join([*self.declarations(parameters), *self.block(self.tree.body, 1)])
        self.check_hidden()
        text = f"{self.comment()}{head} {{\n{body}}}\n"
        return Translated(spelled(self.tree.name), kinds, result, changes, head, text)

    def qualifier(self) -> str:
        """What stands before the function: the targets define it (`prelude.hpp`)."""
        nodes = sum(1 for _ in ast.walk(self.tree))
        return "RULE_CALLED" if nodes > LARGE else "RULE"

    def check_head(self) -> None:
        """Plain parameters, all with their types."""
        args = self.tree.args
        odd = args.defaults or args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs
        if self.tree.decorator_list or odd:
            raise self.refused(self.tree, "plain parameters only")
        if self.tree.returns is None or any(arg.annotation is None for arg in args.args):
            raise self.refused(self.tree, "every parameter and result has a type")

    def hints(self) -> dict[str, Any]:
        """The types of the parameters and the result, as they are annotated."""
        try:
            return get_type_hints(self.function)
        except (NameError, TypeError, AttributeError, SyntaxError) as error:
            raise self.refused(self.tree, f"a type that cannot be read: {error}") from None

    def check_values(self, parameters: list[str]) -> None:
        """Refuse a local name that is read where it may have no value."""
        found = read_too_early(self.tree, self.types.keys() - set(parameters))
        if found is not None:
            raise self.refused(found, f"{found.id} may have no value here")

    def check_hidden(self) -> None:
        """Refuse a local name that hides what the function calls or makes."""
        for name in self.types:
            if spelled(name) in self.used:
                raise self.refused(self.tree, f"{name} is also what the function calls or makes")

    def comment(self) -> str:
        """Where the function stands, and what it says of itself."""
        said = (ast.get_docstring(self.tree) or "").partition("\n")[0].rstrip("\\ \t")
        return f"// {self.file}:{self.first}\n" + (f"// {said}\n" if said else "")

    def parameter(self, name: str, is_changed: bool, arrays: list[str]) -> str:
        """One parameter: numbers by value, all else by reference."""
        kind = self.types[name]
        if kind in NUMBERS:
            return f"{kind} {spelled(name)}"
        told = f"Array{arrays.index(name)}_" if name in arrays else self.record(kind)
        return f"{'' if is_changed else 'const '}{told}& {spelled(name)}"

    # Types.

    def result_type(self, hint: Any) -> Type:
        """What the function returns: as declared, and wide where one of its results is."""
        declared = self.program.type_of(hint)
        results = [node for node in ast.walk(self.tree) if isinstance(node, ast.Return)]
        if declared == NONE:
            for node in results:
                if node.value is not None:
                    raise self.refused(node, "a result of a function that has none")
            return NONE
        if declared not in (INT, BOOL):
            raise self.refused(self.tree, "a result is a whole number or a truth value")
        kind = declared
        for node in results:
            if node.value is None:
                raise self.refused(node, "a result is missing")
            given = self.plain(node.value).type
            if declared == BOOL and given != BOOL:
                raise self.refused(node, "the result is a truth value")
            kind = wider(kind, given)
        if not always_returns(self.tree.body):
            raise self.refused(self.tree, "a result is missing at the end")
        return kind

    # The order of evaluation.

    def changes_of(self, name: str) -> frozenset[int]:
        """The places of the parameters that the function of this name changes."""
        return self.program.changes_of(self.function.__globals__.get(name))

    def check_order(self) -> None:
        """Refuse what Python and C++ could evaluate in different orders."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef):
                found = unordered(node, self.changes_of, self.is_steady)
                if found is not None:
                    told = ast.unparse(found)
                    raise self.refused(found, f"a call beside {told} changes something: part them")

    # Statements.

    def block(self, body: list[ast.stmt], depth: int) -> Iterator[str]:
        """Statements, one a line."""
        for statement in body:
            yield from self.statement(statement, depth)

    def statement(self, node: ast.stmt, depth: int) -> Iterator[str]:
        """One statement, with those inside it."""
        indent = INDENT * depth
        match node:
            case ast.Expr(value=ast.Constant(value=str())) if node is self.tree.body[0]:
                return
            case ast.Expr(value=ast.Call()):
                yield f"{indent}{self.value(node.value).text};\n"
            case ast.Assign(targets=[target]):
                name = self.declared_at.get(node)
                own = f"{self.type_name(name)} " if name else ""
                yield f"{indent}{own}{self.stored(target)} = {self.assigned(node)};\n"
            case ast.AugAssign():
                yield f"{indent}{self.changed(node)};\n"
            case ast.If():
                yield from self.branches(node, depth)
            case ast.While(orelse=[]):
                yield f"{indent}while ({self.condition(node.test)}) {{\n"
                yield from self.block(node.body, depth + 1)
                yield f"{indent}}}\n"
            case ast.For(target=ast.Name(id=name), orelse=[]):
                yield f"{indent}{self.head_of_loop(node, name)} {{\n"
                if name not in self.counted:
                    yield f"{indent}{INDENT}{spelled(name)} = at{self.loops}_;\n"
                yield from self.block(node.body, depth + 1)
                yield f"{indent}}}\n"
            case ast.Return():
                result = f" {self.plain(node.value).text}" if node.value else ""
                yield f"{indent}return{result};\n"
            case _:
                raise self.refused(node, f"{type(node).__name__}: {ast.unparse(node)[:60]}")

    def stored(self, target: ast.expr) -> str:
        """A name, field or entry that a number is stored in."""
        if isinstance(target, ast.Name):
            return spelled(target.id)
        if not isinstance(target, ast.Attribute | ast.Subscript) or not root(target):
            raise self.refused(target, f"nothing can be stored in {ast.unparse(target)}")
        owner = target.value
        if isinstance(target, ast.Attribute) and is_value(self.value(owner).type):
            raise self.refused(target, "a value is never changed")
        return self.plain(target).text

    def assigned(self, node: ast.Assign) -> str:
        """What is assigned: a number, or a value to a local name."""
        code = self.value(node.value)
        if not is_value(code.type):
            code = self.plain(node.value)
        return code.text

    def changed(self, node: ast.AugAssign) -> str:
        """A number changed where it is."""
        target, value = self.stored(node.target), self.plain(node.value)
        if type(node.op) in BY_FUNCTION:
            if any(self.changes_of(called_name(call)) for call in calls_in(node.target)):
                raise self.refused(node, "a call that changes something in what is changed")
            told = self.computed(node, node.op, self.plain(node.target), value)
            return f"{target} = {told.text}"
        self.computed(node, node.op, self.plain(node.target), value)
        return f"{target} {ARITHMETIC[type(node.op)]}= {value.text}"

    def branches(self, node: ast.If, depth: int) -> Iterator[str]:
        """An `if` with its `elif` and `else`."""
        indent, word = INDENT * depth, "if"
        while True:
            yield f"{indent}{word} ({self.condition(node.test)}) {{\n"
            yield from self.block(node.body, depth + 1)
            match node.orelse:
                case [ast.If() as other]:
                    node, word = other, "} else if"
                    continue
                case []:
                    pass
                case others:
                    yield f"{indent}}} else {{\n"
                    yield from self.block(others, depth + 1)
            yield f"{indent}}}\n"
            return

    def head_of_loop(self, node: ast.For, name: str) -> str:
        """A loop over a range: its end is evaluated once, and its body may change its name."""
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]) if 0 < len(
                args
            ) < 4 and self.is_built_in("range"):
                told = [narrow(self.plain(arg)) for arg in args]
            case _:
                raise self.refused(node, "for … in range(…) only")
        step = 1
        if len(args) == 3:
            try:
                step = int(ast.literal_eval(args[2]))
            except ValueError:
                raise self.refused(node, "the step of a range is a number as written") from None
            if step == 0:
                raise self.refused(node, "the step of a range is not 0")
        self.loops += 1
        first, last = ("0", told[0]) if len(args) == 1 else told[:2]
        at = spelled(name) if name in self.counted else f"at{self.loops}_"
        end = f"end{self.loops}_"
        sign = "<" if step > 0 else ">"
        if isinstance(args[-1 if len(args) < 3 else 1], ast.Constant):
            return f"for ({INT} {at} = {first}; {at} {sign} {last}; {at} += {step})"
        return f"for ({INT} {at} = {first}, {end} = {last}; {at} {sign} {end}; {at} += {step})"


def always_returns(body: list[ast.stmt]) -> bool:
    """Whether statements end with a result on every way through them."""
    match body[-1]:
        case ast.Return():
            return True
        case ast.If(body=yes, orelse=no):
            return bool(no) and always_returns(yes) and always_returns(no)
    return False
