"""Examples of what the rules' subset admits and what it refuses, with the line that is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dreamcog.sim.native.packing import packer
from dreamcog.sim.native.program import Program
from dreamcog.sim.native.terms import NotInSubset
from native.samples import Samples, module_from

HEAD = """
from __future__ import annotations
from dreamcog.core.words import Words
from native.sample_numbers import FAR, Pair, far
from native.sample_rules import Inner, Sample, overwrite, sum_of, take


class Kind(Words):
    Kind = 3
    Other = 4


Inner_ = 5
LIST = [1, 2]
NAME = "a word"
VAST = 1 << 70
FLAG = True
BELOW = -1


def both(s: Sample, a: int, b: int) -> int:
    return a + b
"""


def refusal(text: str, folder: Path) -> tuple[str, int, int]:
    """What is said of the function `rule`: the message, its line, and that of the sign `# here`."""
    module = module_from(HEAD + text, folder)
    with pytest.raises(NotInSubset) as refused:
        Program().function(vars(module)["rule"])
    assert refused.value.file == f"{module.__name__}.py"
    assert str(refused.value).startswith(f"{module.__name__}.py:{refused.value.line}: ")
    lines = (HEAD + text).splitlines()
    marked = [i for i, line in enumerate(lines, 1) if "# here" in line]
    return refused.value.what, refused.value.line, marked[0]


REFUSED_LINES = """
x = 'a word'
x = [1, 2]
x = {}
x = (1, 2)
x = [i for i in range(3)]
x = 1.5
x = 1 + y
x = x
x += 1
x = None
x = n / 2
x = n ** 2
x = n @ n
x = ~n
x = +n
x = n in s.small
x = n is n
x = s is s
x = s.small[1:2]
x = s.small[-1]
x = s.small[BELOW]
s.small[BELOW] = 1
s.small[0] >>= 40
x = s.small[~n]
x = s.small[0][0]
x = s.nothing
x = n.real
x = n and 2
x = n or 2
x = lambda: 1
x = f'{n}'
x = (y := n)
x = len(s.small)
x = abs(n)
x = int(n)
x = min(n)
x = max(s.small)
x = LIST[0]
x = LIST
x = NAME
x = VAST
x = FLAG
x = 9223372036854775808
x = unknown
x = s
x = s.inner
x = s.small
x = s == s
x = s.small == s.small
x = not s
x = -s.small
x = both(s, n)
x = both(s, n, b=n)
x = both(s, *s.small)
x = both(n, n, n)
x = both(s.inner, n, n)
x = sum_of(n, n)
x = sum_of(s.vast, n)
x = Pair(n)
x = Pair(n, s)
x = Pair(n, n)[0]
x = Pair(n, n).nothing
x = s.small.index(1)
x = overwrite(s, s)
x = 1 if s else 2
x = s if n else s
x = 1 << 40
x = n >> 32
x = n << -1
x = FAR << 64
x = n << 20 + 20
x = n >> BELOW
x = take(s) + s.n
x = s.n + take(s)
x = take(s) + take(s)
x = take(s) < s.n
x = 1 < take(s) < 3
x = both(s, take(s), s.n)
x = both(s, s.small[0], take(s))
x = min(take(s), s.n)
x = Pair(take(s), s.n).left
x = 0 if take(s) + s.n else 1
s.n += take(s)
s.small[n] += take(s)
s.small[s.n] = take(s)
s.small[take(s)] = take(s)
s.small[take(s)] //= 2
s.small[take(s)] %= 2
s.small[take(s)] <<= 2
n += take(s) * s.n
s.n /= 2
s.n **= 2
s.n: int = 1
s.inner = s.other
s.small = s.signed
s = s
n = s
n = FAR
n += FAR
n = x = 1
n, x = 1, 2
n.x = 1
both(s, n, n).x = 1
LIST[0] = 1
Pair(n, n).left = 1
x: int = 1
del n
pass
global NAME
import sys
raise ValueError
assert n
s.small.append(1)
n
both
'a word'
yield n
return
return s
return 'a word'
def inner() -> int: return 1
class Inner: pass
with s: n = 1
for x in s.small: n = 1
for x in range(3, 0, n): n = 1
for x in range(3, 0, 0): n = 1
for x in range(0, n, step=1): n = 1
for x, y in range(3): n = 1
for s.n in range(3): n = 1
for x in range(take(s), s.n): n = 1
for s in range(3): n = 1
overwrite(s, s.inner)
overwrite(s.n, n)
print(n)
""".strip().splitlines()

REFUSED_BLOCKS = {
    "else of for": "for x in range(3):  # here\n        n = 1\n    else:\n        n = 2",
    "else of while": "while n:  # here\n        n = 0\n    else:\n        n = 2",
    "try": "try:  # here\n        n = 1\n    finally:\n        n = 2",
    "match": "match n:  # here\n        case 1:\n            n = 2",
    "break": "while n:\n        n = 0\n        break  # here",
    "continue": "for x in range(3):\n        continue  # here",
    "two types": "x = Pair(n, n)\n    x = 1  # here",
    "value on one branch": "if n:\n        x = 1\n    n = x  # here",
    "value after a loop": "for x in range(n):\n        n = 1\n    n = x  # here",
    "value inside a while": "while n:\n        x = 1\n        n = 0\n    n = x  # here",
    "value before it is given": "if n:\n        n = x  # here\n    else:\n        x = 1",
    "hidden range": "range = 1\n    for x in range(n):  # here\n        n = 1",
    "hidden min": "min = 1\n    n = min(n, 1)  # here",
    "hidden function": "both = 1\n    n = both(s, n, n)  # here",
}

REFUSED_HEADS = {
    "default parameter": "def rule(n: int = 1) -> int:  # here\n    return n",
    "keyword parameter": "def rule(*, n: int) -> int:  # here\n    return n",
    "any parameters": "def rule(*n: int) -> int:  # here\n    return 1",
    "no type": "def rule(n) -> int:  # here\n    return n",
    "no type of the result": "def rule(n: int):  # here\n    return n",
    "text": "def rule(n: str) -> int:  # here\n    return 1",
    "list of texts": "def rule(n: list[str]) -> int:  # here\n    return 1",
    "record as a result": "def rule(s: Sample) -> Sample:  # here\n    return s",
    "number as truth": "def rule(n: int) -> bool:\n    return n  # here",
    "result of none": "def rule(n: int) -> None:\n    return n  # here",
    "end without a result": "def rule(n: int) -> int:  # here\n    if n:\n        return n",
    "number for truth": "def f(b: bool) -> int:\n    return 1\n\n\n"
    "def rule(n: int) -> int:\n    return f(n)  # here",
    "decorator": "def same(f):\n    return f\n\n\n@same\n"
    "def rule(n: int) -> int:  # here\n    return n",
    "calls itself": "def rule(n: int) -> int:  # here\n    return rule(n - 1) if n else 0",
    "calls itself by another": "def f(n: int) -> int:\n    return rule(n)\n\n\n"
    "def rule(n: int) -> int:  # here\n    return f(n)",
    "value as a parameter, changed": "def rule(p: Pair, n: int) -> int:\n"
    "    p = Pair(n, n)  # here\n    return p.left",
    "hidden function of another name": "from native.sample_numbers import far as distance\n\n\n"
    "def rule(n: int) -> int:  # here\n    far = 1\n    return distance(n) + far",
    "hidden value": "from native.sample_numbers import Pair as Two\n\n\n"
    "def rule(n: int) -> int:  # here\n    Pair = 1\n    return Two(n, Pair).left",
    "lambda": "double = lambda n: 2 * n  # here\n\n\n"
    "def rule(n: int) -> int:\n    return double(n)",
    "async": "async def double(n: int) -> int:  # here\n    return 2 * n\n\n\n"
    "def rule(n: int) -> int:\n    return double(n)",
    "unknown type": "def rule(n: Unknown) -> int:  # here\n    return 1",
    "function with the name of a record": "def Sample(n: int) -> int:  # here\n    return n\n\n\n"
    "of_sample = Sample\nfrom native.sample_rules import Sample\n\n\n"
    "def rule(s: Sample, n: int) -> int:\n    x = take(s)\n    return x + of_sample(n)",
    "name of another function": "def far(a: int) -> int:  # here\n    return a\n\n\n"
    "from native import sample_numbers\nof_numbers = sample_numbers.narrow_again\n\n\n"
    "def rule(a: int) -> int:\n    return of_numbers(a) + far(a)",
}


@pytest.mark.parametrize("line", REFUSED_LINES)
def test_a_line_that_leaves_the_subset_is_named(line: str, tmp_path: Path) -> None:
    text = f"\n\ndef rule(s: Sample, n: int) -> int:\n    n = 2\n    {line}  # here\n    return 0\n"
    what, found, marked = refusal(text, tmp_path)
    assert (found, bool(what)) == (marked, True)


@pytest.mark.parametrize("name", REFUSED_BLOCKS)
def test_a_block_that_leaves_the_subset_is_named(name: str, tmp_path: Path) -> None:
    text = f"\n\ndef rule(s: Sample, n: int) -> int:\n    {REFUSED_BLOCKS[name]}\n    return 0\n"
    _, found, marked = refusal(text, tmp_path)
    assert found == marked


@pytest.mark.parametrize("name", REFUSED_HEADS)
def test_a_function_that_leaves_the_subset_is_named(name: str, tmp_path: Path) -> None:
    _, found, marked = refusal(f"\n\n{REFUSED_HEADS[name]}\n", tmp_path)
    assert found == marked


ADMITTED_LINES = """
x = n // 3 + n % 3 * 2 - -n
x = (n & 6) | (n ^ 3) << 2 >> 1
x = (n + 9) >> (n * 16)
x = -n >> n * 20
x = n == 1
x = 1 < n <= 3
x = n > 1 and not n == 2 or n < 0
x = 1 if n else 2
x = s.small[n]
x = s.small[s.small[n]] + s.inner.row[1]
x = min(n, 3, s.n) + max(n, 1)
x = Pair(n, 4).operator + Pair(n, 2).left
x = both(s, n, both(s, 1, n))
x = sum_of(s.small, 3) * sum_of(s.middle, 3)
x = take(s)
x = take(s) * 2 + n
x = s.small[take(s)]
x = far(n) % 1000003
x = FAR // (n + 1)
x = not n
x = True
x += n
x -= s.n
x *= 3; x //= 2; x %= 5; x <<= 2; x >>= 1; x |= 8; x &= 12; x ^= 3
s.small[n] = n * 2
s.inner.row[n] -= 3
s.n = take(s) + n
s.large[n] = 100_000
s.wide = far(n)
overwrite(s.other, s.inner)
take(s)
n = n + 1
n += 2
x = n if n > 1 and take(s) > 1 else -1
if n: x = 1
if n > 1: return 5
while x < n: x += 1
for x in range(n): s.n += x
for x in range(n, 5): s.n += x
for x in range(5, n, -2): s.n += x
for n in range(3): x += n
__func__ = n; x = __func__ + 1
_Bool = n; __int128 = 2; x = _Bool * __int128
x = Kind.Kind + Kind.Other
x = Inner_ + n
""".strip().splitlines()


def test_what_is_admitted_gives_pythons_answers(tmp_path: Path) -> None:
    """Each line is a function, all are built by the machine's compiler."""
    text = "".join(
        f"\n\ndef rule_{i}(s: Sample, n: int) -> int:\n    x = 7\n    {line}\n    return x - n\n"
        for i, line in enumerate(ADMITTED_LINES)
    )
    module: Any = module_from(HEAD + text, tmp_path)
    functions = [vars(module)[f"rule_{i}"] for i in range(len(ADMITTED_LINES))]
    native = Samples(functions, tmp_path)
    for line, function in zip(ADMITTED_LINES, functions, strict=True):
        for n in range(4):
            sample = module.Sample(n=1, small=[0, 1, 2, 3, 4, 5])
            answer, (changed,) = native.call(function, sample, n)
            told = (line, n, function(sample, n), packer(module.Sample)(sample))
            assert (line, n, answer, changed) == told
