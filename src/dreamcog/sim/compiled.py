"""The compiled runtime: the same rule functions under Numba, on records made from the dataclasses.

Nothing here knows a game. Starting from the entry points of its `RuleSet` and the loops of
`sim.loops`, each function is compiled after the functions it calls. It keeps its own byte code and
gets another namespace, in which families of words are modules of plain numbers and the names of
called functions mean the compiled ones. Needs the `fast` extra.
"""

from __future__ import annotations

import dis
import fcntl
import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, get_type_hints

import numba
import numpy as np

from dreamcog.core.records import SCALAR, overwrite
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.words import Words
from dreamcog.sim import loops

T = TypeVar("T")
compiler: Any = numba
"""Numba, whose decorators and settings have no precise types."""

ENTRIES = (
    *("set_up", "can", "do", "extend", "is_whole", "step", "can_step", "list_steps"),
    *("hide", "appraise"),
)
LOOPS = ("play_batch", "play_move")
"""Loops that the runtime calls. The other loops are inlined where these call them: compiling each
of them separately, with all the rules below it, would take longer."""


def dtype_of(record: type[Any]) -> np.dtype[Any]:
    """The NumPy type with the same fields as a record."""
    parts: list[tuple[Any, ...]] = []
    for f in fields(record):
        if "record" in f.metadata:
            parts.append((f.name, dtype_of(f.metadata["record"])))
        elif "size" in f.metadata:
            parts.append((f.name, f.metadata["width"], (f.metadata["size"],)))
        else:
            parts.append((f.name, f.metadata.get("width", SCALAR)))
    return np.dtype(parts)


def as_array(value: Any) -> np.ndarray[Any, Any]:
    """A record as a NumPy array of one."""
    array = np.zeros(1, dtype_of(type(value)))
    fill(array[0], value)
    return array


def fill(target: Any, value: Any) -> None:
    """Copy a record's fields into a NumPy record."""
    for f in fields(value):
        if "record" in f.metadata:
            fill(target[f.name], getattr(value, f.name))
        else:
            target[f.name] = getattr(value, f.name)


def as_record(source: Any, kind: type[T]) -> T:
    """A NumPy record as the dataclass it was made from."""
    made = kind()
    for f in fields(made):  # type: ignore[arg-type]
        value = source[f.name]
        if "record" in f.metadata:
            setattr(made, f.name, as_record(value, f.metadata["record"]))
        else:
            setattr(made, f.name, value.tolist())
    return made


def overwrite_record(_context: Any, target: Any, source: Any) -> Any:
    """What `overwrite` is when compiled: the bytes of one record go over those of the other."""
    assert target == source

    def write(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        size = context.get_constant(numba.intp, target.size)
        compiler.core.cgutils.raw_memcpy(builder, *args, size, 1)
        return context.get_dummy_value()

    return numba.void(target, source), write


class Compiled:
    """A game's rules, compiled: the same functions by the same names, on NumPy records."""

    def __init__(self, rules: RuleSet, boundscheck: bool = False, cache: bool = True) -> None:
        """Compile, or load what an earlier process compiled; compiling takes about half a minute.

        Functions with known argument types are compiled here. `play_batch` takes arrays, whose
        types Numba sees only in a call: it is compiled when it is first called (`sim.batch`).
        """
        self.rules = rules
        self._settings = {
            "error_model": "numpy",
            "boundscheck": boundscheck,
            "cache": cache,
            "no_cfunc_wrapper": True,
        }
        self._spaces: dict[str, dict[str, Any]] = {}
        self._made: dict[Any, Any] = {overwrite: compiler.extending.intrinsic(overwrite_record)}
        self._replaced = {
            placeholder: getattr(rules, placeholder.__name__) for placeholder in loops.PLACEHOLDERS
        }
        """The game's rule function for each placeholder of the loops."""
        self._records = {loops.State: rules.state, loops.Box: rules.box}
        """The game's records for the placeholders in the loops' annotations."""
        with cache_folder(rules, boundscheck):
            self.functions = {name: self._make(getattr(rules, name)) for name in ENTRIES}
            self.functions |= {name: self._make(getattr(loops, name)) for name in LOOPS}

    def __getattr__(self, name: str) -> Any:
        """A compiled rule function by its name."""
        try:
            return self.__dict__["functions"][name]
        except KeyError:
            raise AttributeError(name) from None

    def _space(self, module: str) -> dict[str, Any]:
        """A module's names for its compiled functions, with words as plain numbers."""
        if module not in self._spaces:
            self._spaces[module] = {
                name: as_numbers(value) if is_words(value) else value
                for name, value in vars(sys.modules[module]).items()
            }
        return self._spaces[module]

    def _make(self, function: Any) -> Any:
        """The compiled form of a function; the functions that it calls are compiled first.

        For a placeholder of the loops it is that of the game's rule function.
        """
        function = self._replaced.get(function, function)
        if function in self._made:
            return self._made[function]
        space = self._space(function.__module__)
        for name in global_names(function):
            called = vars(sys.modules[function.__module__]).get(name)
            if isinstance(called, FunctionType):
                space[name] = self._make(called)
        text = FunctionType(function.__code__, space, function.__name__)
        self._made[function] = self._compile(text, function)
        return self._made[function]

    def _compile(self, text: FunctionType, function: Any) -> Any:
        """Compile byte code in its namespace: inlined, at once, or at its first call.

        Inner loops are inlined into the loops that call them. Other functions are compiled at once
        if their annotations give all types, otherwise when they are first called.
        """
        if function.__module__ == loops.__name__ and function.__name__ not in LOOPS:
            return compiler.njit(inline="always", **self._settings)(text)
        signature = self._signature(function)
        types = () if signature is None else (signature,)
        return compiler.njit(*types, **self._settings)(text)

    def _signature(self, function: Any) -> Any:
        """The types a function takes and gives, from its annotations; None if it takes an array."""
        hints = get_type_hints(function)
        if any(getattr(hint, "__origin__", None) is list for hint in hints.values()):
            return None
        result = self._type(hints.pop("return"))
        return result(*(self._type(hint) for hint in hints.values()))

    def _type(self, hint: Any) -> Any:
        """Numba's type for an annotation of the subset: a number, a value, or a record."""
        plain = {int: numba.int64, bool: numba.boolean, type(None): numba.void}
        if hint in plain:
            return plain[hint]
        if issubclass(hint, tuple):
            return compiler.types.NamedUniTuple(numba.int64, len(hint._fields), hint)
        return numba.from_dtype(dtype_of(self._records.get(hint, hint)))


def global_names(function: Any) -> set[str]:
    """The global names a function's code loads."""
    return {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}


def is_words(value: object) -> bool:
    """Whether this is a family of words."""
    return isinstance(value, type) and issubclass(value, Words)


def as_numbers(words: Any) -> ModuleType:
    """A family of words as a module of constants, which Numba reads as plain numbers."""
    module = ModuleType(words.__name__)
    for name, number in words.numbers().items():
        setattr(module, name, number)
    return module


def sources_hash(rules: RuleSet) -> str:
    """A fingerprint of every text that goes into compiled code: Numba's own check misses some."""
    package = Path(str(sys.modules[rules.package].__file__)).parent
    core = Path(str(sys.modules["dreamcog.core"].__file__)).parent
    files = [*package.rglob("*.py"), *package.parent.glob("*.py"), *core.glob("*.py")]
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for file in sorted([*files, Path(__file__), Path(str(loops.__file__))]):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """Where compiled code is kept: DREAMCOG_CACHE, else the user's cache folder."""
    named = os.environ.get("DREAMCOG_CACHE") or os.environ.get("XDG_CACHE_HOME")
    root = Path(named) if named else Path.home() / ".cache"
    try:
        (root / "dreamcog").mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.gettempdir()) / f"dreamcog-{os.getuid()}"
    return root / "dreamcog"


@contextmanager
def cache_folder(rules: RuleSet, boundscheck: bool) -> Iterator[None]:
    """Point Numba at a folder named by the sources' hash; one process compiles, others wait."""
    folder = cache_root() / f"{sources_hash(rules)}{'-checked' if boundscheck else ''}"
    folder.mkdir(parents=True, exist_ok=True)
    before = compiler.config.CACHE_DIR
    compiler.config.CACHE_DIR = str(folder)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            compiler.config.CACHE_DIR = before
