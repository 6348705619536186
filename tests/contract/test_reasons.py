"""The numbers in a refusal are the rules' own: `reasons.py` asks the rules and computes nothing.

The check reads `refusal_params` and every function of its file that it calls. The state and the box
may only be handed on to functions, and what these answer may only be given to the sentence.
Comparisons are allowed on the number of the refusal and on the draft's verb and length.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.folders import files_of_games

REASONS = files_of_games("reasons.py")
ENTRY = "refusal_params"
POSITION_TYPES = ("State", "Box")
RULES, WORDS = ".rules.", (".words", ".refusals")
ALLOWED_NODES = (
    *(ast.If, ast.Return, ast.Assign, ast.Expr, ast.Name, ast.Attribute, ast.Subscript),
    *(ast.Constant, ast.Dict, ast.Tuple, ast.Call, ast.Compare, ast.BoolOp, ast.UnaryOp),
    *(ast.expr_context, ast.boolop, ast.Not, ast.cmpop, ast.arguments, ast.arg),
)


class Reasons:
    """One `reasons.py`: what it imports, its constants and its functions."""

    def __init__(self, text: str) -> None:
        body = ast.parse(text).body
        self.functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
        imports = [node for node in body if isinstance(node, ast.ImportFrom)]
        self.rules = set(imported(imports, lambda module: RULES in module))
        self.words = set(imported(imports, lambda module: module.endswith(WORDS)))
        self.words |= {
            target.id
            for node in body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }

    def departures(self) -> Iterator[str]:
        """Everything that `refusal_params`, or a function of the file it calls, may not do."""
        ahead, read = [ENTRY], set()
        while ahead:
            name = ahead.pop()
            if name not in read:
                read.add(name)
                yield from self.in_function(self.functions[name])
                called = {node.id for node in ast.walk(self.functions[name]) if is_name(node)}
                ahead += sorted(called & set(self.functions))

    def in_function(self, function: ast.FunctionDef) -> Iterator[str]:
        """What one function may not do."""
        types = {arg.arg: ast.unparse(arg.annotation or arg) for arg in function.args.args}
        position = {name for name, of in types.items() if of in POSITION_TYPES}
        draft = {name for name, of in types.items() if of == "Draft"}
        handed_on = {
            id(arg)
            for call in ast.walk(function)
            if isinstance(call, ast.Call)
            for arg in call.args
        }
        for node in (node for part in function.body for node in ast.walk(part)):
            told = f"line {getattr(node, 'lineno', '?')}: "
            if not isinstance(node, ALLOWED_NODES):
                yield f"{told}{type(node).__name__}"
            elif isinstance(node, ast.Name) and node.id in position and id(node) not in handed_on:
                yield f"{told}reads `{node.id}` instead of asking a rule"
            elif isinstance(node, ast.Call) and not self.is_known(node.func):
                yield f"{told}calls {ast.unparse(node.func)}, which is no rule"
            elif isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
                yield f"{told}computes"
            for stated in stated_by(node):
                if isinstance(stated, ast.Constant):
                    yield f"{told}states {stated.value!r} itself"
            for tested in decided(node):
                if not self.is_naming(tested, draft):
                    yield f"{told}decides by {ast.unparse(tested)}"

    def is_known(self, function: ast.expr) -> bool:
        """Whether a call is one of a rule, or of this file's own functions."""
        return isinstance(function, ast.Name) and function.id in self.rules | set(self.functions)

    def is_naming(self, node: ast.expr, draft: set[str]) -> bool:
        """Whether this names a refusal, a word, or the draft's verb or length."""
        if isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp):
            return True
        if isinstance(node, ast.Tuple):
            return all(self.is_naming(item, draft) for item in node.elts)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            of = node.value.id
            return of in self.words or (of in draft and node.attr in ("verb", "n", "done"))
        if isinstance(node, ast.Name):
            return node.id == "number" or node.id in self.words
        return isinstance(node, ast.Constant)


def imported(nodes: list[ast.ImportFrom], wanted: Callable[[str], bool]) -> Iterator[str]:
    """The names imported from modules of one kind."""
    for node in nodes:
        if wanted(node.module or ""):
            yield from (alias.asname or alias.name for alias in node.names)


def is_name(node: ast.AST) -> bool:
    return isinstance(node, ast.Name)


def decided(node: ast.AST) -> list[ast.expr]:
    """The expressions on which a branch or a comparison depends."""
    if isinstance(node, ast.If):
        return [node.test]
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.BoolOp):
        return node.values
    return [node.operand] if isinstance(node, ast.UnaryOp) else []


def stated_by(node: ast.AST) -> list[ast.expr]:
    """The values that a statement or a dictionary hands on."""
    if isinstance(node, ast.Dict):
        return node.values
    return [node.value] if isinstance(node, ast.Return | ast.Assign) and node.value else []


@pytest.mark.parametrize("file", REASONS, ids=lambda file: file.parent.name)
def test_reasons_only_ask_the_rules_and_name_things(file: Path) -> None:
    assert list(Reasons(file.read_text("utf-8")).departures()) == []


def test_every_game_states_its_reasons() -> None:
    assert {file.parent for file in REASONS} == {
        file.parent for file in files_of_games("refusals.py")
    }


SNIPPET = """
from dreamcog.games.some.rules.upgrade import price
from dreamcog.games.some.refusals import No
from dreamcog.games.some.words import Verb
UNITS = {{No.POOR: 1}}
def refusal_params(number: int, s: State, box: Box, d: Draft) -> dict[str, int]:
    if number in (No.POOR, No.RICH) and d.verb == Verb.BUY and not d.n == 0:
        return {{"wanted": price(s, box, d.args[0]), "unit": UNITS[number]}}
    {line}
    return other(s)
def other(s: State) -> dict[str, int]:
    {inner}
    return {{}}
"""


def test_the_check_allows_asking_rules_and_naming() -> None:
    assert (
        list(Reasons(SNIPPET.format(line="x = price(s)", inner="return price(s)")).departures())
        == []
    )


@pytest.mark.parametrize(
    "line",
    [
        "return {'wanted': s.levels[d.args[0]]}",
        "return {'wanted': s.experience}",
        "return {'wanted': 1}",
        "x = 1\n    return {'wanted': x}",
        "return {'wanted': box.price}",
        "return {'wanted': price(s) + 1}",
        "return {'wanted': -price(s)}",
        "return {'wanted': d.n - 1}",
        "return {'wanted': max(price(s), 0)}",
        "return {'wanted': len(s.levels)}",
        "return {'wanted': 1 if price(s) else 2}",
        "if price(s) > 2: return {}",
        "if price(s): return {}",
        "if number == No.POOR and price(s): return {}",
        "if s.over == 1: return {}",
        "if d.args[0] == price(s): return {}",
        "x = price(s)\n    if x == 3: return {}",
        "x = price(s)\n    x += 1",
        "t = s",
        "return {'wanted': [price(s) for i in range(3)]}",
    ],
)
def test_the_check_finds_computing_on_the_state(line: str) -> None:
    assert list(Reasons(SNIPPET.format(line=line, inner="return {}")).departures())


def test_the_check_reads_the_functions_that_are_called() -> None:
    assert list(
        Reasons(SNIPPET.format(line="x = price(s)", inner="return s.experience")).departures()
    )
