"""Small functions in the rules' subset as native code: built, and called one by one."""

from __future__ import annotations

import ctypes
import importlib
import sys
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from dreamcog.sim.native.building import LANGUAGE, compile_to, machines_compiler
from dreamcog.sim.native.program import Program
from dreamcog.sim.native.terms import NUMBERS, Numbers, spelled
from native.lock_step import bytes_of

PRELUDE = (files("dreamcog.sim.native") / "prelude.hpp").read_text("utf-8")


def module_from(text: str, folder: Path) -> ModuleType:
    """A module of its own, from a text."""
    name = f"example_{len(sys.modules)}"
    (folder / f"{name}.py").write_text(text, "utf-8")
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(folder))


def text_of(functions: Iterable[Any]) -> str:
    """Functions as a C++ text; those without arrays as parameters can be called from outside."""
    program = Program()
    translated = [program.function(function) for function in functions]
    entries = []
    for each in translated:
        if any(isinstance(kind, Numbers) for kind in each.parameters):
            continue
        told, passed = [], []
        for i, kind in enumerate(each.parameters):
            is_number = kind in NUMBERS
            told.append(f"{kind} p{i}" if is_number else f"rules::{program.record(kind)}* p{i}")
            passed.append(f"p{i}" if is_number else f"*p{i}")
        call = f"rules::{each.name}({', '.join(passed)})"
        body = f"{call}; return 0;" if each.result == "void" else f"return {call};"
        entries.append(
            'extern "C" __attribute__((visibility("default"), used)) '
            f"i64 call_{each.name}({', '.join(told)}) {{ {body} }}\n"
        )
    return f"{PRELUDE}\nnamespace rules {{\n{program.text()}}}\n{''.join(entries)}"


class Samples:
    """Functions as native code."""

    def __init__(self, functions: list[Any], folder: Path) -> None:
        library = folder / "samples.library"
        compiler = machines_compiler()
        assert compiler, "these tests need the machine's C++ compiler"
        compile_to(library, text_of(functions), [compiler, *LANGUAGE, "-shared", "-fPIC"])
        self._library = ctypes.CDLL(str(library))
        self._names = {each: f"call_{spelled(each.__name__)}" for each in functions}

    def call(self, function: Any, *arguments: Any) -> tuple[int, list[bytes]]:
        """The result of a function, and the bytes of the records that it was given."""
        entry = self._library[self._names[function]]
        entry.restype = ctypes.c_int64
        records = [bytes_of(each) for each in arguments if not isinstance(each, int)]
        places = iter(records)
        told = [
            each if isinstance(each, int) else ctypes.c_void_p(next(places).ctypes.data)
            for each in arguments
        ]
        return entry(*told), [each.tobytes() for each in records]
