"""Rules keep to the subset that runs interpreted and native: what the translator takes.

There is no other definition of it. Every function is given to the translator, which names file and
line of what it refuses (`test_subset_examples.py`); here stands also what is asked of their style.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from dreamcog.core import draft, log, menu_walk
from dreamcog.core.registry import game_kind, games, packages
from dreamcog.core.rule_set import RuleSet
from dreamcog.sim import loops
from dreamcog.sim.native.program import Program
from dreamcog.sim.native.source import empty_program
from dreamcog.sim.native.terms import NotInSubset
from support.folders import GAME_FOLDERS, files_of_games, name_in_game

RULE_FILES = files_of_games("rules/*.py")
BESIDE = [
    file
    for part in ("hiding", "appraisal", "returns", "progress", "observation*")
    for file in files_of_games(f"{part}.py")
]
"""What bots and learners use of a game, native too: no rules, but written like them."""

SHARED = (log, draft, menu_walk, loops)
INTERPRETED = {"packed_draft", "unpacked_draft", "play_batch"}
"""Functions of these modules that only the interpreter runs."""

MOST_PARAMETERS = 7
"""A function that needs more is asking for a value that holds them (`core/records.py`)."""


@cache
def program(rules: RuleSet) -> Program:
    return empty_program(rules)


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions that a module declares."""
    every = (value for value in vars(module).values() if isinstance(value, FunctionType))
    return [function for function in every if function.__module__ == module.__name__]


def departures(functions: list[FunctionType], rules: RuleSet) -> Iterator[NotInSubset]:
    """What the translator refuses of these functions."""
    for function in functions:
        try:
            program(rules).function(function)
        except NotInSubset as refused:
            yield refused


def module_of(file: Path) -> tuple[ModuleType, str]:
    """The module of a game's file, and the name of the game."""
    for folder, (name, package) in zip(GAME_FOLDERS, packages().items(), strict=True):
        if folder in file.parents:
            parts = file.relative_to(folder).with_suffix("").parts
            return importlib.import_module(".".join((package, *parts))), name
    raise LookupError(file)


@pytest.mark.parametrize("file", [*RULE_FILES, *BESIDE], ids=name_in_game)
def test_rules_keep_to_the_subset(file: Path) -> None:
    module, name = module_of(file)
    found = list(departures(functions_of(module), game_kind(name).open({}).rules))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("name", games())
def test_what_all_games_share_keeps_to_the_subset(name: str) -> None:
    rules = game_kind(name).open({}).rules
    every = [function for module in SHARED for function in functions_of(module)]
    native = [function for function in every if function.__name__ not in INTERPRETED]
    found = list(departures(native, rules))
    assert not found, "\n".join(map(str, found))
    others = [function for function in every if function.__name__ in INTERPRETED]
    assert len(others) == len(INTERPRETED) == len(list(departures(others, rules)))


def test_every_game_has_what_bots_and_learners_use() -> None:
    games = {file.parents[1] for file in RULE_FILES}
    for part in ("hiding", "appraisal", "returns", "progress", "observation"):
        assert {file.parent for file in BESIDE if file.stem == part} == games


# Style.


def breaches(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every line that the translator may take and a reader should not have to."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            if len(node.args.args) > MOST_PARAMETERS:
                yield node.lineno, f"more than {MOST_PARAMETERS} parameters"
            if not ast.get_docstring(node):
                yield node.lineno, "no docstring"
        elif isinstance(node, ast.ClassDef | ast.AsyncFunctionDef):
            yield node.lineno, "only functions and constants"


@pytest.mark.parametrize("file", [*RULE_FILES, *BESIDE], ids=name_in_game)
def test_rules_are_functions_with_docstrings_and_few_parameters(file: Path) -> None:
    found = list(breaches(ast.parse(file.read_text("utf-8"))))
    assert not found, "\n".join(f"{file}:{line}: {what}" for line, what in found)


@pytest.mark.parametrize("module", SHARED, ids=lambda module: module.__name__)
def test_what_all_games_share_has_docstrings(module: ModuleType) -> None:
    assert all(function.__doc__ for function in functions_of(module))


def test_a_breach_of_style_is_found() -> None:
    for parameters, found in ((7, 0), (8, 1)):
        told = ", ".join(f"p{i}: int" for i in range(parameters))
        tree = ast.parse(f"def rule({told}) -> int:\n '''Say what.'''\n return 0")
        assert len(list(breaches(tree))) == found
    assert list(breaches(ast.parse("def rule(a: int) -> int:\n return a")))
    assert list(breaches(ast.parse("class Rule:\n pass")))


def test_rules_name_their_numbers() -> None:
    """Most rule files cite the numbers of what they implement."""
    citing = [file for file in RULE_FILES if re.search(r"\b[A-Z]\d+\.\d+", file.read_text("utf-8"))]
    assert len(citing) >= 0.8 * len(RULE_FILES) - 2


@pytest.mark.parametrize("file", files_of_games("state.py"), ids=name_in_game)
def test_values_that_rules_make_hold_whole_numbers_only(file: Path) -> None:
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and "NamedTuple" in map(ast.unparse, node.bases):
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            assert all(ast.unparse(part.annotation) == "int" for part in fields), node.name
            assert all(part.value is None for part in fields), node.name
