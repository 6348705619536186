"""Rules keep to the subset that runs interpreted and compiled; the line that leaves it is named."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.folders import files_of_games, name_in_game

SRC = Path(__file__).parents[2] / "src" / "dreamcog"
RULE_FILES = files_of_games("rules/*.py")
BESIDE = [
    file
    for part in ("hiding", "appraisal", "observation*")
    for file in files_of_games(f"{part}.py")
]
"""What bots and learners use of a game, compiled too: no rules, but written like them."""

LOOPS = [SRC / "sim" / "loops.py", SRC / "core" / "menu_walk.py"]
SHARED = [SRC / "core" / name for name in ("log.py", "draft.py", "placeholders.py")] + LOOPS

STATEMENTS = (ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return, ast.Expr)
EXPRESSIONS = (
    ast.Name,
    ast.Attribute,
    ast.Subscript,
    ast.Constant,
    ast.BinOp,
    ast.BoolOp,
    ast.UnaryOp,
    ast.Compare,
    ast.Call,
    ast.IfExp,
)
MOST_PARAMETERS = 7
"""A function that needs more is asking for a value that holds them (`core/records.py`)."""


def departures(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every line that leaves the subset, and how."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from in_function(node)
            if len(node.args.args) > MOST_PARAMETERS:
                yield node.lineno, f"more than {MOST_PARAMETERS} parameters"
        elif isinstance(node, ast.ClassDef | ast.AsyncFunctionDef):
            yield node.lineno, "only functions and constants"


def in_function(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    args = function.args
    if function.decorator_list or args.defaults or args.vararg or args.kwarg or args.kwonlyargs:
        yield function.lineno, "plain parameters only"
    if function.returns is None or any(arg.annotation is None for arg in args.args):
        yield function.lineno, "every parameter and result has a type"
    body = function.body[1:] if ast.get_docstring(function) else function.body
    for statement in body:
        yield from in_statement(statement)


def in_statement(node: ast.stmt) -> Iterator[tuple[int, str]]:
    if not isinstance(node, STATEMENTS):
        yield node.lineno, type(node).__name__
        return
    if isinstance(node, ast.For) and not is_range(node.iter):
        yield node.lineno, "for … in range(…) only"
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield from in_statement(child)
        elif isinstance(child, ast.expr):
            yield from in_expression(child)


def is_range(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
    )


def in_expression(node: ast.expr) -> Iterator[tuple[int, str]]:
    if not isinstance(node, EXPRESSIONS):
        yield node.lineno, type(node).__name__
        return
    if isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
        yield node.lineno, f"{node.value!r} is not a whole number"
    if isinstance(node, ast.Call) and (not isinstance(node.func, ast.Name) or node.keywords):
        yield node.lineno, "calls of functions by position only"
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from in_expression(child)


def calls(tree: ast.Module) -> dict[str, set[str]]:
    """Which function calls which."""
    return {
        function.name: {
            call.func.id
            for call in ast.walk(function)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        }
        for function in tree.body
        if isinstance(function, ast.FunctionDef)
    }


@pytest.mark.parametrize("file", [*RULE_FILES, *BESIDE], ids=name_in_game)
def test_rules_keep_to_the_subset(file: Path) -> None:
    found = list(departures(ast.parse(file.read_text("utf-8"))))
    assert not found, "\n".join(f"{file}:{line}: {what}" for line, what in found)


def test_every_game_has_what_bots_and_learners_use() -> None:
    games = {file.parents[1] for file in RULE_FILES}
    assert {file.parent for file in BESIDE if file.stem == "hiding"} == games
    assert {file.parent for file in BESIDE if file.stem == "appraisal"} == games
    assert {file.parent for file in BESIDE if file.stem == "observation"} == games


@pytest.mark.parametrize("file", LOOPS, ids=lambda file: file.stem)
def test_loops_keep_to_the_subset(file: Path) -> None:
    for function in ast.parse(file.read_text("utf-8")).body:
        if isinstance(function, ast.FunctionDef):
            found = list(in_function(function))
            assert not found, "\n".join(f"{file}:{line}: {what}" for line, what in found)


@pytest.mark.parametrize(
    "game", sorted({file.parent for file in RULE_FILES}), ids=lambda path: path.parent.name
)
def test_no_rule_calls_itself(game: Path) -> None:
    graph: dict[str, set[str]] = {}
    for file in [*game.glob("*.py"), *(file for file in BESIDE if file.parent == game.parent)]:
        for name, called in calls(ast.parse(file.read_text("utf-8"))).items():
            assert name not in graph, f"two rule functions are called {name}"
            graph[name] = called
    for name in graph:
        reached, ahead = set(), [name]
        while ahead:
            ahead += [other for other in graph.get(ahead.pop(), ()) if other not in reached]
            reached.update(ahead)
        assert name not in reached, f"{name} can call itself"


@pytest.mark.parametrize("file", [*RULE_FILES, *BESIDE, *SHARED], ids=lambda file: file.stem)
def test_every_rule_function_has_a_docstring(file: Path) -> None:
    for function in ast.parse(file.read_text("utf-8")).body:
        if isinstance(function, ast.FunctionDef):
            assert ast.get_docstring(function), f"{file}:{function.lineno}"


def test_rules_name_their_numbers() -> None:
    """Most rule files cite the numbers of what they implement."""
    citing = [file for file in RULE_FILES if re.search(r"\b[A-Z]\d+\.\d+", file.read_text("utf-8"))]
    assert len(citing) >= 0.8 * len(RULE_FILES) - 2


@pytest.mark.parametrize(
    "line",
    [
        "x = 'a word'",
        "x = [1, 2]",
        "x = {}",
        "x = (1, 2)",
        "x = [i for i in range(3)]",
        "for x in s.row: pass",
        "raise ValueError",
        "s.row.append(1)",
        "x = 1.5",
        "try:\n  x = 1\n finally:\n  x = 2",
        "with s: pass",
        "def inner() -> int: return 1",
        "x = lambda: 1",
        "x = f'{s}'",
        "assert s",
        "x: int = 1",
        "import sys",
    ],
)
def test_the_check_itself_finds_departures(line: str) -> None:
    tree = ast.parse(f"def rule(s: State) -> int:\n {line}\n return 0")
    assert list(departures(tree))


def test_the_check_itself_finds_a_function_of_eight_parameters() -> None:
    for number, found in ((7, 0), (8, 1)):
        parameters = ", ".join(f"p{i}: int" for i in range(number))
        tree = ast.parse(f"def rule({parameters}) -> int:\n return 0")
        assert len(list(departures(tree))) == found


@pytest.mark.parametrize("file", files_of_games("state.py"), ids=name_in_game)
def test_values_that_rules_make_hold_whole_numbers_only(file: Path) -> None:
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and "NamedTuple" in map(ast.unparse, node.bases):
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            assert all(ast.unparse(part.annotation) == "int" for part in fields), node.name
            assert all(part.value is None for part in fields), node.name
