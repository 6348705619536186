"""A game's native library: found or built, checked, and its entry points with their types."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_bool, c_char_p, c_int, c_int64, c_uint64, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

from dreamcog.core.draft import Draft, Steps
from dreamcog.core.log import Log
from dreamcog.core.menu_walk import Spelling, Walk
from dreamcog.core.rng import Rng
from dreamcog.core.rule_set import RuleSet
from dreamcog.sim.loops import Desk
from dreamcog.sim.native.building import NoNativeCode, build, built_library, is_whole
from dreamcog.sim.native.layout import layout_of
from dreamcog.sim.native.shipped import DamagedLibrary, shipped_library

Pointer = c_void_p


class Seed(ctypes.Structure):
    """A seed of 128 bits."""

    _fields_ = (("high", c_uint64), ("low", c_uint64))

    @classmethod
    def of(cls, number: int) -> Seed:
        """The seed with this number."""
        return cls(number >> 64, number & (1 << 64) - 1)


TABLES = [Pointer, c_int64, c_int64, Pointer]
"""How every entry point for a batch begins: tables, the first, the one after the last, the box."""

SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "batch_deal": (None, [*TABLES, Pointer, Pointer, POINTER(Seed), c_uint64, c_int, Pointer]),
    "batch_masks": (c_int64, [*TABLES, Pointer, c_int64, Pointer, Pointer]),
    "batch_sow": (None, [Pointer, c_int64, POINTER(Seed), c_char_p]),
    "batch_sample": (None, [*TABLES, Pointer, Pointer, c_int64, Pointer, Pointer, Pointer]),
    "batch_check": (c_int64, [*TABLES, Pointer, Pointer, Pointer, c_int64]),
    "batch_step": (c_int64, [*TABLES, Pointer, Pointer, Pointer]),
    "batch_observe": (None, [*TABLES, Pointer, Pointer]),
    "batch_appraise": (None, [*TABLES, Pointer, Pointer]),
    "batch_returns": (None, [*TABLES, c_int64, Pointer, Pointer]),
    "batch_progress": (None, [*TABLES, c_int64, Pointer, Pointer]),
    "batch_bots": (
        None,
        [*TABLES, *[Pointer] * 3, POINTER(Seed), c_uint64, Pointer, Pointer, c_int],
    ),
    "batch_play": (None, [*TABLES, Pointer, POINTER(Seed), Pointer, Pointer, c_int]),
    "batch_note": (
        c_int64,
        [*TABLES, Pointer, POINTER(Seed), *[Pointer] * 2, c_int, *[Pointer] * 5, c_int64],
    ),
    "table_sow": (None, [Pointer, POINTER(Seed), c_int]),
    "table_make": (None, [Pointer] * 5),
    "table_moves": (c_int, [Pointer, Pointer, Pointer, Pointer, c_int, Pointer, c_int]),
    "table_deciders": (c_int, [Pointer, c_int]),
    "table_move": (c_int, [Pointer, Pointer, Pointer, Pointer, c_int, c_int]),
    "table_choose": (None, [Pointer, Pointer, Pointer, Pointer, c_int]),
    "rule_set_up": (None, [Pointer] * 3),
    "rule_can": (c_int, [Pointer] * 3),
    "rule_extend": (None, [Pointer, Pointer, c_int, c_int]),
    "rule_is_whole": (c_bool, [Pointer] * 3),
    "rule_step": (c_bool, [Pointer, Pointer, Pointer, c_int, c_int]),
    "rule_can_step": (c_int, [Pointer, Pointer, Pointer, c_int, c_int]),
    "rule_list_steps": (None, [Pointer] * 4),
    "rule_hide": (None, [Pointer, Pointer, c_int, Pointer]),
    "rule_appraise": (c_int, [Pointer, Pointer, c_int]),
    "rule_is_winner": (c_bool, [Pointer, Pointer, c_int]),
    "rule_final_score": (c_int, [Pointer, Pointer, c_int]),
    "rule_progress": (c_int, [Pointer, Pointer, c_int]),
    "rule_points_so_far": (c_int, [Pointer, Pointer, c_int]),
}
"""What each entry point returns and takes; `entries.cpp` and `source.py` define them."""


class Library:
    """The entry points of one game's library, by name."""

    def __init__(self, path: Path, rules: RuleSet) -> None:
        try:
            self._library = ctypes.CDLL(str(path))
            self._declare()
        except (OSError, AttributeError) as error:
            raise NoNativeCode(f"{path} cannot be loaded: {error}") from error
        self.path = path
        records = (rules.state, rules.box, Rng, Log, Steps, Draft, Desk, Spelling, Walk)
        for number, record in enumerate(records):
            if self._library.rules_size(number) != layout_of(record).bytes:
                raise NoNativeCode(f"{path} was made for another {record.__name__}")
        if self._library.rules_size(len(records)) != rules.observation.size:
            raise NoNativeCode(f"{path} was made for other observations")

    def _declare(self) -> None:
        self._library.rules_size.restype = c_int64
        self._library.rules_size.argtypes = [c_int]
        for name, (result, arguments) in SIGNATURES.items():
            entry = getattr(self._library, name)
            entry.restype, entry.argtypes = result, arguments

    def __getattr__(self, name: str) -> Any:
        """An entry point."""
        if name not in SIGNATURES:
            raise AttributeError(name)
        return getattr(self.__dict__["_library"], name)


@cache
def open_library(path: Path, rules: RuleSet) -> Library:
    """The library in this file, opened once in a process."""
    return Library(path, rules)


def find(rules: RuleSet) -> Path | None:
    """The library of these rules that came with the package or was built here before."""
    shipped = shipped_library(rules)
    if shipped is not None:
        return shipped
    built = built_library(rules)
    return built if is_whole(built) else None


def ready(rules: RuleSet) -> Library | None:
    """The library of these rules if there is one that can be used at once; nothing is built."""
    try:
        path = find(rules)
        return None if path is None else open_library(path, rules)
    except (NoNativeCode, DamagedLibrary):
        return None


@cache
def library_at_hand(rules: RuleSet) -> Library:
    """As `ready`, looked for until it is there and then kept; `NoNativeCode` until then."""
    found = ready(rules)
    if found is None:
        raise NoNativeCode("there is no library of these rules yet")
    return found


def prepare(rules: RuleSet) -> Library:
    """The library of these rules, built where there is none; else `NoNativeCode`.

    `DamagedLibrary` where the one that came with the package is not the one that was built.
    """
    return open_library(find(rules) or build(rules), rules)
