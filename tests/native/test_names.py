"""Names that C++ or the generated text keeps for itself, wherever rules can use them."""

from __future__ import annotations

from keyword import iskeyword
from pathlib import Path
from typing import Any

from dreamcog.sim.native.packing import packer
from dreamcog.sim.native.terms import RESERVED
from native.samples import Samples, module_from

HEAD = """
from __future__ import annotations
from dataclasses import dataclass
from typing import NamedTuple
from dreamcog.core.records import ints
from dreamcog.core.words import Words
"""
KEPT = sorted(word for word in RESERVED if not iskeyword(word) and word not in ("int", "bool"))
"""Those that Python leaves free; the types of parameters are written by the other two."""


def test_functions_parameters_and_local_names_can_have_them(tmp_path: Path) -> None:
    text = "".join(
        f"\n\ndef {word}(n: int) -> int:\n    return n + {i}\n"
        f"\n\ndef with_{i}({word}: int) -> int:\n    {word} += {i}\n    return {word}\n"
        f"\n\ndef calls_{i}(n: int) -> int:\n    return {word}(n) * 2\n"
        f"\n\ndef has_{i}(n: int) -> int:\n    {word} = n * 3\n"
        f"    for {word}_ in range(n):\n        {word} += {word}_\n    return {word}\n"
        for i, word in enumerate(KEPT)
    )
    module = module_from(HEAD + text, tmp_path)
    kinds = ("with", "calls", "has")
    functions = [vars(module)[f"{kind}_{i}"] for i in range(len(KEPT)) for kind in kinds]
    native = Samples(functions, tmp_path)
    for function in functions:
        assert native.call(function, 5)[0] == function(5)


def test_constants_fields_and_words_can_have_them(tmp_path: Path) -> None:
    fields = "".join(f"    {word}: int = 0\n" for word in KEPT)
    words = "".join(f"    {word} = {i}\n" for i, word in enumerate(KEPT))
    text = (
        "".join(f"{word} = {i * 3}\n" for i, word in enumerate(KEPT))
        + f"\n\n@dataclass(slots=True)\nclass Fields:\n{fields}"
        + "".join(f"\n\nclass Pair_{i}(NamedTuple):\n    {w}: int" for i, w in enumerate(KEPT))
        + f"\n\nclass Family(Words):\n{words}"
        + "\n\ndef rule(s: Fields, n: int) -> int:\n    total = n\n"
        + "".join(
            f"    s.{w} = {w} + Family.{w} + n\n    total += Pair_{i}(s.{w}).{w}\n"
            for i, w in enumerate(KEPT)
        )
        + "    return total\n"
    )
    module: Any = module_from(HEAD + text, tmp_path)
    native = Samples([module.rule], tmp_path)
    record = module.Fields()
    answer, (changed,) = native.call(module.rule, record, 4)
    assert answer == module.rule(record, 4)
    assert changed == packer(module.Fields)(record)
