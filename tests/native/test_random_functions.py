"""Functions made at random, in the subset: native code gives Python's answers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dreamcog.sim.native.packing import packer
from native.sample_rules import Sample
from native.samples import Samples, module_from

FUNCTIONS, TRIES = 60, 20
HEAD = "from __future__ import annotations\nfrom native.sample_rules import FAR, Colour, Sample\n"
BODY = "    x = a\n    y = b\n    z = 0\n    i = 0\n"
RESULT = "    return (x ^ y) % 1000003 + z % 10007 + i * 3\n"
INDENT = "    "


class Author:
    """Writes expressions and statements; remainders keep numbers within their bits."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def number(self, depth: int) -> str:
        """An expression whose value is a number."""
        if depth == 0:
            names = ("a", "b", "x", "y", "z", "3", "-2", "0", "FAR", "Colour.RED", "s.small[1]")
            return self.rng.choice(names)
        p, q, r = (self.number(depth - 1) for _ in range(3))
        forms = (
            *(f"({p} + {q})", f"{p} - {q}", f"({p}) % 97 * (({q}) % 89)", f"-({p})"),
            *(f"({p}) // (({q}) % 5 + 1)", f"({p}) % -(({q}) % 7 + 1)", f"(({p}) & ({q}) | {r})"),
            *(f"({p} ^ {q})", f"(({p}) % 1000 << ({q}) % 6)", f"({p} >> ({q}) % 9)"),
            *(f"min({p}, {q}, {r})", f"max({p}, {q})"),
            f"({p} if {self.condition(depth - 1)} else {q})",
        )
        return self.rng.choice(forms)

    def condition(self, depth: int) -> str:
        """An expression that holds or not."""
        p, q, r = (self.number(max(depth - 1, 0)) for _ in range(3))
        sign = self.rng.choice(("<", "<=", "==", "!=", ">", ">="))
        if depth == 0:
            return f"{p} {sign} {q}"
        one, other = self.condition(depth - 1), self.condition(depth - 1)
        forms = (
            f"({one} and {other})",
            f"{one} or {other}",
            f"not ({one})",
            f"{p} {sign} y <= {r}",
        )
        return self.rng.choice((*forms, f"({p})"))

    def block(self, depth: int, indent: str) -> str:
        """Some statements."""
        return "".join(self.statement(depth, indent) for _ in range(self.rng.randint(1, 3)))

    def statement(self, depth: int, indent: str) -> str:
        """One statement, with those inside it."""
        name = self.rng.choice("xyz")
        if depth and self.rng.random() < 0.5:
            inside, other = (self.block(depth - 1, indent + INDENT) for _ in range(2))
            first, last = f"{self.number(1)} % 4", self.rng.choice(("3", "b % 5", "y % 6, 2"))
            loop = f"{indent}for {self.rng.choice('ix')} in range({first}, {last}):\n{inside}"
            choice = f"{indent}if {self.condition(2)}:\n{inside}{indent}else:\n{other}"
            return self.rng.choice((loop, choice))
        changed = self.rng.choice(("+=", "-=", "|=", "^=", "&="))
        forms = (
            *(f"{name} = {self.number(2)}", f"{name} {changed} {self.number(1)}"),
            f"{name} = {name} % 100003 - {self.number(1)}",
            f"s.large[({self.number(0)}) % 6] = ({self.number(1)}) % 100003",
        )
        return f"{indent}{self.rng.choice(forms)}\n"


@pytest.mark.slow
def test_functions_made_at_random_give_pythons_answers(tmp_path: Path) -> None:
    rng = random.Random(16)
    author = Author(rng)
    heads = (f"\n\ndef rule_{i}(s: Sample, a: int, b: int) -> int:\n" for i in range(FUNCTIONS))
    text = "".join(f"{head}{BODY}{author.block(2, INDENT)}{RESULT}" for head in heads)
    module = module_from(HEAD + text, tmp_path)
    functions = [vars(module)[f"rule_{i}"] for i in range(FUNCTIONS)]
    native = Samples(functions, tmp_path)
    for function in functions:
        for _ in range(TRIES):
            a, b = rng.randint(-20, 20), rng.randint(-20, 20)
            sample = Sample(small=[1, 5, 2, 3, 4, 5])
            answer, (changed,) = native.call(function, sample, a, b)
            assert (function.__name__, answer) == (function.__name__, function(sample, a, b))
            assert changed == packer(Sample)(sample)
