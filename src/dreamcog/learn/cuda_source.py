"""A game's rules as one text for GPUs: the same functions as native code, and kernels around them.

A C++ compiler takes the text too and makes loops of the kernels: what runs on a GPU can be tried,
and compared with native code, on a machine without one.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from dreamcog.core.draft import Draft, Steps
from dreamcog.core.log import Log, emit, note_lost, reveal
from dreamcog.core.rng import Rng, below, next_word
from dreamcog.core.rule_set import RuleSet
from dreamcog.learn.quiet_log import drop_event, drop_lost, keep_reveal
from dreamcog.sim import loops
from dreamcog.sim.native.program import Program
from dreamcog.sim.native.source import HEAD, empty_program, rules_text

QUIET = {emit: drop_event, reveal: keep_reveal, note_lost: drop_lost}
"""Events cost time, and no learner reads them."""

CALLED = (
    *("set_up", "step", "list_steps", "is_winner", "progress", "points_so_far"),
    *("observe", "observe_printed"),
)
"""The functions of a `RuleSet` that kernels call."""

TARGET = """\
#ifdef __CUDACC__
#define RULE static __device__ inline
#define RULE_CALLED static __device__ __noinline__
#define RULE_TABLE static __device__ const
#endif
"""
"""How functions and tables are declared for a GPU; for a processor the prelude says it."""


def gpu_program(rules: RuleSet) -> Program:
    """The functions that kernels call, with the log dropped."""
    program = empty_program(rules, QUIET)
    for record in (rules.box, rules.state, Rng, Draft, Log, Steps, loops.Desk):
        program.record(record)
    for name in CALLED:
        program.function(getattr(rules, name))
    for function in (next_word, below, loops.play_move, loops.play_out):
        program.function(function)
    return program


@cache
def cuda_source(rules: RuleSet) -> str:
    """One self-contained text with a game's rules and the kernels of `tables.cu`."""
    native, here = files("dreamcog.sim.native"), files("dreamcog.learn")
    return "\n".join(
        (
            HEAD.format(package=rules.package),
            TARGET,
            (native / "prelude.hpp").read_text("utf-8"),
            rules_text(gpu_program(rules), rules),
            (native / "seeds.cpp").read_text("utf-8"),
            (here / "tables.cu").read_text("utf-8"),
        )
    )
