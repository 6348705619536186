"""A game's rules as one C++ text: the prelude, the generated rules, and the entry points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from dreamcog.core.draft import Draft, Steps
from dreamcog.core.log import Log
from dreamcog.core.menu_walk import Spelling, Walk, begin_walk, find_next
from dreamcog.core.placeholders import PLACEHOLDERS, Box, State
from dreamcog.core.rng import Rng
from dreamcog.core.rule_set import RuleSet
from dreamcog.sim import loops
from dreamcog.sim.native.program import Program
from dreamcog.sim.native.terms import NUMBERS

ENTRIES = (
    *("set_up", "can", "extend", "is_whole", "step", "can_step", "list_steps"),
    *("hide", "appraise", "is_winner", "final_score", "progress", "points_so_far"),
)
"""The functions of a `RuleSet` that can be called one by one, as `rule_can` and so on."""

LOOPS = (
    *(loops.play_out, loops.play_move, loops.note_out),
    *(loops.choose_at_random, loops.choose_greedily),
    *(begin_walk, find_next),
)
"""The loops that the entry points call."""

RECORDS = (Rng, Draft, Log, Steps, loops.Desk, Spelling, Walk)
HEAD = "// Made from the rules of {package}. Never edited, never committed.\n"


def empty_program(rules: RuleSet, others: Mapping[Any, Any] | None = None) -> Program:
    """A program in which loops call the functions of these rules.

    `others` names further functions, and those that stand for them.
    """
    placeholders = {each: getattr(rules, each.__name__) for each in PLACEHOLDERS}
    return Program({**placeholders, State: rules.state, Box: rules.box, **(others or {})})


def program_of(rules: RuleSet) -> Program:
    """The program that a game's rules and the loops around them make."""
    program = empty_program(rules)
    for record in (rules.box, rules.state, *RECORDS):
        program.record(record)
    for name in (*ENTRIES, "observe", "observe_printed"):
        program.function(getattr(rules, name))
    for loop in LOOPS:
        program.function(loop)
    return program


def exported(program: Program, rules: RuleSet) -> Iterator[str]:
    """Each rule function as an entry point: records by pointer, numbers by value."""
    for name in ENTRIES:
        function = program.function(getattr(rules, name))
        told, passed = [], []
        for i, kind in enumerate(function.parameters):
            if kind in NUMBERS:
                told.append(f"{kind} p{i}")
                passed.append(f"p{i}")
            else:
                told.append(f"{program.record(kind)}* p{i}")
                passed.append(f"*p{i}")
        call = f"rules::{function.name}({', '.join(passed)})"
        yield f"ENTRY {function.result} rule_{name}({', '.join(told)}) {{ return {call}; }}\n"


def aliases(rules: RuleSet) -> str:
    """The names by which the entry points know a game's records."""
    pairs = (("State", rules.state.__name__), ("Box", rules.box.__name__))
    return "".join(f"using {name} = {own};\n" for name, own in pairs if name != own)


def rules_text(program: Program, rules: RuleSet) -> str:
    """The namespace with a game's records and functions."""
    parts = (
        "namespace rules {\n",
        program.text() + aliases(rules),
        f"constexpr i64 OBSERVED = {rules.observation.size};\n",
        "}  // namespace rules\n",
    )
    return "\n".join(parts)


@cache
def cpp_source(rules: RuleSet) -> str:
    """One self-contained C++ text with a game's rules and all entry points."""
    program = program_of(rules)
    here = files("dreamcog.sim.native")
    texts = ("prelude.hpp", "seeds.cpp", "entries.cpp")
    prelude, seeds, entries = ((here / name).read_text("utf-8") for name in texts)
    parts = [
        HEAD.format(package=rules.package),
        prelude,
        rules_text(program, rules),
        seeds,
        entries,
        "// Each rule function by itself.\n",
        "".join(exported(program, rules)),
    ]
    return "\n".join(parts)


def freestanding_source(rules: RuleSet) -> str:
    """The same text with what it needs where there is no C library."""
    text = (files("dreamcog.sim.native") / "freestanding.cpp").read_text("utf-8")
    return f"{cpp_source(rules)}\n{text}"
